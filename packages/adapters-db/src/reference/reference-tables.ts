import type { MarketId } from "@mersal/domain/market/market"
import type { ReferenceKind, ReferenceValues } from "@mersal/domain/reference/reference-entry"
import * as Result from "effect/Result"
import type { RowValues } from "../database/inserts.ts"
import type { RuledTable } from "../migrations/2026-11-published-rules.ts"
import { bannerRow, readBanner } from "../rows/banner-row.ts"
import { capacityRow, readCapacity } from "../rows/capacity-row.ts"
import { closureRow, readClosure } from "../rows/closure-row.ts"
import { internationalRateRow, readInternationalRate } from "../rows/international-rate-row.ts"
import { type PromoRecord, promoRow, readPromo } from "../rows/promo-row.ts"
import { readRules, rulesRow } from "../rows/rules-row.ts"
import { readServiceArea, serviceAreaRow } from "../rows/service-area-row.ts"
import { readTariff, tariffRow } from "../rows/tariff-row.ts"
import { readTaxRate, taxRateRow } from "../rows/tax-rate-row.ts"

/** The table that stores the values of a kind. */
export interface KindTable<Value> {
  readonly table: RuledTable
  /** The columns that identify a row. */
  readonly keys: readonly string[]
  readonly order: string
  readonly row: (value: Value) => RowValues
  /** Empty for a row that somebody wrote by other means and that cannot be read. */
  readonly read: (row: unknown) => readonly Value[]
  /** Columns that an edit does not change. */
  readonly kept: readonly string[]
}

const byMarketAndId = ["market", "id"]

/** New areas come after all existing ones: on a shared border the first area counts. */
const listedLast = 1_000_000

export const kindTables: { readonly [Kind in ReferenceKind]: KindTable<ReferenceValues[Kind]> } = {
  tariffs: table("tariffs", ["id"], "market, valid_from", tariffRow, readTariff),
  "tax-rates": table("tax_rates", ["market", "valid_from"], "market, valid_from", taxRateRow, readTaxRate),
  areas: {
    ...table(
      "service_areas",
      byMarketAndId,
      "market, listed, id",
      (area) => serviceAreaRow(area, listedLast),
      readServiceArea,
    ),
    kept: ["listed"],
  },
  // Promos that admins write always have a discount.
  promos: table("promos", ["market", "code"], "market, code", (promo) => promoRow(promo as PromoRecord), readPromo),
  closures: {
    table: "closures",
    keys: byMarketAndId,
    order: "market, first_day, id",
    row: ({ market, ...closure }) => closureRow(market, closure),
    kept: [],
    read: (row) => {
      const closure = readClosure(row)
      const { market } = row as { readonly market: MarketId }
      return Result.isSuccess(closure) ? [{ market, ...closure.success }] : []
    },
  },
  banners: table("banners", byMarketAndId, "market, valid_from, id", bannerRow, readBanner),
  "international-rates": table(
    "international_rates",
    ["id"],
    "market, destination, valid_from",
    internationalRateRow,
    readInternationalRate,
  ),
  capacities: table(
    "slot_capacities",
    ["market", "booking_type", "window_id"],
    "market, booking_type, window_id",
    capacityRow,
    readCapacity,
  ),
  rules: table("published_rules", byMarketAndId, "market, valid_from, id", rulesRow, readRules),
}

function table<Value>(
  name: RuledTable,
  keys: readonly string[],
  order: string,
  row: (value: Value) => RowValues,
  read: (row: unknown) => Value,
): KindTable<Value> {
  return { table: name, keys, order, row, read: (found) => [read(found)], kept: [] }
}
