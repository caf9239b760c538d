import type { Instant } from "../calendar/zone.ts"

/** What of a booking somebody at the desk has to look at. */
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

/** How much an exception presses, from the most to the least. */
export const exceptionSeverities = ["urgent", "soon", "watch"] as const

export type ExceptionSeverity = (typeof exceptionSeverities)[number]

export interface BookingException {
  readonly kind: ExceptionKind
  readonly severity: ExceptionSeverity
  /** Since when it is so; never to come. */
  readonly since: Instant
  /** The instant that counts: the end of the window, of the hold or of the way back, or the beginning of the window nobody drives to. */
  readonly due: Instant
}

/** What presses most comes first; of two that press alike the one whose time is nearer, or longer over. */
export const compareExceptions = (a: BookingException, b: BookingException): number =>
  exceptionSeverities.indexOf(a.severity) - exceptionSeverities.indexOf(b.severity) ||
  a.due - b.due ||
  a.since - b.since ||
  exceptionKinds.indexOf(a.kind) - exceptionKinds.indexOf(b.kind)

/** Bookings with exceptions, by the first of each; those without stand last, and equals by their reference. */
export function compareByException(
  a: { readonly reference: string; readonly exceptions: readonly BookingException[] },
  b: { readonly reference: string; readonly exceptions: readonly BookingException[] },
): number {
  const [first] = a.exceptions
  const [second] = b.exceptions
  const byException = first && second ? compareExceptions(first, second) : Number(!first) - Number(!second)
  return byException || (a.reference < b.reference ? -1 : a.reference > b.reference ? 1 : 0)
}
