import type { Booking, BookingState } from "../booking/booking.ts"
import { isOver } from "../booking/change/booking-end.ts"
import type { Instant } from "../calendar/zone.ts"
import type { BookingException, ExceptionKind } from "./booking-exception.ts"

/** What determines when a booking is due. */
export interface DueBooking {
  readonly booking: Pick<Booking, "reference" | "pickupWindow" | "deliveryWindow">
  readonly now: { readonly state: BookingState }
  readonly exceptions: readonly BookingException[]
  /** Until when an unpaid booking is held, or null. */
  readonly holdEndsAt: Instant | null
}

/**
 * The end of the window that a booking is next driven for: its pick-up until the parcel is collected, then its
 * drop-off. Null if nothing is due any more. Before payment the end of the hold is due. A booking on hold is due when
 * its interrupted leg was, and a returning one when it has to be at its sender's.
 */
export function dueNext({ booking, now: { state }, exceptions, holdEndsAt }: DueBooking): Instant | null {
  if (isOver(state)) return null
  if (state === "awaitingPayment" && holdEndsAt !== null) return holdEndsAt
  const told = exceptions.find(({ kind }) => tellsDue.has(kind))
  if (told) return told.due
  return (isOnItsWay(state) ? booking.deliveryWindow : booking.pickupWindow).end
}

/** Exceptions that give the due time of a booking without a window of its own. */
const tellsDue: ReadonlySet<ExceptionKind> = new Set(["on-hold", "return-due", "late-return"])

const isOnItsWay = (state: BookingState): boolean =>
  state === "pickedUp" || state === "deliveryStarted" || state === "deliveryFailed" || state === "returning"

/** A booking's place in a day's list: sorted by due time, ended ones last, equal ones by reference. */
export interface DuePlace {
  readonly due: Instant | null
  readonly reference: string
}

export const placeByDue = (booking: DueBooking): DuePlace => ({
  due: dueNext(booking),
  reference: booking.booking.reference,
})

export const compareByDue = (a: DuePlace, b: DuePlace): number =>
  (a.due ?? Number.MAX_VALUE) - (b.due ?? Number.MAX_VALUE) ||
  (a.reference < b.reference ? -1 : a.reference > b.reference ? 1 : 0)
