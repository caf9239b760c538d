import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { withoutPeople } from "../account/erasure.ts"
import type { Booking } from "../booking/booking.ts"
import { Bookings } from "../ports/driven/bookings.ts"
import { Product } from "../ports/driven/product.ts"
import { UnitOfWork } from "../ports/driven/unit-of-work.ts"
import { forgottenBookings } from "../retention/people-of-bookings.ts"
import { type PassedOver, pageByItself } from "./page-by-itself.ts"

const forgottenAtOnce = 50

/**
 * Removes personal data from bookings that are long over or were never paid, of any owner. What an invoice needs stays,
 * as after an erasure. Returns how many. Two processes that find the same booking write the same.
 */
export const forgetPeople = Effect.fn("forgetPeople")(function* (passedOver?: PassedOver) {
  const { yearsOfPeople } = yield* Product
  const until = forgottenBookings(yield* Clock.currentTimeMillis, yearsOfPeople)
  const { toForget } = yield* Bookings
  const work = yield* UnitOfWork
  const bookings = {
    find: (limit: number) => toForget(until, limit),
    pageLength: forgottenAtOnce,
    what: "people-of-booking",
    idOf: ({ reference }: Booking) => reference,
    atOnce: forgottenAtOnce,
  }
  // This change has no condition that could fail.
  const forgotten = (booking: Booking) =>
    Effect.orDie(work.commit([{ kind: "anonymiseBooking", booking: withoutPeople(booking) }])).pipe(Effect.as(true))
  return yield* pageByItself(bookings, forgotten, passedOver)
})
