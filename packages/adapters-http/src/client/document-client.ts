import type { DocumentService } from "@mersal/domain/ports/driving/document-service"
import {
  deliveryReceipt,
  listDocuments,
  printDeliveryReceipt,
  printDocument,
  verifyReceipt,
} from "../contract/endpoints/documents.ts"
import { trackingRefusals } from "../contract/refusals/tracking.ts"
import { type Connection, call } from "./call.ts"

export const documentClient = (connection: Connection): DocumentService => ({
  documents: (request, options) => call(connection, listDocuments, trackingRefusals, request, options),
  deliveryReceipt: (request, options) => call(connection, deliveryReceipt, trackingRefusals, request, options),
  receiptPaper: (request, options) => call(connection, printDeliveryReceipt, trackingRefusals, request, options),
  verify: (request, options) => call(connection, verifyReceipt, {}, request, options),
  printed: (request, options) => call(connection, printDocument, trackingRefusals, request, options),
})
