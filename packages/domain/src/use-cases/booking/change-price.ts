import * as Effect from "effect/Effect"
import type { BookedWindow, Booking } from "../../booking/booking.ts"
import { type BookingPart, changedPrice } from "../../booking/change/change-policy.ts"
import type { Instant } from "../../calendar/zone.ts"
import { money } from "../../money/money.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { TariffBook } from "../../ports/driven/price-lists.ts"
import { PromoCatalog } from "../../ports/driven/promo-catalog.ts"
import { quoteInWindow } from "../../pricing/quote-in-window.ts"
import { windowAdjustmentMinor } from "../../pricing/tariff.ts"
import type { PromoTerms } from "../../promo/promo.ts"
import { promoCodeOf } from "../../promo/promo-code.ts"
import type { ServedWay } from "../places/resolve-way.ts"
import { priceWay } from "../pricing/price-way.ts"

/**
 * The price of a changed booking. On another route it is computed again, with the booking's promo (D37). On the same
 * route only the window's surcharge changes, from the window that the price is of to the chosen one, by the original
 * price list. A window set by the desk costs nothing and has no price until the owner chooses one.
 *
 * @param booking as changed, but at its previous price
 * @param before the booking, with the window that its price is of, if that is not its own
 */
export const priceOfChange = Effect.fnUntraced(function* (
  booking: Booking,
  before: Pick<Booking, "pickupWindow"> & Pick<StoredBooking, "pricedWindow" | "promoTerms">,
  parts: readonly BookingPart[],
  way: ServedWay,
  now: Instant,
) {
  const { market, vehicle, bookingType, parcel, price, distanceKm, basis } = booking
  const isOtherWay = parts.includes("pickup-address") || parts.includes("drop-off-address")
  const pricedBefore = before.pricedWindow ?? before.pickupWindow.window
  const isChosen = isOtherPickup(booking.pickupWindow, before.pickupWindow)
  const window = isChosen ? booking.pickupWindow.window : pricedBefore
  const pricedWindow = window === booking.pickupWindow.window ? null : window
  if (!isOtherWay) {
    const lists = yield* (yield* TariffBook).list(market)
    const list = lists.find(({ id }) => id === basis.tariff)
    const adjustment = (id: string): number => (list ? windowAdjustmentMinor(list, bookingType, id) : 0)
    const difference = adjustment(window) - adjustment(pricedBefore)
    if (difference === 0) return { price: { price, distanceKm, basis }, pricedWindow }
    const { minor, currency } = price.deliveryCharge
    const charge = money(Math.max(0, minor + difference), currency)
    const changed = changedPrice(charge, price.vatPercent, yield* promoOf(booking, before.promoTerms))
    return { price: { price: changed, distanceKm, basis }, pricedWindow }
  }
  const { pickup, dropOff } = way
  const inputs = { market, pickup, dropOff, vehicle, bookingType, parcel }
  const quote = quoteInWindow(yield* priceWay(inputs, way, now), window)
  const { deliveryCharge, vatPercent } = quote.price
  return {
    price: {
      price: changedPrice(deliveryCharge, vatPercent, yield* promoOf(booking, before.promoTerms)),
      distanceKm: quote.distanceKm,
      basis: { ...quote.basis, book: basis.book },
    },
    pricedWindow,
  }
})

const isOtherPickup = (after: BookedWindow, before: BookedWindow): boolean =>
  after.date !== before.date || after.window !== before.window

/**
 * The terms of a booking's promo. For bookings from before they were stored, by the code; if that is gone, the discount
 * it had.
 */
const promoOf = Effect.fnUntraced(function* ({ market, promoCode, price }: Booking, kept: PromoTerms | null) {
  if (promoCode === null || kept !== null) return kept
  const promos = yield* (yield* PromoCatalog).list(market)
  const listed = promos.find(({ code }) => promoCodeOf(code) === promoCodeOf(promoCode))
  const gone: PromoTerms = { discount: { type: "FIXED_DISCOUNT", minor: price.discount.minor }, capMinor: null }
  return listed ?? gone
})
