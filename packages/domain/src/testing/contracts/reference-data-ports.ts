import * as Effect from "effect/Effect"
import type { MarketId } from "../../market/market.ts"
import { ClosureCalendar } from "../../ports/driven/closure-calendar.ts"
import { TariffBook, TaxRates } from "../../ports/driven/price-lists.ts"
import { ServiceAreas } from "../../ports/driven/service-areas.ts"
import { sampleReferenceData } from "../reference-data.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"

const sorted = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] =>
  rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))

const ofMarket = <Row extends { readonly market: MarketId }>(rows: readonly Row[], market: MarketId) =>
  rows.filter((row) => row.market === market)

/** Price lists and tax rates, over the sample reference data. */
export const priceListsContract: readonly DrivenCase<TariffBook | TaxRates>[] = [
  drivenCase(
    "every dated price list of a market is listed, and none of another's",
    Effect.gen(function* () {
      const book = yield* TariffBook
      for (const market of ["AE", "QA"] as const) {
        const expected = ofMarket(sampleReferenceData.tariffs, market)
        expectEqual(
          sorted(yield* book.list(market), (row) => row.id),
          sorted(expected, (row) => row.id),
        )
      }
    }),
  ),
  drivenCase(
    "every dated tax rate of a market is listed, and none of another's",
    Effect.gen(function* () {
      const rates = yield* TaxRates
      for (const market of ["AE", "QA"] as const) {
        expectEqual(yield* rates.list(market), ofMarket(sampleReferenceData.taxRates, market))
      }
    }),
  ),
]

/** Service areas, over the sample reference data. */
export const serviceAreasContract: readonly DrivenCase<ServiceAreas>[] = [
  drivenCase(
    "the areas of a market are listed with their outlines",
    Effect.gen(function* () {
      const areas = yield* ServiceAreas
      for (const market of ["AE", "QA"] as const) {
        const expected = ofMarket(sampleReferenceData.areas, market)
        expectEqual(
          sorted(yield* areas.list(market), (row) => row.id),
          sorted(expected, (row) => row.id),
        )
      }
    }),
  ),
  drivenCase(
    "two calls list the areas in the same order",
    Effect.gen(function* () {
      const areas = yield* ServiceAreas
      expectEqual(yield* areas.list("AE"), yield* areas.list("AE"))
    }),
  ),
]

/** Closures, over the sample reference data. */
export const closureCalendarContract: readonly DrivenCase<ClosureCalendar>[] = [
  drivenCase(
    "every closure of a market is listed as it was given, those that wait for confirmation too, and none of another's",
    Effect.gen(function* () {
      const calendar = yield* ClosureCalendar
      for (const market of ["AE", "QA"] as const) {
        expectEqual(
          sorted(yield* calendar.list(market), (closure) => closure.id),
          sorted(sampleReferenceData.closures[market], (closure) => closure.id),
        )
      }
    }),
  ),
]
