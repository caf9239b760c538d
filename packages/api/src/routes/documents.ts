import type { documentTable } from "@mersal/adapters-http/contract/table/documents"
import type { Routes } from "../http/mount.ts"

export const documentRoutes: Routes<typeof documentTable> = {
  listDocuments: ({ documents }, request, options) => documents.documents(request, options),
  deliveryReceipt: ({ documents }, request, options) => documents.deliveryReceipt(request, options),
  printDeliveryReceipt: ({ documents }, request, options) => documents.receiptPaper(request, options),
  verifyReceipt: ({ documents }, request, options) => documents.verify(request, options),
  printDocument: ({ documents }, request, options) => documents.printed(request, options),
}
