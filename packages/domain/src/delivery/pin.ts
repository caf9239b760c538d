import { latinDigits } from "../places/latin-digits.ts"

/** The number of digits of the PIN that a recipient tells the driver. */
const pinDigits = 4

/** How often a PIN may be tried per booking; after that a photo or a signature proves the delivery. */
export const mostPinTries = 5

/** The digits of a PIN as it was typed, in any script of the region and with blanks between them. */
export const typedPin = (text: string): string => latinDigits(text).replace(/\s/g, "")

/** Whether a typed text can be a PIN. What can be none is refused as input, and so costs no try. */
export const canBePin = (text: string): boolean => /^\d+$/.test(typedPin(text)) && typedPin(text).length === pinDigits

/**
 * The PIN of a seal. It is computed from a seal over its booking, so that it is not stored and any process can compute
 * it (D34).
 *
 * @param seal lower-case hexadecimal digits, at least twelve
 * @example pinFromSeal("0000000000ff…") // "0255"
 */
export const pinFromSeal = (seal: string): string =>
  String(Number.parseInt(seal.slice(0, 12), 16) % 10 ** pinDigits).padStart(pinDigits, "0")
