import type { OutboxMessage } from "@mersal/domain/ports/driven/changes/outbox"
import type { RowValues } from "../inserts.ts"

export const messageRow = ({ id, topic, reference, at }: OutboxMessage): RowValues => ({
  id,
  topic,
  reference,
  queued_at: at,
})
