import type { Customer } from "@mersal/domain/account/customer"

/** A requested login, and who was signed in before; null if that was not known yet. */
export interface AskedLogin {
  readonly before: Customer | null
}

/** The state of a requested login: pending, given up, or done, by the same person or another one. */
export type LoginNews = "waiting" | "ended" | { readonly isSame: boolean }

/**
 * What the session now says about a requested login. Closing the popup gives it up. The customer may change meanwhile
 * for another reason, such as a new phone number; that is not a login. Nor is a lost session, which asks for a login by
 * itself.
 */
export function newsOfLogin({ before }: AskedLogin, customer: Customer | null, isPopupOpen: boolean): LoginNews {
  if (customer === before) return isPopupOpen ? "waiting" : "ended"
  return customer === null ? "ended" : { isSame: customer.id === before?.id }
}
