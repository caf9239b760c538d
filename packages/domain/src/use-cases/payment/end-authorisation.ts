import * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import { refundable } from "../../delivery/till.ts"
import { type Money, money } from "../../money/money.ts"
import type { AttemptRecord } from "../../payment/attempt/attempt-record.ts"
import { type AuthorisationFate, authorisationFates } from "../../payment/attempt/authorised-share.ts"
import { Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { deliveryOf } from "../booking/delivery-of.ts"
import { closeAuthorisation } from "./close-authorisation.ts"

/** Makes the poller look at a booking's authorisations, to be committed with what ends the waiting. */
export const wakeAuthorisations = Effect.fnUntraced(function* (reference: Reference, now: Instant) {
  const attempts = yield* (yield* PaymentAttempts).ofBooking(reference)
  return attempts
    .filter(({ attempt }) => attempt.state === "authorised")
    .map(
      ({ attempt, checkedAt }): Change => ({
        kind: "scheduleAttemptCheck",
        attempt: attempt.id,
        dueAt: now,
        checkedAt,
      }),
    )
})

/**
 * Captures an authorisation once its parcel is collected, releases it once its booking is over without that, and for a
 * cancelled booking captures the fee. Returns whether the gateway refused: then a person looks at it.
 */
export const endAuthorisation = Effect.fnUntraced(function* (attempt: AttemptRecord) {
  const fate = yield* fateOf(attempt)
  if (fate.kind === "wait") return false
  const amount = fate.take.minor > 0 ? fate.take : null
  // Another process has ended it meanwhile.
  const after = yield* closeAuthorisation(attempt.id, amount, "system").pipe(
    Effect.catchTags({ IllegalAttemptMove: () => Effect.succeed(null), AttemptNotFound: Effect.die }),
  )
  return after !== null && after.state === "authorised" && after.closing === null
})

const fateOf = Effect.fnUntraced(function* (attempt: AttemptRecord) {
  const nothing = money(0, attempt.amount.currency)
  const letGo: AuthorisationFate = { kind: "end", take: nothing }
  if (!attempt.countsAside) return letGo
  const stored = yield* (yield* Bookings).find(attempt.booking)
  if (!stored) return yield* Effect.die(new Error(`No booking ${attempt.booking} of an attempt`))
  const attempts = (yield* (yield* PaymentAttempts).ofBooking(attempt.booking)).map((each) => each.attempt)
  const aside = attempts.filter(({ state, countsAside }) => state === "authorised" && countsAside)
  const fates = authorisationFates({
    setAside: aside.map(({ amount }) => amount),
    otherwisePaid: otherwisePaid(stored, attempts),
    kept: keptOf(stored),
  })
  const wait: AuthorisationFate = { kind: "wait" }
  return fates[aside.findIndex(({ id }) => id === attempt.id)] ?? wait
})

/** Card money that was taken and is not being refunded, and cash. */
function otherwisePaid(stored: StoredBooking, attempts: readonly AttemptRecord[]): Money {
  const { till } = deliveryOf(stored)
  const sum = (amounts: readonly number[]) => amounts.reduce((all, minor) => all + minor, 0)
  const paidByCard = attempts.filter(({ wasPaid }) => wasPaid)
  const aside = sum(attempts.filter(({ countsAside }) => countsAside).map(({ amount }) => amount.minor))
  const onCards = sum(paidByCard.map(({ held, refunded }) => held.minor - refunded.minor))
  const staying = sum(paidByCard.map(({ held, refundsAsked }) => held.minor - refundsAsked.minor))
  const cash = Math.max(0, refundable(till).minor - onCards - aside)
  return money(cash + staying, till.due.currency)
}

/** What is kept of a booking's money once it is collected, or over; null while it is open. */
function keptOf(stored: StoredBooking): Money | null {
  const { facts, state, till } = deliveryOf(stored)
  const cancelled = stored.log.findLast(({ type }) => type === "cancel")
  // Whoever cancelled was told the fee, even for a parcel that is returned.
  if (cancelled?.type === "cancel" && cancelled.terms) return cancelled.terms.fee
  if (facts.isCollected || state === "delivered") return till.due
  // For cancellations from before the terms were stored, nobody knows what was told: nothing is captured.
  return state === "expired" || state === "cancelled" ? money(0, till.due.currency) : null
}
