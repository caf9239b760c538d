import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { noSubject } from "../../account/may-do.ts"
import type { Commander } from "../../delivery/command-permission.ts"
import { commandTime, lastBefore } from "../../delivery/command-time.ts"
import type { Delivery } from "../../delivery/delivery.ts"
import type { DeliveryCommand } from "../../delivery/delivery-command.ts"
import {
  CommandConflict,
  CommandIdReused,
  CommandNotAllowed,
  type CommandRefusal,
  CommandUnfit,
  type StandNow,
} from "../../delivery/delivery-errors.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import { mostPinTries } from "../../delivery/pin.ts"
import { obey } from "../../machines/obey-command.ts"
import type { Money } from "../../money/money.ts"
import { goingBackOf } from "../../operations/money-to-return.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { CommandOutcome, CommandRequest } from "../../ports/driving/operations-service.ts"
import { deliveryOf } from "../booking/delivery-of.ts"
import type { Caller } from "../caller.ts"
import { backOnAccount, leftOnAccount, refundOnAccount } from "../corporate/on-account.ts"
import { cardRefund } from "../payment/ask-refund.ts"
import { cashChanges } from "../payment/cash-changes.ts"
import { cashLeft } from "../payment/cash-left.ts"
import { wakeAuthorisations } from "../payment/end-authorisation.ts"
import { toCardsOf } from "../payment/to-cards.ts"
import { deliveryCommand } from "./delivery-command.ts"
import { effectsOf } from "./event-effects.ts"
import { holdingsAfter } from "./holdings-after.ts"
import { commandedBooking, type MovedBooking, standFor } from "./moved-booking.ts"
import { moneyOnCards, refundToCards } from "./refund-to-cards.ts"
import { isSameCommand } from "./same-command.ts"

/**
 * Executes a command of staff, or says why not (D34). The database decides between concurrent commands on a booking:
 * one is executed, and the other is told the present state. A command id is executed only once.
 */
export const obeyCommand = Effect.fn("obeyCommand")(function* (request: CommandRequest, caller: Caller) {
  const before = yield* commandedBooking(request, caller)
  const { stored, delivery } = before
  const repeated = yield* earlierOutcome(before, request, caller)
  if (repeated) return repeated
  if (request.command.type === "refund") {
    const started = yield* refundToCards(request, request.command.minor, caller)
    if (started) return started
  }
  if (request.after !== null && request.after !== delivery.order) return yield* outdone(standFor(caller, delivery))

  const now = yield* Clock.currentTimeMillis
  const given = caller.actor.type === "porter" ? request.at : null
  const stamp = { at: commandTime(given, lastBefore(stored.log, request.command), now), place: request.place }
  const command = yield* deliveryCommand(request.command, before)
  const commander: Commander = {
    kind: "person",
    actor: caller.actor,
    subject: noSubject,
    whenTaken: before.whenTaken,
  }
  const answer = obey(delivery, command, commander, stamp)
  if (isPinTry(command) && (Result.isSuccess(answer) || answer.failure.refusal.kind === "wrong-pin"))
    yield* countedPinTry(before)
  if (Result.isFailure(answer)) return yield* refusalOf(answer.failure.refusal, standFor(caller, delivery))

  if (command.type === "refund") {
    const cash = yield* leftByHand(stored, delivery)
    if (command.amount.minor > cash.minor) {
      const { left, goingBack } = yield* moneyOnCards(stored.booking.reference, cash.currency)
      if (goingBack.minor > 0 && command.amount.minor <= left.minor + goingBack.minor)
        return yield* new CommandUnfit({ reason: "refund-under-way", amount: goingBack })
      const amount = left.minor > cash.minor ? left : cash
      return yield* new CommandUnfit({ reason: "refund-exceeds-payment", amount })
    }
    yield* requireNotOfCards(stored, delivery, command.amount)
  }
  const event: RecordedEvent = { ...answer.success.event, commandId: request.id }
  const after = answer.success.delivery
  const { reference, paymentMethod } = stored.booking
  const outcome: CommandOutcome = { reference, now: standFor(caller, after), at: event.at }
  const isOnAccount = paymentMethod === "onAccount"
  const terms = event.type === "cancel" ? event.terms : undefined
  const cancelled = { ...stored, log: [...stored.log, event] }
  // By the same policy as an owner's cancellation (D36): companies and cards are refunded with it, cash by the desk.
  const moneyBack = terms ? yield* refundOnAccount(cancelled, terms.refund, false, now) : null
  return yield* (yield* UnitOfWork)
    .commit([
      ...effectsOf(before, { event, delivery: after }, now),
      ...(yield* holdingsAfter(before, event, now)),
      ...keepingDriver(event),
      ...(isOnAccount && event.type === "refund"
        ? (yield* backOnAccount(stored, event.amount, event.order, now)).changes
        : yield* cashChanges(stored, event, now)),
      ...(moneyBack ? (yield* cardRefund(reference, moneyBack.rest, "cancelled", "operator", now)).changes : []),
      // An authorisation is captured at the pick-up, or released.
      ...(event.type === "cancel" || event.type === "collect" ? yield* wakeAuthorisations(reference, now) : []),
      ...(moneyBack?.changes ?? []),
    ])
    .pipe(
      Effect.as(outcome),
      // Somebody changed the booking meanwhile: this very command, sent twice at once, or another one.
      Effect.catch(({ change }) => outcomeAfterConflict(change, request, caller)),
    )
})

