/**
 * A cookie that tells a page only that somebody is signed in, so that its header is right before any call is made, and
 * a guest makes none (D27). Scripts may read and delete it: it gives no access. Each sign-in sets a new value, so that
 * a late answer about an ended session does not delete the mark of a new one.
 */
export const sessionMarkName = "signed_in"

const mark = /(?:^|;) *signed_in=(\w+)/

/** The mark among a browser's cookies; null for a guest. */
export const sessionMarkIn = (cookies: string): string | null => mark.exec(cookies)?.[1] ?? null
