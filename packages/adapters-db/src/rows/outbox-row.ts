import type { OutboxMessage } from "@mersal/domain/ports/driven/unit-of-work"
import type { RowValues } from "../statement.ts"

export const messageRow = ({ id, topic, reference, at }: OutboxMessage): RowValues => ({
  id,
  topic,
  reference,
  queued_at: at,
})
