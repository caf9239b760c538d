import { latinDigits } from "../places/latin-digits.ts"

/**
 * The normalised code of a typed text (section 5: case does not matter): upper case, digits as 0 to 9, without spaces
 * and the invisible characters of a pasted message. Empty when the text contains no code.
 *
 * @example promoCodeOf(" welcome ١٠ ") // "WELCOME10"
 */
export const promoCodeOf = (typed: string): string =>
  latinDigits(typed)
    .replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, "")
    .toUpperCase()

/** Section 5: Apply is disabled while the input is empty. Spaces alone count as empty. */
export const isCodeTyped = (typed: string): boolean => promoCodeOf(typed) !== ""
