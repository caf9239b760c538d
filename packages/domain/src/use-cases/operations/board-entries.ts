import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Delivery } from "../../delivery/delivery.ts"
import { type MarketId, marketIds } from "../../market/market.ts"
import { exceptionsOf } from "../../operations/exceptions-of.ts"
import { zoneOf } from "../../operations/zone-of.ts"
import type { ServiceArea } from "../../places/service-area.ts"
import { Accounts } from "../../ports/driven/accounts.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { PaymentAttempts, Refunds } from "../../ports/driven/payment-attempts.ts"
import { ServiceAreas } from "../../ports/driven/service-areas.ts"
import type { BoardEntry } from "../../ports/driving/operations-service.ts"
import { bookingNow, deliveryOf } from "../booking/delivery-of.ts"
import { onItsWayToCards } from "../payment/to-cards.ts"
import { standOf } from "./moved-booking.ts"

/** More payments than this do not wait for a ruling at once. */
const mostReviews = 1_000
/** More refunds than this are not under way at once. */
const mostRefunds = 1_000

/** The board's entries for bookings at this moment. Data outside the bookings is read once for all of them. */
export const boardEntries = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  const areas = new Map<MarketId, readonly ServiceArea[]>()
  for (const market of marketIds) areas.set(market, yield* (yield* ServiceAreas).list(market))
  const reviews = new Map<string, number>()
  // The oldest of a booking counts; they come the oldest first.
  for (const { attempt, log } of yield* (yield* PaymentAttempts).inReview(mostReviews))
    if (!reviews.has(attempt.booking)) reviews.set(attempt.booking, log.at(-1)?.at ?? attempt.createdAt)
  const staff = yield* (yield* Accounts).staff
  const gone = new Map(staff.filter(({ disabledAt }) => disabledAt !== null).map((account) => [account.id, account]))
  const refunds = Map.groupBy(yield* (yield* Refunds).underWay(mostRefunds), ({ booking }) => booking)
  return (stored: StoredBooking, delivery: Delivery = deliveryOf(stored)): BoardEntry => {
    const { booking, log, holdEndsAt } = stored
    const underReviewSince = reviews.get(booking.reference) ?? null
    const driverGoneSince = gone.get(delivery.facts.driver ?? "")?.disabledAt ?? null
    const givenTo = new Set(log.flatMap((event) => (event.type === "assign" ? [event.driver] : [])))
    const toCards = onItsWayToCards(refunds.get(booking.reference) ?? [], booking.price.toPay.currency)
    return {
      booking: bookingNow(stored, delivery),
      now: standOf(delivery),
      failedAttempts: delivery.facts.failedAttempts,
      zone: zoneOf(stored, areas.get(booking.market) ?? []),
      exceptions: exceptionsOf({ booking, delivery, log, holdEndsAt, driverGoneSince, underReviewSince, toCards }, now),
      holdEndsAt: delivery.state === "awaitingPayment" ? holdEndsAt : null,
      disabledDrivers: [...givenTo].flatMap((id) => {
        const account = gone.get(id)
        return account ? [{ id, name: account.name, phone: account.contacts.phone }] : []
      }),
    }
  }
})
