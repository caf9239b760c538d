import type { DeliveryReceipt } from "@mersal/domain/paper/delivery-receipt"
import type { DocumentService } from "@mersal/domain/ports/driving/document-service"
import { NetworkFailure, type ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"

/** The calls of the screens that show, save and check a booking's documents. */
export interface PaperServices extends DocumentService {
  /** A delivery receipt as the text of a file. */
  readonly receiptFile: (receipt: DeliveryReceipt) => string
  /** The receipt in a text, or null if there is none. */
  readonly readReceiptFile: (text: string) => DeliveryReceipt | null
}

/** Loads the calls with the first document that somebody opens. */
export type OpenPapers = () => Promise<PaperServices>

/** Makes one of these calls. Code that cannot be loaded is answered as a lost connection. */
export async function askPapers<Value, Failure>(
  open: OpenPapers,
  ask: (papers: PaperServices) => Promise<Result.Result<Value, Failure>>,
): Promise<Result.Result<Value, Failure | ServiceFailure>> {
  const papers = await open().catch(() => null)
  return papers ? ask(papers) : Result.fail(new NetworkFailure())
}
