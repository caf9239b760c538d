import { PushSubscriptions } from "@mersal/domain/ports/driven/push-subscriptions"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type ColumnValue, Database } from "../database/connection.ts"
import { readSubscription } from "../rows/push-subscription-row.ts"

/** Reads which browsers get push messages about which bookings. */
export const pushSubscriptions: Layer.Layer<PushSubscriptions, never, Database> = Layer.effect(
  PushSubscriptions,
  Effect.gen(function* () {
    const { rows } = yield* Database
    // Most bookings have none, and in SQLite preparing a sort takes longer than finding that out.
    const where = (column: string, value: ColumnValue) =>
      Effect.map(rows(`select * from push_subscriptions where ${column} = ?`, [value]), (found) =>
        found.map(readSubscription).sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)),
      )
    return {
      find: (id) => Effect.map(where("id", id), ([subscription]) => subscription ?? null),
      ofBooking: (reference) => where("reference", reference),
      ofAccount: (accountId) => where("account_id", accountId),
    }
  }),
)
