import type { Reference } from "../../../booking/reference.ts"
import type { BookingNote } from "../../../delivery/booking-note.ts"
import type { Delivery } from "../../../delivery/delivery.ts"
import type { RecordedEvent } from "../../../delivery/delivery-event.ts"
import type { DriverPosition } from "../../../delivery/driver-position.ts"
import type { StoredProof } from "../proofs.ts"

/** What is written by those who move a booking (D34). */
export type OperationsChange =
  /**
   * Adds an event to a booking's log. `after` is where the booking is then, for whoever looks for bookings. Conflicts
   * unless the event is the very next one, and when a command of this id was obeyed before: of two who move a booking at
   * once, one does.
   */
  | {
      readonly kind: "recordEvent"
      readonly reference: Reference
      readonly event: RecordedEvent
      readonly after: Delivery
    }
  /** Conflicts when the booking's PIN was tried `most` times: of many tries at once no more count. */
  | { readonly kind: "countPinTry"; readonly reference: Reference; readonly most: number }
  | { readonly kind: "writeNote"; readonly reference: Reference; readonly note: BookingNote }
  /** In the place of his last one; an earlier one than that changes nothing. */
  | { readonly kind: "notePosition"; readonly driver: string; readonly position: DriverPosition }
  /** Nothing happens when there is none. */
  | { readonly kind: "forgetPosition"; readonly driver: string }
  /** Conflicts when the booking has `most` pictures, and when it has this one already. */
  | { readonly kind: "storeProof"; readonly proof: StoredProof; readonly most: number }
