import type { Instant } from "../../calendar/zone.ts"
import type { Delivery } from "../../delivery/delivery.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import { isOnLeg } from "../../delivery/driver-position.ts"
import { goingBackOf } from "../../operations/money-to-return.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import type { MovedBooking } from "./moved-booking.ts"

/**
 * Everything that an event changes: the log, the messages after the commit, and a driver's data that exists only while
 * he is on a leg. All commands commit these together.
 */
export function effectsOf(
  { stored, delivery: before }: MovedBooking,
  { event, delivery: after }: { readonly event: RecordedEvent; readonly delivery: Delivery },
  now: Instant,
): readonly Change[] {
  const { reference } = stored.booking
  const goingBack = goingBackOf(after, [...stored.log, event])
  const owesMoney = goingBack !== null && goingBack.minor > 0
  const changes: Change[] = [
    { kind: "recordEvent", reference, event, after, owesMoney },
    {
      kind: "enqueue",
      message: {
        id: `booking-moved-${reference}-${event.order}`,
        topic: "booking-moved",
        reference,
        at: now,
        body: JSON.stringify({ order: event.order }),
      },
    },
  ]
  const { driver } = before.facts
  if (driver !== null && isOnLeg(before.state) && !isOnLeg(after.state))
    changes.push({ kind: "forgetPosition", driver })
  return changes
}
