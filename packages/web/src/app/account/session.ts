import type { Customer } from "@mersal/domain/account/customer"
import { sessionMarkIn, sessionMarkName } from "@mersal/domain/account/sign-in/session-mark"
import type { KnownGuest } from "@mersal/domain/machines/account-dialog/account-dialog-context"
import { shownLanguage } from "../../environment/language.ts"
import { clearStored } from "./clear-stored.ts"

/* What every page knows of the session without a call and without the account's code. It reads the mark, a cookie
   that the server sets beside the session's own cookie, which no script can read (D27). */

const watchers = new Set<() => void>()
const afterSignOut = new Set<() => void>()
let customer: Customer | null = null

/** Changes with each sign-in; null for a guest. */
export const sessionMark = (): string | null => sessionMarkIn(document.cookie)

export const isMarked = (): boolean => sessionMark() !== null

/**
 * Calls back when the mark or the customer may have changed, in this tab or in another one: at once in a browser that
 * reports cookie changes, in others when this tab becomes visible again. An answer can arrive before its cookie is
 * readable.
 */
export function watchSession(changed: () => void): () => void {
  const cookies: EventTarget | undefined = window.cookieStore
  const ended = new AbortController()
  watchers.add(changed)
  document.addEventListener("visibilitychange", changed, ended)
  cookies?.addEventListener("change", changed, ended)
  return () => {
    watchers.delete(changed)
    ended.abort()
  }
}

/** The signed-in customer, once the session has been read; null before, and for guests. */
export const knownCustomer = (): Customer | null => (isMarked() ? customer : null)

/** The guest's details on this page, for the account popup; undefined until a booking screen has loaded. */
let guest: () => KnownGuest | undefined = () => undefined
export const knownGuest = (): KnownGuest | undefined => guest()
export const tellGuest = (ask: () => KnownGuest): void => {
  guest = ask
}

export function keepCustomer(known: Customer | null): void {
  customer = known
  for (const changed of watchers) changed()
}

/** Removes the mark of a session that has ended on the server, unless somebody has signed in again meanwhile. */
export function forgetMark(ended: string | null): void {
  if (ended !== sessionMark()) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers that we support
  document.cookie = `${sessionMarkName}=; Max-Age=0; Path=/`
  keepCustomer(null)
}

/** Registers a callback that removes a customer's data from memory after sign-out. */
export const onSignOut = (forget: () => void): void => void afterSignOut.add(forget)

/** Called after the session has ended: clears what is stored and what this page holds of the customer in memory. */
export function clearAfterSignOut(): void {
  clearStored(shownLanguage())
  for (const forget of afterSignOut) forget()
  keepCustomer(null)
}
