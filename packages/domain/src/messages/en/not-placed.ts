/** Why a booking was not placed or a payment failed, and what happened to the money (section 8). */
export const notPlaced = {
  alreadyPlaced: "This booking was already placed with other details. Start a new booking to send something else.",
  slotUnchecked:
    "We could not check whether your pick-up time is still open. Nothing was booked. Look at it and continue again.",
  priceChanged: (before: string, after: string, button: string) =>
    `The price has changed from ${before} to ${after}. Press ${button} to accept it.`,
  priceChangedTo: (after: string, button: string) => `The price is now ${after}. Press ${button} to accept it.`,
  /** The button of the payment step if no card is used. */
  bookNow: "Book Now",
  /**
   * Above Book Now, for a customer who returns from the details step, which told him what has closed and what is next.
   */
  timeClosed: "The pick-up time you chose has closed. Please look at the next one before you book.",
  seeTime: "See the pick-up time",
  /**
   * The thirty minutes for which a booking waits for its card payment are over (D16), or its payment was refused because
   * it was cancelled on another device: the refusal does not tell which.
   */
  holdEnded:
    "This booking is no longer kept and can no longer be paid. Look at its price and times again, then book again. If your bank has charged you all the same, you get the delivery or all of your money back.",
  /** Its owner has cancelled it on its own page, and this page has heard of it. */
  holdCancelled: (button: string) =>
    `This booking was cancelled and can no longer be paid. To book again, look at its price and times and press ${button}. If your bank has charged you all the same, you get all of your money back.`,
  /** How long the place of an unpaid booking is kept, while a card is chosen. */
  heldUntilPaid: (duration: string) => `Your booking is kept for ${duration}. It is confirmed once paid.`,
  /** The same without a card: Book Now confirms it at once. */
  heldFor: (duration: string) => `Your booking is kept for ${duration}.`,
  inProgress:
    "This booking is being paid in another window or on another device. If that is not finished, try again here five minutes after it began.",
  /** If this browser has begun the payment, in this window or another one. */
  begunHere: "A payment for this booking is under way. Go on with it to finish it.",
  /** While the customer may be on the bank's page: a time, or a day and a time. */
  begunUntil: (time: string) =>
    `A payment for this booking is under way at your bank. Go on with it, or pay another way from ${time} on.`,
  /** At the button, meanwhile. */
  waitsAtBank: "Your payment is waiting at your bank.",
  alreadyPaid: "This booking is paid.",
  gatewayUnavailable:
    "Cards cannot be taken at the moment. Nothing was charged. Try again in a minute, or pay in cash.",
  networkHelp: (button: string) =>
    `No answer came, so we do not know yet whether your booking was made. Check your connection and press ${button} again: it is booked only once.`,
  /** The server failed while it placed the booking. */
  serverHelp: (button: string) =>
    `We do not know yet whether your booking was made. Press ${button} again: it is booked only once.`,
  /** Follows the server's own sentence, such as one for too many requests. */
  bookedNothing: "This press booked nothing.",
  startAgain: "Start a new booking",
  failed: "Payment got failed.",
  declined: "Your bank did not accept the payment. Your card was not charged.",
  cancelled: "You cancelled the payment at your bank. Your card was not charged.",
  abandoned:
    "This was not finished in time. If your bank has charged you all the same, you get what you paid for or all of your money back.",
  sendFailed:
    "Your card did not reach the payment company. Check your connection and press again: you are charged only once.",
  notCharged: "Your card was not charged.",
  refunded: "What was paid goes back to your card in full.",
  unknownAttempt: "We know no such payment.",
  goOn: "Go on with the payment",
  requestReference: (id: string) => `If it happens again, tell us this number: ${id}`,
}
