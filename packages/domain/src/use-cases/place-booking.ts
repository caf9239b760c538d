import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Booking } from "../booking/booking.ts"
import {
  IdempotencyMismatch,
  InvalidBooking,
  PaymentMethodNotOffered,
  PriceChanged,
  SlotRefused,
} from "../booking/booking-errors.ts"
import { scheduleOf, todayIn } from "../booking/market-schedule.ts"
import type { Order } from "../booking/order.ts"
import { orderIssues, withPlainPhones } from "../booking/order-validation.ts"
import { makeReference, type Reference, referenceDraw } from "../booking/reference.ts"
import { sanitisedOrder } from "../booking/sanitised.ts"
import { chooseSlot } from "../booking/slot-choice.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { isSameMoney } from "../money/money.ts"
import { isCash } from "../payment/payment-method.ts"
import { Digest } from "../ports/driven/digest.ts"
import { IdSource } from "../ports/driven/id-source.ts"
import { StoredAnswers } from "../ports/driven/stored-answers.ts"
import { type Change, UnitOfWork } from "../ports/driven/unit-of-work.ts"
import type { PlacedBooking } from "../ports/driving/booking-service.ts"
import type { PriceInputs } from "../pricing/quote.ts"
import { accessTokenOf, ownerDigestOf } from "./access.ts"
import type { Caller } from "./caller.ts"
import { marketBasis } from "./market-basis.ts"
import { priceWay } from "./price-way.ts"
import { requireCarried } from "./quote-prices.ts"
import { requireServed } from "./resolve-way.ts"
import { openQuote, sealQuote } from "./seal-quote.ts"

/**
 * Books an order (section 7, POST /order/createOrder; D12, D13, D16): everything is checked again by the server's clock,
 * and the booking, its outbox message, the closed lead and the answer to the key reach the disk together or not at all.
 *
 * @param idempotencyKey a second call with the same key gets the first one's answer; with another order it is refused
 */
export const placeBooking = Effect.fn("placeBooking")(function* (
  typed: Order,
  caller: Caller,
  idempotencyKey: string | null,
) {
  // A retry may carry a newer quote of the same total: it is the same order all the same.
  const requestDigest = yield* (yield* Digest).hash(JSON.stringify({ ...typed, quoteId: null }))
  const earlier = yield* earlierAnswer(idempotencyKey, requestDigest)
  if (earlier) return earlier

  const now = yield* Clock.currentTimeMillis
  const order = yield* checkedOrder(typed, now)
  const booking = yield* acceptedBooking(order, now)
  const placed: PlacedBooking = { booking, accessToken: yield* accessTokenOf(booking.reference) }

  const changes: Change[] = [
    { kind: "insertBooking", booking, ownerDigest: yield* ownerDigestOf(caller) },
    {
      kind: "enqueue",
      message: {
        id: `booking-confirmed-${booking.reference}`,
        topic: "booking-confirmed",
        reference: booking.reference,
        at: now,
      },
    },
  ]
  if (order.leadId) changes.push({ kind: "closeLead", leadId: order.leadId, reference: booking.reference })
  if (idempotencyKey) {
    const answer = { key: idempotencyKey, requestDigest, body: JSON.stringify(placed), at: now }
    changes.push({ kind: "storeAnswer", answer })
  }

  const work = yield* UnitOfWork
  return yield* work.commit(changes).pipe(
    Effect.as(placed),
    // The same key was answered while we were deciding: its answer stands. Anything else that conflicts is a bug.
    Effect.catch((conflict) =>
      earlierAnswer(idempotencyKey, requestDigest).pipe(
        Effect.flatMap((answer) => (answer ? Effect.succeed(answer) : Effect.die(conflict))),
      ),
    ),
  )
})

const earlierAnswer = Effect.fnUntraced(function* (key: string | null, requestDigest: string) {
  if (key === null) return null
  const answers = yield* StoredAnswers
  const stored = yield* answers.find(key)
  if (!stored) return null
  if (stored.requestDigest !== requestDigest) return yield* new IdempotencyMismatch()
  return JSON.parse(stored.body) as PlacedBooking
})

/** The order as it will be stored: texts sanitised, phones E.164; or everything that is wrong with it. */
const checkedOrder = Effect.fnUntraced(function* (typed: Order, now: Instant) {
  const order = sanitisedOrder(typed)
  const issues = orderIssues(order, todayIn(order.market, now))
  if (issues.length > 0) return yield* new InvalidBooking({ issues })
  if (!isCash(order.paymentMethod)) return yield* new PaymentMethodNotOffered({ method: order.paymentMethod })
  yield* requireCarried(order.vehicle, order.parcel)
  return withPlainPhones(order)
})

/** The booking that an order makes now: served, within its window's last order time, at the price that was seen. */
const acceptedBooking = Effect.fnUntraced(function* (order: Order, now: Instant) {
  const way = yield* requireServed(order.market, order.pickup.position, order.dropOff.position)
  const schedule = scheduleOf(order.market, yield* marketBasis(order.market))
  const slot = chooseSlot(schedule, order, now)
  if (!slot.ok) {
    const { reason, closedAt, earliest, next } = slot.verdict
    return yield* new SlotRefused({
      reason,
      bookingType: order.bookingType,
      date: order.pickupDate,
      window: order.pickupWindow,
      closedAt,
      earliest,
      next: next && { date: next.date, window: next.window },
    })
  }
  const inputs: PriceInputs = {
    market: order.market,
    pickup: order.pickup.position,
    dropOff: order.dropOff.position,
    vehicle: order.vehicle,
    bookingType: order.bookingType,
    parcel: { weightGrams: order.parcel.weightGrams, sidesCm: order.parcel.sidesCm },
  }
  const seen = order.quoteId === null ? null : yield* openQuote(order.quoteId, inputs, now)
  const quote = seen ?? (yield* priceWay(inputs, way, now))
  const { expectedTotal } = order
  const hasChanged = expectedTotal !== null && !isSameMoney(expectedTotal, quote.price.toPay)
  if (hasChanged) {
    return yield* new PriceChanged({ quote: yield* sealQuote(quote), previousTotal: expectedTotal })
  }
  const booking: Booking = {
    reference: yield* newReference(order.market),
    market: order.market,
    state: "confirmed",
    bookedAt: now,
    pickup: order.pickup,
    dropOff: order.dropOff,
    parcel: order.parcel,
    vehicle: order.vehicle,
    bookingType: order.bookingType,
    pickupWindow: slot.pickup,
    deliveryWindow: slot.delivery,
    customer: order.customer,
    paymentMethod: order.paymentMethod,
    price: quote.price,
    distanceKm: quote.distanceKm,
    basis: { ...quote.basis, book: schedule.book },
  }
  return booking
})

const newReference = Effect.fnUntraced(function* (market: MarketId) {
  const ids = yield* IdSource
  let reference: Reference | null = null
  while (reference === null) reference = makeReference(market, yield* ids.numbersBelow32(referenceDraw))
  return reference
})
