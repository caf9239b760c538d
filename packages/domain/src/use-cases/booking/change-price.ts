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
 * The price of a changed booking: made anew for another way, with the promo that it has (D37). On the same way it stays but
 * for what the window that is chosen costs more or less than the one that its price is of, by the price list that it was priced
 * by. Where the desk has set another window nobody pays for it: that window has no price until its owner chooses one.
 *
 * @param booking as changed, but at the price of before
 * @param before with the window that its price is of, where that is not its own
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

/** What the promo of a booking takes off. Of before that was kept with it the code says it; one that is gone, as it did. */
const promoOf = Effect.fnUntraced(function* ({ market, promoCode, price }: Booking, kept: PromoTerms | null) {
  if (promoCode === null || kept !== null) return kept
  const promos = yield* (yield* PromoCatalog).list(market)
  const listed = promos.find(({ code }) => promoCodeOf(code) === promoCodeOf(promoCode))
  const gone: PromoTerms = { discount: { type: "FIXED_DISCOUNT", minor: price.discount.minor }, capMinor: null }
  return listed ?? gone
})
