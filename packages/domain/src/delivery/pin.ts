/** Digits of the PIN that a recipient tells the driver. */
export const pinDigits = 4

/** So often a PIN may be tried on one booking: after that a photo or a signature proves the delivery. */
export const mostPinTries = 5

/**
 * The PIN that a seal stands for. It is made from a seal over its booking, so that it is kept nowhere and any process can
 * tell it (D34).
 *
 * @param seal lower-case hexadecimal digits, at least twelve
 * @example pinFromSeal("0000000000ff…") // "0255"
 */
export const pinFromSeal = (seal: string): string =>
  String(Number.parseInt(seal.slice(0, 12), 16) % 10 ** pinDigits).padStart(pinDigits, "0")
