/** /go/payment-recipt/{id}: the document of a booking's payments (D17). */
export const receipt = {
  /** Until its kind is known. */
  title: "Statement or receipt",
  /** By kind of document: before any payment it only states what is due. */
  titles: { statement: "Statement", "tax-invoice": "Tax invoice", receipt: "Receipt" },
  number: "Number",
  /** Of a statement: the documents that were issued for the booking. */
  papers: "Invoices, receipts and credit notes",
  paperKinds: { "tax-invoice": "Tax invoice", receipt: "Receipt", "credit-note": "Credit note" },
  taxNumber: (number: string) => `Tax registration number ${number}`,
  reference: "Booking reference",
  date: "Date of booking",
  /** Of an invoice or a receipt, which is issued when the booking is paid. */
  issuedOn: "Date of issue",
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
  kept: "Cancellation fee",
  goingBack: "To be refunded",
  due: "Still to pay",
  isCancelled: "This booking is cancelled. Nothing more is to be paid.",
  isExpired: "This booking was not paid in time. Nothing is to be paid.",
  cancelledAt: "Cancelled on",
  code: "QR code that leads to the tracking of this booking",
  scan: "Scan to track this booking",
  print: "Print",
  loading: "Loading the receipt",
  notFound: "There is no receipt to show here.",
  notFoundHelp:
    "A receipt opens in the browser that made the booking, from the link in the confirmation message, and in the account that the booking belongs to.",
  loadFailed: "The receipt could not be loaded.",
}
