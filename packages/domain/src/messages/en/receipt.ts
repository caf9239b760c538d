/** /go/payment-recipt/{id}: the document of a booking's payments (D17). */
export const receipt = {
  /** Until its kind is known. */
  title: "Statement or receipt",
  /** By kind of document: before any payment it only states what is due. */
  titles: { statement: "Statement", "tax-invoice": "Tax invoice", receipt: "Receipt" },
  number: "Number",
  reference: "Booking reference",
  date: "Date of booking",
  service: "Service",
  from: "From",
  to: "To",
  customer: "Customer",
  paidWith: "Paid by",
  /** While nothing has been paid. */
  toBePaidWith: "To be paid by",
  promo: "Promo code",
  methods: {
    cashAtPickup: "Cash at pick-up",
    cashAtDelivery: "Cash at drop-off",
    card: "Card",
    debitCard: "Debit card",
    onAccount: "On account",
  },
  total: "Total",
  paid: "Paid",
  refunded: "Refunded",
  due: "Still to pay",
  code: "QR code that leads to the tracking of this booking",
  scan: "Scan to track this booking",
  print: "Print",
  loading: "Loading the receipt",
  notFound: "There is no receipt to show here.",
  notFoundHelp:
    "A receipt opens in the browser that made the booking, from the link in the confirmation message, and in the account that the booking belongs to.",
  loadFailed: "The receipt could not be loaded.",
}
