/** The pages as a server fills them on an ordinary day, with the figures, places and plans that the product brings. */
import { plainBasis } from "@mersal/domain/booking/windows/market-schedule"
import { slotLookup } from "@mersal/domain/booking/windows/slot-lookup"
import { demoPlans } from "@mersal/domain/corporate/demo-plans"
import { hostProfiles } from "@mersal/domain/market/host-profile"
import { money } from "@mersal/domain/money/money"
import { areasOfEmirates } from "@mersal/domain/places/data/areas-ae"
import { areasOfQatar } from "@mersal/domain/places/data/areas-qa"
import { internationalDemoRates } from "@mersal/domain/pricing/international-demo-rates"
import { priceBreakdown } from "@mersal/domain/pricing/price-breakdown"
import { assumedFactors } from "@mersal/domain/site/footprint"
import { offersOf } from "@mersal/domain/site/offer"
import { districtsOf, samplePlace, samplePlaces } from "@mersal/domain/site/sample-places"
import { timetable } from "@mersal/domain/site/timetable"

const noon = Date.UTC(2026, 10, 21, 8)

/**
 * Every page about the product that its sitemap names, in both languages.
 *
 * @param site what the build has made to fill them with
 * @returns {{ path: string, language: "en" | "ar", html: string }[]}
 */
export function filledPages(site) {
  const facts = factsOf("production")
  const listed = [...site.sitemap(facts).matchAll(/<loc>https?:\/\/[^/]*(.*?)<\/loc>/g)].map(([, path]) => path)
  return listed.map((path) => ({
    path,
    language: path.startsWith("/ar/") ? "ar" : "en",
    html: site.find(path, facts.productName).fill(facts),
  }))
}

/**
 * The page of each drawn screen in both languages.
 *
 * @param screens what the build has made to draw them with
 * @param template index.html as it was built, into which they are written
 * @returns {Promise<{ path: string, language: "en" | "ar", html: string }[]>}
 */
export function drawnPages(screens, template, paths) {
  const facts = { productName: "Mersal", profileId: "production", market: "AE", now: noon }
  return Promise.all(
    paths.flatMap((path) =>
      ["en", "ar"].map(async (language) => {
        const { head, scripts, body } = await screens.find(path).draw({ language, isSignedIn: false }, facts)
        return { path, language, html: template + head + scripts + body }
      }),
    ),
  )
}

/** The `SiteFacts` of a host profile. */
function factsOf(profileId) {
  return {
    productName: "Mersal",
    profileId,
    origin: "https://courier.example",
    footprintFactors: assumedFactors,
    yearsOfPeople: 6,
    now: noon,
    live: liveFactsOf(hostProfiles[profileId].market),
  }
}

function liveFactsOf({ id, currency }) {
  const price = priceBreakdown(money(3_000, currency), money(0, currency), id === "AE" ? 5 : 0)
  const quotes = ["onDemand", "sameDay", "nextDay"].map((bookingType) => ({ bookingType, price }))
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
