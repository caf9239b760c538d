import type { OutboxChange, OutboxMessage } from "@mersal/domain/ports/driven/changes/outbox"
import type { Write } from "../database/connection.ts"
import { insertOf } from "../database/inserts.ts"
import { messageRow } from "../rows/outbox-row.ts"
import type { Writing } from "./writing.ts"

/** Adds a message unless it is already there. */
export const enqueued = (message: OutboxMessage): Write => insertOf("outbox", messageRow(message))

export const outboxWrites: Writing<OutboxChange> = {
  enqueue: ({ message }) => [enqueued(message)],
}
