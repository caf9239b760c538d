import type { BookingState } from "@mersal/domain/booking/booking"

/** The look of a state: `open` goes on, `good` and `bad` are final, `attention` needs somebody to act. */
export type StateTone = "open" | "good" | "bad" | "attention"

export const stateTones: Readonly<Record<BookingState, StateTone>> = {
  awaitingPayment: "attention",
  confirmed: "open",
  assigned: "open",
  pickupStarted: "open",
  pickedUp: "open",
  deliveryStarted: "open",
  delivered: "good",
  pickupFailed: "attention",
  deliveryFailed: "attention",
  onHold: "attention",
  returning: "attention",
  returned: "bad",
  cancelled: "bad",
  expired: "bad",
}
