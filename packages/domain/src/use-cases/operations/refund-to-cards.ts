import * as Clock from "effect/Clock"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import { mayDo, noSubject } from "../../account/may-do.ts"
import type { Reference } from "../../booking/order/reference.ts"
import { CommandIdReused } from "../../delivery/delivery-errors.ts"
import { add, money, subtract } from "../../money/money.ts"
import { leftToRefund } from "../../payment/attempt/attempt-record.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import type { CommandOutcome, CommandRequest } from "../../ports/driving/operations-service.ts"
import type { Caller } from "../caller.ts"
import { type Decision, once } from "../once.ts"
import { cardRefund } from "../payment/ask-refund.ts"
import { cashLeft } from "../payment/cash-left.ts"
import { movedBooking, standOf } from "./moved-booking.ts"

/** Not a matter of cards: the caller continues by hand, or is told why not. */
class NotOfCards extends Data.TaggedError("NotOfCards") {}

/**
 * Starts the refund of a command at the gateway, once for each command id, if the money came from cards. Then nothing
 * is given back by hand, and the booking's log gets the event as soon as the gateway has made the refund. Null if cash
 * suffices, and if the cards have paid less.
 */
export const refundToCards = Effect.fnUntraced(function* (request: CommandRequest, minor: number, caller: Caller) {
  const { id, reference, after } = request
  const asked = {
    caller,
    options: { idempotencyKey: `command-${id}` },
    request: { refund: reference, minor, after },
    matter: "payment",
    about: "own",
  } as const
  return yield* once(asked, decided(request, minor, caller)).pipe(
    Effect.catchTag("NotOfCards", () => Effect.succeed(null)),
    Effect.catchTag("IdempotencyMismatch", () => Effect.fail(new CommandIdReused())),
  )
})

const decided = Effect.fnUntraced(function* (request: CommandRequest, minor: number, caller: Caller) {
  const { stored, delivery } = yield* movedBooking(request.reference, caller)
  const { reference, price } = stored.booking
  const isSeen = request.after === null || request.after === delivery.order
  const amount = money(minor, price.toPay.currency)
  const cash = yield* cashLeft(reference, delivery.till)
  const { left } = yield* moneyOnCards(reference, amount.currency)
  const isOfCards = amount.minor > cash.minor && amount.minor <= left.minor
  if (!isOfCards || !isSeen || !mayDo(caller.actor, "refund-booking", noSubject)) return yield* new NotOfCards()
  const at = yield* Clock.currentTimeMillis
  const { changes } = yield* cardRefund(reference, amount, "asked-by-staff", "operator", at)
  const answer: CommandOutcome = { reference, now: standOf(delivery), at }
  return { answer, changes } satisfies Decision<CommandOutcome>
})

/** How much of a booking's card payments can still be refunded, and how much is being refunded. */
export const moneyOnCards = Effect.fnUntraced(function* (reference: Reference, currency: "AED" | "QAR") {
  const attempts = (yield* (yield* PaymentAttempts).ofBooking(reference)).map(({ attempt }) => attempt)
  const nothing = money(0, currency)
  return {
    left: add(nothing, ...attempts.map(leftToRefund)),
    goingBack: add(nothing, ...attempts.map(({ refundsAsked, refunded }) => subtract(refundsAsked, refunded))),
  }
})
