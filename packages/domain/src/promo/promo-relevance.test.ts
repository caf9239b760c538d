import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chargeableKg } from "../booking/parcel/parcel.ts"
import type { PriceInputs } from "../pricing/quote.ts"
import { aPromoBooking, somePriceInputs } from "../testing/arbitraries-promo.ts"
import { changesPromo, type PromoBooking, type PromoCause, promoConsequence } from "./promo-relevance.ts"

const inputs: PriceInputs = {
  market: "AE",
  pickup: { lat: 25.0772, lon: 55.3093 },
  dropOff: { lat: 25.3342, lon: 55.4122 },
  vehicle: "bike",
  bookingType: "sameDay",
  parcel: { weightGrams: 5_000, sidesCm: [35, 25, 20] },
}
const before: PromoBooking = { inputs, isApplicable: true, origin: "summary" }
const edited = (patch: Partial<PriceInputs>): PromoBooking => ({ ...before, inputs: { ...inputs, ...patch } })

/** Every edit that section 4 names, and the three that end a price altogether. */
const relevant: Readonly<Record<string, PromoBooking>> = {
  "booking type": edited({ bookingType: "nextDay" }),
  "vehicle type": edited({ vehicle: "van" }),
  "distance, by another pick-up": edited({ pickup: { lat: 25.0773, lon: 55.3093 } }),
  "distance, by another drop-off": edited({ dropOff: { lat: 25.3342, lon: 55.4121 } }),
  "distance, by stops that are swapped": edited({ pickup: inputs.dropOff, dropOff: inputs.pickup }),
  "chargeable weight": edited({ parcel: { weightGrams: 5_001, sidesCm: [35, 25, 20] } }),
  "volume weight": edited({ parcel: { weightGrams: 5_000, sidesCm: [60, 50, 45] } }),
  market: edited({ market: "QA" }),
  "an address taken away": { ...before, inputs: null },
}

const causes = ["changed", "reopened"] as const satisfies readonly PromoCause[]

describe("an applied promo", () => {
  it.each(Object.entries(relevant))("is dropped with 'Enter promocode again!' when this changes: %s", (_, after) => {
    expect(promoConsequence(before, after, "changed")).toBe("enter-again")
    expect(promoConsequence(after, before, "changed")).toBe("enter-again")
  })

  it("is dropped with 'Enter promocode again!' when edit is clicked, changed or not", () => {
    for (const after of [before, ...Object.values(relevant)])
      expect(promoConsequence(before, after, "reopened")).toBe("enter-again")
  })

  it("stays when another date or a window of the same price is chosen", () => {
    const inWindow = (id: string, adjustmentMinor: number): PromoBooking => ({
      ...before,
      window: { id, adjustmentMinor },
    })
    expect(promoConsequence(before, { ...before }, "changed")).toBe("kept")
    expect(promoConsequence(before, inWindow("11-14", 0), "changed")).toBe("kept")
    expect(promoConsequence(inWindow("11-14", 500), inWindow("13-18", 500), "changed")).toBe("kept")
  })

  it("is dropped with 'Enter promocode again!' when a window of another price is chosen (D15)", () => {
    const dearer: PromoBooking = { ...before, window: { id: "11-14", adjustmentMinor: 500 } }
    expect(promoConsequence(before, dearer, "changed")).toBe("enter-again")
    expect(promoConsequence(dearer, before, "changed")).toBe("enter-again")
  })

  it("stays when the parcel is measured otherwise and weighs as much", () => {
    const lighter = edited({ parcel: { weightGrams: 4_501, sidesCm: [10, 10, 10] } })
    expect(lighter.inputs && chargeableKg(lighter.inputs.parcel)).toBe(chargeableKg(inputs.parcel))
    expect(promoConsequence(before, lighter, "changed")).toBe("kept")
  })

  it("stays when a stop is pinned again within a metre", () => {
    expect(promoConsequence(before, edited({ pickup: { lat: 25.077201, lon: 55.309299 } }), "changed")).toBe("kept")
  })

  it("stays on a complete booking, whatever is edited (D37)", () => {
    fc.assert(
      fc.property(aPromoBooking, aPromoBooking, fc.constantFrom(...causes), (from, to, cause) => {
        expect(promoConsequence(from, { ...to, origin: "booking-complete" }, cause)).toBe("kept")
      }),
    )
  })

  it("goes without a word where promos do not count: prmApl 'no'", () => {
    fc.assert(
      fc.property(aPromoBooking, aPromoBooking, fc.constantFrom(...causes), (from, to, cause) => {
        expect(promoConsequence(from, { ...to, isApplicable: false, origin: "summary" }, cause)).toBe("dropped")
      }),
    )
  })

  it("goes exactly where another one would have to be asked for", () => {
    fc.assert(
      fc.property(aPromoBooking, aPromoBooking, (from, to) => {
        const after: PromoBooking = { ...to, isApplicable: true, origin: "summary" }
        const isKept = promoConsequence(from, after, "changed") === "kept"
        expect(isKept).toBe(!changesPromo(from, after))
        expect(changesPromo(from, after)).toBe(changesPromo(after, from))
      }),
    )
  })

  it("stays where nothing differs, through JSON too", () => {
    fc.assert(
      fc.property(fc.option(somePriceInputs), (same) => {
        const from: PromoBooking = { ...before, inputs: same }
        expect(changesPromo(from, JSON.parse(JSON.stringify(from)))).toBe(false)
      }),
    )
  })
})
