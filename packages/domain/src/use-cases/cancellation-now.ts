import * as Effect from "effect/Effect"
import { type CancellationFacts, cancellationAt } from "../booking/change/cancellation-policy.ts"
import { todayIn } from "../booking/windows/market-schedule.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Delivery } from "../delivery/delivery.ts"
import { refundable } from "../delivery/till.ts"
import type { StoredBooking } from "../ports/driven/bookings.ts"
import { TariffBook } from "../ports/driven/price-lists.ts"
import { rowOfPastDay } from "../pricing/dated-row.ts"
import { minimumFare } from "../pricing/minimum-fare.ts"

/** What cancelling a booking costs now, by the price list under which it was booked (D36). */
export const cancellationNow = Effect.fnUntraced(function* (
  { stored, delivery }: { readonly stored: StoredBooking; readonly delivery: Delivery },
  now: Instant,
) {
  const { booking, log } = stored
  const tariff = rowOfPastDay(
    yield* (yield* TariffBook).list(booking.market),
    todayIn(booking.market, booking.bookedAt),
  )
  // An admin can't end the last list of a market.
  if (!tariff) return yield* Effect.die(new Error(`No price list of ${booking.market} for ${booking.reference}`))
  const facts: CancellationFacts = {
    orderBy: booking.orderBy,
    startedAt: log.find(({ type }) => type === "start")?.at ?? null,
    collectedAt: log.find(({ type }) => type === "collect")?.at ?? null,
    paid: refundable(delivery.till),
    minimumFare: minimumFare(tariff, booking.price.vatPercent),
  }
  return cancellationAt(facts, now)
})
