import { checks } from "./checks.ts"

/**
 * What the API says when it refuses: a sentence for the customer, and where there is something to do, what. The
 * specification's own sentences are word for word (sections 5 and 8, D4).
 */
export const errors = {
  ...checks,
  // Section 8, what a booking can be refused for.
  notServed: "Currently not serving for the selected Pickup or Delivery",
  notServedPickup: "The pick-up point lies outside our service areas.",
  notServedDelivery: "The drop-off point lies outside our service areas.",
  notServedRoute: "We do not deliver between these two places.",
  unknownPlace: "We do not know this place.",
  unknownPlaceDetails: "Choose a place from the list, or give its coordinates.",
  cutOffPassed: "The Cut off for current day bookings has passed, please reselect the pickup date",
  slotClosed: "This pick-up time can no longer be booked, please reselect the pickup date",
  notOfferedThen: "No pick-up is offered then, please reselect the pickup date",
  dateTooFar: "This date is too far ahead to be booked.",
  unknownWindow: "There is no such time slot on this date.",
  deliveryUnavailable: "This delivery date or time does not go with the pick-up.",
  nextSlot: (date: string, window: string) => `The next time you can book is ${window} on ${date}.`,
  earliestDate: (date: string) => `The earliest pick-up date is ${date}.`,
  timeSpan: (from: string, to: string) => `${from} to ${to}`,
  hourBeforeNoon: (hour: string) => `${hour}AM`,
  hourAfterNoon: (hour: string) => `${hour}PM`,
  priceChanged: "The price has changed.",
  priceChangedDetails: (total: string) =>
    `The total is now ${total}. Nothing was booked: please confirm the new price.`,
  tooHeavy: "The parcel is too heavy for this vehicle.",
  tooLarge: "The parcel is too large for this vehicle.",
  chooseVehicle: (vehicle: string) => `Choose ${vehicle} instead.`,
  beyondPackageLimit: "We carry up to 70 kg and a box of 60 x 60 x 60 cm.",
  paymentMethodNotOffered: "This way to pay is not offered here.",
  payCash: "Choose cash at pick-up or at drop-off.",
  idempotencyMismatch: "This booking was sent before with other details.",
  idempotencyMismatchDetails: "The Idempotency-Key was used for another request: send a new one.",
  invalidReference: "Invalid reference number",

  vehicles: { bike: "Bike", car: "Car", van: "Van" },

  // What only a program gets to see, when a request is not one of the API's.
  somethingWentWrong: "Something went wrong",
  invalidField: "This value cannot be read.",
  missingField: "A value is missing.",
  unknownField: "There is no such field.",
  tooLong: "This text is too long.",
  singleStopOnly: "Exactly one pick-up and one drop-off can be booked.",
  notADate: "This is not a date. Dates are written like 2026-11-21.",
  notAnInstant: "This is not a time. Times are written like 2026-11-21T12:00:00Z.",
  notAnAmount: "This is not an amount. Amounts have at most two decimals.",
  notANumber: "This is not a number.",
  refusedField: "A field of this name is not accepted.",
  nestedTooDeeply: "The request is nested too deeply.",
  malformedBody: "The request body is not valid JSON.",
  malformedAddress: "The address of the request is malformed.",
  bodyTooLarge: "The request body is too large.",
  jsonOnly: "The request body must be JSON.",
  unsupportedEncoding: "The encoding of the request body is not supported.",
  unknownCall: "There is no such call.",
  methodNotAllowed: "This call is made with another method.",
  crossSite: "This call is not accepted from another site.",
  unknownHost: "This host is not served here.",
  invalidKey: "An Idempotency-Key has 1 to 255 printable characters.",
  tooManyRequests: "Too many requests. Please wait a moment and try again.",
  clockMove: "A move of the clock is {at}, {advance} or {speed}.",
  stopping: "The server is stopping.",
} as const
