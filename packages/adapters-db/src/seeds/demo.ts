import { demoPlans } from "@mersal/domain/corporate/demo-plans"
import { areasOfEmirates } from "@mersal/domain/places/data/areas-ae"
import { areasOfQatar } from "@mersal/domain/places/data/areas-qa"
import { gazetteerOfEmirates } from "@mersal/domain/places/data/gazetteer-ae"
import { gazetteerOfQatar } from "@mersal/domain/places/data/gazetteer-qa"
import { internationalDemoRates } from "@mersal/domain/pricing/international-demo-rates"
import { demoPromos } from "@mersal/domain/promo/demo-promos"
import { demoBanners } from "@mersal/domain/reference/demo-banners"
import { gulfCalendar } from "@mersal/domain/schedule/books/gulf-calendar"
import { demoTariffs, taxRates } from "./demo-prices.ts"
import type { SeedData } from "./seed.ts"

/** What a new database holds: service areas, places, closures, and demo prices and promo codes. */
export const demoData: SeedData = {
  tariffs: demoTariffs,
  taxRates,
  areas: [...areasOfEmirates, ...areasOfQatar],
  places: [...gazetteerOfEmirates, ...gazetteerOfQatar],
  promos: demoPromos,
  plans: demoPlans,
  closures: gulfCalendar,
  banners: demoBanners,
  internationalRates: internationalDemoRates,
}
