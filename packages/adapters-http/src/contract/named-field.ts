import { namesIn } from "./decode-request.ts"
import type { Endpoint } from "./endpoint.ts"

/** What calls name the same thing by. A refusal names it by the first of them. A picture's id is its name. */
const sameThings = [
  ["bookingId", "booking_id", "merchantExtra1", "reference", "bkrefid", "bkref"],
  ["paytyp", "method"],
  ["attempt", "refund"],
  ["id", "name"],
  ["role", "id"],
] as const

/**
 * A refusal's field under this call's own name: there are several names for a booking, of which a call has one.
 * Undefined for what the call takes by no name, because its caller stands for it.
 *
 * @example namedField(cancelBooking, "bookingId") // "reference", as in its path
 * @example namedField(eraseAccount, "id") // undefined: it is the caller's own
 */
export function namedField(endpoint: Endpoint<unknown, unknown>, field: string): string | undefined {
  const names = sameThings.find(([first]) => first === field)
  if (!names) return field
  const taken = namesIn(endpoint.request)
  return names.find((name) => taken.has(name))
}
