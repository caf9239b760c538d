import type { Refund, RefundReason, RefundState } from "@mersal/domain/payment/attempt/refund"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { currencyColumn, oneOf, referenceColumn, wholeNumber } from "./columns.ts"

const RefundRow = z.object({
  id: z.string(),
  attempt: z.string(),
  booking: referenceColumn,
  currency: currencyColumn,
  reason: oneOf<RefundReason>({
    cancelled: true,
    "became-cheaper": true,
    "asked-by-staff": true,
    "not-changeable": true,
    "paid-twice": true,
    "not-serviceable": true,
    "in-doubt": true,
  }),
  state: oneOf<RefundState>({ asked: true, sent: true, done: true, refused: true }),
  amount_minor: wholeNumber,
  asked_at: wholeNumber,
  sent_at: z.nullable(wholeNumber),
  checks: wholeNumber,
})

export function readRefund(row: unknown): Refund {
  const { currency, amount_minor, asked_at, sent_at, ...same } = RefundRow.parse(row)
  return { ...same, amount: { minor: amount_minor, currency }, askedAt: asked_at, sentAt: sent_at }
}

export const refundRow = ({ amount, askedAt, sentAt, ...same }: Refund): RowValues => ({
  id: same.id,
  attempt: same.attempt,
  booking: same.booking,
  currency: amount.currency,
  reason: same.reason,
  state: same.state,
  amount_minor: amount.minor,
  asked_at: askedAt,
  sent_at: sentAt,
  checks: same.checks,
})
