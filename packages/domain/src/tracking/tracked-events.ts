import type { DeliveryEvent } from "../delivery/delivery-event.ts"
import type { Leg, TrackingEvent } from "./tracking-event.ts"

/**
 * The events that tracking shows of a booking's log (D45): a driver who set off, a parcel collected or delivered, a
 * failed attempt, and a cancellation, each with its leg. Everything else adds no step; neither does anything after a
 * cancellation, because a returning parcel is no delivery.
 */
export function trackedEvents(log: readonly DeliveryEvent[]): readonly TrackingEvent[] {
  const tracked: TrackingEvent[] = []
  let leg: Leg = "pickup"
  for (const event of [...log].sort((a, b) => a.order - b.order)) {
    // Another driver starts the leg again: the first one's trip no longer counts, and the new one's position is not
    // part of it.
    if (event.type === "assign" && tracked.at(-1)?.kind === "inProgress") tracked.pop()
    const step = stepOf(event)
    if (step) tracked.push({ leg, ...step, order: event.order, at: event.at })
    if (event.type === "collect") leg = "delivery"
    if (event.type === "cancel") break
  }
  return tracked
}

function stepOf(event: DeliveryEvent): Pick<TrackingEvent, "kind" | "reason"> | null {
  switch (event.type) {
    case "start":
      return { kind: "inProgress", reason: null }
    case "collect":
    case "deliver":
      return { kind: "completed", reason: null }
    case "fail":
      return { kind: "failed", reason: event.reason }
    case "cancel":
      return { kind: "cancelled", reason: event.reason }
    default:
      return null
  }
}
