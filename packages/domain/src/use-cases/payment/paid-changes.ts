import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { Booking, BookingState } from "../../booking/booking.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Delivery } from "../../delivery/delivery.ts"
import { outstanding } from "../../delivery/till.ts"
import { obey } from "../../machines/obey-command.ts"
import { isSameMoney } from "../../money/money.ts"
import type { AttemptRecord, PaidChange } from "../../payment/attempt/attempt-record.ts"
import type { RefundReason } from "../../payment/attempt/refund.ts"
import { particularsOf } from "../../payment/document-particulars.ts"
import { type LedgerEntry, moneyCame, moneyInDoubt } from "../../payment/ledger.ts"
import { paidSeries } from "../../payment/payment-document.ts"
import { Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { changesOf, plannedChange } from "../booking/change-booking.ts"
import { deliveryOf } from "../booking/delivery-of.ts"
import { issuedNow } from "../documents/issued-now.ts"
import { effectsOf } from "../operations/event-effects.ts"
import type { MovedBooking } from "../operations/moved-booking.ts"
import { acceptedProposal } from "../recipient/accepted-proposal.ts"
import { alert, recorded } from "./attempt-changes.ts"
import { paymentNews } from "./payment-news.ts"
import { refundChanges } from "./refund-changes.ts"
import { serveAgain } from "./serve-again.ts"

/**
 * Everything that follows when the gateway has taken an attempt's money, to be committed with the event that says so:
 * the booking is confirmed, ledger and invoice are written, and messages enqueued. Money that nothing can be given for,
 * because the booking is already paid or can no longer be served, is refunded in full (D16).
 *
 * @param isTaken false when the money was only authorised: then nothing is booked yet
 */
export const paidChanges = Effect.fnUntraced(function* (attempt: AttemptRecord, isTaken: boolean, now: Instant) {
  const stored = yield* (yield* Bookings).find(attempt.booking)
  if (!stored) return yield* Effect.die(new Error(`No booking ${attempt.booking} of an attempt`))
  if (attempt.change !== null) {
    const changed = yield* paidChangeChanges(stored, attempt, attempt.change, now)
    if (changed === null) return yield* givenBackInFull(attempt, "not-changeable", now)
    // What is paid for is the booking as changed: its document names that, and not what the customer gave up.
    const asChanged = { booking: changed.after }
    return [...changed.changes, ...(isTaken ? yield* takenChanges(asChanged, attempt, now) : [])]
  }
  const honoured = yield* honouredChanges(stored, attempt, now)
  if (honoured === "nothing-due") {
    const doubted = yield* givenBackInFull(attempt, "paid-twice", now)
    return [...doubted, alert(attempt, "paid-twice", now)]
  }
  if (honoured === "not-serviceable") {
    const doubted = yield* givenBackInFull(attempt, "not-serviceable", now)
    return [...settledBy(stored, attempt, false, now), ...doubted]
  }
  return [...honoured, ...(isTaken ? yield* takenChanges(stored, attempt, now) : [])]
})

/** What an attempt's payment changes in a booking, except for the books; or why nothing can be given for its money. */
export const honouredChanges = Effect.fnUntraced(function* (
  stored: StoredBooking,
  attempt: AttemptRecord,
  now: Instant,
) {
  const { till, state } = deliveryOf(stored)
  if (!isSameMoney(outstanding(till), attempt.amount)) return "nothing-due" as const
  const again = state === "expired" ? yield* serveAgain(stored, now) : []
  if (unserved.has(state) || again === null) return "not-serviceable" as const
  const { amount, booking, id, isByLink } = attempt
  const changes: readonly Change[] = [
    ...again,
    ...settledBy(stored, attempt, true, now),
    ...confirmationOf(state, attempt, now),
    paymentNews("payment-paid", { cause: id, booking, at: now }, { amount, isByLink }),
  ]
  return changes
})

const unserved: ReadonlySet<BookingState> = new Set(["cancelled", "returned", "returning"])

/** The writes for money of ours that was taken: the ledger, and the invoice number (D17). */
export const takenChanges = Effect.fnUntraced(function* (
  { booking }: Pick<StoredBooking, "booking">,
  attempt: AttemptRecord,
  now: Instant,
) {
  const changes: readonly Change[] = [
    charged(attempt, moneyCame(`gateway:${attempt.gateway}`, attempt.held, booking.price.vatPercent), now),
    yield* paidDocument(booking, attempt, now),
  ]
  return changes
})

export const paidDocument = (booking: Booking, { id, held, method }: AttemptRecord, at: Instant) =>
  issuedNow({
    series: paidSeries(booking.market, at),
    cause: id,
    booking: booking.reference,
    amount: held,
    at,
    // Paid by card, whatever was planned when it was booked.
    particulars: { ...particularsOf(booking), paymentMethod: method },
  })

/** The writes for money that came and is not ours. */
export const doubtfulChanges = (attempt: AttemptRecord, now: Instant): readonly Change[] =>
  attempt.held.minor === 0 ? [] : [charged(attempt, moneyInDoubt(`gateway:${attempt.gateway}`, attempt.held), now)]

const charged = (attempt: AttemptRecord, entries: readonly LedgerEntry[], now: Instant): Change => ({
  kind: "postLedger",
  booking: attempt.booking,
  transaction: { id: `charge-${attempt.id}`, source: attempt.reference, at: now, entries },
})

const givenBackInFull = Effect.fnUntraced(function* (attempt: AttemptRecord, reason: RefundReason, now: Instant) {
  const { held, id, booking } = attempt
  // An authorisation is released by the job that looks at due attempts.
  if (held.minor === 0) {
    const wake: Change = { kind: "scheduleAttemptCheck", attempt: id, dueAt: now, checkedAt: null }
    // The till counts a payment for an ended booking until it is released.
    if (reason === "not-serviceable") return [wake]
    return [recorded(attempt, { type: "unneeded" }, "system", now).change, wake]
  }
  const { changes } = yield* refundChanges(attempt, held, reason, "system", now)
  return [
    ...doubtfulChanges(attempt, now),
    ...changes,
    paymentNews("payment-returned", { cause: id, booking, at: now }, { amount: held }),
  ]
})

/**
 * The effect of paying a difference: the change is planned again, and made if it is still allowed and costs what was
 * paid, with the booking as changed. Null if not: then the money is refunded, and the booking stays as it was (D37).
 */
const paidChangeChanges = Effect.fnUntraced(function* (
  stored: StoredBooking,
  attempt: AttemptRecord,
  { wish, total, actor, subject }: PaidChange,
  now: Instant,
) {
  const delivery = deliveryOf(stored)
  const planned = yield* Effect.result(plannedChange({ stored, delivery }, { wish, expectedTotal: total }, now))
  if (Result.isFailure(planned)) return null
  const { after, difference } = planned.success
  const till = { ...delivery.till, due: after.price.toPay }
  if (difference.kind !== "pay" || !isSameMoney(outstanding(till), attempt.amount)) return null
  const paid = settled({ stored, delivery: { ...delivery, till } }, attempt, true, now)
  const made = yield* Effect.result(
    changesOf({ stored, delivery: paid.delivery, subject }, planned.success, actor, now),
  )
  if (Result.isFailure(made)) return null
  const { id, booking, amount } = attempt
  const changes: readonly Change[] = [
    ...paid.changes,
    ...made.success.changes,
    ...(yield* acceptedProposal(attempt.booking, wish)),
    paymentNews("payment-paid", { cause: id, booking, at: now }, { amount }),
  ]
  return { after, changes }
})

/**
 * The booking's own event of a payment: its till counts the money, and its state advances if the payment is honoured.
 */
const settledBy = (stored: StoredBooking, attempt: AttemptRecord, honours: boolean, now: Instant): readonly Change[] =>
  settled({ stored, delivery: deliveryOf(stored) }, attempt, honours, now).changes

function settled(
  { stored, delivery }: MovedBooking,
  { amount }: AttemptRecord,
  honours: boolean,
  now: Instant,
): { readonly delivery: Delivery; readonly changes: readonly Change[] } {
  const stamp = { at: Math.max(now, stored.log.at(-1)?.at ?? now), place: null }
  const obeyed = obey(delivery, { type: "settle", amount, honours }, { kind: "system" }, stamp)
  // The amount was compared with what is due, which is all that this command is checked for.
  if (Result.isFailure(obeyed)) throw new Error(`A payment of ${stored.booking.reference} was refused`)
  const { event, delivery: after } = obeyed.success
  const changes = effectsOf({ stored, delivery }, { event: { ...event, commandId: null }, delivery: after }, now)
  return { delivery: after, changes }
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
