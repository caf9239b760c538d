import { latinDigits } from "../places/latin-digits.ts"

/** The digits of what was typed into a field of the card form, in any of the keyboards' scripts, written as 0 to 9. */
export const digitsOf = (text: string): string => latinDigits(text).replace(/\D/g, "")

/** The last four digits: all of a card's number that may stand in a record of ours (D29). */
export const lastFourOf = (number: string): string => digitsOf(number).slice(-4)
