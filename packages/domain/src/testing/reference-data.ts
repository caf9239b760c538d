import { type LocalDate, localDate } from "../calendar/local-date.ts"
import type { MarketId } from "../market/market.ts"
import type { PaymentMethod } from "../payment/payment-method.ts"
import type { GazetteerEntry } from "../places/gazetteer.ts"
import type { Corner } from "../places/outline.ts"
import type { ServiceArea } from "../places/service-area.ts"
import type { OperatorContacts } from "../ports/driven/contacts.ts"
import type { InternationalRate } from "../pricing/international.ts"
import { internationalDemoRates } from "../pricing/international-demo-rates.ts"
import type { Rate, Tariff } from "../pricing/tariff.ts"
import type { TaxRate } from "../pricing/vat.ts"
import { demoPromos } from "../promo/demo-promos.ts"
import type { Promo } from "../promo/promo.ts"
import type { Banner } from "../reference/banner.ts"
import { demoBanners } from "../reference/demo-banners.ts"
import type { Closure } from "../schedule/book.ts"
import { gulfCalendar } from "../schedule/books/gulf-calendar.ts"

/** What an operator provides before the first booking: price lists, tax rates, areas, places and closures. */
export interface ReferenceData {
  readonly tariffs: readonly Tariff[]
  readonly taxRates: readonly TaxRate[]
  readonly areas: readonly ServiceArea[]
  readonly places: readonly GazetteerEntry[]
  readonly closures: Readonly<Record<MarketId, readonly Closure[]>>
  readonly promos?: readonly Promo[]
  readonly banners?: readonly Banner[]
  readonly internationalRates?: readonly InternationalRate[]
  readonly contacts?: OperatorContacts
  /** Cash only by default. */
  readonly paymentOffer?: Readonly<Record<MarketId, readonly PaymentMethod[]>>
}

/** On this day every price list here changes, so that tests can cross the change. */
export const priceChangeDay: LocalDate = localDate("2027-01-01")

const firstDay = localDate("2026-01-01")

const rates = (baseMinor: number): Readonly<Record<"bike" | "car" | "van", Rate>> => ({
  bike: { baseMinor, includedKm: 10, perKmMinor: 80 },
  car: { baseMinor: baseMinor + 1_000, includedKm: 10, perKmMinor: 110 },
  van: { baseMinor: baseMinor + 6_000, includedKm: 10, perKmMinor: 180 },
})

const tariff = (id: string, market: MarketId, validFrom: LocalDate, dearerMinor: number): Tariff => ({
  id,
  market,
  validFrom,
  minimumMinor: 1_500,
  rates: {
    onDemand: rates(3_500 + dearerMinor),
    sameDay: rates(2_500 + dearerMinor),
    nextDay: rates(1_800 + dearerMinor),
  },
  weight: { includedKg: 5, perKgMinor: 150 },
  betweenAreasMinor: 500,
  routes: market === "AE" ? [{ between: ["dubai", "sharjah"], surchargeMinor: 300 }] : [],
  windowAdjustmentsMinor: {},
})

const box = (west: number, south: number, east: number, north: number): readonly Corner[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]

const area = (id: string, market: MarketId, en: string, ar: string, ring: readonly Corner[]): ServiceArea => ({
  id,
  market,
  city: { en, ar },
  generation: "old",
  rings: [ring],
})

const place = (
  id: string,
  kind: GazetteerEntry["kind"],
  city: string,
  [en, ar]: readonly [string, string],
  [lat, lon]: readonly [number, number],
  ...aliases: readonly string[]
): GazetteerEntry => ({
  id,
  market: id.startsWith("qa-") ? "QA" : "AE",
  kind,
  name: { en, ar },
  aliases,
  city,
  lat,
  lon,
})

/** Enough of both markets for the contract suites: three boxes for areas, a handful of places, prices that change once. */
export const sampleReferenceData: ReferenceData = {
  tariffs: [
    tariff("sample-ae-2026", "AE", firstDay, 0),
    tariff("sample-ae-2027", "AE", priceChangeDay, 200),
    tariff("sample-qa-2026", "QA", firstDay, 100),
    tariff("sample-qa-2027", "QA", priceChangeDay, 300),
  ],
  taxRates: [
    { market: "AE", validFrom: firstDay, percent: 5 },
    { market: "QA", validFrom: firstDay, percent: 0 },
  ],
  areas: [
    area("dubai", "AE", "Dubai", "دبي", box(54.9, 24.75, 55.375, 25.3)),
    area("sharjah", "AE", "Sharjah", "الشارقة", box(55.376, 25.25, 55.75, 25.45)),
    area("doha", "QA", "Doha", "الدوحة", box(51.4, 25.2, 51.65, 25.45)),
  ],
  places: [
    place("ae-dubai", "city", "dubai", ["Dubai", "دبي"], [25.2048, 55.2708]),
    place("ae-dubai-marina", "district", "dubai", ["Dubai Marina", "دبي مارينا"], [25.0805, 55.1403]),
    place(
      "ae-jumeirah-lake-towers",
      "district",
      "dubai",
      ["Jumeirah Lake Towers", "أبراج بحيرات جميرا"],
      [25.0693, 55.1417],
      "JLT",
    ),
    place("ae-burj-khalifa", "landmark", "dubai", ["Burj Khalifa", "برج خليفة"], [25.1972, 55.2744]),
    place("ae-sharjah", "city", "sharjah", ["Sharjah", "الشارقة"], [25.3463, 55.4209]),
    place("ae-al-majaz", "district", "sharjah", ["Al Majaz", "المجاز"], [25.3255, 55.3851]),
    place("qa-doha", "city", "doha", ["Doha", "الدوحة"], [25.2854, 51.531]),
    place("qa-west-bay", "district", "doha", ["West Bay", "الخليج الغربي"], [25.3223, 51.5316]),
  ],
  closures: gulfCalendar,
  promos: demoPromos,
  banners: demoBanners,
  internationalRates: internationalDemoRates,
}
