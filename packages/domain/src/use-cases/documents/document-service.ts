import type { DocumentService } from "../../ports/driving/document-service.ts"
import type { Caller } from "../caller.ts"
import type { RunFor } from "../run-for.ts"
import { printDeliveryReceipt, readDeliveryReceipt, verifyReceipt } from "./delivery-receipt.ts"
import { listDocuments, printDocument } from "./issued-documents.ts"

type UseCases =
  | typeof listDocuments
  | typeof printDocument
  | typeof printDeliveryReceipt
  | typeof readDeliveryReceipt
  | typeof verifyReceipt

/** The documents port, for one caller. */
export const documentService = (run: RunFor<UseCases>, caller: Caller): DocumentService => ({
  documents: (request, options) => run(listDocuments(request, caller), options),
  deliveryReceipt: (request, options) => run(readDeliveryReceipt(request, caller), options),
  receiptPaper: (request, options) => run(printDeliveryReceipt(request, caller), options),
  verify: (receipt, options) => run(verifyReceipt(receipt), options),
  printed: (request, options) => run(printDocument(request, caller), options),
})
