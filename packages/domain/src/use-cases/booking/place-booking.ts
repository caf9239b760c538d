import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { customerOfAccount } from "../../account/account.ts"
import { NotSignedIn } from "../../account/account-errors.ts"
import { parseWorldwidePhone } from "../../account/phone/phone-worldwide.ts"
import { phonesReadOnce } from "../../account/phone/phones-read-once.ts"
import type { Booking } from "../../booking/booking.ts"
import { InvalidBooking, PaymentMethodNotOffered } from "../../booking/booking-errors.ts"
import { sanitisedOrder } from "../../booking/draft/sanitised.ts"
import { signedInGuest } from "../../booking/draft/signed-in-guest.ts"
import { holdLifetimeMinutes } from "../../booking/order/hold.ts"
import type { Order } from "../../booking/order/order.ts"
import { orderIssues, withPlainPhones } from "../../booking/order/order-validation.ts"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import { type Instant, msPerMinute } from "../../calendar/zone.ts"
import { hasOpenEnd } from "../../payment/attempt/open-end.ts"
import { Accounts } from "../../ports/driven/accounts.ts"
import { type BookingBelongings, Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import { PaymentOffer } from "../../ports/driven/payment-offer.ts"
import type { Change, Conflict } from "../../ports/driven/unit-of-work.ts"
import type { PlacedBooking } from "../../ports/driving/booking-service.ts"
import type { CallOptions } from "../../ports/driving/service-failure.ts"
import { accessTokenOf, ownerDigestOf } from "../access.ts"
import type { Caller } from "../caller.ts"
import { settleOnAccount } from "../corporate/on-account.ts"
import { answeredUnder, type Decision, once } from "../once.ts"
import { agreedMinimumFare } from "../pricing/agreed-minimum-fare.ts"
import { requireCarried } from "../pricing/quote-prices.ts"
import { acceptOrder } from "./accept-order.ts"
import { companyOfOrder } from "./company-booking.ts"
import { deliveryOf } from "./delivery-of.ts"

/**
 * Books an order (section 7, POST /order/createOrder; D12, D13, D16). Everything is checked again by the server's
 * clock. The booking, its place in the window, its promo use, its outbox message, the closed lead and the answer of the
 * key are committed together or not at all. What has to be paid first is held for half an hour.
 *
 * A second call with the same key gets the first one's answer; a different order under it is refused. A retry may carry
 * a newer quote of the same total and is still the same order. A derived key is valid for a day, and no longer than the
 * booking made under it.
 */
export const placeBooking = Effect.fnUntraced(function* (
  typed: Order,
  caller: Caller,
  options: Pick<CallOptions, "idempotencyKey" | "isKeyDerived" | "onReplayed"> = {},
) {
  const { idempotencyKey, isKeyDerived = false } = options
  const derived = isKeyDerived && idempotencyKey !== undefined ? yield* keyNow(idempotencyKey, caller) : null
  const under = derived === null ? options : { idempotencyKey: derived, onReplayed: () => options.onReplayed?.() }
  const request = { ...typed, quoteId: null }
  // An order names people, phones and places, so nobody else can send exactly the same one.
  const asked = { caller, options: under, request, matter: "other", about: "new", identifiesCaller: true } as const
  return yield* once(asked, orderDecision(typed, caller), refusalOfOrder)
})

/** An account erased meanwhile cannot book. */
export const refusalOfOrder = ({ change }: Conflict): NotSignedIn | null =>
  change === "keepAccount" ? new NotSignedIn() : null

/**
 * The derived key of a draft, after any bookings under it that were given up: sending the same draft then means a new
 * booking.
 */
const keyNow = Effect.fnUntraced(function* (first: string, caller: Caller) {
  const bookings = yield* Bookings
  for (let key = first; ; ) {
    const placed = yield* answeredUnder<PlacedBooking>(key, caller)
    const stored = placed && (yield* bookings.find(placed.booking.reference))
    if (!stored || !(yield* isGivenUp(stored))) return key
    key = `${key}|after ${placed.booking.reference}`
  }
})

/** Whether a booking will certainly not be carried: money still on its way would confirm one whose hold has ended. */
const isGivenUp = Effect.fnUntraced(function* (stored: StoredBooking) {
  const { state } = deliveryOf(stored)
  if (state !== "expired") return state === "cancelled"
  const now = yield* Clock.currentTimeMillis
  const attempts = yield* (yield* PaymentAttempts).ofBooking(stored.booking.reference)
  return !attempts.some(({ attempt }) => hasOpenEnd(attempt, now))
})

/** What an order would be if placed now; nothing is held or written. */
export const previewBooking = Effect.fnUntraced(function* (typed: Order, caller: Caller) {
  const now = yield* Clock.currentTimeMillis
  const order = yield* checkedOrder(yield* bookedBy(typed, caller), now)
  yield* companyOfOrder(order, caller)
  return yield* acceptOrder(order, ordererOf(caller), now)
})

/** An order as a booking, with the changes that make it one. */
export const orderDecision = Effect.fnUntraced(function* (typed: Order, caller: Caller) {
  const now = yield* Clock.currentTimeMillis
  const order = yield* checkedOrder(yield* bookedBy(typed, caller), now)
  const company = yield* companyOfOrder(order, caller)
  const { actor, isSandbox } = caller
  const { accountId, language } = ordererOf(caller)
  const { booking: accepted, place, limit, promo } = yield* acceptOrder(order, { accountId, language }, now)
  // A sandbox booking costs nothing, so it waits for no payment.
  const booking: Booking =
    isSandbox && accepted.paymentMethod !== "onAccount" ? { ...accepted, state: "confirmed" } : accepted
  const { reference, market } = booking
  const isOnAccount = booking.paymentMethod === "onAccount"
  const isHeld = booking.state === "awaitingPayment" && !isOnAccount
  const holdEndsAt = isHeld ? now + holdLifetimeMinutes * msPerMinute : null

  const belongings: BookingBelongings = {
    accountId,
    ...company,
    isSandbox,
    language,
    // A sandbox booking takes no place from real ones.
    slot: isSandbox ? null : place,
    pricedWindow: null,
    minimumFare: yield* agreedMinimumFare(booking),
    promoCustomer: isSandbox ? null : (promo?.customerDigest ?? null),
    promoTerms: promo?.terms ?? null,
    holdEndsAt,
  }
  const ownerDigest = actor.type === "guest" ? yield* ownerDigestOf(caller) : null
  const changes: Change[] = [{ kind: "insertBooking", booking, ownerDigest, belongings }]
  if (accountId !== null) changes.push({ kind: "keepAccount", accountId })
  if (!isSandbox) changes.push({ kind: "reserveSlot", place, limit })
  if (promo && !isSandbox) {
    const { code, customerDigest, limit: uses, limitPerCustomer } = promo
    changes.push({ kind: "redeemPromo", market, code, customerDigest, limit: uses, limitPerCustomer })
  }
  if (!isHeld) changes.push(confirmed(reference, now))
  if (order.leadId && !isSandbox) changes.push({ kind: "closeLead", leadId: order.leadId, reference })

  const settled =
    isOnAccount && booking.state === "awaitingPayment"
      ? yield* paidByCompany({ booking, ownerDigest, ...belongings }, now)
      : null
  if (settled) changes.push(...settled.changes)

  const answer: PlacedBooking = {
    booking: settled ? { ...booking, state: settled.delivery.state } : booking,
    accessToken: yield* accessTokenOf(reference),
    ...(holdEndsAt !== null && { holdEndsAt }),
  }
  return { answer, changes } satisfies Decision<PlacedBooking>
})

const ordererOf = ({ actor, language }: Caller) => ({ accountId: actor.type === "guest" ? null : actor.id, language })

/** A company's booking is paid in the same transaction (D43). */
const paidByCompany = Effect.fnUntraced(function* (accepted: Omit<StoredBooking, "revision" | "log">, now: Instant) {
  const stored: StoredBooking = { ...accepted, revision: 1, log: [] }
  return yield* settleOnAccount(stored, deliveryOf(stored), stored.booking.price.toPay, now)
})

const confirmed = (reference: PlacedBooking["booking"]["reference"], at: Instant): Change => ({
  kind: "enqueue",
  message: { id: `booking-confirmed-${reference}`, topic: "booking-confirmed", reference, at },
})

/** The order with its customer; a signed-in customer may leave his details out. */
const bookedBy = Effect.fnUntraced(function* (order: Order, { actor }: Caller) {
  const { customer } = order
  if (actor.type === "guest" || actor.id === null || `${customer.name}${customer.phone}`.trim() !== "") return order
  const account = yield* (yield* Accounts).find(actor.id)
  return account === null ? order : { ...order, customer: signedInGuest(customer, customerOfAccount(account)) }
})

/** The order as it will be stored, with sanitised texts and E.164 phones; or all its issues. */
const checkedOrder = Effect.fnUntraced(function* (typed: Order, now: Instant) {
  const order = sanitisedOrder(typed)
  const readPhone = phonesReadOnce(parseWorldwidePhone)
  const issues = orderIssues(order, todayIn(order.market, now), readPhone)
  if (issues.length > 0) return yield* new InvalidBooking({ issues })
  const offered = (yield* PaymentOffer)[order.market]
  // Payment on account depends on the company, not on the host.
  if (order.paymentMethod !== "onAccount" && !offered.includes(order.paymentMethod))
    return yield* new PaymentMethodNotOffered({ method: order.paymentMethod })
  yield* requireCarried(order.vehicle, order.parcel)
  return withPlainPhones(order, readPhone)
})
