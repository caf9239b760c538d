import type { OutboxMessage } from "@mersal/domain/ports/driven/changes/outbox"
import type { ClaimedMessage } from "@mersal/domain/ports/driven/outbox"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { referenceColumn, wholeNumber } from "./columns.ts"

const MessageRow = z.object({
  id: z.string(),
  topic: z.string(),
  reference: z.nullable(referenceColumn),
  body: z.nullable(z.string()),
  queued_at: wholeNumber,
  due_at: wholeNumber,
  first_due_at: z.nullable(wholeNumber),
  attempts: wholeNumber,
})

/** A message as it was put in, and how often it was lent. */
export function readMessage(row: unknown): ClaimedMessage {
  const { id, topic, reference, body, queued_at, first_due_at, attempts } = MessageRow.parse(row)
  return {
    id,
    topic,
    reference,
    at: queued_at,
    attempts,
    ...(body !== null && { body }),
    ...(first_due_at !== null && { dueAt: first_due_at }),
  }
}

export const messageRow = ({ id, topic, reference, body, at, dueAt, attempts }: OutboxMessage): RowValues => ({
  id,
  topic,
  reference,
  body: body ?? null,
  queued_at: at,
  due_at: dueAt ?? at,
  first_due_at: dueAt ?? null,
  attempts: attempts ?? 0,
})
