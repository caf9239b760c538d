import { parseWorldwidePhone } from "../account/phone/phone-worldwide.ts"
import type { Booking } from "../booking/booking.ts"
import { parseReference } from "../booking/order/reference.ts"
import { latinDigits } from "../places/latin-digits.ts"
import type { SearchField } from "./global-search.ts"

/**
 * Whether a field of a booking has a typed value. A phone may be the customer's or either contact's, in any notation.
 */
export function hasThere(booking: Booking, field: SearchField, typed: string): boolean {
  if (field === "reference") return parseReference(typed) === booking.reference
  if (field === "email")
    return typed.trim() !== "" && typed.trim().toLowerCase() === booking.customer.email.toLowerCase()
  const phone = parseWorldwidePhone(typed, booking.market)
  return phone.ok && phonesOf(booking).includes(phone.e164)
}

/**
 * Whether the caller knows the last four digits of a phone of the booking, with which a guest proves his connection to
 * it (D33).
 */
export function endsOnPhone(booking: Booking, typed: string): boolean {
  const digits = latinDigits(typed).replace(/\D/g, "")
  return digits.length === 4 && phonesOf(booking).some((phone) => phone.endsWith(digits))
}

const phonesOf = ({ customer, pickup, dropOff }: Booking): readonly string[] =>
  [customer.phone, pickup.contact.phone, dropOff.contact.phone].filter((phone) => phone !== "")
