import { isStaff } from "../account/account.ts"
import type { Booking, BookingState } from "../booking/booking.ts"
import type { WebhookEvent } from "../consumer/webhook.ts"
import type { Delivery } from "../delivery/delivery.ts"
import type { RecordedEvent } from "../delivery/delivery-event.ts"

/** What a customer is told of. */
export type CustomerNews =
  | "confirmed"
  | "changed"
  /** The recipient's proposal changes the price, so the customer decides. */
  | "recipientProposed"
  | "cancelled"
  | "holdEnded"
  | "paymentReturned"
  | "refunded"
  /** By somebody to whom he gave its pay link. */
  | "paidByLink"
  | "pickupStarted"
  | "waitingAtPickup"
  | "arrived"
  | "pickupFailed"
  | "deliveryStarted"
  | "deliveryFailed"
  | "delivered"
  | "returned"

/** What a recipient is told of. */
export type RecipientNews =
  | "confirmed"
  /** The time has changed. */
  | "changed"
  /** The address has changed, or how to find it. */
  | "moved"
  /** The amount that he must have ready for the driver has changed. */
  | "cashChanged"
  /** He need not have anything ready any more: somebody else has paid. */
  | "paid"
  /** Another phone receives the messages from now on. */
  | "handedOver"
  /** The recipient's proposal was declined. */
  | "declined"
  | "cancelled"
  | "deliveryStarted"
  | "deliveryFailed"

/** What the contact at the pick-up is told: the driver waits there for only a few minutes. */
export type PickupNews = "waiting"

export interface BookingNews {
  readonly customer: CustomerNews | null
  readonly recipient: RecipientNews | null
  readonly pickup: PickupNews | null
  /** What the program that booked is told; null for nothing. */
  readonly program: WebhookEvent | null
}

/**
 * Who is told what of an event in a booking's log. An owner's own actions have a message of their own, which states
 * their price, so that nobody is told twice of his cancellation or change.
 *
 * @param after the booking's state after the event
 */
export function newsOf(event: RecordedEvent, { state, facts }: Pick<Delivery, "state" | "facts">): BookingNews {
  const program = programNews[state] ?? null
  const isByStaff = event.by.role !== "system" && isStaff(event.by.role)
  switch (event.type) {
    case "cancel":
      return isByStaff
        ? { ...nothing, customer: "cancelled", recipient: "cancelled", program }
        : { ...nothing, program }
    case "reschedule":
      return isByStaff ? { ...nothing, customer: "changed", recipient: "changed", program: "booking.changed" } : nothing
    case "start":
      return facts.isCollected
        ? { ...nothing, customer: "deliveryStarted", recipient: "deliveryStarted", program }
        : { ...nothing, customer: "pickupStarted", program }
    case "arrive":
      if (state === "pickupStarted") return { ...nothing, customer: "waitingAtPickup", pickup: "waiting" }
      return state === "deliveryStarted" ? { ...nothing, customer: "arrived" } : nothing
    case "fail":
      return facts.isCollected
        ? { ...nothing, customer: "deliveryFailed", recipient: "deliveryFailed", program }
        : { ...nothing, customer: "pickupFailed", program }
    case "deliver":
      return { ...nothing, customer: state === "returned" ? "returned" : "delivered", program }
    // A driver who takes over a parcel has not picked it up.
    case "assign":
      return state === "assigned" ? { ...nothing, program } : nothing
    case "collect":
    case "hold":
    case "expire":
      return { ...nothing, program }
    default:
      return nothing
  }
}

const nothing: BookingNews = { customer: null, recipient: null, pickup: null, program: null }

/**
 * Whether the driver whose arrival this was still waits at the pick-up. A report that an offline phone sent late, or a
 * message that is sent late, calls nobody to a door where no driver waits any more.
 */
export const stillWaits = (
  event: Pick<RecordedEvent, "at">,
  { state, facts }: Pick<Delivery, "state" | "facts">,
): boolean => state === "pickupStarted" && facts.arrivedAt === event.at

/** Whether the contact at the pick-up is the customer himself; then he is told of the driver there in that role. */
export const handsOverHimself = ({ pickup, customer }: Pick<Booking, "pickup" | "customer">): boolean =>
  pickup.contact.isCustomer || pickup.contact.phone === customer.phone

/** By the state that an event has led to. */
const programNews: Readonly<Partial<Record<BookingState, WebhookEvent>>> = {
  assigned: "booking.assigned",
  pickupStarted: "booking.pickup-started",
  pickedUp: "booking.picked-up",
  pickupFailed: "booking.pickup-failed",
  deliveryStarted: "booking.delivery-started",
  delivered: "booking.delivered",
  deliveryFailed: "booking.delivery-failed",
  onHold: "booking.on-hold",
  returning: "booking.returning",
  returned: "booking.returned",
  cancelled: "booking.cancelled",
  expired: "booking.expired",
}
