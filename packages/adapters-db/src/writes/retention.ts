import type { Instant } from "@mersal/domain/calendar/zone"
import { forgottenUntil, type Kept } from "@mersal/domain/retention/retention"
import type { Write } from "../database/connection.ts"

/** For each kind of data: its table, the column that says when a row was last useful, and a further condition. */
const oldRows: Readonly<Record<Kept, { readonly table: string; readonly column: string; readonly only?: string }>> = {
  driverPositions: { table: "driver_positions", column: "reported_at" },
  deliveredMessages: { table: "outbox", column: "done_at" },
  settledDeliveries: { table: "webhook_deliveries", column: "happened_at", only: "state <> 'waiting'" },
  proofs: { table: "proofs", column: "stored_at" },
  notes: { table: "booking_notes", column: "written_at" },
  analyticsEvents: { table: "analytics_events", column: "happened_at" },
  consents: { table: "consents", column: "said_at", only: "account_id is null" },
  pushSubscriptions: { table: "push_subscriptions", column: "created_at" },
  recipientRequests: { table: "recipient_requests", column: "expires_at" },
}

/** Deletes every row whose retention time is over. */
export const retentionWrites = (now: Instant): readonly Write[] =>
  Object.entries(oldRows).map(([what, { table, column, only }]) => ({
    text: `delete from ${table} where ${column} <= ?${only === undefined ? "" : ` and ${only}`}`,
    values: [forgottenUntil(what as Kept, now)],
  }))
