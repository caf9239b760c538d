import type { BookedWindow, Booking } from "../booking/booking.ts"
import { isOver } from "../booking/change/booking-end.ts"
import type { Reference } from "../booking/order/reference.ts"
import type { Delivery } from "../delivery/delivery.ts"
import { legOf } from "../delivery/delivery-facts.ts"
import type { Position } from "../places/position.ts"
import type { Leg } from "../tracking/tracking-event.ts"

/** A place where a driver is expected, and between when. */
export interface DriverStop {
  readonly reference: Reference
  readonly leg: Leg
  readonly window: BookedWindow
  readonly position: Position
}

/** Where a booking's driver goes next for it; null once it has ended. A returning parcel has no window. */
export function nextStop(
  booking: Pick<Booking, "reference" | "pickup" | "dropOff">,
  { state, facts }: Delivery,
): DriverStop | null {
  if (isOver(state)) return null
  const leg = legOf(facts)
  const window = leg === "pickup" ? facts.pickupWindow : facts.deliveryWindow
  const goesBack = state === "returning" || leg === "pickup"
  const position = (goesBack ? booking.pickup : booking.dropOff).position
  return { reference: booking.reference, leg, window, position }
}

/** Whether two windows share an instant. Ends are exclusive: one that ends as the other begins does not overlap. */
export const overlap = (a: BookedWindow, b: BookedWindow): boolean => a.start < b.end && b.start < a.end
