import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { givenBack } from "../give-back.ts"
import type { MovedBooking } from "./moved-booking.ts"

/**
 * What becomes of a booking's place in its window and of its use of a promo, when somebody at the desk moves it: both are
 * given back with a cancellation before the parcel is collected, and with another pick-up window the place moves there,
 * full or not. A dispatcher knows what his drivers can do.
 */
export function holdingsAfter({ stored, delivery }: MovedBooking, event: RecordedEvent): readonly Change[] {
  if (delivery.facts.isCollected) return []
  if (event.type === "cancel") return givenBack(stored, true)
  if (event.type !== "reschedule" || event.pickupWindow === null || stored.slot === null) return []
  const { booking, revision, slot } = stored
  const { pickupWindow, deliveryWindow } = event
  const name = [booking.market, booking.bookingType, pickupWindow.date, pickupWindow.window].join("/")
  const place = { slot: name, zone: slot.zone, date: pickupWindow.date }
  return [
    { kind: "releaseSlot", place: slot },
    { kind: "reserveSlot", place, limit: null },
    { kind: "rewriteBooking", booking: { ...booking, pickupWindow, deliveryWindow }, revision, slot: place },
  ]
}
