import type { Language } from "../messages/language.ts"

/**
 * A name, an address or a number with its own text direction, in a paper of either language, as `bdi` does on a screen.
 * Otherwise "Gulf Trading Co." would have its dot at the wrong end on an Arabic paper, and the groups of a telephone
 * number would be reversed, also within an Arabic address. A value entirely in the paper's own script stays as it is.
 */
export function inOwnOrder(value: string, language: Language): string {
  const bare = withoutOrder(value)
  if (!foreign[language].test(bare)) return bare
  return enclosed(arabic.test(bare) ? bare.replace(groupsOfDigits, enclosed) : bare)
}

/** A text without direction marks, for uses without layout. */
export const withoutOrder = (text: string): string => text.replace(/[\u2066-\u2069]/gu, "")

const enclosed = (text: string): string => `\u2068${text}\u2069`

const arabic = /\p{Script=Arabic}/u
const foreign = { en: arabic, ar: /[^\p{Script=Arabic}\p{M}\s]/u }
const groupsOfDigits = /\+?\d+(?:[ \u00a0]\d+)+|\+\d+/gu
