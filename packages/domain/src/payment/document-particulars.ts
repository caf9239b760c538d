import type { Booking } from "../booking/booking.ts"

/**
 * What a document says of its booking: kept as it was when the document was issued, because a booking may be changed
 * afterwards and an invoice may not. It names nobody, so that it may outlive an account.
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
