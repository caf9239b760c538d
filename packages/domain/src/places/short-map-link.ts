/**
 * Whether a pasted text contains a short link of a map service, as phones share it: only the service knows its place,
 * and we make no network request for an address (D20).
 */
export const isShortMapLink = (text: string): boolean => /\b(?:goo\.gl|maps\.apple)\//i.test(text)
