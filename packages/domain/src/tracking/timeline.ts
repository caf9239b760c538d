import type { BookingState } from "../booking/booking.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Eta } from "./eta.ts"
import type { Leg, TrackingEvent, TrackingKind } from "./tracking-event.ts"

/** A step of the timeline (section 4, "Tracking timeline"). Its text is in the catalogue under `title`. */
export interface TimelineStep {
  readonly title: StepTitle
  readonly at: Instant
  readonly isFailure: boolean
  /** The failure or cancel reason, where the step has one. */
  readonly reason: string | null
}

export type StepTitle = "orderPlaced" | `${Leg}${Capitalize<TrackingKind>}`

const titleOf = (event: TrackingEvent): StepTitle =>
  `${event.leg}${(event.kind.charAt(0).toUpperCase() + event.kind.slice(1)) as Capitalize<TrackingKind>}`

const hasFailed = (event: TrackingEvent): boolean => event.kind === "failed" || event.kind === "cancelled"

/** The steps of a booking: first ORDER PLACED, then the events in their own order, nothing after an end. */
export function timeline(bookedAt: Instant, events: readonly TrackingEvent[]): readonly TimelineStep[] {
  const steps: TimelineStep[] = [{ title: "orderPlaced", at: bookedAt, isFailure: false, reason: null }]
  for (const event of inOrder(events)) {
    const isFailure = hasFailed(event)
    steps.push({ title: titleOf(event), at: event.at, isFailure, reason: isFailure ? event.reason : null })
    if (isEnd(event)) break
  }
  return steps
}

/** Delivered or cancelled: nothing follows. A failed attempt is no end, because another may follow (D45). */
const isEnd = (event: TrackingEvent): boolean =>
  event.kind === "cancelled" || (event.leg === "delivery" && event.kind === "completed")

const inOrder = (events: readonly TrackingEvent[]): readonly TrackingEvent[] =>
  [...events].sort((a, b) => a.order - b.order)

/** Why nobody picks the parcel up or brings it. */
export type NotComing =
  | { readonly kind: "awaitingPayment" | "expired" }
  | { readonly kind: "cancelled"; readonly isCollected: boolean }

/**
 * The line under the timeline. Cancelled comes before delivered, delivered before expected. A delivery says by how many
 * minutes it was late (D35). 'SLIGHTLY DELAYED' is shown once a pick-up or a delivery has failed, or the promised time has
 * passed, and while the driver, on the way with the parcel, cannot come before it has: the time is then his own. A time
 * that is over is not announced as one to come. An unpaid booking has no expected time, nor has one that was not paid in
 * time; neither is an event.
 */
export type Banner =
  | NotComing
  | { readonly kind: "deliveredOnTime" }
  | { readonly kind: "deliveredLate"; readonly lateMinutes: number }
  | { readonly kind: "expected"; readonly isDelayed: boolean; readonly deliverBy: Instant; readonly isOverdue: boolean }

export function banner(
  events: readonly TrackingEvent[],
  expectedDelivery: Instant,
  {
    eta = null,
    now = expectedDelivery,
    state = "confirmed",
  }: { readonly eta?: Eta | null; readonly now?: Instant; readonly state?: BookingState } = {},
): Banner {
  if (state === "awaitingPayment" || state === "expired") return { kind: state }
  const cancelled = events.find((event) => event.kind === "cancelled")
  // After the pick-up the parcel is in the van, and returns to its sender.
  if (cancelled) return { kind: "cancelled", isCollected: cancelled.leg === "delivery" }
  const delivered = events.find((event) => event.leg === "delivery" && event.kind === "completed")
  if (!delivered) {
    const comes = eta?.leg === "delivery" ? eta : null
    const deliverBy = comes?.to ?? expectedDelivery
    const isLate = now > expectedDelivery || (comes !== null && comes.from > expectedDelivery)
    return {
      kind: "expected",
      isDelayed: isLate || events.some((event) => event.kind === "failed"),
      deliverBy,
      isOverdue: now > deliverBy,
    }
  }
  const lateMinutes = Math.ceil((delivered.at - expectedDelivery) / 60_000)
  return lateMinutes > 0 ? { kind: "deliveredLate", lateMinutes } : { kind: "deliveredOnTime" }
}

/** The LIVE TRACKING link is shown only while a leg is in progress and before an end (section 4): the leg, or null. */
export function liveLeg(events: readonly TrackingEvent[]): Leg | null {
  const last = inOrder(events).at(-1)
  return last?.kind === "inProgress" && !hasEnded(events) ? last.leg : null
}

/** Whether the parcel has left its sender. */
export const isCollected = (events: readonly TrackingEvent[]): boolean =>
  events.some((event) => titleOf(event) === "pickupCompleted")

/** Whether a booking has been delivered or cancelled. */
export const hasEnded = (events: readonly TrackingEvent[]): boolean => events.some(isEnd)
