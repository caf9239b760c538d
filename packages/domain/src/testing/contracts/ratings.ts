import * as Effect from "effect/Effect"
import { Ratings } from "../../ports/driven/ratings.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { Stars } from "../../rating/rating.ts"
import { at, referenceNumber, sampleBooking } from "../sample-booking.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"

const now = at("2026-11-21T05:00:00.000Z")

const insert = (number: number): Change => ({
  kind: "insertBooking",
  booking: { ...sampleBooking, reference: referenceNumber(number) },
  ownerDigest: null,
})
const rate = (number: number, stars: Stars, driver = "dawud", note: string | null = null): Change => ({
  kind: "rateBooking",
  rating: { reference: referenceNumber(number), driver, stars, note, at: now + number },
})
const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})

/** What customers say of deliveries. */
export const ratingsContract: readonly DrivenCase<UnitOfWork | Ratings>[] = [
  drivenCase(
    "keeps the rating of a booking, and adds up those of a driver",
    Effect.gen(function* () {
      const { of, sumOf } = yield* Ratings
      expectEqual([yield* of(referenceNumber(1)), yield* sumOf("dawud")], [null, { count: 0, stars: 0 }])
      yield* commit(insert(1), insert(2), insert(3))
      yield* commit(rate(1, 5, "dawud", "لطيف جدًا"), rate(2, 2), rate(3, 4, "khalid"))
      expectEqual(yield* of(referenceNumber(1)), { stars: 5, note: "لطيف جدًا", at: now + 1 })
      expectEqual(yield* of(referenceNumber(2)), { stars: 2, note: null, at: now + 2 })
      expectEqual(yield* sumOf("dawud"), { count: 2, stars: 7 })
      expectEqual(yield* sumOf("khalid"), { count: 1, stars: 4 })
    }),
  ),
  drivenCase(
    "takes one for each booking, whoever is first",
    Effect.gen(function* () {
      yield* commit(insert(1))
      const outcomes = yield* Effect.forEach([3, 4, 5] as const, (stars) => Effect.exit(commit(rate(1, stars))), {
        concurrency: "unbounded",
      })
      expectEqual(outcomes.filter(({ _tag }) => _tag === "Success").length, 1)
      expectEqual((yield* (yield* Ratings).sumOf("dawud")).count, 1)
    }),
  ),
  drivenCase(
    "forgets what was written when the booking loses its people, and keeps the stars",
    Effect.gen(function* () {
      yield* commit(insert(1), rate(1, 4, "dawud", "Amna was home"))
      yield* commit({ kind: "anonymiseBooking", booking: { ...sampleBooking, reference: referenceNumber(1) } })
      expectEqual(yield* (yield* Ratings).of(referenceNumber(1)), { stars: 4, note: null, at: now + 1 })
    }),
  ),
]
