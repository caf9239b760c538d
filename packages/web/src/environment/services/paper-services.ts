import type { DeliveryReceipt } from "@mersal/domain/paper/delivery-receipt"
import type { DocumentService } from "@mersal/domain/ports/driving/document-service"
import { NetworkFailure, type ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"

/** What the screens call that show, save and check the papers of a booking. */
export interface PaperServices extends DocumentService {
  /** A delivery receipt as the text of a file. */
  readonly receiptFile: (receipt: DeliveryReceipt) => string
  /** The receipt that a text holds, or null where it holds none. */
  readonly readReceiptFile: (text: string) => DeliveryReceipt | null
}

/** Fetches what is called with the first paper that somebody looks at. */
export type OpenPapers = () => Promise<PaperServices>

/** One call of it. Where it cannot be fetched there is no network. */
export async function askPapers<Value, Failure>(
  open: OpenPapers,
  ask: (papers: PaperServices) => Promise<Result.Result<Value, Failure>>,
): Promise<Result.Result<Value, Failure | ServiceFailure>> {
  const papers = await open().catch(() => null)
  return papers ? ask(papers) : Result.fail(new NetworkFailure())
}
