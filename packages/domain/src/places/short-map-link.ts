/**
 * Whether a pasted text holds a short link of a map service, as a phone shares it: only its service knows the place behind
 * it, and no network is asked for an address (D20).
 */
export const isShortMapLink = (text: string): boolean => /\b(?:goo\.gl|maps\.apple)\//i.test(text)
