/**
 * The page on which the browser returns from the bank, and what is shown if a card cannot be taken (sections 2 and 5).
 */
export const cardReturn = {
  verifying: "Verifying Details...",
  unclearTitle: "We are looking for your payment.",
  unclear: "If you have paid, your booking is confirmed by itself within a minute.",
  paid: "Your payment is done",
  paidText: (reference: string) => `Booking ${reference} is paid.`,
  /** To the payer at a pay link. */
  linkPaid: (paid: string, reference: string) => `You paid ${paid} for booking ${reference}.`,
  /** For a customer who returns from a payment that no longer applies. */
  lastBooking: (reference: string) => `Your last booking is ${reference}.`,
  changePaid: (paid: string, was: string, total: string) =>
    `You paid ${paid} for your change. The total was ${was} and is now ${total}.`,
  /** After the failure of a payment for a change. */
  changeNotMade: "Your change was not made: your booking stays as it was.",
  toBooking: "Your booking and receipt",
  /** To the booking whose change was not paid. */
  unchangedBooking: "Your booking",
  checking: "We are checking your payment with the bank. Please do not pay again.",
  willWrite: "This takes longer than usual. You may leave this page: we will write to you by email as soon as we know.",
  tryAgain: "Try again",
  payCash: "Pay in cash",
  track: "Track your Booking",
  cashOnly: "This booking is paid in cash, to the driver.",
}
