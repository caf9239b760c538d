import { row } from "../endpoint-row.ts"
import {
  deliveryReceipt,
  listDocuments,
  printDeliveryReceipt,
  printDocument,
  verifyReceipt,
} from "../endpoints/documents.ts"

export const documentTable = {
  listDocuments: row({
    endpoint: listDocuments,
    refusals: ["BookingNotFound"],
    summary: "The tax invoices, receipts and credit notes that were issued for a booking, in that order.",
    access: "view-booking",
    scope: "bookings:read",
    limit: "tracking",
  }),
  printDocument: row({
    endpoint: printDocument,
    refusals: ["BookingNotFound"],
    summary: "One of them as a PDF, in English or Arabic.",
    access: "view-booking",
    scope: "bookings:read",
    limit: "tracking",
    gives: "file",
  }),
  deliveryReceipt: row({
    endpoint: deliveryReceipt,
    refusals: ["BookingNotFound"],
    summary:
      "All that happened to a booking as a chain: each event's hash covers those before, and a seal all of them.",
    access: "view-booking",
    scope: "bookings:read",
    limit: "tracking",
  }),
  printDeliveryReceipt: row({
    endpoint: printDeliveryReceipt,
    refusals: ["BookingNotFound"],
    summary: "The same as a PDF, in English or Arabic, with the address at which its file is checked.",
    access: "view-booking",
    scope: "bookings:read",
    limit: "tracking",
    gives: "file",
  }),
  verifyReceipt: row({
    endpoint: verifyReceipt,
    summary: "Whether such a receipt is ours and whole, or which event is the first that does not follow.",
    access: "anyone",
    limit: "tracking",
  }),
}
