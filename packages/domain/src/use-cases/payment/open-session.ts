import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { PaymentMethodNotOffered } from "../../booking/booking-errors.ts"
import { isPast } from "../../booking/change/booking-end.ts"
import { holdLifetimeMinutes } from "../../booking/order/hold.ts"
import { parseReference } from "../../booking/order/reference.ts"
import { type Instant, msPerMinute } from "../../calendar/zone.ts"
import { outstanding } from "../../delivery/till.ts"
import type { AttemptIntent, AttemptRecord } from "../../payment/attempt/attempt-record.ts"
import { isLive } from "../../payment/attempt/attempt-state.ts"
import { AttemptNotFound, GatewayUnavailable, HoldEnded } from "../../payment/payment-errors.ts"
import { Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import { type PaymentGateway, PaymentGateways } from "../../ports/driven/payment-gateways.ts"
import { PaymentOffer } from "../../ports/driven/payment-offer.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import type { SessionRequest } from "../../ports/driving/payment-service.ts"
import type { PaymentSession } from "../../ports/driving/payment-session.ts"
import type { OnceOptions } from "../../ports/driving/service-failure.ts"
import { NothingToPay } from "../../recipient/recipient-errors.ts"
import { BookingNotFound } from "../../tracking/tracking-errors.ts"
import { mayReach, subjectOf } from "../access.ts"
import { deliveryOf } from "../booking/delivery-of.ts"
import type { Caller } from "../caller.ts"
import { answeredUnder, type Decision, once } from "../once.ts"
import { isValidLink } from "../recipient/pay-link.ts"
import { askedAttempt } from "./asked-attempt.ts"
import { recorded } from "./attempt-changes.ts"
import { committed } from "./committed.ts"
import { checkBeforeGivingUp, givenUp } from "./give-up.ts"
import { isHoldOver } from "./hold-over.ts"
import { firstCheckAt } from "./next-check.ts"

/**
 * Makes a card payment attempt for the amount due, for the booking's owner or a holder of its pay link. Amount and
 * currency are fixed with it, it is stored before the gateway is called, and a booking has at most one live attempt
 * (D45). The same key gets the same attempt again.
 */
export const openSession = Effect.fn("openSession")(function* (
  request: SessionRequest,
  caller: Caller,
  options: OnceOptions = {},
) {
  const { reference, method, instead } = request
  const about = yield* payableBooking(request, caller)
  yield* checkBeforeGivingUp(request)
  const asked = {
    caller,
    options: yield* behindRefusals(options, caller),
    request: { pay: reference, method, instead },
    matter: "payment",
    about,
  } as const
  const id = yield* once(asked, decided(request, caller))
  return yield* openedSession(id)
})

/**
 * The same for a repeated key after attempts that the gateway never opened: their answer was a refusal, and a refused
 * request may be sent again under its key.
 */
export const behindRefusals = Effect.fnUntraced(function* (options: OnceOptions, caller: Caller) {
  const { idempotencyKey: first } = options
  if (first === undefined) return options
  const attempts = yield* PaymentAttempts
  for (let key = first; ; ) {
    const id = yield* answeredUnder<string>(key, caller)
    const found = id ? yield* attempts.find(id) : null
    if (found?.attempt.state !== "abandoned" || found.attempt.opened !== null)
      return { idempotencyKey: key, onReplayed: () => options.onReplayed?.() }
    key = `${first}|after ${id}`
  }
})

const decided = Effect.fnUntraced(function* (request: SessionRequest, caller: Caller) {
  const { stored, isByLink } = yield* payableBooking(request, caller)
  const gateway = yield* gatewayOf(stored, request)
  const { state, till } = deliveryOf(stored)
  const now = yield* Clock.currentTimeMillis
  const amount = outstanding(till)
  // First: what came too late for it was refunded, so it is not paid, although nothing is due.
  if (isHoldOver(stored, state, now)) return yield* new HoldEnded()
  if (amount.minor <= 0 || isPast(state)) return yield* new NothingToPay()
  return yield* newAttempt({ stored, gateway, amount, change: null, isByLink, now }, request, caller)
})

type AttemptRequest = Pick<SessionRequest, "method" | "instead">

/**
 * The gateway of a booking's market, if it offers the method. A booking on a company's account is not paid by card as
 * well.
 */
export const gatewayOf = Effect.fnUntraced(function* (
  { booking: { market, paymentMethod } }: StoredBooking,
  { method }: AttemptRequest,
) {
  const gateway = (yield* PaymentGateways).of(market)
  const isOffered = paymentMethod !== "onAccount" && (yield* PaymentOffer)[market].includes(method)
  return gateway && isOffered ? gateway : yield* new PaymentMethodNotOffered({ method })
})

interface NewAttempt extends Pick<AttemptIntent, "amount" | "change" | "isByLink"> {
  readonly stored: StoredBooking
  readonly gateway: PaymentGateway
  readonly now: Instant
}

/**
 * A new attempt that replaces a live one that can be given up: its id, and the changes. One under review does not block
 * it: a person may need longer than a hold lasts, and its money pays nothing that another card has already paid. What
 * the attempt under review has paid itself is not due.
 */
export const newAttempt = Effect.fnUntraced(function* (
  { stored, gateway, amount, change, isByLink, now }: NewAttempt,
  { method, instead }: AttemptRequest,
  caller: Caller,
) {
  const { reference, customer } = stored.booking
  const ids = yield* IdSource
  const earlier = yield* (yield* PaymentAttempts).ofBooking(reference)
  const intent: AttemptIntent = {
    id: yield* ids.token,
    booking: reference,
    reference: `${reference}-a${earlier.length + 1}-${(yield* ids.token).slice(0, 16)}`,
    gateway: gateway.id,
    method,
    amount,
    email: customer.email,
    language: caller.language,
    origin: caller.origin,
    isByLink,
    createdAt: now,
    expiresAt: now + holdLifetimeMinutes * msPerMinute,
    change,
  }
  const live = earlier.find(({ attempt }) => isLive(attempt.state))?.attempt
  const changes: Change[] = live ? [yield* givenUp(live, { isNamed: instead === live.id, isByLink }, now)] : []
  changes.push({ kind: "insertAttempt", intent })
  return { answer: intent.id, changes } satisfies Decision<string>
})

/** The attempt with the way to hand its card over, which the gateway is asked for once. */
export const openedSession = Effect.fnUntraced(function* (id: string) {
  const first = yield* attemptNamed(id)
  if (first.opened) return sessionOf(first, first.opened)
  const gateway = (yield* PaymentGateways).named(first.gateway)
  const page = gateway && (yield* gateway.open(yield* askedAttempt(first)))
  const attempt = yield* Effect.orDie(
    committed(
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const attempt = yield* attemptNamed(id)
        if (attempt.state !== "created") return { answer: attempt, changes: [] }
        if (!page) {
          const { after, change } = recorded(attempt, { type: "abandoned" }, "system", now)
          return { answer: after, changes: [change] }
        }
        const { after, change } = recorded(attempt, { type: "issued", opened: page }, "api-response", now)
        // On the gateway's own pages a card may be charged without another call of ours.
        const isAsked = page.kind !== "form"
        const due = isAsked ? yield* firstCheckAt(now) : null
        const check: Change = { kind: "scheduleAttemptCheck", attempt: id, dueAt: due, checkedAt: null }
        return { answer: after, changes: isAsked ? [change, check] : [change] }
      }),
    ),
  )
  if (!attempt.opened) return yield* new GatewayUnavailable()
  return sessionOf(attempt, attempt.opened)
})

