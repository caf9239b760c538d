import * as Effect from "effect/Effect"
import { isStaff } from "../account/account.ts"
import { mayDo, type Subject } from "../account/may-do.ts"
import type { Action } from "../account/permissions.ts"
import { parseReference, type Reference } from "../booking/order/reference.ts"
import type { Delivery } from "../delivery/delivery.ts"
import { Bookings, type StoredBooking } from "../ports/driven/bookings.ts"
import { Digest } from "../ports/driven/digest.ts"
import type { OwnBookingRequest } from "../ports/driving/own-booking-service.ts"
import { BookingNotFound } from "../tracking/tracking-errors.ts"
import { deliveryOf } from "./booking/delivery-of.ts"
import type { Caller } from "./caller.ts"

/**
 * The 128-bit token that opens the full view of a booking (D33). It is a seal over the reference, so it is not stored
 * and any process can compute it.
 */
export const accessTokenOf = Effect.fnUntraced(function* (reference: Reference) {
  const digest = yield* Digest
  return (yield* digest.seal(`access|${reference}`)).slice(0, 32)
})

/** What is stored of the browser that booked: a digest, so that the table gives no access. */
export const ownerDigestOf = Effect.fnUntraced(function* (caller: Caller) {
  if (caller.guestId === null) return null
  const digest = yield* Digest
  return yield* digest.hash(`guest|${caller.guestId}`)
})

/**
 * The booking's relation to the caller, for the table of section 6. It is his own by his account, or by the browser
 * that booked it as a guest (D23), signed in or not. A sandbox booking is opened by neither browser nor link: those do
 * not tell which account's key comes.
 *
 * @param accessToken the claimed token of the booking's link; untrusted text
 */
export const subjectOf = Effect.fnUntraced(function* (
  stored: StoredBooking,
  caller: Caller,
  accessToken: string | null,
  driver: string | null,
) {
  const digest = yield* Digest
  const ownerDigest = yield* ownerDigestOf(caller)
  const isOwnBrowser = !stored.isSandbox && ownerDigest !== null && ownerDigest === stored.ownerDigest
  const hasAccessLink =
    !stored.isSandbox &&
    accessToken !== null &&
    (yield* digest.isSame(accessToken, yield* accessTokenOf(stored.booking.reference)))
  return {
    owner: isOwnBrowser ? caller.actor.id : stored.accountId,
    driver,
    company: stored.companyId,
    hasAccessLink,
    namesProvedContact: false,
  } satisfies Subject
})

/**
 * Whether the caller may do this to a booking with this relation. A sandbox key reaches sandbox bookings only, and
 * nobody else does. Staff cannot see sandbox bookings, even though they may do this to any other.
 */
export function mayReach(
  { actor, isSandbox }: Caller,
  action: Action,
  stored: StoredBooking,
  subject: Subject,
): boolean {
  if (stored.isSandbox !== isSandbox || (isSandbox && isStaff(actor.type))) return false
  return mayDo(actor, action, subject)
}

/** Whether the whole booking is shown: to its owner by browser, account or link, to dispatchers and admins. */
export const isOwner = Effect.fnUntraced(function* (stored: StoredBooking, caller: Caller, accessToken: string | null) {
  const { driver } = deliveryOf(stored).facts
  return mayReach(caller, "view-booking", stored, yield* subjectOf(stored, caller, accessToken, driver))
})

/** A booking that the caller may act on, and its state. */
export interface ReachedBooking {
  readonly stored: StoredBooking
  readonly delivery: Delivery
  readonly subject: Subject
}

/** The booking of a reference, for callers who may do this to it; unknown to anybody else. */
export const reachedBooking = Effect.fnUntraced(function* (
  action: Action,
  { reference: typed, accessToken }: OwnBookingRequest,
  caller: Caller,
) {
  const reference = parseReference(typed)
  const stored = reference && (yield* (yield* Bookings).find(reference))
  if (!stored) return yield* new BookingNotFound()
  const delivery = deliveryOf(stored)
  const subject = yield* subjectOf(stored, caller, accessToken, delivery.facts.driver)
  if (!mayReach(caller, action, stored, subject)) return yield* new BookingNotFound()
  return { stored, delivery, subject } satisfies ReachedBooking
})
