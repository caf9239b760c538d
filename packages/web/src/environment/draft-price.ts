import { priceOf } from "@mersal/domain/machines/booking-context"
import type { PriceBreakdown } from "@mersal/domain/pricing/price-breakdown"
import { useSelector } from "@xstate/react"
import { type BookingActor, usePageBooking } from "./booking.ts"

/** `none` while an address is missing. */
type PriceState = "none" | "loading" | "ready" | "failed"

export interface DraftPrice {
  /** The last price that was heard; it stays while a newer one is on its way. */
  readonly price: PriceBreakdown | null
  readonly state: PriceState
  readonly isBusy: boolean
  readonly retry: () => void
}

/** What the booking would cost as it stands. */
export function useDraftPrice(): DraftPrice {
  const { actor } = usePageBooking()
  const price = useSelector(actor, ({ context }) => priceOf(context))
  const state = useSelector(actor, priceStateOf)
  return { price, state, isBusy: state === "loading", retry: () => actor.send({ type: "prices.requested" }) }
}

function priceStateOf(snapshot: ReturnType<BookingActor["getSnapshot"]>): PriceState {
  if (snapshot.matches({ pricing: "failed" })) return "failed"
  if (snapshot.matches({ pricing: "idle" })) return "none"
  return snapshot.matches({ pricing: "ready" }) ? "ready" : "loading"
}
