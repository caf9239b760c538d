import { type Change, Conflict, UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database, type SqliteConnection } from "./connection.ts"
import { bookingRow } from "./rows/booking-row.ts"
import { leadRow } from "./rows/lead-row.ts"
import { messageRow } from "./rows/outbox-row.ts"
import { answerRow } from "./rows/stored-answer-row.ts"
import { eventRow } from "./rows/tracking-event-row.ts"
import { insertNew, inTransaction, statement } from "./statement.ts"

/** Applies a list of changes in one transaction: when `commit` answers, all of it is on disk. */
export const unitOfWork: Layer.Layer<UnitOfWork, never, Database> = Layer.effect(
  UnitOfWork,
  Effect.gen(function* () {
    const database = yield* Database
    return {
      commit: (changes) =>
        Effect.flatMap(
          database.use((connection) => commitAll(connection, changes)),
          (conflict) => (conflict ? Effect.fail(conflict) : Effect.void),
        ),
    }
  }),
)

/** The conflict of the first change that does not apply, after which nothing is written; null when all are. */
function commitAll(connection: SqliteConnection, changes: readonly Change[]): Conflict | null {
  try {
    inTransaction(connection, () => {
      for (const change of changes) {
        if (!apply(connection, change)) throw new Conflict({ change: change.kind })
      }
    })
    return null
  } catch (error) {
    if (error instanceof Conflict) return error
    throw error
  }
}

/** Whether the change applied. */
function apply(connection: SqliteConnection, change: Change): boolean {
  switch (change.kind) {
    case "insertBooking":
      return insertNew(connection, "bookings", bookingRow(change.booking, change.ownerDigest))
    case "appendEvent":
      return insertNew(connection, "tracking_events", eventRow(change.reference, change.event))
    case "enqueue":
      insertNew(connection, "outbox", messageRow(change.message))
      return true
    case "saveLead":
      statement(connection, saveLead).run(leadRow(change))
      return true
    case "closeLead":
      statement(connection, closeLead).run(change.reference, change.leadId)
      return true
    case "storeAnswer":
      return insertNew(connection, "stored_answers", answerRow(change.answer))
  }
}

const saveLead = `
  insert into leads (id, market, details, saved_at) values (@id, @market, @details, @saved_at)
  on conflict (id) do update set market = excluded.market, details = excluded.details, saved_at = excluded.saved_at
  where leads.booked_as is null`

const closeLead = "update leads set booked_as = ? where id = ? and booked_as is null"
