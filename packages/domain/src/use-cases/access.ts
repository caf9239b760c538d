import * as Effect from "effect/Effect"
import type { Reference } from "../booking/reference.ts"
import type { StoredBooking } from "../ports/driven/bookings.ts"
import { Digest } from "../ports/driven/digest.ts"
import type { Caller } from "./caller.ts"

/**
 * The 128-bit token that opens the full view of one booking (D33). It is a seal over the reference, so nothing of it is
 * stored and any process can tell it.
 */
export const accessTokenOf = Effect.fnUntraced(function* (reference: Reference) {
  const digest = yield* Digest
  return (yield* digest.seal(`access|${reference}`)).slice(0, 32)
})

/** What is stored of the browser that booked: a digest, so that the table opens nothing. */
export const ownerDigestOf = Effect.fnUntraced(function* (caller: Caller) {
  if (caller.guestId === null) return null
  const digest = yield* Digest
  return yield* digest.hash(`guest|${caller.guestId}`)
})

/** Whether the caller owns a booking: by the browser that booked it, or by the access token of its link. */
export const isOwner = Effect.fnUntraced(function* (stored: StoredBooking, caller: Caller, accessToken: string | null) {
  const digest = yield* Digest
  const ownerDigest = yield* ownerDigestOf(caller)
  if (ownerDigest !== null && ownerDigest === stored.ownerDigest) return true
  if (accessToken === null) return false
  return yield* digest.isSame(accessToken, yield* accessTokenOf(stored.booking.reference))
})
