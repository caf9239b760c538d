import type { OutboxChange, OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import { type Applying, isNew } from "./tables.ts"

export const outboxTables = () => ({ outbox: new Map<string, OutboxMessage>() })

export const applyingOutbox: Applying<OutboxChange, ReturnType<typeof outboxTables>> = {
  enqueue({ outbox }, { message }) {
    isNew(outbox, message.id, message)
    return true
  },
}
