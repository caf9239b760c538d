import type { CustomerRole } from "./role.ts"

/** Where somebody signs in: under /go, or elsewhere (D25). */
export type SignInFlow = "go" | "normal"

/**
 * The flow of a sign-in that was opened on this page.
 *
 * @param path the address's path, with or without a slash at its end
 */
export const signInFlowAt = (path: string): SignInFlow => (/^\/go(?:\/|$)/.test(path) ? "go" : "normal")

/**
 * The screen on which a page about the product has its reader log in: outside /go, so that it is the normal flow, which these
 * pages are in (D25).
 */
export const loginScreen = "/my-account"

export const roleInFlow = (flow: SignInFlow): CustomerRole => (flow === "go" ? "goCustomer" : "customer")

/** Where a sign-in leads: the go flow stays on its page (null), the normal flow goes to /locationidentify. */
export const pathAfterSignIn = (flow: SignInFlow): "/locationidentify" | null =>
  flow === "go" ? null : "/locationidentify"

/**
 * The page about the product that asked for the login, by the word of its link, `?login&for=company`: whoever signs in is
 * led back to it. Null for any other word, so that no link of a stranger's leads elsewhere.
 */
export const pageThatAsked = (word: string | null): "/corporate-register/" | null =>
  word === "company" ? "/corporate-register/" : null

/** Where a logout leads: from My Account to /go/book, from any other page nowhere (null) (section 2, 'Header'). */
export const pathAfterSignOut = (path: string): "/go/book" | null =>
  /^\/go\/account(?:\/|$)/.test(path) ? "/go/book" : null
