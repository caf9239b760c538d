import { msPerDay } from "@mersal/domain/calendar/zone"
import type { Seller } from "@mersal/domain/paper/seller"
import { isLive } from "@mersal/domain/payment/attempt/attempt-state"
import type { DocumentParticulars } from "@mersal/domain/payment/document-particulars"
import type { PaymentChange } from "@mersal/domain/ports/driven/changes/payment"
import { insertNew } from "../database/inserts.ts"
import { attemptRow, eventRow } from "../rows/payment-attempt-row.ts"
import { refundRow } from "../rows/refund-row.ts"
import type { Writing } from "./writing.ts"

export const paymentWrites: Writing<PaymentChange> = {
  // Another live attempt of the same booking is a conflict too: a unique index ensures it.
  insertAttempt: ({ intent }) => [insertNew("payment_attempts", attemptRow(intent))],
  recordAttemptEvent: ({ attempt, event, after: { state } }) => [
    {
      text: moveAttempt,
      values: [state, isLive(state) ? 1 : 0, event.order, attempt, event.order - 1],
      mustApply: true,
    },
    insertNew("payment_events", eventRow(attempt, event)),
  ],
  scheduleAttemptCheck: ({ attempt, dueAt, checkedAt }) => [
    { text: scheduleCheck, values: [dueAt, checkedAt, attempt] },
  ],
  insertRefund: ({ refund, dueAt }) => [insertNew("refunds", { ...refundRow(refund), due_at: dueAt })],
  moveRefund: ({ refund, from, to, sentAt, checks, dueAt }) => [
    { text: moveRefund, values: [to, sentAt, checks, dueAt, refund, from], mustApply: true },
  ],
  postLedger: ({ transaction: { id, source, at, entries }, booking }) => [
    insertNew("ledger_transactions", { id, booking, source, booked_at: at }),
    ...entries.map(({ account, amount }, index) => ({
      ...insertNew("ledger_entries", {
        ledger_transaction: id,
        sort_order: index,
        account,
        currency: amount.currency,
        amount_minor: amount.minor,
      }),
      // The entry adds to its account's sum of the day (ledger_days).
      shares: `5 ledger ${amount.currency} ${account} ${Math.floor(at / msPerDay)}` as const,
    })),
  ],
  issueDocument: ({ document: { series, cause, booking, companyId, amount, at, particulars, seller } }) => {
    const key = [series.entity, series.kind, series.year]
    const shares = `4 document ${key.join(" ")}` as const
    return [
      // The row stays locked until the commit, so the next drawer sees our number, or that we drew none.
      { text: drawNumber, values: key, shares },
      {
        text: issue,
        values: [
          cause,
          booking,
          companyId ?? null,
          amount.minor,
          amount.currency,
          at,
          textOf(particulars),
          textOf(seller),
          ...key,
        ],
        mustApply: true,
        shares,
      },
    ]
  },
  handOverCash: ({ handover: { id, driver, amount, difference, reason, takenBy, at }, order }) => [
    insertNew("cash_handovers", {
      id,
      driver,
      currency: amount.currency,
      sort_order: order,
      amount_minor: amount.minor,
      difference_minor: difference.minor,
      handed_at: at,
      reason,
      taken_by: takenBy,
    }),
  ],
  closeDay: ({ day: { market, date, at, by, report } }) => [
    insertNew("closed_days", { market, date, closed_at: at, closed_by: by, report }),
  ],
  noteGatewayMessage: ({ message: { digest, gateway, reference, at } }) => [
    insertNew("gateway_messages", { digest, gateway, reference, received_at: at }),
  ],
}

const textOf = (kept: DocumentParticulars | Seller | null): string | null => kept && JSON.stringify(kept)

const moveAttempt =
  "update payment_attempts set state = ?, is_live = ?, event_order = ? where id = ? and event_order = ?"

const scheduleCheck = "update payment_attempts set check_due_at = ?, checked_at = ?, lease_until = null where id = ?"

const moveRefund = `
  update refunds set state = ?, sent_at = ?, checks = ?, due_at = ?, lease_until = null where id = ? and state = ?`

const drawNumber = `
  insert into document_counters (entity, kind, year, last) values (?, ?, ?, 1)
  on conflict (entity, kind, year) do update set last = document_counters.last + 1`

const issue = `
  insert into payment_documents
    (cause, entity, kind, year, number, booking, company_id, amount_minor, currency, issued_at, particulars, seller)
  select ?, entity, kind, year, last, ?, ?, ?, ?, ?, ?, ?
  from document_counters where entity = ? and kind = ? and year = ?
  on conflict (cause) do nothing`