const attemptNamed = Effect.fnUntraced(function* (id: string) {
  const found = yield* (yield* PaymentAttempts).find(id)
  return found ? found.attempt : yield* Effect.die(new AttemptNotFound())
})

const sessionOf = (attempt: AttemptRecord, page: PaymentSession["page"]): PaymentSession => ({
  attempt: attempt.id,
  booking: attempt.booking,
  amount: attempt.amount,
  expiresAt: attempt.expiresAt,
  page,
})

/**
 * The booking, for callers who may pay for it, and whether only its pay link lets them; unknown to anybody else. A
 * sandbox booking has nothing to pay.
 */
export const payableBooking = Effect.fnUntraced(function* (
  request: Pick<SessionRequest, "reference" | "accessToken" | "payToken">,
  caller: Caller,
) {
  const reference = parseReference(request.reference)
  const stored: StoredBooking | null = reference && (yield* (yield* Bookings).find(reference))
  if (!stored) return yield* new BookingNotFound()
  const subject = yield* subjectOf(stored, caller, request.accessToken, null)
  const isByLink = !mayReach(caller, "pay-booking", stored, subject)
  if (isByLink && !(yield* isValidLink(stored.booking.reference, request.payToken))) return yield* new BookingNotFound()
  if (stored.isSandbox) return yield* new NothingToPay()
  return { stored, subject, isByLink }
})