/** A booking is not given to somebody who leaves at that moment. */
const keepingDriver = (event: RecordedEvent): readonly Change[] =>
  event.type === "assign" ? [{ kind: "keepAccount", accountId: event.driver }] : []

/** What the desk may refund by hand: cash received, or what a company has on its account. */
const leftByHand = Effect.fnUntraced(function* (stored: StoredBooking, { till }: Delivery) {
  if (stored.booking.paymentMethod === "onAccount") return yield* leftOnAccount(stored)
  return yield* cashLeft(stored.booking.reference, till)
})

/** Money that is refunded to cards automatically is not given in cash, too; a cash refund beside it is. */
const requireNotOfCards = Effect.fnUntraced(function* (stored: StoredBooking, delivery: Delivery, amount: Money) {
  const goingBack = goingBackOf(delivery, stored.log)
  if (goingBack === null || goingBack.minor === 0) return
  const toCards = yield* toCardsOf(stored.booking.reference, goingBack.currency)
  if (toCards.minor > 0 && amount.minor > goingBack.minor - toCards.minor)
    return yield* new CommandUnfit({ reason: "refund-under-way", amount: toCards })
})

const outcomeAfterConflict = Effect.fnUntraced(function* (
  change: Change["kind"],
  request: CommandRequest,
  caller: Caller,
) {
  // A driver has erased his account meanwhile: the one who is to get the booking, or the caller.
  if (change === "keepAccount")
    return yield* request.command.type === "assign"
      ? new CommandUnfit({ reason: "unknown-driver", amount: null })
      : new CommandNotAllowed()
  const now = yield* commandedBooking(request, caller)
  return (yield* earlierOutcome(now, request, caller)) ?? (yield* outdone(standFor(caller, now.delivery)))
})

/** The command's answer when it was executed; null if it was not. */
const earlierOutcome = Effect.fnUntraced(function* (
  { stored }: MovedBooking,
  { id, command }: CommandRequest,
  caller: Caller,
) {
  const index = stored.log.findIndex(({ commandId }) => commandId === id)
  const event = stored.log[index]
  if (!event) return null
  if (!isSameCommand(command, event, stored.booking.market)) return yield* new CommandIdReused()
  const then = deliveryOf({ ...stored, log: stored.log.slice(0, index + 1) })
  const outcome: CommandOutcome = { reference: stored.booking.reference, now: standFor(caller, then), at: event.at }
  return outcome
})

const isPinTry = (command: DeliveryCommand): boolean => command.type === "deliver" && command.proof.kind === "pin"

/** Counted before it is checked, so that concurrent tries are all counted. */
const countedPinTry = Effect.fnUntraced(function* ({ stored }: MovedBooking) {
  const { reference } = stored.booking
  const work = yield* UnitOfWork
  yield* work
    .commit([{ kind: "countPinTry", reference, most: mostPinTries }])
    .pipe(Effect.mapError(() => new CommandUnfit({ reason: "pin-locked", amount: null })))
})

const outdone = (now: StandNow) => Effect.fail(new CommandConflict({ reason: "outdone", now, until: null }))

function refusalOf(refusal: CommandRefusal, now: StandNow) {
  switch (refusal.kind) {
    case "not-allowed":
      return Effect.fail(new CommandNotAllowed())
    case "still-waiting":
      return Effect.fail(new CommandConflict({ reason: refusal.kind, now, until: refusal.until }))
    case "wrong-state":
    case "not-arrived":
    case "already-paid":
      return Effect.fail(new CommandConflict({ reason: refusal.kind, now, until: null }))
    case "another-amount":
      return Effect.fail(new CommandUnfit({ reason: refusal.kind, amount: refusal.due }))
    case "refund-exceeds-payment":
      return Effect.fail(new CommandUnfit({ reason: refusal.kind, amount: refusal.left }))
    case "unfit-reason":
    case "unfit-proof":
    case "wrong-pin":
      return Effect.fail(new CommandUnfit({ reason: refusal.kind, amount: null }))
  }
}
