import { priceOf, wayKey } from "@mersal/domain/machines/booking/booking-context"
import type { EstimatedQuote } from "@mersal/domain/pricing/estimated-quotes"
import type { PriceBreakdown } from "@mersal/domain/pricing/price-breakdown"
import { useSelector } from "@xstate/react"
import { type BookingActor, usePageBooking } from "./booking.ts"
import { estimateOf } from "./draft-estimate.ts"

/**
 * `idle` while an address is missing. `unserved` only on the first step, where the customer can choose another address
 * for one that we do not serve (D21), or another size for a parcel that no vehicle takes; the step itself says so.
 */
type PriceState = "idle" | "unserved" | "loading" | "ready" | "failed"

export interface DraftPrice {
  /** For each booking type, the last prices received, or their estimates while newer ones are loading. */
  readonly quotes: readonly EstimatedQuote[] | null
  readonly price: PriceBreakdown | null
  readonly state: PriceState
  readonly isBusy: boolean
  /** Whether the shown price is that of an earlier choice. */
  readonly isOld: boolean
}

type Snapshot = ReturnType<BookingActor["getSnapshot"]>

/** The price of the current draft. */
export function useDraftPrice(): DraftPrice {
  const { actor } = usePageBooking()
  const quotes = useSelector(actor, quotesOf)
  const price = useSelector(actor, (snapshot) => priceOf({ ...snapshot.context, prices: pricesOf(snapshot) }))
  const state = useSelector(actor, priceStateOf)
  const isBusy = state === "loading"
  return { quotes, price, state, isBusy, isOld: isBusy && quotes === actor.getSnapshot().context.prices?.quotes }
}

const quotesOf = (snapshot: Snapshot) => pricesOf(snapshot)?.quotes ?? null

function pricesOf(snapshot: Snapshot): { readonly quotes: readonly EstimatedQuote[] } | null {
  const { context } = snapshot
  const quotes = priceStateOf(snapshot) === "loading" ? estimateOf(context.draft) : null
  return quotes ? { quotes } : context.prices
}

function priceStateOf({ context, value }: Snapshot): PriceState {
  const { flow, pricing } = value
  if (pricing === "idle" && wayKey(context.draft)) return "unserved"
  if (pricing === "failed" && flow === "entering" && context.priceAlert?.kind === "notServed") return "unserved"
  return pricing === "idle" || pricing === "failed" || pricing === "ready" ? pricing : "loading"
}
