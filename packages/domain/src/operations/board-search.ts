import type { Booking } from "../booking/booking.ts"

/**
 * Whether a booking is one that somebody looks for at the desk: by a part of its reference, of a name, or of a phone
 * number however it is written. An empty text looks for none in particular.
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

/** The digits of a phone number that is looked for, without the zeros before them; null where the text is none. */
export function searchedDigits(typed: string): string | null {
  if (!/^[+\d\s()./-]+$/.test(typed)) return null
  const digits = typed.replace(/\D/g, "").replace(/^0+/, "")
  return digits.length >= 3 ? digits : null
}

const plain = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase()
