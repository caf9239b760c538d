import type { Language } from "../messages/language.ts"

/**
 * A name, an address or a number that keeps the order of its own signs, in whichever language the paper is, as `bdi`
 * keeps it on a screen. Without this "Gulf Trading Co." has its dot before it on an Arabic paper, and the groups of a
 * telephone number stand the wrong way round. What is all in the paper's own script stays as it is.
 */
export function inOwnOrder(value: string, language: Language): string {
  const bare = withoutOrder(value)
  return foreign[language].test(bare) ? `\u2068${bare}\u2069` : bare
}

/** A text without the marks of order, for what shows no lines. */
export const withoutOrder = (text: string): string => text.replace(/[\u2066-\u2069]/gu, "")

const foreign = { en: /\p{Script=Arabic}/u, ar: /[^\p{Script=Arabic}\p{M}\s]/u }
