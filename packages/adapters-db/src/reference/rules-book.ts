import type { RulesRow } from "@mersal/domain/booking/windows/published-rules"
import type { MarketId } from "@mersal/domain/market/market"
import { RulesBook } from "@mersal/domain/ports/driven/rules-book"
import { rulesIssues } from "@mersal/domain/reference/rules-issues"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { keptRows } from "../database/kept-rows.ts"
import { wholeNumber } from "../rows/columns.ts"
import { readRules } from "../rows/rules-row.ts"

const Versioned = z.object({ version: wholeNumber })

/**
 * Leaves out a row that cannot be applied to this version's rule book; the market keeps using the earlier rules. The
 * log names it when it is first met, and again after an edit of the market's rules.
 */
export const rulesBook: Layer.Layer<RulesBook, never, Database> = Layer.effect(
  RulesBook,
  Effect.gen(function* () {
    const rowsOf = keptRows(yield* Database, published, (rows) => {
      const read = rows.map((row): RulesRow => ({ value: readRules(row), version: Versioned.parse(row).version }))
      const problems = new Map(read.map((row) => [row, rulesIssues(row.value)]))
      return {
        sound: read.filter((row) => problems.get(row)?.length === 0),
        unsound: read.filter((row) => problems.get(row)?.length !== 0),
      }
    })
    const reported = new WeakSet<object>()
    return {
      list: Effect.fnUntraced(function* (market) {
        const read = yield* rowsOf(market)
        if (!reported.has(read)) {
          reported.add(read)
          yield* Effect.forEach(read.unsound, (row) => report(market, row), { discard: true })
        }
        return read.sound
      }),
    }
  }),
)

const published = "select * from published_rules where market = ? and ended_at is null order by valid_from, id"

const report = (market: MarketId, { value }: RulesRow): Effect.Effect<void> =>
  Effect.logError("Published rules cannot be read and are left out").pipe(
    Effect.annotateLogs({
      market,
      rules: value.id,
      problems: rulesIssues(value).map(({ field, detail }) => `${field} ${detail}`),
    }),
  )
