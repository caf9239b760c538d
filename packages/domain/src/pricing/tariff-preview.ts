import type { Booking } from "../booking/booking.ts"
import type { Reference } from "../booking/order/reference.ts"
import { chargeableKg } from "../booking/parcel/parcel.ts"
import { markets } from "../market/market.ts"
import { type Money, money } from "../money/money.ts"
import { areaOf, type ServiceArea } from "../places/service-area.ts"
import { deliveryChargeMinor, type Tariff } from "./tariff.ts"

/** What a price list would have charged for existing bookings (D43). Amounts are without discount and VAT. */
export interface TariffPreview {
  /** In the order given. Bookings with an end that no area serves any more are left out. */
  readonly bookings: readonly PreviewedBooking[]
  readonly before: Money
  readonly after: Money
}

export interface PreviewedBooking {
  readonly reference: Reference
  readonly before: Money
  readonly after: Money
}

/** The delivery charge of each booking as it was, and by this price list. */
export function tariffPreview(
  tariff: Tariff,
  bookings: readonly Booking[],
  areas: readonly ServiceArea[],
): TariffPreview {
  const { currency } = markets[tariff.market]
  const previewed = bookings.flatMap((booking): readonly PreviewedBooking[] => {
    const from = areaOf(booking.pickup.position, areas)
    const to = areaOf(booking.dropOff.position, areas)
    if (!from || !to) return []
    const { bookingType, vehicle, distanceKm, parcel } = booking
    const { window } = booking.pickupWindow
    const facts = { bookingType, vehicle, distanceKm, chargeableKg: chargeableKg(parcel), window }
    const after = money(deliveryChargeMinor(tariff, { ...facts, areas: [from.id, to.id] }), currency)
    return [{ reference: booking.reference, before: booking.price.deliveryCharge, after }]
  })
  const sum = (of: "before" | "after") =>
    money(
      previewed.reduce((total, row) => total + row[of].minor, 0),
      currency,
    )
  return { bookings: previewed, before: sum("before"), after: sum("after") }
}
