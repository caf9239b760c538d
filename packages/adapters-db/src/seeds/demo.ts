import { areasOfEmirates } from "@mersal/domain/places/data/areas-ae"
import { areasOfQatar } from "@mersal/domain/places/data/areas-qa"
import { sampleReferenceData } from "@mersal/domain/testing/reference-data"
import { demoTariffs, taxRates } from "./demo-prices.ts"
import { demoPromos } from "./demo-promos.ts"
import type { SeedData } from "./seed.ts"

/** What a new database holds: where we serve, which places we know, and demo prices and codes. */
export const demoData: SeedData = {
  tariffs: demoTariffs,
  taxRates,
  areas: [...areasOfEmirates, ...areasOfQatar],
  places: sampleReferenceData.places,
  promos: demoPromos,
}
