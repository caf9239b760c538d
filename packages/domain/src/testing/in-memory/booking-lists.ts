import type { Booking } from "../../booking/booking.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import { isByCard } from "../../payment/payment-method.ts"
import type { BookingListOwner, BookingListRequest, StoredBooking } from "../../ports/driven/bookings.ts"
import { endOfBooking, type ForgottenBookings } from "../../retention/people-of-bookings.ts"
import { bookingNow, deliveryOf } from "../../use-cases/booking/delivery-of.ts"

export function listedBookings(
  bookings: readonly StoredBooking[],
  { owner, isSandbox, states, from, to, booked, costCentre, after, limit }: BookingListRequest,
): readonly StoredBooking[] {
  const isAsked = (stored: StoredBooking): boolean => {
    const { state, pickupWindow } = bookingNow(stored, deliveryOf(stored))
    return (
      isOf(stored, owner) &&
      stored.isSandbox === isSandbox &&
      (states.length === 0 || states.includes(state)) &&
      (from === null || pickupWindow.date >= from) &&
      (to === null || pickupWindow.date <= to) &&
      (booked === undefined || (stored.booking.bookedAt >= booked.from && stored.booking.bookedAt < booked.to)) &&
      (costCentre === undefined || stored.costCentre === costCentre) &&
      (after === null || newestFirst(stored.booking, after) > 0)
    )
  }
  return bookings
    .filter(isAsked)
    .sort((a, b) => newestFirst(a.booking, b.booking))
    .slice(0, limit)
}

interface Placed {
  readonly bookedAt: Instant
  readonly reference: Reference
}

const newestFirst = (a: Placed, b: Placed): number =>
  b.bookedAt - a.bookedAt || (a.reference < b.reference ? 1 : a.reference > b.reference ? -1 : 0)

function isOf(stored: StoredBooking, owner: BookingListOwner): boolean {
  if (owner.kind === "guest") return stored.ownerDigest === owner.digest
  if (owner.kind === "company") return stored.companyId === owner.id
  return stored.accountId === owner.id && (stored.companyId === null || stored.companyId === owner.companyId)
}

export const endedHolds = (bookings: readonly StoredBooking[], now: Instant, limit: number): readonly Reference[] =>
  bookings
    .filter((stored) => deliveryOf(stored).state === "awaitingPayment")
    .flatMap(({ booking: { reference }, holdEndsAt }) =>
      holdEndsAt !== null && holdEndsAt <= now ? [{ reference, holdEndsAt }] : [],
    )
    .sort((a, b) => a.holdEndsAt - b.holdEndsAt)
    .slice(0, limit)
    .map(({ reference }) => reference)

export function toForget(
  bookings: readonly StoredBooking[],
  isPayable: (reference: Reference) => boolean,
  isPaid: (reference: Reference) => boolean,
  { unpaidUntil, endedUntil }: ForgottenBookings,
  limit: number,
): readonly Booking[] {
  const named = bookings.filter(({ booking: { customer, pickup, dropOff } }) =>
    [customer, pickup.contact, dropOff.contact].some(({ phone }) => phone !== ""),
  )
  const isUnpaid = (stored: StoredBooking): boolean => {
    const { state } = deliveryOf(stored)
    const { reference, paymentMethod } = stored.booking
    return state === "expired" || (state === "cancelled" && isByCard(paymentMethod) && !isPaid(reference))
  }
  const unpaid = named.filter(
    (stored) => isUnpaid(stored) && stored.booking.bookedAt <= unpaidUntil && !isPayable(stored.booking.reference),
  )
  const ended = named.filter((stored) => !isUnpaid(stored) && endOfBooking(stored.booking, stored.log) <= endedUntil)
  return [...unpaid, ...ended].slice(0, limit).map(({ booking }) => booking)
}
