import { namesIn } from "./decode-request.ts"
import type { Endpoint } from "./endpoint.ts"

/** What calls name the same thing by. A refusal names it by the first of them. */
const sameThings = [
  ["bookingId", "booking_id", "merchantExtra1", "reference", "bkrefid", "bkref"],
  ["paytyp", "method"],
  ["attempt", "refund"],
] as const

/**
 * A field of a refusal as the request of this call names it: a booking has several names, of which a call takes one.
 *
 * @example namedField(cancelBooking, "bookingId") // "reference", as in its path
 */
export function namedField(endpoint: Endpoint<unknown, unknown>, field: string): string {
  const names = sameThings.find(([first]) => first === field)
  if (!names) return field
  const taken = namesIn(endpoint.request)
  return names.find((name) => taken.has(name)) ?? field
}
