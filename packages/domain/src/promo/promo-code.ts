import { latinDigits } from "../places/latin-digits.ts"

/**
 * The code that a typed text means (section 5: case does not count): upper case, without the spaces and invisible
 * characters that come along with a pasted message, digits as 0 to 9. Empty for a text that holds none.
 *
 * @example promoCodeOf(" welcome ١٠ ") // "WELCOME10"
 */
export const promoCodeOf = (typed: string): string =>
  latinDigits(typed)
    .replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, "")
    .toUpperCase()

/** Section 5: Apply is disabled while the input is empty. Spaces alone are empty too. */
export const isCodeTyped = (typed: string): boolean => promoCodeOf(typed) !== ""
