/** Why another step is shown than the requested one, or another booking than before. */
export const stepNotice = {
  stepMissing: "Please fill in this step first. The page you asked for comes after it.",
  finishedElsewhere: "Your booking was finished in another tab. Here is a new one.",
  leftElsewhere: "Your booking was left in another tab. Here is a new one.",
  alreadyBooked: (reference: string) => `Your booking ${reference} was made.`,
  showBooked: "Show the booking",
  /** Perhaps its payment is under way at the bank: the payment step knows. */
  held: "Your booking is kept for you and waits for its payment.",
  toPayment: "Go on to the payment",
  dismiss: "Dismiss",
}
