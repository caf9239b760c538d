import { row } from "../endpoint-row.ts"
import { listDocuments, printDocument } from "../endpoints/documents.ts"

export const documentTable = {
  listDocuments: row({
    endpoint: listDocuments,
    summary: "The tax invoices, receipts and credit notes that were issued for a booking, in that order.",
    access: "view-booking",
    scope: "bookings:read",
    limit: "tracking",
  }),
  printDocument: row({
    endpoint: printDocument,
    summary: "One of them as a PDF, in English or Arabic.",
    access: "view-booking",
    scope: "bookings:read",
    limit: "tracking",
    gives: "file",
  }),
}
