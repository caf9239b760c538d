import * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import { particularsOf } from "../../payment/document-particulars.ts"
import { moneyCame, reversed } from "../../payment/ledger.ts"
import { paidSeries, refundSeries } from "../../payment/payment-document.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { issuedNow } from "../documents/issued-now.ts"
import { paymentNews } from "./payment-news.ts"

/**
 * The writes when staff report cash received or refunded (D31): the ledger, and the number of the invoice or credit
 * note, in the transaction of the event (D17). Whoever is given cash back is also written to, with the credit note.
 */
export const cashChanges = Effect.fnUntraced(function* (
  { booking }: StoredBooking,
  event: RecordedEvent,
  now: Instant,
) {
  const changes: Change[] = []
  if (event.type !== "takeCash" && event.type !== "refund") return changes
  const { reference, market, price } = booking
  const { amount } = event
  const cause = `cash-${reference}-${event.order}`
  const { role, id } = event.by
  // Only the desk pays cash back.
  const till = role === "porter" && event.type === "takeCash" ? (`cash-with:${id}` as const) : "cash"
  const came = moneyCame(till, amount, price.vatPercent)
  const isIn = event.type === "takeCash"
  const series = isIn ? paidSeries(market, now) : refundSeries(market, now)
  const entries = isIn ? came : reversed(came)
  if (till !== "cash") changes.push({ kind: "keepAccount", accountId: id ?? "" })
  const particulars = particularsOf(booking)
  changes.push(
    { kind: "postLedger", booking: reference, transaction: { id: cause, source: reference, at: now, entries } },
    yield* issuedNow({ series, cause, booking: reference, amount, at: now, particulars }),
  )
  if (!isIn)
    changes.push(paymentNews("payment-refunded", { cause, booking: reference, at: now }, { amount, isInCash: true }))
  return changes
})
