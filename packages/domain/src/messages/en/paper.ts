/** What is printed: tax invoices, receipts and credit notes (D17). The words of services and payments are the pages' own. */
export const paper = {
  titles: { "tax-invoice": "Tax invoice", receipt: "Receipt", "credit-note": "Credit note" },
  taxNumber: (number: string) => `Tax registration number ${number}`,
  billedTo: "Billed to",
  number: "Number",
  issuedOn: "Date of issue",
  reference: "Booking reference",
  pickupDate: "Date of pick-up",
  paidWith: "Paid by",
  corrects: "Credit for",
  costCentre: "Cost centre",
  description: "Description",
  amount: "Amount",
  /** The line of a booking: what was ordered, and its way. */
  delivery: (type: string, vehicle: string, from: string, to: string) =>
    `${type} Delivery, ${vehicle}, from ${from} to ${to}`,
  change: "Change of the booking",
  refund: "Refund",
  discount: "Discount",
  promo: (code: string) => `Discount with promo code ${code}`,
  net: "Total without VAT",
  vat: (percent: number) => `VAT (${percent} %)`,
  total: "Total",
  scan: "Scan to track this booking",
  /** At the foot of a paper that says a tax: what the amounts are. */
  noSignature: "Issued by computer and valid without a signature.",
}
