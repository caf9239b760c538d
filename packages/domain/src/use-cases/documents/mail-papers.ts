import * as Effect from "effect/Effect"
import type { CustomerNews } from "../../notices/booking-news.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { Attachment } from "../../ports/driven/messages.ts"
import { MoneyBooks } from "../../ports/driven/money-books.ts"
import { printedFile } from "./issued-documents.ts"

/**
 * The documents attached to a message: what was paid, and for a refund its credit note. That of a cancellation has none:
 * each refund has its own message, which may be sent before it.
 */
const papersOf: Readonly<Partial<Record<CustomerNews, "paid" | "credited">>> = {
  confirmed: "paid",
  changed: "paid",
  delivered: "paid",
  paidByLink: "paid",
  refunded: "credited",
}

/**
 * Printed in the customer's language, so that the e-mail is the receipt.
 *
 * @param cause of the one document that the message is about; all of them if missing
 */
export const mailPapers = Effect.fnUntraced(function* (stored: StoredBooking, what: CustomerNews, cause?: string) {
  const wanted = papersOf[what]
  if (wanted === undefined) return []
  const issued = yield* (yield* MoneyBooks).documents(stored.booking.reference)
  const going = issued.filter(
    (document) =>
      (document.series.kind === "credit-note") === (wanted === "credited") &&
      (cause === undefined || document.cause === cause),
  )
  return yield* Effect.forEach(going, (document) =>
    Effect.map(
      printedFile(stored, issued, document, stored.language),
      ({ name, type, bytes }): Attachment => ({ name, type, bytes }),
    ),
  )
})
