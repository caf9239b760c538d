import type { Booking } from "../booking/booking.ts"

/**
 * Whether a booking matches a search at the desk: by a part of its reference, of a name, or of a phone number in any
 * notation. An empty text matches all.
 */
export function matchesSearch(
  { reference, customer, pickup, dropOff }: Pick<Booking, "reference" | "customer" | "pickup" | "dropOff">,
  typed: string,
): boolean {
  const text = plain(typed)
  const names = [reference, customer.name, pickup.contact.name, dropOff.contact.name]
  if (names.some((name) => plain(name).includes(text))) return true
  const digits = searchedDigits(typed)
  const phones = [customer.phone, pickup.contact.phone, dropOff.contact.phone]
  return digits !== null && phones.some((phone) => phone.replace(/\D/g, "").includes(digits))
}

/** The digits of a searched phone number, without leading zeros; null if the text is no number. */
export function searchedDigits(typed: string): string | null {
  if (!/^[+\d\s()./-]+$/.test(typed)) return null
  const digits = typed.replace(/\D/g, "").replace(/^0+/, "")
  return digits.length >= 3 ? digits : null
}

const plain = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase()
