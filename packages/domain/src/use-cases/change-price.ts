import * as Effect from "effect/Effect"
import type { BookedWindow, Booking } from "../booking/booking.ts"
import { type BookingPart, changedPrice } from "../booking/change/change-policy.ts"
import type { Instant } from "../calendar/zone.ts"
import { money } from "../money/money.ts"
import type { StoredBooking } from "../ports/driven/bookings.ts"
import { TariffBook } from "../ports/driven/price-lists.ts"
import { PromoCatalog } from "../ports/driven/promo-catalog.ts"
import { quoteInWindow } from "../pricing/quote-in-window.ts"
import { windowAdjustmentMinor } from "../pricing/tariff.ts"
import type { Promo } from "../promo/promo.ts"
import { promoCodeOf } from "../promo/promo-code.ts"
import { priceWay } from "./price-way.ts"
import type { ServedWay } from "./resolve-way.ts"

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
  before: Pick<Booking, "pickupWindow"> & Pick<StoredBooking, "pricedWindow">,
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
    const changed = changedPrice(charge, price.vatPercent, yield* promoOf(booking))
    return { price: { price: changed, distanceKm, basis }, pricedWindow }
  }
  const { pickup, dropOff } = way
  const inputs = { market, pickup, dropOff, vehicle, bookingType, parcel }
  const quote = quoteInWindow(yield* priceWay(inputs, way, now), window)
  const { deliveryCharge, vatPercent } = quote.price
  return {
    price: {
      price: changedPrice(deliveryCharge, vatPercent, yield* promoOf(booking)),
      distanceKm: quote.distanceKm,
      basis: { ...quote.basis, book: basis.book },
    },
    pricedWindow,
  }
})

const isOtherPickup = (after: BookedWindow, before: BookedWindow): boolean =>
  after.date !== before.date || after.window !== before.window

/** The promo of a booking, for the discount alone; one that is gone takes off what it took off. */
const promoOf = Effect.fnUntraced(function* ({ market, promoCode, price }: Booking) {
  if (promoCode === null) return null
  const promos = yield* (yield* PromoCatalog).list(market)
  const listed = promos.find(({ code }) => promoCodeOf(code) === promoCodeOf(promoCode))
  return listed ?? gonePromo(promoCode, market, price.discount.minor)
})

const gonePromo = (code: string, market: Booking["market"], minor: number): Promo => ({
  code,
  market,
  discount: { type: "FIXED_DISCOUNT", minor },
  validFrom: 0,
  validUntil: null,
  capMinor: null,
  minimumMinor: 0,
  maximumUses: null,
  maximumUsesPerCustomer: null,
  bookingTypes: [],
  vehicles: [],
  isListed: false,
})
