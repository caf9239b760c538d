import { ChangeLog } from "@mersal/domain/ports/driven/change-log"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { conditions } from "../database/conditions.ts"
import { Database } from "../database/connection.ts"
import { readChangeRecord } from "../rows/change-record-row.ts"

export const changeLog: Layer.Layer<ChangeLog, never, Database> = Layer.effect(
  ChangeLog,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      list: ({ kind, market, after, limit }) => {
        const { where, values } = conditions(
          kind !== null && ["kind = ?", kind],
          market !== null && ["market = ?", market],
          after !== null && ["(changed_at, id) < (?, ?)", after.at, after.id],
        )
        const text = `select * from reference_changes ${where} order by changed_at desc, id desc limit ?`
        return Effect.map(rows(text, [...values, limit]), (found) => found.map(readChangeRecord))
      },
    }
  }),
)
