/**
 * The cookie that tells a page that somebody is signed in here and nothing else, so that its header is right before any
 * call is made and a guest makes none (D27). A script may read and drop it: it opens nothing. It is another with each
 * sign-in, so that a late answer to a session that has ended does not drop the one that has begun meanwhile.
 */
export const sessionMarkName = "signed_in"

const mark = /(?:^|;) *signed_in=(\w+)/

/** The mark among a browser's cookies; null of a guest. */
export const sessionMarkIn = (cookies: string): string | null => mark.exec(cookies)?.[1] ?? null
