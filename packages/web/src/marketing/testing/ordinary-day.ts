import { plainBasis } from "@mersal/domain/booking/windows/market-schedule"
import { slotLookup } from "@mersal/domain/booking/windows/slot-lookup"
import { demoPlans } from "@mersal/domain/corporate/demo-plans"
import { hostProfiles, type ProfileId } from "@mersal/domain/market/host-profile"
import { money } from "@mersal/domain/money/money"
import { areasOfEmirates } from "@mersal/domain/places/data/areas-ae"
import { areasOfQatar } from "@mersal/domain/places/data/areas-qa"
import { internationalDemoRates } from "@mersal/domain/pricing/international-demo-rates"
import { priceBreakdown } from "@mersal/domain/pricing/price-breakdown"
import type { SealedQuote } from "@mersal/domain/pricing/quote"
import { assumedFactors } from "@mersal/domain/site/footprint"
import { offersOf } from "@mersal/domain/site/offer"
import { districtsOf, samplePlace, samplePlaces } from "@mersal/domain/site/sample-places"
import type { LiveFacts, SiteFacts } from "@mersal/domain/site/site"
import { timetable } from "@mersal/domain/site/timetable"

/* The data from which a server renders the pages about the product on an ordinary day: the product's own places and
   plans. */

export const noon = Date.parse("2026-11-21T12:00:00+04:00")
export function liveFactsOf(profileId: ProfileId): LiveFacts {
  const { id, currency } = hostProfiles[profileId].market
  const quotes = (["onDemand", "sameDay", "nextDay"] as const).map(
    (bookingType) =>
      ({
        bookingType,
        price: priceBreakdown(money(3_000, currency), money(0, currency), id === "AE" ? 5 : 0),
      }) as SealedQuote,
  )
  const lookup = slotLookup(plainBasis, { market: id, vehicle: null }, noon)
  return {
    way: { from: samplePlace(id, null, 0), to: samplePlace(id, null, 1) },
    places: samplePlaces(id),
    offers: offersOf(id, quotes, lookup),
    distanceKm: 7.5,
    timetables: timetable(id, lookup),
    areas: id === "AE" ? areasOfEmirates : areasOfQatar,
    districts: districtsOf(id),
    internationalRates: internationalDemoRates.filter((rate) => rate.market === id),
    plans: demoPlans.filter((plan) => plan.market === id),
  }
}

export const factsOf = (profileId: ProfileId, productName: string, patch: Partial<SiteFacts> = {}): SiteFacts => ({
  productName,
  profileId,
  origin: "https://courier.example",
  footprintFactors: assumedFactors,
  yearsOfPeople: 6,
  now: noon,
  live: liveFactsOf(profileId),
  ...patch,
})
