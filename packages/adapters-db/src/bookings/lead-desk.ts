import { LeadDesk } from "@mersal/domain/ports/driven/lead-desk"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { conditions } from "../database/conditions.ts"
import { Database } from "../database/connection.ts"
import { readLeadCase } from "../rows/lead-case-row.ts"

/** Reads the drafts of the booking form and the leads of all others as one list. */
export const leadDesk: Layer.Layer<LeadDesk, never, Database> = Layer.effect(
  LeadDesk,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      find: (id) =>
        Effect.map(rows(`${everyLead} where id = ?`, [id]), ([row]) => (row === undefined ? null : readLeadCase(row))),
      list: ({ market, kind, state, ownerId, after, limit }) => {
        const { where, values } = conditions(
          market !== null && ["market = ?", market],
          kind !== null && ["kind = ?", kind],
          state !== null && ["state = ?", state],
          ownerId !== null && ["owner_id = ?", ownerId],
          after !== null && ["(saved_at, id) < (?, ?)", after.savedAt, after.id],
        )
        const text = `${everyLead} ${where} order by saved_at desc, id desc limit ?`
        return Effect.map(rows(text, [...values, limit]), (found) => found.map(readLeadCase))
      },
    }
  }),
)

const columns = "id, market, details, saved_at, owner_id, answer, version"

/** A draft that was booked is converted, whatever was written of it. */
const everyLead = `
  select * from (
    select ${columns}, 'booking' as kind, booked_as,
      case when booked_as is null then state else 'converted' end as state
    from leads
    union all
    select ${columns}, kind, null as booked_as, state from lead_forms
  ) as every_lead`
