import * as Effect from "effect/Effect"
import type { Booking } from "../booking/booking.ts"
import { type BookingPart, changedPrice } from "../booking/change-policy.ts"
import type { Instant } from "../calendar/zone.ts"
import { PromoCatalog } from "../ports/driven/promo-catalog.ts"
import type { Promo } from "../promo/promo.ts"
import { promoCodeOf } from "../promo/promo-code.ts"
import { priceWay } from "./price-way.ts"
import type { ServedWay } from "./resolve-way.ts"

/** The price of a changed booking: made anew for another way, with the promo that it has (D37); otherwise it stays. */
export const priceOfChange = Effect.fnUntraced(function* (
  booking: Booking,
  parts: readonly BookingPart[],
  way: ServedWay,
  now: Instant,
) {
  const { market, vehicle, bookingType, parcel, price, distanceKm, basis } = booking
  const isOtherWay = parts.includes("pickup-address") || parts.includes("drop-off-address")
  if (!isOtherWay) return { price, distanceKm, basis }
  const { pickup, dropOff } = way
  const quote = yield* priceWay({ market, pickup, dropOff, vehicle, bookingType, parcel }, way, now)
  const { deliveryCharge, vatPercent } = quote.price
  return {
    price: changedPrice(deliveryCharge, vatPercent, yield* promoOf(booking)),
    distanceKm: quote.distanceKm,
    basis: { ...quote.basis, book: basis.book },
  }
})

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
