import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { isPast } from "../../booking/change/booking-end.ts"
import { isPayable } from "../../booking/change/payable.ts"
import { parseReference } from "../../booking/order/reference.ts"
import { outstanding, tillThatCounts } from "../../delivery/till.ts"
import { money } from "../../money/money.ts"
import { mayGiveUp } from "../../payment/attempt/leave-the-bank.ts"
import { Bookings } from "../../ports/driven/bookings.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { PaymentOffer } from "../../ports/driven/payment-offer.ts"
import type { OwnBookingRequest } from "../../ports/driving/own-booking-service.ts"
import type { PayLink, PayLinkService, PaymentDue } from "../../ports/driving/pay-link-service.ts"
import type { OnceOptions } from "../../ports/driving/service-failure.ts"
import { payLinkLifetime, payLinkText, payToken, readPayToken } from "../../recipient/pay-link.ts"
import { NothingToPay } from "../../recipient/recipient-errors.ts"
import { BookingNotFound } from "../../tracking/tracking-errors.ts"
import { mayReach, type ReachedBooking, reachedBooking, subjectOf } from "../access.ts"
import { deliveryOf } from "../booking/delivery-of.ts"
import type { Caller } from "../caller.ts"
import { addressOf } from "../market-address.ts"
import { type Decision, once } from "../once.ts"
import { liveAttemptOf } from "../payment/give-up.ts"
import type { RunFor } from "../run-for.ts"

/**
 * Makes a link by which anybody who has it can pay for one booking while something is due; the same one for each
 * idempotency key.
 */
export const makePayLink = Effect.fn("makePayLink")(function* (
  request: OwnBookingRequest,
  caller: Caller,
  options: OnceOptions = {},
) {
  const reached = yield* reachedBooking("share-payment", request, caller)
  const { market, reference } = reached.stored.booking
  const { expiresAt } = yield* once(
    { caller, options, request: { makePayLink: reference }, matter: "other", about: reached },
    newPayLink(reached),
  )
  // The token is computed from the booking and the end, so that no stored answer contains it.
  const token = payToken(expiresAt, yield* (yield* Digest).seal(payLinkText(reference, expiresAt)))
  // The token is behind the #, so it reaches no server, log or referrer.
  const link = `${yield* addressOf(market)}/paymentUnique/?bookingId=${reference}#pay=${token}`
  return { link, token, expiresAt } satisfies PayLink
})

type PayLinkEnd = Pick<PayLink, "expiresAt">

const newPayLink = Effect.fnUntraced(function* ({ stored, delivery: { state, till } }: ReachedBooking) {
  if (!isPayable(state, outstanding(tillThatCounts(stored, till)))) return yield* new NothingToPay()
  const expiresAt = (yield* Clock.currentTimeMillis) + payLinkLifetime
  return { answer: { expiresAt }, changes: [] } satisfies Decision<PayLinkEnd>
})

/** The amount due for a booking, for its owner and for a valid link. For anybody else the booking is unknown. */
export const openPayment = Effect.fn("openPayment")(function* (
  request: OwnBookingRequest & { readonly payToken: string | null },
  caller: Caller,
) {
  const { stored, isOwners } = yield* paidBooking(request, caller)
  const { reference, market } = stored.booking
  if (!isOwners && !(yield* isValidLink(reference, request.payToken))) return yield* new BookingNotFound()
  const { state, till } = deliveryOf(stored)
  const nothingIsDue = isPast(state)
  const left = outstanding(tillThatCounts(stored, till))
  const live = yield* liveAttemptOf(reference)
  const isByLink = !isOwners
  const due: PaymentDue = {
    reference,
    state,
    due: nothingIsDue ? money(0, left.currency) : left,
    paid: till.paid,
    methods: nothingIsDue || left.minor <= 0 ? [] : (yield* PaymentOffer)[market],
    holdEndsAt: state === "awaitingPayment" ? stored.holdEndsAt : null,
    isBeingPaid: live !== undefined && !mayGiveUp(live, { isNamed: false, isByLink }, yield* Clock.currentTimeMillis),
    isByLink,
  }
  return due
})

const paidBooking = Effect.fnUntraced(function* ({ reference: typed, accessToken }: OwnBookingRequest, caller: Caller) {
  const reference = parseReference(typed)
  const stored = reference && (yield* (yield* Bookings).find(reference))
  if (!stored) return yield* new BookingNotFound()
  const subject = yield* subjectOf(stored, caller, accessToken, null)
  return { stored, isOwners: mayReach(caller, "pay-booking", stored, subject) }
})

/** Whether a pay link is valid for this booking now. */
export const isValidLink = Effect.fnUntraced(function* (reference: PaymentDue["reference"], token: string | null) {
  const read = token === null ? null : readPayToken(token, yield* Clock.currentTimeMillis)
  if (!read) return false
  const digest = yield* Digest
  return yield* digest.isSame(read.seal, yield* digest.seal(payLinkText(reference, read.expiresAt)))
})

type Run = RunFor<typeof makePayLink | typeof openPayment>

/** The port of pay links for one caller. */
export const payLinkService = (run: Run, caller: Caller): PayLinkService => ({
  makePayLink: (request, options) => run(makePayLink(request, caller, options)),
  openPayment: (request, options) => run(openPayment(request, caller), options),
})
