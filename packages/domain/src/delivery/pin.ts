import { enteredCode } from "../account/sign-in/code-entry.ts"

/** The number of digits of the PIN that a recipient tells the driver. */
const pinDigits = 4

/** How often a PIN may be tried per booking; after that a photo or a signature proves the delivery. */
export const mostPinTries = 5

/**
 * The PIN that somebody entered, read like a one-time code; null if it can be none. What can be none is refused as
 * input, and so costs no try.
 *
 * @example enteredPin("٠٤ ٨٢") // "0482"
 */
export const enteredPin = (text: string): string | null => enteredCode(text, pinDigits)

/**
 * The PIN of a seal. It is computed from a seal over its booking, so that it is not stored and any process can compute
 * it (D34).
 *
 * @param seal lower-case hexadecimal digits, at least twelve
 * @example pinFromSeal("0000000000ff…") // "0255"
 */
export const pinFromSeal = (seal: string): string =>
  String(Number.parseInt(seal.slice(0, 12), 16) % 10 ** pinDigits).padStart(pinDigits, "0")
