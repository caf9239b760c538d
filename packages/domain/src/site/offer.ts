import type { BookingType } from "../booking/booking-type.ts"
import { todayIn } from "../booking/windows/market-schedule.ts"
import type { SlotLookup } from "../booking/windows/slot-lookup.ts"
import { daysBetween, type LocalDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { PriceBreakdown } from "../pricing/price-breakdown.ts"
import type { SealedQuote } from "../pricing/quote.ts"

/** The price of a booking type on a route and its deadline, as shown to a visitor before booking. */
export interface Offer {
  readonly bookingType: BookingType
  readonly price: PriceBreakdown
  /** For the earliest pick-up date; null if nothing can be booked up to the horizon. */
  readonly closing: OfferClosing | null
}

export interface OfferClosing {
  readonly pickup: LocalDate
  readonly delivery: LocalDate
  /** Days from the market's today to the pick-up: 0 is today. */
  readonly daysAhead: number
  /** The last order time of that date: at this instant the date is shut (D5). */
  readonly orderBy: Instant
}

/** The quotes and the listing of a route, combined by booking type, in the order of the quotes. */
export function offersOf(market: MarketId, quotes: readonly SealedQuote[], lookup: SlotLookup): readonly Offer[] {
  return quotes.map(({ bookingType, price }) => {
    const item = lookup.items.find((each) => each.bookingType === bookingType)
    const closing = item && {
      pickup: item.earliestPickup,
      delivery: item.earliestDelivery,
      daysAhead: daysBetween(todayIn(market, lookup.now), item.earliestPickup),
      orderBy: Math.max(...item.slots.map(({ orderBy }) => orderBy)),
    }
    return { bookingType, price, closing: closing ?? null }
  })
}

/** The earliest pick-up date of all offers; null if nothing can be booked up to the horizon. */
export function earliestClosing(offers: readonly Offer[]): OfferClosing | null {
  return offers.reduce<OfferClosing | null>(
    (first, { closing }) =>
      closing !== null && (first === null || closing.daysAhead < first.daysAhead) ? closing : first,
    null,
  )
}

/** The offer with the next last order time among those picked up today; null if there is none. */
export function nextClosing(
  offers: readonly Offer[],
): { readonly offer: Offer; readonly closing: OfferClosing } | null {
  const today = offers.flatMap((offer) => (offer.closing?.daysAhead === 0 ? [{ offer, closing: offer.closing }] : []))
  return today.reduce<(typeof today)[number] | null>(
    (next, each) => (next === null || each.closing.orderBy < next.closing.orderBy ? each : next),
    null,
  )
}
