import { SecondFactors } from "@mersal/domain/ports/driven/second-factors"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database } from "../database/connection.ts"
import { readSecondFactor } from "../rows/second-factor-row.ts"

/** Reads staff's second factors. */
export const secondFactors: Layer.Layer<SecondFactors, never, Database> = Layer.effect(
  SecondFactors,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      find: Effect.fnUntraced(function* (accountId) {
        const [row] = yield* rows("select * from second_factors where account_id = ?", [accountId])
        return row === undefined ? null : readSecondFactor(row)
      }),
      confirmed: Effect.map(rows("select * from second_factors where confirmed_at is not null"), (found) =>
        found.map((row) => readSecondFactor(row).accountId),
      ),
    }
  }),
)
