import { priceOf } from "@mersal/domain/machines/booking-context"
import type { PriceBreakdown } from "@mersal/domain/pricing/price-breakdown"
import { useSelector } from "@xstate/react"
import { type BookingActor, usePageBooking } from "./booking.ts"

/**
 * `idle` while an address is missing; `unserved` on the first step, where another is still to be chosen for one that nobody
 * comes to (D21), which is said there.
 */
type PriceState = "idle" | "unserved" | "loading" | "ready" | "failed"

export interface DraftPrice {
  /** The last price that was heard; it stays while a newer one is on its way. */
  readonly price: PriceBreakdown | null
  readonly state: PriceState
  readonly isBusy: boolean
}

/** What the booking would cost as it stands. */
export function useDraftPrice(): DraftPrice {
  const { actor } = usePageBooking()
  const price = useSelector(actor, ({ context }) => priceOf(context))
  const state = useSelector(actor, priceStateOf)
  return { price, state, isBusy: state === "loading" }
}

function priceStateOf({ context, value }: ReturnType<BookingActor["getSnapshot"]>): PriceState {
  const { flow, pricing } = value
  if (pricing === "failed" && flow === "entering" && context.priceAlert?.kind === "notServed") return "unserved"
  return pricing === "idle" || pricing === "failed" || pricing === "ready" ? pricing : "loading"
}
