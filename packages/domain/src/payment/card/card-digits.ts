import { latinDigits } from "../../places/latin-digits.ts"

/** The digits typed into a field of the card form, in any keyboard's script, as 0 to 9. */
export const digitsOf = (text: string): string => latinDigits(text).replace(/\D/g, "")

/** The last four digits: the only part of a card number that our records may contain (D29). */
export const lastFourOf = (number: string): string => digitsOf(number).slice(-4)
