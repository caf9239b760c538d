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
  last_error: z.nullable(z.string()),
})

/** Reads a message of the outbox, with the number of attempts and the last error. */
export function readMessage(row: unknown): ClaimedMessage {
  const { id, topic, reference, body, queued_at, first_due_at, attempts, last_error } = MessageRow.parse(row)
  return {
    id,
    topic,
    reference,
    at: queued_at,
    attempts,
    ...(body !== null && { body }),
    ...(first_due_at !== null && { dueAt: first_due_at }),
    ...(last_error !== null && { lastError: last_error }),
  }
}

export const messageRow = ({
  id,
  topic,
  reference,
  body,
  at,
  dueAt,
  attempts,
  lastError,
}: OutboxMessage): RowValues => ({
  id,
  topic,
  reference,
  body: body ?? null,
  queued_at: at,
  due_at: dueAt ?? at,
  first_due_at: dueAt ?? null,
  attempts: attempts ?? 0,
  last_error: lastError === undefined ? null : errorColumn(lastError),
})

/** Some servers answer an error with a whole page; its beginning is enough. */
export const errorColumn = (error: string): string => error.slice(0, 500)
