import type { Customer } from "@mersal/domain/account/customer"
import { sessionMarkIn, sessionMarkName } from "@mersal/domain/account/session-mark"
import type { KnownGuest } from "@mersal/domain/machines/account-dialog-context"
import { shownLanguage } from "../../environment/language.ts"
import { clearStored } from "./clear-stored.ts"

/*
 * What every page knows of the session without a call and without the account's code: the mark that the server leaves in
 * the browser beside the session's own cookie, which no script reads (D27).
 */

const watchers = new Set<() => void>()
const afterSignOut = new Set<() => void>()
let customer: Customer | null = null

/** Another with each sign-in; null of a guest. */
export const sessionMark = (): string | null => sessionMarkIn(document.cookie)

export const isMarked = (): boolean => sessionMark() !== null

/**
 * Calls back when the mark or the customer may have changed, in this tab or in another one: where the browser tells of
 * its cookies at once, elsewhere when this tab is looked at again. An answer may also be here before its cookie can be read.
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

/** Who it is, as far as somebody has asked. */
export const knownCustomer = (): Customer | null => (isMarked() ? customer : null)

/** Who books on this page as a guest, for the account's popup: no booking has told of him before its screens are there. */
let guest: () => KnownGuest | undefined = () => undefined
export const knownGuest = (): KnownGuest | undefined => guest()
export const tellGuest = (ask: () => KnownGuest): void => {
  guest = ask
}

export function keepCustomer(known: Customer | null): void {
  customer = known
  for (const changed of watchers) changed()
}

/** The session of a mark has ended on the server by itself: it goes too, unless somebody has signed in again meanwhile. */
export function forgetMark(ended: string | null): void {
  if (ended !== sessionMark()) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${sessionMarkName}=; Max-Age=0; Path=/`
  keepCustomer(null)
}

/** What holds something of a customer's in memory lets go of it here. */
export const onSignOut = (forget: () => void): void => void afterSignOut.add(forget)

/** Clears what is stored, and whatever of the customer's this page holds in memory, after the session has ended. */
export function clearAfterSignOut(): void {
  clearStored(shownLanguage())
  for (const forget of afterSignOut) forget()
  keepCustomer(null)
}
