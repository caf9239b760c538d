import { isWebAddress } from "@mersal/domain/payment/web-address"
import { allBegun, lastAttempt, remember } from "./card-session-storage.ts"

/** The bank's page at which an attempt of this browser waits, if only the browser was told of it; null if unknown. */
export function bankPageOf(attempt: string): string | null {
  const page = begunAs(attempt)?.bankPage
  return page !== undefined && isWebAddress(page) ? page : null
}

/**
 * Called when Qatar's gateway has a card for an attempt, with the bank's page if its answer named one: the server cannot
 * say where the customer went, and the gateway says it once. From then on another press asks for a new attempt, because
 * the gateway takes no second card for this one.
 */
export function keepCardTaken(attempt: string, bankPage?: string): void {
  const begun = begunAs(attempt)
  if (begun) remember({ ...begun, isOpen: false, ...(bankPage !== undefined && { bankPage }) })
}

/** Called when the bank has sent the customer back: its page is of no more use. */
export function leaveBankPage(attempt: string): void {
  const found = begunAs(attempt)
  if (found?.bankPage === undefined) return
  const { bankPage: _, ...begun } = found
  remember(begun)
}

/** Also finds the attempt that another press is about to replace. */
const begunAs = (attempt: string) => allBegun().find((each) => lastAttempt(each) === attempt)
