import type { MarketId } from "@mersal/domain/market/market"
import { Banners } from "@mersal/domain/ports/driven/banners"
import { ClosureCalendar } from "@mersal/domain/ports/driven/closure-calendar"
import { InternationalRates } from "@mersal/domain/ports/driven/international-rates"
import { TariffBook, TaxRates } from "@mersal/domain/ports/driven/price-lists"
import { ServiceAreas } from "@mersal/domain/ports/driven/service-areas"
import { partition } from "effect/Array"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database } from "../database/connection.ts"
import { keptRows } from "../database/kept-rows.ts"
import type { CountedTable } from "../migrations/2026-11-reference-data.ts"
import { readBanner } from "../rows/banner-row.ts"
import { readClosure, type UnreadableClosure } from "../rows/closure-row.ts"
import { readInternationalRate } from "../rows/international-rate-row.ts"
import { readServiceArea } from "../rows/service-area-row.ts"
import { readTariff } from "../rows/tariff-row.ts"
import { readTaxRate } from "../rows/tax-rate-row.ts"

/** A port that lists the rows of a market that have not ended. */
const listOf = <Row>(table: CountedTable, order: string, read: (row: unknown) => Row) =>
  Effect.gen(function* () {
    const text = `select * from ${table} where market = ? and ended_at is null order by ${order}`
    return { list: keptRows(yield* Database, text, (rows): readonly Row[] => rows.map(read)) }
  })

export const tariffBook: Layer.Layer<TariffBook, never, Database> = Layer.effect(
  TariffBook,
  listOf("tariffs", "valid_from", readTariff),
)

export const taxRates: Layer.Layer<TaxRates, never, Database> = Layer.effect(
  TaxRates,
  listOf("tax_rates", "valid_from", readTaxRate),
)

export const serviceAreas: Layer.Layer<ServiceAreas, never, Database> = Layer.effect(
  ServiceAreas,
  listOf("service_areas", "listed, id", readServiceArea),
)

export const banners: Layer.Layer<Banners, never, Database> = Layer.effect(
  Banners,
  listOf("banners", "valid_from, id", readBanner),
)

export const internationalRates: Layer.Layer<InternationalRates, never, Database> = Layer.effect(
  InternationalRates,
  listOf("international_rates", "valid_from", readInternationalRate),
)

/**
 * Leaves out a row that cannot be read, so that one wrong line does not stop the listing and booking of its market. The
 * log names it when it is first met, and again after an edit of the market's closures.
 */
export const closureCalendar: Layer.Layer<ClosureCalendar, never, Database> = Layer.effect(
  ClosureCalendar,
  Effect.gen(function* () {
    const database = yield* Database
    const closuresOf = keptRows(database, closuresInForce, (rows) => {
      const [closures, unreadable] = partition(rows, readClosure)
      return { unreadable, closures }
    })
    const reported = new WeakSet<object>()
    return {
      list: Effect.fnUntraced(function* (market) {
        const read = yield* closuresOf(market)
        if (!reported.has(read)) {
          reported.add(read)
          yield* Effect.forEach(read.unreadable, (closure) => report(market, closure), { discard: true })
        }
        return read.closures
      }),
    }
  }),
)

const closuresInForce = "select * from closures where market = ? and ended_at is null order by id"

const report = (market: MarketId, { id, problems }: UnreadableClosure): Effect.Effect<void> =>
  Effect.logError("A row of closures cannot be read and is left out").pipe(
    Effect.annotateLogs({ market, closure: id, problems }),
  )
