import type { Lead } from "@mersal/domain/leads/lead"
import { StoreInspection } from "@mersal/domain/testing/store-inspection"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { json, referenceColumn, wholeNumber } from "../rows/columns.ts"
import { readMessage } from "../rows/outbox-row.ts"

const LeadRow = z.object({
  id: z.string(),
  details: json(z.custom<Lead>()),
  saved_at: wholeNumber,
  booked_as: z.nullable(referenceColumn),
})

/** Reads the tables that no port reads, for tests. */
export const tableInspection: Layer.Layer<StoreInspection, never, Database> = Layer.effect(
  StoreInspection,
  Effect.gen(function* () {
    const database = yield* Database
    return {
      leads: Effect.map(database.rows("select * from leads order by id"), (rows) =>
        rows.map((row) => {
          const { id, details, saved_at, booked_as } = LeadRow.parse(row)
          return { leadId: id, lead: details, savedAt: saved_at, bookedAs: booked_as }
        }),
      ),
      outbox: Effect.map(database.rows("select * from outbox order by queued_at, id"), (rows) =>
        rows.map((row) => {
          const { attempts, ...message } = readMessage(row)
          return message
        }),
      ),
    }
  }),
)
