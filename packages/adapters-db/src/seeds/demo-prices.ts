import { type LocalDate, localDate } from "@mersal/domain/calendar/local-date"
import type { MarketId } from "@mersal/domain/market/market"
import type { Rate, Tariff } from "@mersal/domain/pricing/tariff"
import type { TaxRate } from "@mersal/domain/pricing/vat"

// Demo values, not real fares. Amounts are net, in minor units (fils or dirhams); an operator replaces the rows.

const openingDay = localDate("2026-01-01")
/** From this date every base fare is a little higher, to show dated price lists (D15). */
const nextYear = localDate("2027-01-01")

interface Fares {
  /** The base fare of a bike; other vehicles add to it. */
  readonly bikeMinor: number
  readonly perKmMinor: number
}

const rates = ({ bikeMinor, perKmMinor }: Fares): Tariff["rates"]["sameDay"] => {
  const rate = (baseMinor: number, perKm: number): Rate => ({ baseMinor, includedKm: 10, perKmMinor: perKm })
  return {
    bike: rate(bikeMinor, perKmMinor),
    car: rate(bikeMinor + 1_200, perKmMinor + 30),
    van: rate(bikeMinor + 7_500, perKmMinor + 90),
  }
}

/** On Demand costs more than Same Day, and Same Day more than Next Day, in every market and for every vehicle. */
const tariff = (id: string, market: MarketId, validFrom: LocalDate, dearerMinor: number): Tariff => ({
  id,
  market,
  validFrom,
  minimumMinor: 1_500,
  rates: {
    onDemand: rates({ bikeMinor: 3_000 + dearerMinor, perKmMinor: 110 }),
    sameDay: rates({ bikeMinor: 2_200 + dearerMinor, perKmMinor: 90 }),
    nextDay: rates({ bikeMinor: 1_800 + dearerMinor, perKmMinor: 80 }),
  },
  weight: { includedKg: 5, perKgMinor: 150 },
  betweenAreasMinor: market === "AE" ? 500 : 300,
  routes: market === "AE" ? neighbours : [],
  windowAdjustmentsMinor: {},
})

/** Neighbouring cities that have grown together, and the one long route with its own price. */
const neighbours: Tariff["routes"] = [
  { between: ["dubai", "sharjah"], surchargeMinor: 300 },
  { between: ["sharjah", "ajman"], surchargeMinor: 200 },
  { between: ["dubai", "abu-dhabi"], surchargeMinor: 1_000 },
]

export const demoTariffs: readonly Tariff[] = [
  tariff("demo-ae-2026", "AE", openingDay, 0),
  tariff("demo-ae-2027", "AE", nextYear, 200),
  tariff("demo-qa-2026", "QA", openingDay, 0),
  tariff("demo-qa-2027", "QA", nextYear, 200),
]

/** D17: the UAE charges 5 %, Qatar nothing. */
export const taxRates: readonly TaxRate[] = [
  { market: "AE", validFrom: localDate("2018-01-01"), percent: 5 },
  { market: "QA", validFrom: localDate("2018-01-01"), percent: 0 },
]
