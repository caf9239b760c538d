import { plural } from "../plural.ts"

/** Finding a booking by another field than its reference (section 7, POST /order/tracking/global). */
export const trackingSearch = {
  /** The field, by its label. */
  invalid: (field: string) => `Invalid ${field}, please enter the correct ${field}`,
  /** Which of the two is wrong is told to nobody. */
  bothOfOne: "No booking has both this reference and these four digits.",
  fields: { reference: "booking reference", phone: "phone number", email: "email address" },
  field: "Search by",
  ways: { reference: "Booking reference", phone: "Phone number", email: "Email address" },
  /** The name of the typed value, by the searched field. */
  values: { reference: "Reference to look for", phone: "Number to look for", email: "Address to look for" },
  lastFour: "Last four digits of a phone number of the booking",
  lastFourHint: "The sender's, or that of either contact. Needed unless the booking is in your account.",
  ownOnly: "Finds your own bookings, when you are logged in.",
  signInFirst: "Log in to find your bookings by phone number or email address.",
  submit: "Search",
  results: (count: number) => plural("en", count, { one: "# booking found", other: "# bookings found" }),
}
