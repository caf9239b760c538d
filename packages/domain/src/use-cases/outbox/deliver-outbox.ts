import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Semaphore from "effect/Semaphore"
import { type ClaimedMessage, Outbox } from "../../ports/driven/outbox.ts"
import { deliverMessage } from "./deliver-message.ts"
import { notDelivered } from "./not-delivered.ts"

/** Longer than any delivery takes, in milliseconds: then another process may take what nobody said anything of. */
const leaseMilliseconds = 60_000
const batch = 20
/** So many are delivered at once: a mail server that gets more may refuse them. */
const atOnce = 4

/**
 * Delivers every message that is due, and answers how many it tried. Several processes may do so at once: each message is
 * lent to one of them. One that cannot be delivered waits, longer each time, and holds up no other.
 */
export const deliverOutbox = Effect.fn("deliverOutbox")(function* () {
  const outbox = yield* Outbox
  const turns = yield* Semaphore.make(atOnce)
  let tried = 0
  for (;;) {
    const claimed = yield* outbox.claim(yield* Clock.currentTimeMillis, batch, leaseMilliseconds)
    if (claimed.length === 0) return tried
    yield* Effect.forEach(claimed, (one) => settled(one, turns), { concurrency: "unbounded", discard: true })
    tried += claimed.length
  }
})

/**
 * Delivers a message in its turn, and writes down what became of it. The next has its turn before that is on disk, so that
 * ends which wait together share a commit.
 */
const settled = Effect.fnUntraced(function* (claimed: ClaimedMessage, turns: Semaphore.Semaphore) {
  const exit = yield* turns.withPermits(1)(Effect.exit(deliverMessage(claimed)))
  const outbox = yield* Outbox
  if (Exit.isSuccess(exit)) return yield* outbox.complete(claimed, yield* Clock.currentTimeMillis, exit.value)
  const { dueAt, lastError } = yield* notDelivered(claimed, exit.cause)
  return yield* outbox.retryLater(claimed, dueAt, lastError)
})
