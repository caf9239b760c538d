import type { Booking, BookingState } from "../booking/booking.ts"
import { isOver } from "../booking/change/booking-end.ts"
import type { Instant } from "../calendar/zone.ts"
import type { BookingException, ExceptionKind } from "./booking-exception.ts"

/** What tells when something of a booking is due. */
export interface DueBooking {
  readonly booking: Pick<Booking, "reference" | "pickupWindow" | "deliveryWindow">
  readonly now: { readonly state: BookingState }
  readonly exceptions: readonly BookingException[]
  /** Until when it is kept unpaid, or null. */
  readonly holdEndsAt: Instant | null
}

/**
 * The end of the window that a booking is next driven for: of its pick-up until the parcel is collected, then of its
 * drop-off. Null where nothing is due any more. Nobody drives for one that is not paid yet: its payment is due. One on hold is
 * due when the leg was on which it was stopped, and one on its way back when it has to be at its sender's.
 */
export function dueNext({ booking, now: { state }, exceptions, holdEndsAt }: DueBooking): Instant | null {
  if (isOver(state)) return null
  if (state === "awaitingPayment" && holdEndsAt !== null) return holdEndsAt
  const told = exceptions.find(({ kind }) => tellsDue.has(kind))
  if (told) return told.due
  return (isOnItsWay(state) ? booking.deliveryWindow : booking.pickupWindow).end
}

/** What is told of a booking that has no window of its own to go by. */
const tellsDue: ReadonlySet<ExceptionKind> = new Set(["on-hold", "return-due", "late-return"])

const isOnItsWay = (state: BookingState): boolean =>
  state === "pickedUp" || state === "deliveryStarted" || state === "deliveryFailed" || state === "returning"

/** Where a booking stands in a day's list: what is due first comes first, what is over last, equals by their reference. */
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
