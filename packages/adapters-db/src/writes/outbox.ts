import type { OutboxChange } from "@mersal/domain/ports/driven/changes/outbox"
import { insertOf } from "../database/inserts.ts"
import { messageRow } from "../rows/outbox-row.ts"
import type { Writing } from "./writing.ts"

export const outboxWrites: Writing<OutboxChange> = {
  enqueue: ({ message }) => [insertOf("outbox", messageRow(message))],
}
