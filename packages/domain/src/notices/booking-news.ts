import { isStaff } from "../account/account.ts"
import type { Booking, BookingState } from "../booking/booking.ts"
import type { WebhookEvent } from "../consumer/webhook.ts"
import type { Delivery } from "../delivery/delivery.ts"
import type { RecordedEvent } from "../delivery/delivery-event.ts"

/** What a customer is told of. */
export type CustomerNews =
  | "confirmed"
  | "changed"
  /** The recipient asks for what costs otherwise: the customer decides. */
  | "recipientProposed"
  | "cancelled"
  | "holdEnded"
  | "paymentReturned"
  | "refunded"
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
  /** It comes at another time. */
  | "changed"
  /** It goes to another place, or is found otherwise there. */
  | "moved"
  /** He has another amount ready for the driver. */
  | "cashChanged"
  /** He has nothing ready for the driver any more: somebody else has paid. */
  | "paid"
  /** Another phone hears of it from now on. */
  | "handedOver"
  /** What the recipient asked for is not to be. */
  | "declined"
  | "cancelled"
  | "deliveryStarted"
  | "deliveryFailed"

/** What the contact person at the pick-up is told, who hands the parcel over: the driver waits there for some minutes only. */
export type PickupNews = "waiting"

export interface BookingNews {
  readonly customer: CustomerNews | null
  readonly recipient: RecipientNews | null
  readonly pickup: PickupNews | null
  /** What programs are told that booked it; null for nothing. */
  readonly program: WebhookEvent | null
}

/**
 * Who is told what of an event in a booking's log. What an owner does himself has a message of its own, which says what
 * it costs: of a cancellation or a change of his, people are not told twice.
 *
 * @param after where the booking is then
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
    // Whoever carries on with a parcel has not picked it up.
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
 * Whether the driver whose arrival this was still waits at the pick-up. What a phone without a line says late, or what was
 * told late, calls nobody to a door at which nobody stands any more.
 */
export const stillWaits = (
  event: Pick<RecordedEvent, "at">,
  { state, facts }: Pick<Delivery, "state" | "facts">,
): boolean => state === "pickupStarted" && facts.arrivedAt === event.at

/** Whether the contact person at the pick-up is the customer himself, who then hears of the driver there as that person. */
export const handsOverHimself = ({ pickup, customer }: Pick<Booking, "pickup" | "customer">): boolean =>
  pickup.contact.isCustomer || pickup.contact.phone === customer.phone

/** By the state to which an event has led. */
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
