import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bookingTypes } from "../booking/booking-type.ts"
import { presetParcels } from "../booking/parcel/parcel.ts"
import { vehicleFit, vehicles } from "../booking/parcel/vehicle.ts"
import type { Place } from "../booking/stop.ts"
import type { LocalDate } from "../calendar/local-date.ts"
import { roadDistance } from "../places/distance.ts"
import { aParcel } from "../testing/arbitraries.ts"
import { at } from "../testing/sample-booking.ts"
import { type EstimateWish, estimatedQuotes, type PricedWay } from "./estimated-quotes.ts"
import { type PriceFacts, quotePrice } from "./quote-price.ts"
import type { RateCard } from "./rate-card.ts"
import type { Rate } from "./tariff.ts"

const rate: fc.Arbitrary<Rate> = fc.record({
  baseMinor: fc.integer({ min: 0, max: 20_000 }),
  includedKm: fc.integer({ min: 0, max: 30 }),
  perKmMinor: fc.integer({ min: 0, max: 1_000 }),
})
const ofVehicles = fc.record({ bike: rate, car: rate, van: rate })
const areas = [
  { id: "dubai", city: { en: "Dubai", ar: "دبي" } },
  { id: "sharjah", city: { en: "Sharjah", ar: "الشارقة" } },
  { id: "al-ain", city: { en: "Al Ain", ar: "العين" } },
] as const
const aCard: fc.Arbitrary<RateCard> = fc.record({
  tariff: fc.record({
    id: fc.constant("of today"),
    market: fc.constant("AE" as const),
    validFrom: fc.constant("2026-01-01" as LocalDate),
    minimumMinor: fc.integer({ min: 0, max: 5_000 }),
    rates: fc.record({ onDemand: ofVehicles, sameDay: ofVehicles, nextDay: ofVehicles }),
    weight: fc.record({ includedKg: fc.integer({ min: 0, max: 20 }), perKgMinor: fc.integer({ min: 0, max: 500 }) }),
    betweenAreasMinor: fc.integer({ min: 0, max: 5_000 }),
    routes: fc.constant([{ between: ["dubai", "sharjah"], surchargeMinor: 300 }] as const),
    windowAdjustmentsMinor: fc.dictionary(fc.constantFrom("11-14", "13-18"), fc.integer({ min: -500, max: 500 })),
  }),
  vatPercent: fc.constantFrom(0, 5),
  areas: fc.constant(areas),
})
const aPlace: fc.Arbitrary<Place & { readonly areaId: string }> = fc
  .tuple(
    fc.constantFrom(...areas),
    fc.boolean(),
    fc.double({ min: 24, max: 26, noNaN: true }),
    fc.double({ min: 54, max: 56, noNaN: true }),
  )
  .map(([{ id, city }, isArabic, lat, lon]) => ({
    address: "A street",
    position: { lat, lon },
    cityName: isArabic ? city.ar : city.en,
    areaId: id,
  }))
const aWish = fc.record({
  market: fc.constant("AE" as const),
  vehicle: fc.constantFrom(...vehicles),
  parcel: aParcel,
  pickup: aPlace,
  dropOff: aPlace,
})
type DrawnWish = EstimateWish & {
  readonly pickup: { readonly areaId: string }
  readonly dropOff: { readonly areaId: string }
}

/** What the server answers: by the rule of thumb unless it has measured the way along the roads. */
function served({ tariff, vatPercent }: RateCard, wish: DrawnWish, measuredKm?: number): PricedWay {
  const [pickup, dropOff] = [wish.pickup.position, wish.dropOff.position]
  const facts: PriceFacts = {
    tariff,
    vatPercent,
    areas: [wish.pickup.areaId, wish.dropOff.areaId],
    book: { id: "gulf", version: "1", readings: [] },
    now: at("2026-11-21T11:00:00.000+04:00"),
    ...(measuredKm === undefined
      ? { distanceKm: roadDistance(pickup, dropOff).distanceKm }
      : { distanceKm: measuredKm, byRoad: true }),
  }
  const { market, vehicle, parcel } = wish
  const quotes = bookingTypes.map((bookingType) => {
    const { inputs: _, ...quote } = quotePrice({ market, pickup, dropOff, vehicle, bookingType, parcel }, facts)
    return { ...quote, id: `sealed ${bookingType}`, bookingType, vehicle }
  })
  return { pickup, dropOff, quotes }
}
const withoutId = ({ quotes }: PricedWay) => quotes.map(({ id: _, ...quote }) => quote)

describe("an estimate", () => {
  it("is what the server says of any other vehicle, parcel or address, where it measures by the rule of thumb", () => {
    fc.assert(
      fc.property(aCard, aWish, aWish, (card, before, wish) => {
        const { vehicle, parcel } = wish
        fc.pre(vehicleFit(vehicle, parcel).fits)
        expect(estimatedQuotes(card, wish, served(card, before))).toEqual(withoutId(served(card, wish)))
      }),
    )
  })

  it("is what the server says of another vehicle or parcel on a way that it has measured along the roads", () => {
    const kilometres = fc.integer({ min: 0, max: 3_000 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(aCard, aWish, aWish, kilometres, (card, before, { vehicle, parcel }, km) => {
        fc.pre(vehicleFit(vehicle, parcel).fits)
        const wish = { ...before, vehicle, parcel }
        expect(estimatedQuotes(card, wish, served(card, before, km))).toEqual(withoutId(served(card, wish, km)))
      }),
    )
  })

  const [dubai] = areas
  const place = { address: "A street", position: { lat: 25, lon: 55 }, cityName: "Dubai", areaId: dubai.id }
  const other = { ...place, position: { lat: 25.1, lon: 55.1 } }
  const wish = { market: "AE", vehicle: "bike", parcel: presetParcels.small, pickup: place, dropOff: other } as const
  const [card] = fc.sample(aCard, { numRuns: 1, seed: 1 }) as [RateCard]

  it("has no id: nothing can be booked by it", () => {
    for (const quote of estimatedQuotes(card, wish, served(card, wish)) ?? []) expect(quote).not.toHaveProperty("id")
  })

  it("is not made where the server alone can know", () => {
    const last = served(card, wish)
    const measured = served(card, wish, 12.3)
    const heavy = { weightGrams: 12_000, sidesCm: [30, 30, 30] } as const
    expect({
      known: estimatedQuotes(card, wish, last) !== null,
      anotherWayByRoad: estimatedQuotes(card, { ...wish, pickup: other, dropOff: place }, measured),
      tooHeavyForABike: estimatedQuotes(card, { ...wish, parcel: heavy }, last),
      nobodysCity: estimatedQuotes(card, { ...wish, dropOff: { ...other, cityName: "Muscat" } }, last),
      anotherPriceList: estimatedQuotes({ ...card, tariff: { ...card.tariff, id: "of tomorrow" } }, wish, last),
      nothingPricedYet: estimatedQuotes(card, wish, { ...last, quotes: [] }),
    }).toEqual({
      known: true,
      anotherWayByRoad: null,
      tooHeavyForABike: null,
      nobodysCity: null,
      anotherPriceList: null,
      nothingPricedYet: null,
    })
  })
})
