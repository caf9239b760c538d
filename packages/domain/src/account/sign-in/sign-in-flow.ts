import type { CustomerRole } from "../role.ts"

/** Where a sign-in takes place: under /go, or elsewhere (D25). */
export type SignInFlow = "go" | "normal"

/**
 * The flow of a sign-in on a page.
 *
 * @param path the address's path, with or without a slash at its end
 */
export const signInFlowAt = (path: string): SignInFlow => (/^\/go(?:\/|$)/.test(path) ? "go" : "normal")

/**
 * The screen where readers of the product pages log in. It is outside /go, because these pages belong to the normal
 * flow (D25).
 */
export const loginScreen = "/my-account"

export const roleInFlow = (flow: SignInFlow): CustomerRole => (flow === "go" ? "goCustomer" : "customer")

/**
 * Where a sign-in leads: in the go flow it stays on the page (null), in the normal flow it goes to /locationidentify.
 */
export const pathAfterSignIn = (flow: SignInFlow): "/locationidentify" | null =>
  flow === "go" ? null : "/locationidentify"

/**
 * The product page to return to after a login, from its link `?login&for=company`. Null for any other word, so that a
 * stranger's link cannot lead elsewhere.
 */
export const pageThatAsked = (word: string | null): "/corporate-register/" | null =>
  word === "company" ? "/corporate-register/" : null

/** Where a logout leads: from My Account to /go/book, from any other page nowhere (null) (section 2, 'Header'). */
export const pathAfterSignOut = (path: string): "/go/book" | null =>
  /^\/go\/account(?:\/|$)/.test(path) ? "/go/book" : null
