import type { Reference } from "../../../booking/order/reference.ts"
import type { Instant } from "../../../calendar/zone.ts"
import type { BookingNote } from "../../../delivery/booking-note.ts"
import type { Delivery } from "../../../delivery/delivery.ts"
import type { RecordedEvent } from "../../../delivery/delivery-event.ts"
import type { DriverPosition } from "../../../delivery/driver-position.ts"
import type { DriverMeans } from "../../../operations/driver-means.ts"
import type { RecipientAnswer, RecipientRequest } from "../../../recipient/recipient-request.ts"
import type { StoredProof } from "../proofs.ts"

/** What is written by those who move a booking (D34). */
export type OperationsChange =
  /**
   * Adds an event to a booking's log. `after` is where the booking is then, for whoever looks for bookings. Conflicts
   * unless the event is the very next one, and when a command of this id was obeyed before: of two who move a booking at
   * once, one does. `owesMoney` says that money of it goes back from then on, and keeps it on the board until it has.
   */
  | {
      readonly kind: "recordEvent"
      readonly reference: Reference
      readonly event: RecordedEvent
      readonly after: Delivery
      readonly owesMoney?: boolean
    }
  /** Conflicts when the booking's PIN was tried `most` times: of many tries at once no more count. */
  | { readonly kind: "countPinTry"; readonly reference: Reference; readonly most: number }
  | { readonly kind: "writeNote"; readonly reference: Reference; readonly note: BookingNote }
  /** In the place of his last one; an earlier one than that changes nothing. */
  | { readonly kind: "notePosition"; readonly driver: string; readonly position: DriverPosition }
  /** In the place of what was said of him before, null where nothing was; a conflict where that is no longer so. */
  | {
      readonly kind: "setMeans"
      readonly driver: string
      readonly before: DriverMeans | null
      readonly means: DriverMeans
    }
  /** Nothing happens when there is none. */
  | { readonly kind: "forgetPosition"; readonly driver: string }
  /** Conflicts when the booking has `most` pictures, and when it has this one already. */
  | { readonly kind: "storeProof"; readonly proof: StoredProof; readonly most: number }
  /** Conflicts when the digest is there already, or the booking has `most` requests. */
  | { readonly kind: "askRecipient"; readonly request: RecipientRequest; readonly most: number }
  /** Conflicts when it was answered before: a link is used once. */
  | { readonly kind: "answerRequest"; readonly digest: string; readonly answer: RecipientAnswer }
  /** What the sender made of a proposal. Conflicts unless one waits. */
  | { readonly kind: "settleProposal"; readonly digest: string; readonly outcome: "accepted" | "declined" }
  /** Deletes what is kept no longer (retention). */
  | { readonly kind: "forgetOld"; readonly at: Instant }
