import * as Effect from "effect/Effect"
import { parseReference } from "../../booking/order/reference.ts"
import { Bookings } from "../../ports/driven/bookings.ts"
import type { GlobalSearch } from "../../ports/driving/tracking-service.ts"
import { endsOnPhone, hasThere } from "../../tracking/search-match.ts"
import { SearchFailed } from "../../tracking/tracking-errors.ts"
import { isOwner } from "../access.ts"
import { accountAsOwner } from "../booking/own-bookings.ts"
import type { Caller } from "../caller.ts"
import { trackingOf } from "./track-booking.ts"

/** How many of a person's latest bookings are searched. */
const mostLookedThrough = 500
const mostFound = 20

/**
 * Finds bookings by another field (section 7, POST /order/tracking/global; D33). A signed-in caller's own bookings are
 * searched first. Anybody finds one booking by its reference and the last four digits of a phone in it, and sees what
 * its reference shows: a recipient may have an account, too. Every search without a result gets the same answer.
 */
export const globalSearch = Effect.fn("globalSearch")(function* (
  { field, value, lastFour }: GlobalSearch,
  caller: Caller,
) {
  const bookings = yield* Bookings
  const { actor } = caller
  const owner = actor.type === "guest" ? null : accountAsOwner(actor)
  if (owner) {
    const all = {
      owner,
      isSandbox: caller.isSandbox,
      states: [],
      from: null,
      to: null,
      after: null,
      limit: mostLookedThrough,
    }
    const own = (yield* bookings.list(all)).filter(({ booking }) => hasThere(booking, field, value))
    if (own.length > 0) return yield* Effect.forEach(own.slice(0, mostFound), (stored) => trackingOf(stored, true))
  }
  const reference = field === "reference" ? parseReference(value) : null
  const stored = reference && (yield* bookings.find(reference))
  if (!stored || !endsOnPhone(stored.booking, lastFour ?? "")) return yield* new SearchFailed({ field })
  return [yield* trackingOf(stored, yield* isOwner(stored, caller, null))]
})
