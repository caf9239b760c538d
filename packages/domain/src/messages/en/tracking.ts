import { plural } from "../plural.ts"

/** /tracking and /tracking/status (sections 2, 4, 5 and 8). */
export const tracking = {
  title: "Track your Booking",
  referenceLabel: "Booking reference",
  placeholderNote: (example: string) => `For example ${example}`,
  continue: "CONTINUE",
  back: "Back",
  empty: "Enter your booking reference number to track your booking.",
  invalid: "Invalid reference number",
  /** Of a search by something else than the reference; the field in the words of its label. */
  invalidField: (field: string) => `Invalid ${field}, please enter the correct ${field}`,
  contactSupport: (product: string) => `Please Contact ${product} Support for this booking status`,
  statusTitle: "Booking status",
  reference: "Reference",
  bookingType: "Booking type",
  expectedDelivery: "Expected delivery",
  attemptLabel: "Delivery attempt",
  attempt: (number: number) => `Attempt ${number}`,
  timeline: "Timeline",
  stepStates: { done: "completed", current: "now", upcoming: "to come", failed: "failed" },
  yourBooking: "Your booking",
  updated: (step: string) => `Booking status: ${step}`,
  steps: {
    orderPlaced: "ORDER PLACED",
    pickupInProgress: "PICKUP IN PROGRESS",
    pickupCompleted: "PICKUP COMPLETED",
    pickupFailed: "PICKUP FAILED",
    pickupCancelled: "PICKUP CANCELLED",
    deliveryInProgress: "DELIVERY IN PROGRESS",
    deliveryCompleted: "DELIVERED",
    deliveryFailed: "DELIVERY FAILED",
    deliveryCancelled: "DELIVERY CANCELLED",
  },
  stepTexts: {
    pickupInProgress: "Driver is in route to pickup the item",
    pickupCompleted: "We have completed the pickup and preparing for dispatch",
    deliveryInProgress: "Driver has started the delivery",
  },
  cancelled: "BOOKING CANCELLED",
  cancelledApology: "We are sorry. Your booking will not be delivered.",
  support: "CONTACT SUPPORT",
  onTime: "DELIVERED ON TIME",
  delivered: "DELIVERED",
  lateBy: (minutes: number) =>
    minutes < 60
      ? plural("en", minutes, { one: "# minute late", other: "# minutes late" })
      : plural("en", Math.round(minutes / 60), { one: "# hour late", other: "# hours late" }),
  onTrack: "ON TRACK",
  slightlyDelayed: "SLIGHTLY DELAYED",
  live: "LIVE TRACKING",
  ownerNote: "Only you see names, addresses and prices here.",
  somethingWrong: "Something went wrong",
  networkError: "Error: Network Error",
  trackAnother: "Track another booking",
  loading: "Looking up your booking",
}
