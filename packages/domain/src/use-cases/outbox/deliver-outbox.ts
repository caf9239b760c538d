import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Semaphore from "effect/Semaphore"
import { longestSend, MessageSender } from "../../ports/driven/messages.ts"
import { type ClaimedMessage, Outbox } from "../../ports/driven/outbox.ts"
import { deliverMessage } from "./deliver-message.ts"
import { nameOf, notDelivered } from "./not-delivered.ts"

/** How many messages of a channel a process sends at once: a gateway may refuse more. */
const sentAtOnce = 4

/** A customer and a recipient may both be written to by SMS. Browsers are told meanwhile, outside the turns. */
const mostSends = 2

/** As many as a channel sends at once, so that the last send waits for at most `mostSends - 1` others. */
const batch = sentAtOnce

/**
 * Longer than the slowest possible batch, in milliseconds; after it another process may take messages without a result.
 * One more send's time is added for reading, printing papers and writing.
 */
const leaseMilliseconds = (mostSends + 1) * longestSend

/**
 * Delivers due messages, and returns how many it tried; if it found some, there may be more. Several processes may run
 * at once: each message is lent to one of them. A failing message waits, longer each time, and holds up no other.
 */
export const deliverOutbox = Effect.fn("deliverOutbox")(function* () {
  const claimed = yield* (yield* Outbox).claim(yield* Clock.currentTimeMillis, batch, leaseMilliseconds)
  yield* Effect.forEach(claimed, settled, { concurrency: "unbounded", discard: true }).pipe(
    Effect.provideService(MessageSender, yield* inTurns),
  )
  return claimed.length
})

/**
 * The sender, limited to so many sends at once per channel; the others wait their turn. So no PIN waits for an e-mail.
 */
const inTurns = Effect.gen(function* () {
  const sender = yield* MessageSender
  const turns = {
    email: yield* Semaphore.make(sentAtOnce),
    sms: yield* Semaphore.make(sentAtOnce),
    whatsapp: yield* Semaphore.make(sentAtOnce),
  }
  return MessageSender.of({ ...sender, send: (message) => turns[message.channel].withPermits(1)(sender.send(message)) })
})

/**
 * Delivers a message, and records the result. If that fails, no other delivery stops: the message returns when its
 * lease ends, and is sent again.
 */
const settled = Effect.fnUntraced(
  function* (claimed: ClaimedMessage) {
    const exit = yield* Effect.exit(deliverMessage(claimed))
    const outbox = yield* Outbox
    if (Exit.isSuccess(exit)) return yield* outbox.complete(claimed, yield* Clock.currentTimeMillis, exit.value)
    const { dueAt, lastError } = yield* notDelivered(claimed, exit.cause)
    return yield* outbox.retryLater(claimed, dueAt, lastError)
  },
  (ending, { id, topic, attempts }) =>
    Effect.catchDefect(ending, (defect) =>
      Effect.logError("What became of a message of the outbox could not be written down").pipe(
        Effect.annotateLogs({ id, topic, attempts, error: nameOf(defect) }),
      ),
    ),
)
