/** The page of a pay link, /paymentUnique/ (D41). */
export const payLink = {
  title: "Pay for a delivery",
  booking: "Booking reference",
  due: "To pay",
  loading: "Loading the payment",
  invalid: "This link opens no payment any more. Ask whoever sent it to you for another one.",
  /** For whoever was sent the link, and not for the booking's owner. */
  beingPaid:
    "Somebody is paying for this booking at the moment. If that is not finished, it can be paid here half an hour after it began.",
  /** If it is held until it is paid, and no longer than that. */
  beingPaidHeld:
    "Somebody is paying for this booking at the moment. If that is not finished in time, the booking ends without a payment.",
  lookAgain: "Look again",
  nothingDue: "There is nothing to pay for this booking.",
  loadFailed: "The payment could not be loaded.",
}
