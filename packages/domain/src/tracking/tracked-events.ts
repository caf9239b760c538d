import type { DeliveryEvent } from "../delivery/delivery-event.ts"
import type { Leg, TrackingEvent } from "./tracking-event.ts"

/**
 * What tracking shows of a booking's log (D45): a driver who set off, a parcel collected or delivered, an attempt that
 * failed and a cancellation, each on the leg it happened on. Everything else adds no step, and so does all that comes
 * after a cancellation: a parcel on its way back is no delivery.
 */
export function trackedEvents(log: readonly DeliveryEvent[]): readonly TrackingEvent[] {
  const tracked: TrackingEvent[] = []
  let leg: Leg = "pickup"
  for (const event of [...log].sort((a, b) => a.order - b.order)) {
    // Another driver begins the leg anew: the first one's way is nobody's, and where he who follows is now is no part of it.
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
