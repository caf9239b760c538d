import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { withoutPeople } from "../account/erasure.ts"
import { Bookings } from "../ports/driven/bookings.ts"
import { Product } from "../ports/driven/product.ts"
import { UnitOfWork } from "../ports/driven/unit-of-work.ts"
import { forgottenBookings } from "../retention/people-of-bookings.ts"
import { eachByItself } from "./each-by-itself.ts"

/** So many at a time: a job that finds more comes again at once. */
const forgottenAtOnce = 50

/**
 * Takes the people out of bookings that are long over, or were never paid, whosever they are: what is left is what an
 * invoice needs, as after an erasure. Answers of how many. Two processes that find the same one write the same.
 */
export const forgetPeople = Effect.fn("forgetPeople")(function* () {
  const { yearsOfPeople } = yield* Product
  const until = forgottenBookings(yield* Clock.currentTimeMillis, yearsOfPeople)
  const found = yield* (yield* Bookings).toForget(until, forgottenAtOnce)
  const work = yield* UnitOfWork
  const forgotten = yield* eachByItself(
    found,
    // It has no condition that could fail.
    (booking) => Effect.orDie(work.commit([{ kind: "anonymiseBooking", booking: withoutPeople(booking) }])),
    { what: "people-of-booking", idOf: ({ reference }) => reference, atOnce: forgottenAtOnce },
  )
  return forgotten.length
})
