/** The page of a pay link, /paymentUnique/ (D41). */
export const payLink = {
  title: "Pay for a delivery",
  booking: "Booking reference",
  due: "To pay",
  loading: "Loading the payment",
  invalid: "This link opens no payment any more. Ask whoever sent it to you for another one.",
  nothingDue: "There is nothing to pay for this booking.",
  loadFailed: "The payment could not be loaded.",
}
