import { demoPlans } from "@mersal/domain/corporate/demo-plans"
import { sampleReferenceData } from "@mersal/domain/testing/reference-data"
import * as Layer from "effect/Layer"
import type { DatabaseSettings } from "../database/connection.ts"
import { databaseLayer } from "../layer.ts"
import type { PromoRecord } from "../rows/promo-row.ts"
import type { SeedData } from "../seeds/seed.ts"
import { tableInspection } from "./store-inspection.ts"

/** Every port over a database with the sample reference data, and access to its tables. */
export const sampleDatabase = (settings: DatabaseSettings) =>
  tableInspection.pipe(Layer.provideMerge(databaseLayer(settings, sampleSeed)))

/** Every promo of the sample has a discount. */
const sampleSeed: SeedData = {
  ...sampleReferenceData,
  promos: (sampleReferenceData.promos ?? []) as readonly PromoRecord[],
  banners: sampleReferenceData.banners ?? [],
  internationalRates: sampleReferenceData.internationalRates ?? [],
  plans: demoPlans,
}
