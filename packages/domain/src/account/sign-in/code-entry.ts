import { latinDigits } from "../../places/latin-digits.ts"

/**
 * The content of the code field after typing or pasting: the digits of any keyboard of the region as Latin ones, up to
 * the code's length.
 *
 * @example typedCode("Your code: ١٢٣٤", 4) // "1234"
 */
export const typedCode = (text: string, length: number): string =>
  latinDigits(text.normalize("NFKC")).replace(/\D/g, "").slice(0, length)

/**
 * The code that somebody entered, as Latin digits, or null if it can be none: fewer or more digits than the code has, or
 * anything but digits and the blanks or hyphens between them.
 *
 * @example enteredCode("١٢ ٣٤", 4) // "1234"
 * @example enteredCode("12345", 4) // null
 */
export function enteredCode(text: string, length: number): string | null {
  const code = latinDigits(text.normalize("NFKC")).replace(/[\s-]/g, "")
  return canVerify(code, length) ? code : null
}

/** Whether the Verify button is enabled: exactly as many digits as the code has. */
export const canVerify = (code: string, length: number): boolean => code.length === length && /^\d+$/.test(code)
