import type { Booking } from "../booking/booking.ts"

/**
 * What a document says of its booking, stored as of its issue, because a booking may change afterwards and an invoice
 * must not. It names nobody, so that it can outlive an account.
 */
export interface DocumentParticulars
  extends Pick<Booking, "bookingType" | "vehicle" | "paymentMethod" | "price" | "promoCode"> {
  readonly from: string
  readonly to: string
  readonly pickupDate: Booking["pickupWindow"]["date"]
}

export const particularsOf = ({
  bookingType,
  vehicle,
  paymentMethod,
  price,
  promoCode,
  pickup,
  dropOff,
  pickupWindow,
}: Booking): DocumentParticulars => ({
  bookingType,
  vehicle,
  paymentMethod,
  price,
  promoCode,
  from: pickup.cityName,
  to: dropOff.cityName,
  pickupDate: pickupWindow.date,
})
