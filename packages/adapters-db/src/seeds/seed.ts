import { type MarketId, marketIds } from "@mersal/domain/market/market"
import type { GazetteerEntry } from "@mersal/domain/places/gazetteer"
import type { ServiceArea } from "@mersal/domain/places/service-area"
import type { Tariff } from "@mersal/domain/pricing/tariff"
import type { TaxRate } from "@mersal/domain/pricing/vat"
import type { Closure } from "@mersal/domain/schedule/rule-book"
import type { SqliteConnection } from "../connection.ts"
import { closureRow } from "../rows/closure-row.ts"
import { placeRow } from "../rows/place-row.ts"
import { type PromoRecord, promoRow } from "../rows/promo-row.ts"
import { serviceAreaRow } from "../rows/service-area-row.ts"
import { tariffRow } from "../rows/tariff-row.ts"
import { taxRateRow } from "../rows/tax-rate-row.ts"
import { insertNew, inTransaction } from "../statement.ts"

/** What a database should hold before its first booking. */
export interface SeedData {
  readonly tariffs: readonly Tariff[]
  readonly taxRates: readonly TaxRate[]
  readonly areas: readonly ServiceArea[]
  readonly places: readonly GazetteerEntry[]
  readonly promos: readonly PromoRecord[]
  readonly closures: Readonly<Record<MarketId, readonly Closure[]>>
}

/** Adds the rows that are missing. A row that is there stays as it is, so an operator's edits outlive every start. */
export function seed(connection: SqliteConnection, data: SeedData): void {
  inTransaction(connection, () => {
    for (const tariff of data.tariffs) insertNew(connection, "tariffs", tariffRow(tariff))
    for (const rate of data.taxRates) insertNew(connection, "tax_rates", taxRateRow(rate))
    for (const [index, area] of data.areas.entries())
      insertNew(connection, "service_areas", serviceAreaRow(area, index))
    for (const [index, place] of data.places.entries()) insertNew(connection, "places", placeRow(place, index))
    for (const promo of data.promos) insertNew(connection, "promos", promoRow(promo))
    for (const market of marketIds)
      for (const closure of data.closures[market]) insertNew(connection, "closures", closureRow(market, closure))
  })
}
