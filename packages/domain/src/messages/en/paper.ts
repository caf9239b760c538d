/**
 * Printed documents: tax invoices, receipts and credit notes (D17). Names of services and payments are those of the
 * pages.
 */
export const paper = {
  titles: { "tax-invoice": "Tax invoice", receipt: "Receipt", "credit-note": "Credit note" },
  /** The name of a credit note in the law of the U.A.E. */
  taxCreditNote: "Tax credit note",
  taxNumber: (number: string) => `Tax registration number ${number}`,
  /** By kind of paper: in Arabic an invoice is feminine, and all others are masculine. */
  billedTo: {
    "tax-invoice": "Billed to",
    receipt: "Billed to",
    "credit-note": "Billed to",
    statement: "Billed to",
  },
  number: "Number",
  issuedOn: "Date of issue",
  reference: "Booking reference",
  supplyDate: "Date of supply (pick-up)",
  supplyMonth: "Period of supply",
  paidWith: "Paid by",
  corrects: "Credit for",
  /** On a credit note: what was invoiced and not refunded before it, and the corrected amount. */
  invoiced: "Invoiced until then",
  rightAmount: "Correct amount",
  costCentre: "Cost centre",
  description: "Description",
  amount: "Amount",
  vatRate: "VAT rate",
  rate: (percent: number) => `${percent} %`,
  /** The line of a booking: what was ordered, and its route. */
  delivery: (type: string, vehicle: string, from: string, to: string) =>
    `${type} Delivery, ${vehicle}, from ${from} to ${to}`,
  /** If a program gave no cities. */
  deliveryAlone: (type: string, vehicle: string) => `${type} Delivery, ${vehicle}`,
  change: "Change of the booking",
  refund: "Refund of a part of the price",
  refundOfCancelled: "Refund, booking cancelled",
  discount: "Discount",
  promo: (code: string) => `Discount with promo code ${code}`,
  net: "Total without VAT",
  vat: (percent: number) => `VAT (${percent} %)`,
  total: "Total",
  scan: "Scan to track this booking",
  noSignature: "Issued by computer and valid without a signature.",
}
