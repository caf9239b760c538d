import type { Plan } from "@mersal/domain/corporate/plan"
import { type MarketId, marketIds } from "@mersal/domain/market/market"
import type { GazetteerEntry } from "@mersal/domain/places/gazetteer"
import type { ServiceArea } from "@mersal/domain/places/service-area"
import type { InternationalRate } from "@mersal/domain/pricing/international"
import type { Tariff } from "@mersal/domain/pricing/tariff"
import type { TaxRate } from "@mersal/domain/pricing/vat"
import type { Banner } from "@mersal/domain/reference/banner"
import type { Closure } from "@mersal/domain/schedule/rule-book"
import * as Effect from "effect/Effect"
import { Database } from "../database/connection.ts"
import { insertMissing } from "../database/inserts.ts"
import { bannerRow } from "../rows/banner-row.ts"
import { closureRow } from "../rows/closure-row.ts"
import { planRow } from "../rows/company-row.ts"
import { internationalRateRow } from "../rows/international-rate-row.ts"
import { placeRow } from "../rows/place-row.ts"
import { type PromoRecord, promoRow } from "../rows/promo-row.ts"
import { serviceAreaRow } from "../rows/service-area-row.ts"
import { tariffRow } from "../rows/tariff-row.ts"
import { taxRateRow } from "../rows/tax-rate-row.ts"

/** The rows that a database needs before its first booking. */
export interface SeedData {
  readonly tariffs: readonly Tariff[]
  readonly taxRates: readonly TaxRate[]
  readonly areas: readonly ServiceArea[]
  readonly places: readonly GazetteerEntry[]
  readonly promos: readonly PromoRecord[]
  readonly plans?: readonly Plan[]
  readonly banners: readonly Banner[]
  readonly internationalRates: readonly InternationalRate[]
  readonly closures: Readonly<Record<MarketId, readonly Closure[]>>
}

/** Adds the rows that are missing. An existing row stays as it is, so an operator's edits survive every start. */
export const seed = (data: SeedData): Effect.Effect<void, never, Database> =>
  Effect.flatMap(Database, (database) =>
    Effect.asVoid(
      database.write([
        ...insertMissing("tariffs", data.tariffs.map(tariffRow)),
        ...insertMissing("tax_rates", data.taxRates.map(taxRateRow)),
        ...insertMissing("service_areas", data.areas.map(serviceAreaRow)),
        ...insertMissing("places", data.places.map(placeRow)),
        ...insertMissing("promos", data.promos.map(promoRow)),
        ...insertMissing("banners", data.banners.map(bannerRow)),
        ...insertMissing("international_rates", data.internationalRates.map(internationalRateRow)),
        ...insertMissing("plans", (data.plans ?? []).map(planRow)),
        ...insertMissing(
          "closures",
          marketIds.flatMap((market) => data.closures[market].map((closure) => closureRow(market, closure))),
        ),
      ]),
    ),
  )
