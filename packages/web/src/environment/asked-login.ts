import type { Customer } from "@mersal/domain/account/customer"

/** A login that was asked for, with who was signed in then: null where that was not known yet. */
export interface AskedLogin {
  readonly before: Customer | null
}

/** What has become of it: it is still waited for, was given up, or was done by the same person or another one. */
export type LoginNews = "waiting" | "ended" | { readonly isSame: boolean }

/**
 * What the session now says of a login that was asked for. Whoever closes the popup gives it up: a customer of whom the
 * page learns something later, as another phone, is no answer to it. Nor is a session that is lost meanwhile, which asks
 * for a login by itself.
 */
export function newsOfLogin({ before }: AskedLogin, customer: Customer | null, isPopupOpen: boolean): LoginNews {
  if (customer === before) return isPopupOpen ? "waiting" : "ended"
  return customer === null ? "ended" : { isSame: customer.id === before?.id }
}
