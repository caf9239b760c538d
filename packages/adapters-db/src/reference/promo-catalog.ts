import { PromoCatalog } from "@mersal/domain/ports/driven/promo-catalog"
import { promoInForce } from "@mersal/domain/reference/promo-in-force"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { keptRows } from "../database/kept-rows.ts"
import { wholeNumber } from "../rows/columns.ts"
import { readPromo } from "../rows/promo-row.ts"

const EndedRow = z.object({ ended_at: z.nullable(wholeNumber) })

/** Reads the promo codes of a market, including private and ended ones. An edit counts at once. */
export const promoCatalog: Layer.Layer<PromoCatalog, never, Database> = Layer.effect(
  PromoCatalog,
  Effect.gen(function* () {
    const text = "select * from promos where market = ? order by code"
    const promo = (row: unknown) => promoInForce({ value: readPromo(row), endedAt: EndedRow.parse(row).ended_at })
    return { list: keptRows(yield* Database, text, (rows) => rows.map(promo)) }
  }),
)
