import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bookingTypes } from "../booking/booking-type.ts"
import { add, money } from "../money/money.ts"
import { sampleReferenceData } from "../testing/reference-data.ts"
import { priceBreakdown } from "./price-breakdown.ts"
import type { PriceInputs } from "./quote.ts"
import { addedByWindow, isAsTold, isQuoteFor, quoteInWindow } from "./quote-in-window.ts"
import { quotePrice } from "./quote-price.ts"
import { deliveryChargeMinor } from "./tariff.ts"

const aWindow = fc.constantFrom("9", "11-14", "13-18")
const adjustments = fc.dictionary(aWindow, fc.integer({ min: -9_000, max: 9_000 }), { noNullPrototype: true })
const drawn = fc.record({
  adjustments,
  window: aWindow,
  bookingType: fc.constantFrom(...bookingTypes),
  tenths: fc.integer({ min: 0, max: 400 }),
})

const list = sampleReferenceData.tariffs[0] ?? expect.unreachable()

type Drawn = typeof drawn extends fc.Arbitrary<infer Choice> ? Choice : never

function quoted({ adjustments: windowAdjustmentsMinor, bookingType, tenths }: Drawn) {
  const tariff = { ...list, windowAdjustmentsMinor }
  const position = { lat: 25.08, lon: 55.14 }
  const inputs: PriceInputs = {
    market: "AE",
    pickup: position,
    dropOff: position,
    vehicle: "bike",
    bookingType,
    parcel: { weightGrams: 1_000, sidesCm: [10, 10, 10] },
  }
  const book = { id: "gulf", version: "1", readings: [] }
  const distanceKm = tenths / 10
  const areas = ["dubai", "dubai"] as const
  const quote = quotePrice(inputs, { tariff, vatPercent: 5, distanceKm, areas, book, now: 0 })
  const facts = { bookingType, vehicle: "bike", distanceKm, chargeableKg: quote.chargeableKg, areas } as const
  return { quote, charge: (window: string) => deliveryChargeMinor(tariff, { ...facts, window }) }
}

describe("a quote in a window", () => {
  it("costs what the price list says of that window, whichever is chosen later (D15, D16)", () => {
    fc.assert(
      fc.property(drawn, (choice) => {
        const { quote, charge } = quoted(choice)
        const { price } = quoteInWindow(quote, choice.window)
        const due = money(charge(choice.window), "AED")
        expect(price).toEqual(priceBreakdown(due, money(0, "AED"), 5))
      }),
    )
  })

  it("differs from the quote by what is said at the window before it is chosen", () => {
    fc.assert(
      fc.property(drawn, (choice) => {
        const { quote, charge } = quoted(choice)
        const said = addedByWindow(quote, choice.window)
        const due = priceBreakdown(money(charge(choice.window), "AED"), money(0, "AED"), 5)
        expect(add(quote.price.toPay, said ?? money(0, "AED"))).toEqual(due.toPay)
        expect(said?.minor).not.toBe(0)
        expect(addedByWindow(quoteInWindow(quote, choice.window), choice.window)).toBe(null)
      }),
    )
  })

  it("tells a later order's total if that is the same, in its own window only", () => {
    fc.assert(
      fc.property(drawn, (choice) => {
        const { quote } = quoted(choice)
        const priced = quoteInWindow(quote, choice.window)
        expect(isAsTold(quote, priced, priced, choice.window)).toBe(true)
        expect(isAsTold({ ...quote, window: "another" }, priced, priced, choice.window)).toBe(false)
        expect(isAsTold(null, priced, priced, choice.window)).toBe(false)
        const { price } = priced
        const dearer = { ...priced, price: { ...price, toPay: add(price.toPay, money(1, "AED")) } }
        expect(isAsTold(quote, dearer, dearer, choice.window)).toBe(false)
        // A promo on what was told counts for the total with the promo.
        const withPromo = { ...quote, window: choice.window, promoCode: "WELCOME10", price: dearer.price }
        expect(isAsTold(withPromo, priced, dearer, choice.window)).toBe(true)
        expect(isAsTold(withPromo, priced, priced, choice.window)).toBe(false)
      }),
    )
  })

  it("is the quote itself while no window is chosen, and where all cost the same", () => {
    fc.assert(
      fc.property(drawn, (choice) => {
        const { quote } = quoted(choice)
        expect(quoteInWindow(quote, null)).toBe(quote)
        const { quote: plain } = quoted({ ...choice, adjustments: {} })
        expect(quoteInWindow(plain, choice.window)).toBe(plain)
      }),
    )
  })

  it("stays what it is for its window, and says nothing about another", () => {
    fc.assert(
      fc.property(drawn, aWindow, (choice, other) => {
        const inWindow = quoteInWindow(quoted(choice).quote, choice.window)
        expect(quoteInWindow(inWindow, other)).toBe(quoteInWindow(inWindow, null))
        fc.pre(inWindow.window !== undefined && other !== choice.window)
        expect([isQuoteFor(inWindow, choice.window), isQuoteFor(inWindow, other)]).toEqual([true, false])
      }),
    )
  })

  it("loses a promo that was granted on another charge, and keeps one on the same", () => {
    const { quote } = quoted({ adjustments: { "11-14": 500 }, window: "9", bookingType: "sameDay", tenths: 0 })
    const granted = {
      ...quote,
      promoCode: "WELCOME10",
      price: priceBreakdown(quote.price.deliveryCharge, money(200, "AED"), 5),
    }
    const dearer = quoteInWindow(granted, "11-14")
    expect([dearer.promoCode, dearer.price.discount.minor]).toEqual([undefined, 0])
    const same = quoteInWindow(granted, "13-18")
    expect([same.promoCode, same.price]).toEqual(["WELCOME10", granted.price])
  })

  it("names only windows that cost more or less, and is for every window until one is asked for", () => {
    const choice = { window: "9", bookingType: "sameDay", tenths: 0 } as const
    const { quote } = quoted({ ...choice, adjustments: { "9": 0, "11-14": 500 } })
    expect(quote.windowAdjustmentsMinor).toEqual({ "11-14": 500 })
    expect(quoted({ ...choice, adjustments: { "9": 0 } }).quote).not.toHaveProperty("windowAdjustmentsMinor")
    expect([isQuoteFor(quote, null), isQuoteFor(quote, "9"), isQuoteFor(quote, "11-14")]).toEqual([true, true, true])
    const asked = quoteInWindow(quote, "9")
    expect([isQuoteFor(asked, null), isQuoteFor(asked, "9"), isQuoteFor(asked, "11-14")]).toEqual([false, true, false])
  })
})
