import * as Effect from "effect/Effect"
import { type Actor, mayDo, noSubject } from "../../account/may-do.ts"
import { type BookingListOwner, Bookings } from "../../ports/driven/bookings.ts"
import type { OwnBookings, OwnBookingsRequest } from "../../ports/driving/own-booking-service.ts"
import { ownerDigestOf } from "../access.ts"
import type { Caller } from "../caller.ts"
import { bookingNow, deliveryOf } from "./delivery-of.ts"

const none: OwnBookings = { bookings: [], next: null }

/** The caller's own bookings in pages (section 7, POST /task/bookinglist), each in its present state. */
export const ownBookings = Effect.fn("ownBookings")(function* (request: OwnBookingsRequest, caller: Caller) {
  const owner = yield* listOwner(request, caller)
  if (!owner) return none
  const { ofCompany, states, from, to, after, limit } = request
  // One more than the page, to know whether another page follows.
  const found = yield* (yield* Bookings).list({
    owner,
    isSandbox: caller.isSandbox,
    states,
    from,
    to,
    after,
    limit: limit + 1,
  })
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  const next = last ? { ofCompany, bookedAt: last.booking.bookedAt, reference: last.booking.reference } : null
  const bookings = page.map((stored) => {
    const delivery = deliveryOf(stored)
    return { ...bookingNow(stored, delivery), paid: delivery.till.paid }
  })
  return { bookings, next } satisfies OwnBookings
})

/**
 * The owner whose bookings an account lists; includes what it booked for a company while it may see that company's
 * (D43).
 */
export const accountAsOwner = ({ id, company }: Actor): BookingListOwner | null =>
  id === null ? null : { kind: "account", id, companyId: company?.id ?? null }

const listOwner = Effect.fnUntraced(function* ({ ofCompany }: OwnBookingsRequest, caller: Caller) {
  const { actor } = caller
  if (ofCompany) {
    const company = actor.company?.id ?? null
    const isSeen = company !== null && mayDo(actor, "view-booking", { ...noSubject, company })
    return isSeen ? ({ kind: "company", id: company } satisfies BookingListOwner) : null
  }
  if (actor.type !== "guest") {
    return accountAsOwner(actor)
  }
  const digest = yield* ownerDigestOf(caller)
  return digest === null ? null : ({ kind: "guest", digest } satisfies BookingListOwner)
})
