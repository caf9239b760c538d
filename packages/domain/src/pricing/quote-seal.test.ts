import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bookingTypes } from "../booking/booking-type.ts"
import { vehicles } from "../booking/parcel/vehicle.ts"
import { marketIds, markets } from "../market/market.ts"
import { money } from "../money/money.ts"
import { someReadings } from "../testing/arbitraries.ts"
import { aPromoCode } from "../testing/arbitraries-promo.ts"
import { priceBreakdown } from "./price-breakdown.ts"
import type { Quote } from "./quote.ts"
import { quoteFigures, quoteFromFigures, quoteId, sealedText, splitQuoteId } from "./quote-seal.ts"

/** On the grid of five decimals that a quote tells positions apart by. */
const degrees = (from: number, to: number) =>
  fc.integer({ min: from * 100_000, max: to * 100_000 }).map((n) => n / 100_000)
const position = fc.record({ lat: degrees(22, 27), lon: degrees(50, 57) })
const aWindow = fc.constantFrom("9", "21", "11-14", "13-18")
const someAdjustments = fc.dictionary(aWindow, fc.integer({ min: -100_000, max: 100_000 }), {
  minKeys: 1,
  noNullPrototype: true,
})
const side = fc.integer({ min: 1, max: 60 })
const quote: fc.Arbitrary<Quote> = fc
  .record({
    market: fc.constantFrom(...marketIds),
    pickup: position,
    dropOff: position,
    vehicle: fc.constantFrom(...vehicles),
    bookingType: fc.constantFrom(...bookingTypes),
    parcel: fc.record({ weightGrams: fc.integer({ min: 1, max: 70_000 }), sidesCm: fc.tuple(side, side, side) }),
    issuedAt: fc.integer({ min: 0, max: 4_000_000_000_000 }),
    charge: fc.integer({ min: 0, max: 1_000_000 }),
    off: fc.integer({ min: 0, max: 1_000_000 }),
    percent: fc.constantFrom(0, 5, 7.5),
    road: fc.boolean(),
    tenths: fc.integer({ min: 0, max: 9_999 }),
    halves: fc.integer({ min: 1, max: 140 }),
    readings: someReadings,
    promoCode: fc.option(aPromoCode),
    windows: fc.option(someAdjustments),
    window: fc.option(aWindow),
  })
  .map(
    ({
      market,
      issuedAt,
      charge,
      off,
      percent,
      road,
      tenths,
      halves,
      readings,
      promoCode,
      windows,
      window,
      ...way
    }) => ({
      ...(windows !== null && { windowAdjustmentsMinor: windows }),
      ...(window !== null && { window }),
      ...(promoCode !== null && { promoCode }),
      inputs: { market, ...way },
      issuedAt,
      expiresAt: issuedAt + 900_000,
      basis: { book: { id: "gulf", version: "1", readings }, tariff: "ae-2026" },
      distanceKm: tenths / 10,
      ...(road && { byRoad: true as const }),
      chargeableKg: halves / 2,
      price: priceBreakdown(money(charge, markets[market].currency), money(off, markets[market].currency), percent),
    }),
  )

describe("a sealed quote", () => {
  it("is read back from its own id, figure by figure", () => {
    fc.assert(
      fc.property(quote, (given) => {
        const id = quoteId(quoteFigures(given), "5ea1")
        const parts = splitQuoteId(id)
        expect(parts?.seal).toBe("5ea1")
        expect(quoteFromFigures(parts?.figures ?? "", given.inputs)).toEqual(given)
      }),
    )
  })

  it("names its own two instants after any other quotes, also where one of them is the same", () => {
    const few = fc.integer({ min: 1_800_000_000_000, max: 1_800_000_000_002 })
    const instants = fc.record({ issuedAt: few, expiresAt: few })
    fc.assert(
      fc.property(quote, fc.array(instants, { maxLength: 20 }), (given, times) => {
        for (const each of times)
          expect(quoteFromFigures(quoteFigures({ ...given, ...each }), given.inputs)).toMatchObject(each)
      }),
    )
  })

  it("seals the inputs with the figures: other inputs give another text", () => {
    fc.assert(
      fc.property(quote, quote, (a, b) => {
        fc.pre(JSON.stringify(a.inputs) !== JSON.stringify(b.inputs))
        expect(sealedText(quoteFigures(a), a.inputs)).not.toBe(sealedText(quoteFigures(a), b.inputs))
      }),
    )
  })

  it("is nothing for a text without a seal or beyond any id's length", () => {
    expect(splitQuoteId("")).toBeNull()
    expect(splitQuoteId("~")).toBeNull()
    expect(splitQuoteId(`${"1~".repeat(600)}x`)).toBeNull()
    expect(splitQuoteId(`${"1".repeat(994)}~5ea1`)).toEqual({ figures: "1".repeat(994), seal: "5ea1" }) // 999 characters
    expect(splitQuoteId(`${"1".repeat(995)}~5ea1`)).toEqual({ figures: "1".repeat(995), seal: "5ea1" })
    expect(splitQuoteId(`${"1".repeat(996)}~5ea1`)).toBeNull()
  })
})
