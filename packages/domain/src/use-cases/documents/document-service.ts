import type { DocumentService } from "../../ports/driving/document-service.ts"
import type { Caller } from "../caller.ts"
import type { RunFor } from "../run-for.ts"
import { listDocuments, printDocument } from "./issued-documents.ts"

type UseCases = typeof listDocuments | typeof printDocument

/** The papers of bookings for one caller. */
export const documentService = (run: RunFor<UseCases>, caller: Caller): DocumentService => ({
  documents: (request, options) => run(listDocuments(request, caller), options),
  printed: (request, options) => run(printDocument(request, caller), options),
})
