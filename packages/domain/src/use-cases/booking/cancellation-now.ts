import * as Effect from "effect/Effect"
import {
  type Cancellation,
  type CancellationFacts,
  type CancellationStage,
  type CancellationTerms,
  type CancellationTimes,
  cancellationAt,
  cancellationStage,
  cancellationTerms,
} from "../../booking/change/cancellation-policy.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Delivery } from "../../delivery/delivery.ts"
import { refundable } from "../../delivery/till.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { agreedMinimumFare } from "../pricing/agreed-minimum-fare.ts"
import { deliveryOf } from "./delivery-of.ts"

/** What cancelling a booking costs now, by the minimum fare agreed when it was made (D36). */
export const cancellationNow = Effect.fnUntraced(function* (
  { stored, delivery }: { readonly stored: StoredBooking; readonly delivery: Delivery },
  now: Instant,
) {
  const facts: CancellationFacts = {
    ...timesOf(stored),
    paid: refundable(delivery.till),
    minimumFare: stored.minimumFare ?? (yield* agreedMinimumFare(stored.booking)),
  }
  return cancellationAt(facts, now)
})

/**
 * What cancelling a booking has cost, as told then, even if the price list has changed; null if it was not cancelled.
 * Only money received until then counts: a later payment for the ended booking is charged no fee.
 */
export function cancellationDone(stored: StoredBooking): Cancellation | null {
  const index = stored.log.findLastIndex(({ type }) => type === "cancel")
  const event = stored.log[index]
  if (event?.type !== "cancel") return null
  const stage = cancellationStage(timesOf(stored), event.at)
  return { ...stage, ...(event.terms ?? termsOfBefore(stored, index, stage)) }
}

/**
 * The terms of a cancellation from before they were stored: the fee if it does not depend on a price list, otherwise
 * the money that was not refunded, because an edited price list would give another fee than was told.
 */
function termsOfBefore(stored: StoredBooking, cancelled: number, { phase }: CancellationStage): CancellationTerms {
  const paid = refundable(deliveryOf({ ...stored, log: stored.log.slice(0, cancelled) }).till)
  const left = refundable(deliveryOf(stored).till)
  return cancellationTerms({ paid, minimumFare: left })[phase]
}

const timesOf = ({ booking, log }: StoredBooking): CancellationTimes => ({
  orderBy: booking.orderBy,
  startedAt: log.find(({ type }) => type === "start")?.at ?? null,
  collectedAt: log.find(({ type }) => type === "collect")?.at ?? null,
})
