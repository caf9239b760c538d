import { plural } from "../plural.ts"

/**
 * The documents of a booking, which everybody who sees it can save, and /verify, where a delivery receipt is checked
 * (D17).
 */
export const bookingPapers = {
  heading: "Invoices and receipts",
  none: "Nothing has been issued for this booking yet. An invoice or receipt comes with the payment.",
  /** For a booking that is not delivered: nothing was paid, or all of it is given back. */
  noneComes: {
    unpaid: "Nothing was paid for this booking, so there is no invoice or receipt.",
    givenBack: "Nothing is kept of what was paid for this booking, so there is no invoice or receipt.",
  },
  kinds: { "tax-invoice": "Tax invoice", receipt: "Receipt", "credit-note": "Credit note" },
  savePdf: "Save PDF",
  savePdfOf: (number: string) => `Save PDF: ${number}`,
  saveReceipt: "Save delivery receipt",
  printReceipt: "Delivery receipt as PDF",
  receiptHelp: "A sealed record of all that happened to this delivery. Anybody can have it checked:",
  toVerify: "check a delivery receipt",
  saving: "Saving the file",
  loading: "Loading the documents",
  notLoaded: "The documents could not be loaded.",
  notSaved: "The file could not be saved. Please try again.",
  retry: "Try again",

  verifyTitle: "Check a delivery receipt",
  verifyLead:
    "Choose the file of a delivery receipt, or paste what is in it. We say whether it is ours, and whether anything in it was changed. It is not kept.",
  file: "File of the receipt",
  choosing: { choose: "Choose a file", another: "Choose another file", none: "No file chosen yet" },
  text: "Or the text of the receipt",
  check: "Check the receipt",
  checking: "Checking the receipt",
  nothing: "Please choose a file or paste the text of a receipt.",
  unreadable:
    "This is not a delivery receipt, or not all of it. Please use the file as it was saved from the booking, to its last line.",
  notChecked: "The receipt could not be checked. Please try again.",
  whole: "This receipt is whole",
  wholeText: "We sealed it, and nothing in it was changed, added or left out.",
  booking: "Booking",
  delivered: "Delivered at",
  notDelivered: "Not yet when this receipt was saved",
  eventCount: "Events",
  events: (count: number) => plural("en", count, { one: "# event", other: "# events" }),
  broken: (order: number, count: number) => `This receipt was changed at event ${order} of ${count}`,
  brokenText: (event: string, moment: string) =>
    `The event “${event}” of ${moment} does not follow from what was sealed before it: it was changed, or an event before it was put in or left out. Do not rely on this receipt from there on.`,
  notOurs: "This receipt is not whole, or not ours",
  notOursText:
    "Each event follows from the one before, but the seal does not fit. Events are missing at the end, or somebody else wrote it. Do not rely on this receipt.",
  askAgain: "Save it once more from the page of the booking, or ask whoever sent it to you to do so.",
  what: {
    settle: "Payment made",
    promiseCash: "Cash instead of a card",
    expire: "Not paid in time",
    assign: "Given to a driver",
    unassign: "Taken from the driver",
    hold: "Put on hold",
    release: "Released",
    reschedule: "Rescheduled",
    rescheduleDelivery: "Drop-off rescheduled",
    cancel: "Booking cancelled",
    refund: "Money refunded",
    start: "Driver set off",
    arrive: "Driver arrived",
    collect: "Parcel collected",
    fail: "Attempt failed",
    deliver: "Parcel delivered",
    takeCash: "Cash received",
  },
}
