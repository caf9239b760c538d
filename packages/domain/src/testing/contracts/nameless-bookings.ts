import * as Effect from "effect/Effect"
import { withoutPeople } from "../../account/erasure.ts"
import type { Booking } from "../../booking/booking.ts"
import { beginDelivery } from "../../delivery/delivery.ts"
import type { CommandType, DeliveryCommand } from "../../delivery/delivery-command.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import { money } from "../../money/money.ts"
import { Bookings } from "../../ports/driven/bookings.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { endOfBooking, type ForgottenBookings } from "../../retention/people-of-bookings.ts"
import { referenceNumber, sampleBooking } from "../sample-booking.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue } from "./expectations.ts"

const { bookedAt } = sampleBooking
const { end } = sampleBooking.deliveryWindow

const states = ["delivered", "cancelled", "confirmed", "expired", "expired"] as const

/** Each a millisecond after the previous one; the last one can still be paid. */
const all: readonly Booking[] = states.map((state, index) => ({
  ...sampleBooking,
  reference: referenceNumber(index),
  state,
  bookedAt: bookedAt + index,
  deliveryWindow: { ...sampleBooking.deliveryWindow, end: end + index },
}))

const attempt = {
  kind: "insertAttempt",
  intent: {
    id: "attempt-1",
    reference: "merchant-1",
    booking: referenceNumber(4),
    method: "card",
    amount: sampleBooking.price.toPay,
    gateway: "aps",
    email: "amna@example.com",
    language: "en",
    origin: null,
    isByLink: false,
    createdAt: bookedAt,
    expiresAt: bookedAt + 1_000,
    change: null,
  },
} as const satisfies Change

const commit = Effect.fnUntraced(function* (changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})

const found = Effect.fnUntraced(function* (until: Partial<ForgottenBookings>, limit = 9) {
  const asked = { unpaidUntil: 0, endedUntil: 0, ...until }
  return yield* (yield* Bookings).toForget(asked, limit)
})

const numbersOf = (bookings: readonly Booking[]): readonly number[] =>
  bookings.map((booking) => all.findIndex(({ reference }) => reference === booking.reference))

const stored = commit([
  ...all.map((booking): Change => ({ kind: "insertBooking", booking, ownerDigest: "guest", belongings: {} })),
  attempt,
])

/** Three cancelled bookings: a card that was not paid, a card that was paid, and one for cash. */
const cancelled = (["card", "debitCard", "cashAtPickup"] as const).map(
  (paymentMethod, index): Booking => ({
    ...sampleBooking,
    reference: referenceNumber(index),
    state: "cancelled",
    paymentMethod,
  }),
)

const paidIntent = { ...attempt.intent, booking: referenceNumber(1) }

const storedCancelled = commit([
  ...cancelled.map((booking): Change => ({ kind: "insertBooking", booking, ownerDigest: null, belongings: {} })),
  { kind: "insertAttempt", intent: paidIntent },
  {
    kind: "recordAttemptEvent",
    attempt: paidIntent.id,
    event: { type: "sending", order: 1, at: bookedAt, evidence: "system" },
    after: { state: "paid" },
  },
])

const fils = money(100, "AED")

const commandOfEachType: { readonly [Type in CommandType]: Extract<DeliveryCommand, { readonly type: Type }> } = {
  settle: { type: "settle", amount: fils, honours: true },
  promiseCash: { type: "promiseCash" },
  expire: { type: "expire" },
  assign: { type: "assign", driver: "refund" },
  unassign: { type: "unassign" },
  hold: { type: "hold", reason: "other" },
  release: { type: "release" },
  reschedule: { type: "reschedule", pickupWindow: null, deliveryWindow: sampleBooking.deliveryWindow },
  cancel: { type: "cancel", reason: "other" },
  refund: { type: "refund", amount: fils },
  start: { type: "start" },
  arrive: { type: "arrive" },
  collect: { type: "collect" },
  fail: { type: "fail", reason: "other" },
  deliver: { type: "deliver", proof: { kind: "pin", seal: '"type":"refund"' } },
  takeCash: { type: "takeCash", amount: fils },
}

