import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Step, steps } from "../booking/draft/steps.ts"
import { hostProfiles, type ProfileId } from "../market/host-profile.ts"
import { add, type Money, money } from "../money/money.ts"
import { discountOn } from "../promo/promo-discount.ts"
import { aPromo } from "../testing/arbitraries-promo.ts"
import { type PriceBreakdown, priceBreakdown, withDiscount } from "./price-breakdown.ts"
import { type PricePanel, pricePanel } from "./price-panel.ts"

const profiles = Object.values(hostProfiles)
/** D17: the VAT of the two markets. */
const vatOf = { AE: 5, QA: 0 }

const amount = fc.integer({ min: 0, max: 1_000_000 })

/** A price on one of the four hosts, with a discount, often of nothing and sometimes above the charge. */
const aHostPrice = fc
  .record({ profile: fc.constantFrom(...profiles), charge: amount, off: fc.oneof(fc.constant(0), amount) })
  .map(({ profile, charge, off }) => {
    const { id, currency } = profile.market
    return { profile, price: priceBreakdown(money(charge, currency), money(off, currency), vatOf[id]) }
  })

const sum = (panel: PricePanel): Money => {
  const [first, ...rest] = panel.lines.map((line) => line.amount)
  return first ? add(first, ...rest) : panel.toPay
}

/** 25.00 less 5.00, on a host. */
const sampleOn = (id: ProfileId, off = 500): PriceBreakdown => {
  const { market } = hostProfiles[id]
  return priceBreakdown(money(2_500, market.currency), money(off, market.currency), vatOf[market.id])
}
const kinds = (panel: PricePanel) => panel.lines.map(({ kind }) => kind)

describe("the price panel", () => {
  it("has lines that add up to To Pay to the fil on all four hosts and on every step", () => {
    expect(profiles).toHaveLength(4)
    fc.assert(
      fc.property(aHostPrice, fc.constantFrom(...steps), ({ price, profile }, step) => {
        const panel = pricePanel(price, step)
        expect(sum(panel)).toEqual(panel.toPay)
        expect(panel.toPay).toEqual(price.toPay)
        expect(panel.toPay.currency).toBe(profile.market.currency)
      }),
    )
  })

  it("adds up to the fil under every promo, and a promo never makes it dearer nor less than nothing", () => {
    fc.assert(
      fc.property(aHostPrice, aPromo, fc.constantFrom(...steps), ({ price }, promo, step) => {
        const reduced = withDiscount(price, discountOn(promo, price.deliveryCharge))
        const panel = pricePanel(reduced, step)
        expect(sum(panel)).toEqual(panel.toPay)
        expect(panel.toPay.minor).toBeGreaterThanOrEqual(0)
        expect(panel.toPay.minor).toBeLessThanOrEqual(withDiscount(price, money(0, price.toPay.currency)).toPay.minor)
      }),
    )
  })

  it("lists Delivery Charge, Discount, VAT and To Pay on /go/guest and /go/payment", () => {
    for (const step of ["guest", "payment"] satisfies Step[])
      expect(pricePanel(sampleOn("production"), step)).toEqual({
        lines: [
          { kind: "delivery-charge", amount: money(2_500, "AED") },
          { kind: "discount", amount: money(-500, "AED") },
          { kind: "vat", percent: 5, amount: money(100, "AED") },
        ],
        toPay: money(2_100, "AED"),
        oldPrice: null,
        includedVatPercent: null,
      })
  })

  it("shows elsewhere a single To Pay with the old price struck through plus the new price", () => {
    for (const step of ["book", "details"] satisfies Step[])
      expect(pricePanel(sampleOn("production"), step)).toEqual({
        lines: [],
        toPay: money(2_100, "AED"),
        oldPrice: money(2_625, "AED"),
        includedVatPercent: 5,
      })
  })

  it("shows the VAT line on every host of the U.A.E. and on none of Qatar", () => {
    const shown = profiles.filter(({ id }) => kinds(pricePanel(sampleOn(id), "payment")).includes("vat"))
    expect(shown.map(({ id }) => id)).toEqual(["production", "staging", "local"])
    expect(pricePanel(sampleOn("qatar"), "payment").toPay).toEqual(money(2_000, "QAR"))
    expect(pricePanel(sampleOn("qatar"), "book").includedVatPercent).toBeNull()
  })

  it("has no Discount line and no old price where nothing is taken off", () => {
    expect(kinds(pricePanel(sampleOn("staging", 0), "guest"))).toEqual(["delivery-charge", "vat"])
    expect(pricePanel(sampleOn("staging", 0), "details").oldPrice).toBeNull()
    expect(pricePanel(sampleOn("staging", 1), "details").oldPrice).toEqual(money(2_625, "AED"))
  })

  it("strikes through no price that is not above the new one", () => {
    fc.assert(
      fc.property(aHostPrice, fc.constantFrom("book" as const, "details" as const), ({ price }, step) => {
        const { oldPrice, toPay } = pricePanel(price, step)
        if (oldPrice) expect(oldPrice.minor).toBeGreaterThan(toPay.minor)
        else expect(price.discount.minor).toBe(0)
      }),
    )
  })
})

describe("a price with another discount", () => {
  it("is the price that is made with that discount, and the base fare with none", () => {
    fc.assert(
      fc.property(aHostPrice, amount, ({ price }, off) => {
        const { currency } = price.toPay
        const other = money(off, currency)
        expect(withDiscount(price, other)).toEqual(priceBreakdown(price.deliveryCharge, other, price.vatPercent))
        expect(withDiscount(price, money(0, currency)).discount.minor).toBe(0)
      }),
    )
  })
})
