import { namesIn } from "./decode-request.ts"
import type { Endpoint } from "./endpoint.ts"

/** The names by which calls name the same thing. A refusal uses the first of them. */
const sameThings = [
  ["bookingId", "booking_id", "merchantExtra1", "reference", "bkrefid", "bkref"],
  ["paytyp", "method"],
  ["attempt", "refund"],
] as const

/**
 * A refusal's field under this call's own name: there are several names for a booking, of which a call has one.
 *
 * @example namedField(cancelBooking, "bookingId") // "reference", as in its path
 */
export function namedField(endpoint: Endpoint<unknown, unknown>, field: string): string {
  const names = sameThings.find(([first]) => first === field)
  if (!names) return field
  const taken = namesIn(endpoint.request)
  return names.find((name) => taken.has(name)) ?? field
}
