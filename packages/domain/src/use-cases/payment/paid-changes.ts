import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { BookingState } from "../../booking/booking.ts"
import type { Instant } from "../../calendar/zone.ts"
import { obey } from "../../machines/obey-command.ts"
import { isSameMoney, subtract } from "../../money/money.ts"
import type { AttemptRecord } from "../../payment/attempt-record.ts"
import { type LedgerEntry, moneyCame, moneyInDoubt } from "../../payment/ledger.ts"
import { paidSeries } from "../../payment/payment-document.ts"
import type { RefundReason } from "../../payment/refund.ts"
import { Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { deliveryOf } from "../delivery-of.ts"
import { effectsOf } from "../operations/event-effects.ts"
import { alert } from "./attempt-changes.ts"
import { paymentNews } from "./payment-news.ts"
import { refundChanges } from "./refund-changes.ts"
import { serveAgain } from "./serve-again.ts"

/**
 * All that follows when the gateway has taken the money of an attempt, to be committed with the event that says so: the
 * booking is confirmed, the ledger and the invoice are written, and what is told of it waits in the outbox. Money for
 * which there is nothing to give — the booking is paid already, or can no longer be served — goes back in full (D16).
 *
 * @param isTaken false where it was only set aside: then nothing is booked yet
 */
export const paidChanges = Effect.fnUntraced(function* (attempt: AttemptRecord, isTaken: boolean, now: Instant) {
  const stored = yield* (yield* Bookings).find(attempt.booking)
  if (!stored) return yield* Effect.die(new Error(`No booking ${attempt.booking} of an attempt`))
  const { till, state } = deliveryOf(stored)
  if (!isSameMoney(subtract(till.due, till.paid), attempt.amount)) {
    const doubted = yield* givenBackInFull(attempt, "paid-twice", now)
    return [...doubted, alert(attempt, "paid-twice", now)]
  }
  const again = state === "expired" ? yield* serveAgain(stored, now) : []
  if (unserved.has(state) || again === null) {
    const doubted = yield* givenBackInFull(attempt, "not-serviceable", now)
    return [...settledBy(stored, attempt, false, now), ...doubted]
  }
  const { amount, booking } = attempt
  return [
    ...again,
    ...settledBy(stored, attempt, true, now),
    ...confirmationOf(state, attempt, now),
    ...(isTaken ? takenChanges(stored, attempt, now) : []),
    paymentNews("payment-paid", { cause: attempt.id, booking, amount, at: now }),
  ]
})

const unserved: ReadonlySet<BookingState> = new Set(["cancelled", "returned", "returning"])

/** What is written when money that is ours has been taken: the ledger, and the number of the invoice (D17). */
export const takenChanges = ({ booking }: StoredBooking, attempt: AttemptRecord, now: Instant): readonly Change[] => [
  charged(attempt, moneyCame(`gateway:${attempt.gateway}`, attempt.held, booking.price.vatPercent), now),
  {
    kind: "issueDocument",
    document: {
      series: paidSeries(booking.market, now),
      cause: attempt.id,
      booking: booking.reference,
      amount: attempt.held,
      at: now,
    },
  },
]

/** What is written when money has come that is somebody's and not ours. */
export const doubtfulChanges = (attempt: AttemptRecord, now: Instant): readonly Change[] =>
  attempt.held.minor === 0 ? [] : [charged(attempt, moneyInDoubt(`gateway:${attempt.gateway}`, attempt.held), now)]

const charged = (attempt: AttemptRecord, entries: readonly LedgerEntry[], now: Instant): Change => ({
  kind: "postLedger",
  booking: attempt.booking,
  transaction: { id: `charge-${attempt.id}`, source: attempt.reference, at: now, entries },
})

const givenBackInFull = Effect.fnUntraced(function* (attempt: AttemptRecord, reason: RefundReason, now: Instant) {
  const { held, id, booking } = attempt
  // What was only set aside is let go of by a person, or by itself at the bank.
  if (held.minor === 0) return [alert(attempt, reason, now)]
  const { changes } = yield* refundChanges(attempt, held, reason, "system", now)
  return [
    ...doubtfulChanges(attempt, now),
    ...changes,
    paymentNews("payment-returned", { cause: id, booking, amount: held, at: now }),
  ]
})

/** The booking's own event of it: its till counts what came, and its state goes on where it is honoured. */
function settledBy(
  stored: StoredBooking,
  { amount }: AttemptRecord,
  honours: boolean,
  now: Instant,
): readonly Change[] {
  const delivery = deliveryOf(stored)
  const stamp = { at: Math.max(now, stored.log.at(-1)?.at ?? now), place: null }
  const obeyed = obey(delivery, { type: "settle", amount, honours }, { kind: "system" }, stamp)
  // The amount was compared with what is due, which is all that this command is asked about.
  if (Result.isFailure(obeyed)) throw new Error(`A payment of ${stored.booking.reference} was refused`)
  const { event, delivery: after } = obeyed.success
  return effectsOf({ stored, delivery }, { event: { ...event, commandId: null }, delivery: after }, now)
}

const confirmationOf = (before: BookingState, { booking }: AttemptRecord, at: Instant): readonly Change[] =>
  before === "awaitingPayment" || before === "expired"
    ? [
        {
          kind: "enqueue",
          message: { id: `booking-confirmed-${booking}`, topic: "booking-confirmed", reference: booking, at },
        },
      ]
    : []
