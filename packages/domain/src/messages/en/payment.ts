/** The payment step, /go/payment, and the confirmation (sections 2, 5 and 8). */
export const payment = {
  title: "Payment",
  bookedBy: "Booked by",
  selectMethod: "Select your payment method",
  cash: "Cash",
  payAtPickup: "Pay at Pick-up",
  payAtPickupNote: "The driver takes the cash when he collects the parcel.",
  payAtDropOff: "Pay at Drop-off",
  payAtDropOffNote: "The recipient pays the driver on delivery.",
  bookNow: (amount: string) => `Book Now - ${amount}`,
  booking: "Booking…",
  methodMissing: "Please select a payment method. Cash or card.",
  alreadyPlaced: "This booking was already placed with other details. Start a new booking to send something else.",
  priceChanged: (before: string, after: string) =>
    `The price has changed from ${before} to ${after}. Press Book Now to accept it.`,
  priceChangedTo: (after: string) => `The price is now ${after}. Press Book Now to accept it.`,
  /** Above Book Now, for whoever comes back from the details, where he was told what has closed and what is next. */
  timeClosed: "The pick-up time you chose has closed. Please look at the next one before you book.",
  seeTime: "See the pick-up time",
  /** The thirty minutes in which a booking waits for its card are over (D16). */
  holdEnded:
    "The time to pay this booking has ended. Look at its price and times again, then book again. If your bank has charged you all the same, you get the delivery or all of your money back.",
  inProgress: "This booking is being paid in another window or on another device.",
  /** Where this browser has begun that payment, in this window or another. */
  begunHere: "A payment for this booking is under way. Go on with it, or pay another way five minutes after it began.",
  alreadyPaid: "This booking is paid.",
  gatewayUnavailable:
    "Cards cannot be taken at the moment. Nothing was charged. Try again in a minute, or pay in cash.",
  offlineHeld:
    "You are offline, so your booking is not sent. When you are connected again we check price and times, show what has changed, and you press Book Now.",
  policy:
    "Cancelling is free until the last order time of your pick-up or until the driver starts, whichever is earlier. After that the minimum fare is kept, and nothing is given back once the parcel is collected.",
  prohibitedConsent: "None of the prohibited items is inside, and the parcel is packed and sealed.",
  prohibitedShow: "Which items are prohibited?",
  prohibitedMissing: "Please confirm that nothing prohibited is inside.",
  /** The place that is kept for an unpaid booking, and how long. */
  heldFor: (duration: string) => `Your booking is kept for you for ${duration}. It is confirmed when it is paid.`,
  networkError: "Error: Network Error",
  networkHelp:
    "Your booking was not confirmed. Check your connection and press Book Now again: it is booked only once.",
  somethingWrong: "Something went wrong",
  requestReference: (id: string) => `If it happens again, tell us this number: ${id}`,
  startAgain: "Start a new booking",
}