/** The bookings that are to be made anonymous. */
export const namelessBookingsContract: readonly DrivenCase<Bookings | UnitOfWork>[] = [
  drivenCase(
    "a booking is forgotten by the end of its delivery window, whatever became of it, and one that nobody paid by when it was made",
    Effect.gen(function* () {
      yield* stored
      expectEqual(yield* found({}), [])
      expectEqual(yield* found({ endedUntil: end - 1 }), [])
      expectEqual(yield* found({ endedUntil: end + 1 }), all.slice(0, 2))
      expectEqual(numbersOf(yield* found({ endedUntil: end + 9 })), [0, 1, 2])
      expectEqual(yield* found({ unpaidUntil: bookedAt + 2 }), [])
      expectEqual(yield* found({ unpaidUntil: bookedAt + 3 }), all.slice(3, 4))
      expectEqual(numbersOf(yield* found({ endedUntil: end + 9, unpaidUntil: bookedAt + 9 })).toSorted(), [0, 1, 2, 3])
    }),
  ),
  drivenCase(
    "a booking that was over after its delivery window is forgotten by when it was, and no later for money that went back since",
    Effect.gen(function* () {
      const [booking] = all
      if (!booking) return
      yield* commit([{ kind: "insertBooking", booking, ownerDigest: null, belongings: {} }])
      const by = { role: "ops", id: "ops-1" } as const
      const events: readonly RecordedEvent[] = [
        { type: "cancel", reason: "other", by, at: end + 5, place: null, order: 1, commandId: null },
        { type: "refund", amount: money(100, "AED"), by, at: end + 7, place: null, order: 2, commandId: null },
      ]
      for (const event of events)
        yield* commit([
          {
            kind: "recordEvent",
            reference: booking.reference,
            event,
            after: { ...beginDelivery(booking, null), order: event.order },
          },
        ])
      expectEqual(yield* found({ endedUntil: end + 4 }), [])
      expectEqual(numbersOf(yield* found({ endedUntil: end + 5 })), [0])
    }),
  ),
  drivenCase(
    "each command prolongs a booking, or does not, as the rule of its end says",
    Effect.gen(function* () {
      const by = { role: "ops", id: "ops-1" } as const
      const given = Object.values(commandOfEachType).map((command, index) => ({
        booking: { ...sampleBooking, reference: referenceNumber(index) },
        event: { ...command, by, at: end + 5, place: null, order: 1, commandId: null } satisfies RecordedEvent,
      }))
      for (const { booking, event } of given)
        yield* commit([
          { kind: "insertBooking", booking, ownerDigest: null, belongings: {} },
          {
            kind: "recordEvent",
            reference: booking.reference,
            event,
            after: { ...beginDelivery(booking, null), order: 1 },
          },
        ])
      const over = given.filter(({ booking, event }) => endOfBooking(booking, [event]) <= end)
      expectEqual(
        (yield* found({ endedUntil: end }, given.length)).map(({ reference }) => reference).toSorted(),
        over.map(({ booking: { reference } }) => reference).toSorted(),
      )
    }),
  ),
  drivenCase(
    "a booking that was cancelled before its card was paid is forgotten by when it was made, once; what was paid or was to be paid in cash is not",
    Effect.gen(function* () {
      yield* storedCancelled
      expectEqual(yield* found({ unpaidUntil: bookedAt - 1 }), [])
      expectEqual(yield* found({ unpaidUntil: bookedAt }), cancelled.slice(0, 1))
      expectEqual((yield* found({ unpaidUntil: bookedAt, endedUntil: end })).length, 3)
    }),
  ),
  drivenCase(
    "bookings are forgotten the oldest first, so many at a time, each once, and as they are written",
    Effect.gen(function* () {
      yield* stored
      const until = { endedUntil: end + 9, unpaidUntil: bookedAt + 9 }
      const forgotten: number[] = []
      for (let isOver = false; !isOver; ) {
        const some = yield* found(until, 2)
        yield* commit(some.map((booking) => ({ kind: "anonymiseBooking", booking: withoutPeople(booking) })))
        expectTrue(some.length <= 2, "no more than were asked for")
        forgotten.push(...numbersOf(some))
        isOver = some.length === 0
      }
      expectEqual(forgotten, [3, 0, 1, 2])
      const left = yield* Effect.forEach(all, ({ reference }) => Bookings.use(({ find }) => find(reference)))
      expectEqual(
        left.map((one) => one && { booking: one.booking, ownerDigest: one.ownerDigest }),
        all.map((booking, index) =>
          index === 4 ? { booking, ownerDigest: "guest" } : { booking: withoutPeople(booking), ownerDigest: null },
        ),
      )
    }),
  ),
]
