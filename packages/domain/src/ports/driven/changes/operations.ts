import type { Reference } from "../../../booking/order/reference.ts"
import type { Instant } from "../../../calendar/zone.ts"
import type { BookingNote } from "../../../delivery/booking-note.ts"
import type { Delivery } from "../../../delivery/delivery.ts"
import type { RecordedEvent } from "../../../delivery/delivery-event.ts"
import type { DriverPosition } from "../../../delivery/driver-position.ts"
import type { DriverMeans } from "../../../operations/driver-means.ts"
import type { RecipientAnswer, RecipientRequest } from "../../../recipient/recipient-request.ts"
import type { StoredProof } from "../proofs.ts"

/** Changes by those who move a booking (D34). */
export type OperationsChange =
  /**
   * Adds an event to a booking's log. `after` is the booking's state from then on, for queries. Conflicts unless the
   * event is the next one, and when a command with this id was already obeyed: of two concurrent commands one succeeds.
   * `owesMoney` says that a refund is due from then on; it keeps the booking on the board until it is made.
   */
  | {
      readonly kind: "recordEvent"
      readonly reference: Reference
      readonly event: RecordedEvent
      readonly after: Delivery
      readonly owesMoney?: boolean
    }
  /** Conflicts when the booking's PIN was tried `most` times, so that concurrent tries do not exceed the limit. */
  | { readonly kind: "countPinTry"; readonly reference: Reference; readonly most: number }
  | { readonly kind: "writeNote"; readonly reference: Reference; readonly note: BookingNote }
  /** Replaces his last position; an older one changes nothing. */
  | { readonly kind: "notePosition"; readonly driver: string; readonly position: DriverPosition }
  /** Replaces his previous means, null for none. Conflicts if they have changed. */
  | {
      readonly kind: "setMeans"
      readonly driver: string
      readonly before: DriverMeans | null
      readonly means: DriverMeans
    }
  /** No effect when there is none. */
  | { readonly kind: "forgetPosition"; readonly driver: string }
  /** Conflicts when the booking has `most` pictures or this one. */
  | { readonly kind: "storeProof"; readonly proof: StoredProof; readonly most: number }
  /** Conflicts when the digest exists, or the booking has `most` requests. */
  | { readonly kind: "askRecipient"; readonly request: RecipientRequest; readonly most: number }
  /** Conflicts when it was answered before: a link can be used once. */
  | { readonly kind: "answerRequest"; readonly digest: string; readonly answer: RecipientAnswer }
  /** The sender's decision on a proposal. Conflicts unless one is waiting. */
  | { readonly kind: "settleProposal"; readonly digest: string; readonly outcome: "accepted" | "declined" }
  /** Deletes what has passed its retention. */
  | { readonly kind: "forgetOld"; readonly at: Instant }
