import { PromoCatalog } from "@mersal/domain/ports/driven/promo-catalog"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database } from "./connection.ts"
import { keptRows } from "./kept-rows.ts"
import { readPromo } from "./rows/promo-row.ts"

/** Reads the promo codes of a market, private ones too. An edit counts at once. */
export const promoCatalog: Layer.Layer<PromoCatalog, never, Database> = Layer.effect(
  PromoCatalog,
  Effect.gen(function* () {
    const text = "select * from promos where market = ? order by code"
    return { list: keptRows(yield* Database, "promos", text, (rows) => rows.map(readPromo)) }
  }),
)
