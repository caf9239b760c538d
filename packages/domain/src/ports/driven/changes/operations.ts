import type { Reference } from "../../../booking/reference.ts"
import type { Delivery } from "../../../delivery/delivery.ts"
import type { RecordedEvent } from "../../../delivery/delivery-event.ts"

/** What is written by those who move a booking (D34). */
export type OperationsChange =
  /**
   * Adds an event to a booking's log. `after` is where the booking is then, for whoever looks for bookings. Conflicts
   * unless the event is the very next one, and when a command of this id was obeyed before: of two who move a booking at
   * once, one does.
   */
  {
    readonly kind: "recordEvent"
    readonly reference: Reference
    readonly event: RecordedEvent
    readonly after: Delivery
  }
