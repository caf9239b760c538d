import type { Instant } from "../calendar/zone.ts"

/** What the desk has to look at in a booking. */
export const exceptionKinds = [
  "late-pickup",
  "late-delivery",
  "late-return",
  "pickup-due",
  "delivery-due",
  "return-due",
  "unassigned",
  "pickup-failed",
  "delivery-failed",
  "on-hold",
  "driver-gone",
  "hold-ending",
  "payment-review",
  "not-paid",
  "cash-not-taken",
  "cash-to-return",
  "card-to-return",
] as const

export type ExceptionKind = (typeof exceptionKinds)[number]

/** From the most to the least severe. */
export const exceptionSeverities = ["urgent", "soon", "watch"] as const

export type ExceptionSeverity = (typeof exceptionSeverities)[number]

export interface BookingException {
  readonly kind: ExceptionKind
  readonly severity: ExceptionSeverity
  /** Since when; never in the future. */
  readonly since: Instant
  /**
   * The relevant time: the end of the window, of the hold or of the return, or the beginning of a window without a
   * driver.
   */
  readonly due: Instant
}

/** The most severe first; of two equally severe ones, the one whose time is nearer or longer past. */
export const compareExceptions = (a: BookingException, b: BookingException): number =>
  exceptionSeverities.indexOf(a.severity) - exceptionSeverities.indexOf(b.severity) ||
  a.due - b.due ||
  a.since - b.since ||
  exceptionKinds.indexOf(a.kind) - exceptionKinds.indexOf(b.kind)

/** Sorts bookings by their first exception; those without come last, equal ones by reference. */
export function compareByException(
  a: { readonly reference: string; readonly exceptions: readonly BookingException[] },
  b: { readonly reference: string; readonly exceptions: readonly BookingException[] },
): number {
  const [first] = a.exceptions
  const [second] = b.exceptions
  const byException = first && second ? compareExceptions(first, second) : Number(!first) - Number(!second)
  return byException || (a.reference < b.reference ? -1 : a.reference > b.reference ? 1 : 0)
}
