import { expect, it } from "vitest"
import { sampleBooking } from "../testing/sample-booking.ts"
import { particularsOf } from "./document-particulars.ts"

it("keeps of a booking what was ordered, from which city to which, and its price, and names nobody", () => {
  const { bookingType, vehicle, paymentMethod, price, pickupWindow, customer, pickup, dropOff } = sampleBooking
  const kept = particularsOf({ ...sampleBooking, promoCode: "SAVE5" })
  expect(kept).toEqual({
    bookingType,
    vehicle,
    paymentMethod,
    price,
    promoCode: "SAVE5",
    from: "Dubai",
    to: "Sharjah",
    pickupDate: pickupWindow.date,
  })
  for (const somebody of [customer.name, customer.phone, customer.email, pickup.building, dropOff.contact.name])
    expect(JSON.stringify(kept)).not.toContain(somebody)
})
