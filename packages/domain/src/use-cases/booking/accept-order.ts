import * as Effect from "effect/Effect"
import type { Booking } from "../../booking/booking.ts"
import { PriceChanged } from "../../booking/booking-errors.ts"
import type { Order } from "../../booking/order/order.ts"
import { makeReference, type Reference, referenceDraw } from "../../booking/order/reference.ts"
import type { SlotPlace } from "../../booking/windows/slot-place.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import type { Language } from "../../messages/language.ts"
import { isSameMoney } from "../../money/money.ts"
import { stateWhenBooked } from "../../payment/paid-first.ts"
import { withCity } from "../../places/served-city.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { isQuoteInForce, type PriceInputs, type Quote } from "../../pricing/quote.ts"
import { isAsTold, isQuoteFor, quoteInWindow } from "../../pricing/quote-in-window.ts"
import type { Promo, PromoTerms } from "../../promo/promo.ts"
import { promoCodeOf } from "../../promo/promo-code.ts"
import { withoutPromo } from "../../promo/promo-quote.ts"
import { requireServed } from "../places/resolve-way.ts"
import { priceWay } from "../pricing/price-way.ts"
import { readQuote, sealQuote } from "../pricing/seal-quote.ts"
import { grantPromo } from "../promo/find-promo.ts"
import { promoCustomerOf } from "../promo/promo-customer.ts"
import { slotFor } from "../windows/slot-for.ts"

/** A booking that can be made now, and the scarce resources it takes. */
export interface AcceptedOrder {
  readonly booking: Booking
  readonly place: SlotPlace
  /** How many bookings its window takes; null without a limit. */
  readonly limit: number | null
  readonly promo: GrantedPromo | null
}

export interface GrantedPromo {
  readonly code: string
  readonly customerDigest: string
  readonly terms: PromoTerms
  readonly limit: number | null
  readonly limitPerCustomer: number | null
}

/** The customer's account, if he has one, and the language he reads. */
interface Orderer {
  readonly accountId: string | null
  readonly language: Language
}

/** The booking that an order makes now: served, before its window's last order time, at the price that was seen. */
export const acceptOrder = Effect.fnUntraced(function* (order: Order, { accountId, language }: Orderer, now: Instant) {
  const way = yield* requireServed(order.market, order.pickup.position, order.dropOff.position)
  const slot = yield* slotFor(order, way, now)
  const inputs: PriceInputs = {
    market: order.market,
    pickup: order.pickup.position,
    dropOff: order.dropOff.position,
    vehicle: order.vehicle,
    bookingType: order.bookingType,
    parcel: { weightGrams: order.parcel.weightGrams, sidesCm: order.parcel.sidesCm },
  }
  const { window } = slot.pickup
  const told = order.quoteId === null ? null : yield* readQuote(order.quoteId, inputs)
  const seen = told && isQuoteInForce(told, now) && isQuoteFor(told, window) ? told : null
  const priced = quoteInWindow(seen ?? (yield* priceWay(inputs, way, now)), window)
  const { quote, promo } = yield* withPromo(priced, order, accountId, now)
  const { expectedTotal } = order
  // A quote of another price, or none of ours, and no total: nobody has accepted today's price.
  const isUnseen =
    order.quoteId !== null && seen === null && expectedTotal === null && !isAsTold(told, priced, quote, window)
  if (isUnseen || (expectedTotal !== null && !isSameMoney(expectedTotal, quote.price.toPay)))
    return yield* new PriceChanged({ quote: yield* sealQuote(quote), previousTotal: expectedTotal })
  const booking: Booking = {
    reference: yield* newReference(order.market),
    market: order.market,
    state: stateWhenBooked(order.paymentMethod, quote.price.toPay),
    bookedAt: now,
    pickup: withCity(order.pickup, way.servedBy[0], language),
    dropOff: withCity(order.dropOff, way.servedBy[1], language),
    parcel: order.parcel,
    vehicle: order.vehicle,
    bookingType: order.bookingType,
    pickupWindow: slot.pickup,
    orderBy: slot.orderBy,
    deliveryWindow: slot.delivery,
    customer: order.customer,
    paymentMethod: order.paymentMethod,
    price: quote.price,
    promoCode: promo?.code ?? null,
    distanceKm: quote.distanceKm,
    basis: { ...quote.basis, book: slot.book },
  }
  return { booking, place: slot.place, limit: slot.limit, promo } satisfies AcceptedOrder
})

/** The quote with the order's promo only: a promo already in the quote counts only if the order names it. */
const withPromo = Effect.fnUntraced(function* (quote: Quote, order: Order, accountId: string | null, now: Instant) {
  const code = promoCodeOf(order.promoCode ?? "")
  if (code === "") return { quote: withoutPromo(quote), promo: null }
  const customerDigest = yield* promoCustomerOf({ ...order.customer, accountId })
  const granted = yield* grantPromo(quote, code, customerDigest, now)
  return { quote: granted.quote, promo: usesOf(granted.promo, customerDigest) }
})

const usesOf = (
  { code, maximumUses, maximumUsesPerCustomer, discount, capMinor }: Promo,
  customerDigest: string,
): GrantedPromo => ({
  terms: { discount, capMinor },
  code,
  customerDigest,
  limit: maximumUses,
  limitPerCustomer: maximumUsesPerCustomer,
})

const newReference = Effect.fnUntraced(function* (market: MarketId) {
  const ids = yield* IdSource
  let reference: Reference | null = null
  while (reference === null) reference = makeReference(market, yield* ids.numbersBelow32(referenceDraw))
  return reference
})
