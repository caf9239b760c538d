import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Semaphore from "effect/Semaphore"
import { longestSend, MessageSender } from "../../ports/driven/messages.ts"
import { type ClaimedMessage, Outbox } from "../../ports/driven/outbox.ts"
import { deliverMessage } from "./deliver-message.ts"
import { nameOf, notDelivered } from "./not-delivered.ts"

/** So many messages of each channel a process sends at once: a gateway that gets more may refuse them. */
const sentAtOnce = 4

/** A customer and a recipient may both be written to by SMS. Browsers are told meanwhile, without a turn. */
const mostSends = 2

/** As many as are sent at once by a channel: so the last send of them waits for no more than `mostSends - 1` others. */
const batch = sentAtOnce

/**
 * Longer than a batch takes whose sends are all as slow as can be, in milliseconds: then another process may take what
 * nobody said anything of. One send more is for reading, printing papers and writing down.
 */
const leaseMilliseconds = (mostSends + 1) * longestSend

/**
 * Delivers messages that are due, and answers how many it tried: as long as it finds some there may be more. Several
 * processes may do so at once: each message is lent to one of them. One that cannot be delivered waits, longer each time,
 * and holds up no other.
 */
export const deliverOutbox = Effect.fn("deliverOutbox")(function* () {
  const claimed = yield* (yield* Outbox).claim(yield* Clock.currentTimeMillis, batch, leaseMilliseconds)
  yield* Effect.forEach(claimed, settled, { concurrency: "unbounded", discard: true }).pipe(
    Effect.provideService(MessageSender, yield* inTurns),
  )
  return claimed.length
})

/**
 * The sender, which sends so many at once by each channel and has the others wait for their turn: no PIN waits for an
 * e-mail.
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
 * Delivers a message, and writes down what became of it. An end that cannot be written down stops no other delivery: the
 * message comes back when its lease is over, and is told again.
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
