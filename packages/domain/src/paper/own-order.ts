import type { Language } from "../messages/language.ts"

/**
 * A name, an address or a number that keeps the order of its own signs, in whichever language the paper is, as `bdi`
 * keeps it on a screen. Without this "Gulf Trading Co." has its dot before it on an Arabic paper, and the groups of a
 * telephone number stand the wrong way round, as they would within an Arabic address. What is all in the paper's own
 * script stays as it is.
 */
export function inOwnOrder(value: string, language: Language): string {
  const bare = withoutOrder(value)
  if (!foreign[language].test(bare)) return bare
  return enclosed(arabic.test(bare) ? bare.replace(groupsOfDigits, enclosed) : bare)
}

/** A text without the marks of order, for what shows no lines. */
export const withoutOrder = (text: string): string => text.replace(/[\u2066-\u2069]/gu, "")

const enclosed = (text: string): string => `\u2068${text}\u2069`

const arabic = /\p{Script=Arabic}/u
const foreign = { en: arabic, ar: /[^\p{Script=Arabic}\p{M}\s]/u }
const groupsOfDigits = /\+?\d+(?:[ \u00a0]\d+)+|\+\d+/gu
