import type { AttemptEvent, Evidence, RecordedAttemptEvent } from "@mersal/domain/payment/attempt/attempt-event"
import { type AttemptIntent, attemptOf, type PaidChange } from "@mersal/domain/payment/attempt/attempt-record"
import { isLive } from "@mersal/domain/payment/attempt/attempt-state"
import type { StoredAttempt } from "@mersal/domain/ports/driven/payment-attempts"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { currencyColumn, json, oneOf, referenceColumn, wholeNumber } from "./columns.ts"

const AttemptRow = z.object({
  id: z.string(),
  booking: referenceColumn,
  reference: z.string(),
  gateway: oneOf({ aps: true, pipe: true }),
  method: oneOf({ card: true, debitCard: true }),
  currency: currencyColumn,
  email: z.string(),
  language: z.enum(["en", "ar"]),
  origin: z.nullable(z.string()),
  is_by_link: wholeNumber,
  amount_minor: wholeNumber,
  created_at: wholeNumber,
  expires_at: wholeNumber,
  check_due_at: z.nullable(wholeNumber),
  checked_at: z.nullable(wholeNumber),
  // Only `attemptRow` writes it.
  change: z.nullable(json(z.custom<PaidChange>())),
})

const EventRow = z.object({
  sort_order: wholeNumber,
  type: z.string(),
  evidence: oneOf<Evidence>({
    "api-response": true,
    "check-status": true,
    webhook: true,
    "form-return": true,
    operator: true,
    system: true,
  }),
  // Only `eventRow` writes it, from an event; folding needs it unchanged.
  details: json(z.record(z.string(), z.unknown())),
  happened_at: wholeNumber,
})

export function readAttempt(row: unknown, events: readonly unknown[]): StoredAttempt {
  const { amount_minor, currency, created_at, expires_at, check_due_at, checked_at, is_by_link, ...same } =
    AttemptRow.parse(row)
  const intent: AttemptIntent = {
    ...same,
    isByLink: is_by_link === 1,
    amount: { minor: amount_minor, currency },
    createdAt: created_at,
    expiresAt: expires_at,
  }
  const log = events.map(readEvent)
  return { attempt: attemptOf(intent, log), log, checkedAt: checked_at, checkDueAt: check_due_at }
}

function readEvent(row: unknown): RecordedAttemptEvent {
  const { sort_order, type, evidence, details, happened_at } = EventRow.parse(row)
  const event = { ...details, type } as AttemptEvent
  return { ...event, order: sort_order, at: happened_at, evidence }
}

export const attemptRow = ({ amount, createdAt, expiresAt, change, ...same }: AttemptIntent): RowValues => ({
  id: same.id,
  booking: same.booking,
  reference: same.reference,
  gateway: same.gateway,
  method: same.method,
  currency: amount.currency,
  email: same.email,
  language: same.language,
  origin: same.origin,
  is_by_link: same.isByLink ? 1 : 0,
  amount_minor: amount.minor,
  created_at: createdAt,
  expires_at: expiresAt,
  change: change && JSON.stringify(change),
  state: "created",
  is_live: isLive("created") ? 1 : 0,
  event_order: 0,
})

export function eventRow(attempt: string, event: RecordedAttemptEvent): RowValues {
  const { type, order, at, evidence, ...details } = event
  return { attempt, sort_order: order, type, evidence, details: JSON.stringify(details), happened_at: at }
}
