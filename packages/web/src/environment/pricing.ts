import type { BookingAlert } from "@mersal/domain/booking/booking-alert"
import { quoteOf } from "@mersal/domain/machines/booking-machine"
import type { PriceList, SealedQuote } from "@mersal/domain/ports/driving/pricing-service"
import { useSelector } from "@xstate/react"
import { usePageBooking } from "./booking.ts"

/** What the way costs, as far as it is known. */
export interface PagePricing {
  /** One quote for each booking type; those of the last way stay while new ones are on their way. */
  readonly prices: PriceList | null
  /** The quote of the chosen booking type. */
  readonly quote: SealedQuote | null
  readonly busy: boolean
  /** Why there is no price for this way; null unless the last question failed. */
  readonly failure: BookingAlert | null
  readonly retry: () => void
}

export function usePricing(): PagePricing {
  const { actor } = usePageBooking()
  const state = useSelector(actor, ({ value }) => value.pricing)
  const context = useSelector(actor, (snapshot) => snapshot.context)
  return {
    prices: context.prices,
    quote: quoteOf(context),
    busy: state === "settling" || state === "fetching",
    failure: state === "failed" ? context.alert : null,
    retry: () => actor.send({ type: "prices.requested" }),
  }
}
