import * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import { PushSubscriptions } from "../../ports/driven/push-subscriptions.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { BookingSubscription } from "../../push/push-subscription.ts"
import { retention } from "../../retention/retention.ts"
import { at, referenceNumber, sampleBooking } from "../sample-booking.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"

const now = at("2026-11-21T05:00:00.000Z")
const reference = referenceNumber(1)
const other = referenceNumber(2)

const subscription = (number: number, patch: Partial<BookingSubscription> = {}): BookingSubscription => ({
  id: `subscription-${number}`,
  reference,
  accountId: null,
  endpoint: `https://push.example/${number}`,
  keys: { p256dh: `p256dh-${number}`, auth: `auth-${number}` },
  language: "en",
  createdAt: now + number,
  ...patch,
})

/** Concurrent subscriptions are counted by booking. */
const insert = (of: Reference = reference): Change => ({
  kind: "insertBooking",
  booking: { ...sampleBooking, reference: of },
  ownerDigest: null,
  belongings: {},
})
const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})
const subscribe = (one: BookingSubscription, most = 2): Change => ({ kind: "subscribe", subscription: one, most })
const told = Effect.fnUntraced(function* (of = reference) {
  return yield* (yield* PushSubscriptions).ofBooking(of)
})

/** Which browsers get push messages about which bookings. */
export const pushSubscriptionsContract: readonly DrivenCase<UnitOfWork | PushSubscriptions>[] = [
  drivenCase(
    "keeps the browsers of a booking in their order, and finds them by id and by account",
    Effect.gen(function* () {
      const amnas = subscription(2, { accountId: "amna", language: "ar" })
      yield* commit(
        subscribe(subscription(1)),
        subscribe(amnas),
        subscribe({ ...amnas, id: "other", reference: other }),
      )
      expectEqual(yield* told(), [subscription(1), amnas])
      const subscriptions = yield* PushSubscriptions
      expectEqual(yield* subscriptions.find("subscription-2"), amnas)
      expectEqual(yield* subscriptions.find("subscription-3"), null)
      const ids = (yield* subscriptions.ofAccount("amna")).map(({ id }) => id)
      expectEqual(ids.toSorted(), ["other", "subscription-2"])
    }),
  ),
  drivenCase(
    "keeps a browser once for a booking, with what it said last",
    Effect.gen(function* () {
      yield* commit(subscribe(subscription(1)), subscribe(subscription(2)))
      const again = {
        ...subscription(1),
        keys: { p256dh: "new", auth: "newer" },
        language: "ar",
        accountId: "amna",
      } as const
      yield* commit(subscribe({ ...again, id: "another", createdAt: now + 99 }))
      expectEqual(yield* told(), [again, subscription(2)])
    }),
  ),
  drivenCase(
    "takes so many browsers of a booking and no more, also of many that ask at once",
    Effect.gen(function* () {
      yield* commit(insert())
      const tries = Array.from({ length: 12 }, (_, index) => Effect.result(commit(subscribe(subscription(index), 3))))
      const results = yield* Effect.all(tries, { concurrency: "unbounded" })
      expectEqual(results.filter(({ _tag }) => _tag === "Success").length, 3)
      expectEqual((yield* told()).length, 3)
      yield* commit(subscribe(subscription(20, { reference: other }), 3))
    }),
  ),
  drivenCase(
    "forgets a browser for all its bookings",
    Effect.gen(function* () {
      const { endpoint } = subscription(1)
      yield* commit(subscribe(subscription(1)), subscribe(subscription(2)))
      yield* commit(subscribe(subscription(3, { reference: other, endpoint })))
      yield* commit({ kind: "unsubscribe", endpoint })
      expectEqual([yield* told(), yield* told(other)], [[subscription(2)], []])
      yield* commit({ kind: "unsubscribe", endpoint: "https://push.example/unknown" })
    }),
  ),
  drivenCase(
    "forgets a browser when nothing can come of its booking any more",
    Effect.gen(function* () {
      yield* commit(subscribe(subscription(0)))
      yield* commit({ kind: "forgetOld", at: now + retention.pushSubscriptions - 1 })
      expectEqual((yield* told()).length, 1)
      yield* commit({ kind: "forgetOld", at: now + retention.pushSubscriptions })
      expectEqual(yield* told(), [])
    }),
  ),
]
