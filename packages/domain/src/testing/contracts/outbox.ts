import * as Effect from "effect/Effect"
import type { OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import { Outbox } from "../../ports/driven/outbox.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { at, referenceNumber } from "../sample-booking.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"

const now = at("2026-11-21T05:00:00.000Z")
const lease = 30_000

const message = (id: string, patch: Partial<OutboxMessage> = {}): OutboxMessage => ({
  id,
  topic: "booking-confirmed",
  reference: referenceNumber(1),
  at: now,
  ...patch,
})

const enqueue = (...messages: readonly OutboxMessage[]) =>
  UnitOfWork.use((work) => work.commit(messages.map((one) => ({ kind: "enqueue", message: one }) as const)))
const claim = (time = now, limit = 10) => Outbox.use((outbox) => outbox.claim(time, limit, lease))
const idsOf = (claimed: readonly OutboxMessage[]) => claimed.map(({ id }) => id)

/** How messages are claimed, delivered and tried again. */
export const outboxContract: readonly DrivenCase<UnitOfWork | Outbox>[] = [
  drivenCase(
    "a message is lent as it was put in",
    Effect.gen(function* () {
      const whole = message("a", { body: '{"to":"someone"}', reference: null, topic: "news", dueAt: now - 5 })
      yield* enqueue(whole, message("b"))
      expectEqual(yield* claim(), [
        { ...whole, attempts: 1 },
        { ...message("b"), attempts: 1 },
      ])
    }),
  ),
  drivenCase(
    "messages are lent when they are due, the longest due first, and no more than asked for",
    Effect.gen(function* () {
      yield* enqueue(message("c", { dueAt: now + 1 }), message("b", { at: now - 1 }), message("a"), message("d"))
      expectEqual(idsOf(yield* claim(now - 2)), [])
      expectEqual(idsOf(yield* claim(now, 2)), ["b", "a"])
      expectEqual(idsOf(yield* claim(now)), ["d"])
      expectEqual(idsOf(yield* claim(now + 1)), ["c"])
    }),
  ),
  drivenCase(
    "a message that was lent comes back when the lease is over, not before",
    Effect.gen(function* () {
      yield* enqueue(message("a"))
      yield* claim()
      expectEqual(yield* claim(now + lease - 1), [])
      expectEqual(yield* claim(now + lease), [{ ...message("a"), attempts: 2 }])
    }),
  ),
  drivenCase(
    "a delivered message is lent no more, nor put in again",
    Effect.gen(function* () {
      const outbox = yield* Outbox
      yield* enqueue(message("a"))
      for (const claimed of yield* claim()) expectEqual(yield* outbox.complete(claimed, now, []), true)
      yield* enqueue(message("a"))
      expectEqual(yield* claim(now + lease), [])
      expectEqual(yield* outbox.oldestDue(now + lease), null)
    }),
  ),
  drivenCase(
    "what is left of a delivered message is put in with its end, as often tried as it was and with why it failed",
    Effect.gen(function* () {
      const outbox = yield* Outbox
      yield* enqueue(message("a"))
      const left = message("a-left", { dueAt: now + 5_000, attempts: 1, lastError: "MessageNotSent" })
      for (const claimed of yield* claim()) expectEqual(yield* outbox.complete(claimed, now, [left]), true)
      expectEqual(yield* claim(now + 4_999), [])
      expectEqual(yield* claim(now + 5_000), [{ ...left, attempts: 2 }])
    }),
  ),
  drivenCase(
    "a message that could not be delivered is lent again when it is due again, with why it was not",
    Effect.gen(function* () {
      const outbox = yield* Outbox
      yield* enqueue(message("a"))
      const lastError = "The far side did not answer"
      for (const claimed of yield* claim()) expectEqual(yield* outbox.retryLater(claimed, now + 5_000, lastError), true)
      expectEqual(yield* claim(now + 4_999), [])
      expectEqual(yield* claim(now + 5_000), [{ ...message("a"), attempts: 2, lastError }])
    }),
  ),
  drivenCase(
    "who kept a message beyond the lease can no longer say what became of it",
    Effect.gen(function* () {
      const outbox = yield* Outbox
      yield* enqueue(message("a"))
      const late = yield* claim()
      const second = yield* claim(now + lease)
      for (const claimed of late) {
        expectEqual(yield* outbox.complete(claimed, now + lease, [message("left by who was late")]), false)
        expectEqual(yield* outbox.retryLater(claimed, now, "too late"), false)
      }
      for (const claimed of second) {
        expectEqual(yield* outbox.complete(claimed, now + lease, []), true)
        expectEqual(yield* outbox.complete(claimed, now + lease, [message("left by who was late")]), false)
      }
      expectEqual(yield* claim(now + 2 * lease), [])
    }),
  ),
  drivenCase(
    "what waits for a booking is found, lent or not, and what was delivered or is another's is not",
    Effect.gen(function* () {
      const outbox = yield* Outbox
      const own = referenceNumber(1)
      yield* enqueue(message("done"))
      for (const claimed of yield* claim()) yield* outbox.complete(claimed, now, [])
      yield* enqueue(message("lent", { body: "{}" }))
      yield* claim()
      yield* enqueue(message("due later", { dueAt: now + 9 }), message("no one's", { reference: null }))
      yield* enqueue(message("another's", { reference: referenceNumber(2) }))
      const waiting = yield* outbox.waitingFor(own)
      expectEqual(
        waiting.map(({ id, body = null, attempts = 0 }) => [id, body, attempts]),
        [
          ["lent", "{}", 1],
          ["due later", null, 0],
        ],
      )
      expectEqual(yield* outbox.waitingFor(referenceNumber(3)), [])
    }),
  ),
  drivenCase(
    "the longest wait is told, also of a message that is lent",
    Effect.gen(function* () {
      const outbox = yield* Outbox
      expectEqual(yield* outbox.oldestDue(now), null)
      yield* enqueue(message("a"), message("b", { dueAt: now - 7 }))
      yield* claim()
      expectEqual(yield* outbox.oldestDue(now), now - 7)
      expectEqual(yield* outbox.oldestDue(now - 8), null)
    }),
  ),
  drivenCase(
    "of many who ask at once each message goes to one",
    Effect.gen(function* () {
      const ids = Array.from({ length: 100 }, (_, index) => `message ${index}`)
      yield* enqueue(...ids.map((id) => message(id)))
      const claims = Array.from({ length: 30 }, () => claim(now, 5))
      const lent = yield* Effect.all(claims, { concurrency: "unbounded" })
      expectEqual(lent.flatMap(idsOf).toSorted(), ids.toSorted())
    }),
  ),
]
