/** The payment step, /go/payment, and the confirmation (sections 2, 5 and 8). */
export const payment = {
  title: "Payment",
  selectMethod: "Select your payment method",
  cash: "Cash",
  /** Who pays in cash, and so at which stop. */
  whoPays: "Who pays?",
  payAtPickup: "Pay at Pick-up",
  payAtPickupNote: "The sender pays the driver.",
  payAtDropOff: "Pay at Drop-off",
  payAtDropOffNote: "The recipient pays the driver.",
  bookNow: (amount: string) => `Book Now - ${amount}`,
  booking: "Booking…",
  methodMissing: "Please select a payment method. Cash or card.",
  /** Cash is chosen, and only its payer is not. */
  payerMissing: "Please choose who pays.",
  offlineHeld: "You are offline. Book once connected.",
  policy:
    "Cancelling is free until the last order time of your pick-up or until the driver starts, whichever is earlier. Then the minimum fare is kept, and after collection nothing is refunded.",
  prohibitedConsent: "Nothing prohibited is inside, and the parcel is packed and sealed.",
  prohibitedShow: "What is prohibited?",
  prohibitedMissing: "Please confirm that nothing prohibited is inside.",
}
