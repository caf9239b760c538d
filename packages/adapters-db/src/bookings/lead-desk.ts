import { LeadDesk, type LeadListRequest } from "@mersal/domain/ports/driven/lead-desk"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type Condition, conditions } from "../database/conditions.ts"
import { Database } from "../database/connection.ts"
import { readLeadCase } from "../rows/lead-case-row.ts"
import { contactTexts, namesContact } from "../rows/names-contact.ts"

/** Lists the drafts of the booking form together with the leads of all other forms. */
export const leadDesk: Layer.Layer<LeadDesk, never, Database> = Layer.effect(
  LeadDesk,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      find: (id) =>
        Effect.map(rows(`${everyLead} where id = ?`, [id]), ([row]) => (row === undefined ? null : readLeadCase(row))),
      naming: (proved) => {
        const texts = contactTexts(proved)
        if (texts.length === 0) return Effect.succeed([])
        const names = texts.map(() => namesContact).join(" or ")
        const found = rows(`${everyLead} where ${names} order by saved_at desc, id desc`, texts)
        return Effect.map(found, (all) => all.map(readLeadCase))
      },
      list: ({ limit, ...asked }) => {
        // Each side is read from its newest entry on, and only as far as the page needs.
        const sides = [draftsOf, formsOf].map((sideOf) => sideOf(asked))
        const text = sides.map((side) => `select * from (${side.text} ${order}) as side`).join(" union all ")
        const values = sides.flatMap((side) => [...side.values, limit])
        return Effect.map(rows(`select * from (${text}) as every_lead ${order}`, [...values, limit]), (found) =>
          found.map(readLeadCase),
        )
      },
    }
  }),
)

const columns = "id, market, details, saved_at, owner_id, answer, version"

const order = "order by saved_at desc, id desc limit ?"

/** A booked draft is converted, whatever staff wrote about it. */
const drafts = `
  select ${columns}, 'booking' as kind, booked_as,
    case when booked_as is null then state else 'converted' end as state
  from leads`
const forms = `select ${columns}, kind, null as booked_as, state from lead_forms`

const everyLead = `select * from (${drafts} union all ${forms}) as every_lead`

type Asked = Omit<LeadListRequest, "limit">

function draftsOf({ state, kind, ...asked }: Asked) {
  const { where, values } = conditions(
    ...onBothSides(asked),
    kind !== null && kind !== "booking" && ["1 = 0"],
    state === "converted" && ["(booked_as is not null or state = 'converted')"],
    state !== null && state !== "converted" && ["booked_as is null and state = ?", state],
  )
  return { text: `${drafts} ${where}`, values }
}

function formsOf({ state, kind, ...asked }: Asked) {
  const { where, values } = conditions(
    ...onBothSides(asked),
    kind !== null && ["kind = ?", kind],
    state !== null && ["state = ?", state],
  )
  return { text: `${forms} ${where}`, values }
}

const onBothSides = ({ market, ownerId, after }: Omit<Asked, "state" | "kind">): readonly Condition[] => [
  market !== null && ["market = ?", market],
  ownerId !== null && ["owner_id = ?", ownerId],
  after !== null && ["(saved_at, id) < (?, ?)", after.savedAt, after.id],
]
