import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Parcel } from "../booking/parcel/parcel.ts"
import { chargeableKg } from "../booking/parcel/parcel.ts"
import { addDays, localDate } from "../calendar/local-date.ts"
import { msPerDay } from "../calendar/zone.ts"
import { marketIds, markets } from "../market/market.ts"
import { money } from "../money/money.ts"
import { aParcel } from "../testing/arbitraries.ts"
import { anInternationalRate } from "../testing/arbitraries-international.ts"
import { destinations, type InternationalRate, internationalQuote } from "./international.ts"
import { internationalDemoRates } from "./international-demo-rates.ts"

const today = localDate("2026-11-21")
const now = Date.parse("2026-11-21T12:00:00+04:00")

const box = (weightGrams: number): Pick<Parcel, "weightGrams" | "sidesCm"> => ({ weightGrams, sidesCm: [10, 10, 10] })
const toIndia = (weightGrams: number, day = today) =>
  internationalQuote(internationalDemoRates, { market: "AE", to: "IN", parcel: box(weightGrams) }, day, now)

describe("a parcel abroad (D43)", () => {
  it("costs the price of the first break that its weight does not exceed", () => {
    expect(toIndia(500)).toMatchObject({ ok: true, chargeableKg: 0.5, price: money(9_500, "AED") })
    expect(toIndia(501)).toMatchObject({ chargeableKg: 1, price: money(12_000, "AED") })
    expect(toIndia(1_001)).toMatchObject({ chargeableKg: 1.5, price: money(16_500, "AED") })
    expect(toIndia(30_000)).toMatchObject({ price: money(108_000, "AED") })
    expect(toIndia(30_001)).toEqual({ ok: false, kind: "too-heavy", maximumKg: 30 })
  })

  it("is weighed by its volume where that is more", () => {
    const parcel = { weightGrams: 500, sidesCm: [50, 40, 25] } as const
    const quote = internationalQuote(internationalDemoRates, { market: "AE", to: "IN", parcel }, today, now)
    expect(quote).toMatchObject({ chargeableKg: 10, price: money(47_500, "AED") })
  })

  it("never costs less for being heavier, whatever the list", () => {
    fc.assert(
      fc.property(anInternationalRate, aParcel, fc.nat(70_000), (rate, parcel, moreGrams) => {
        const ask = (weightGrams: number) =>
          internationalQuote([rate], { ...rate, parcel: { ...parcel, weightGrams } }, rate.validFrom, now)
        const [lighter, heavier] = [ask(parcel.weightGrams), ask(parcel.weightGrams + moreGrams)]
        if (!lighter.ok) expect(heavier.ok).toBe(false)
        else if (heavier.ok) expect(heavier.price.minor).toBeGreaterThanOrEqual(lighter.price.minor)
      }),
    )
  })

  it("is refused exactly beyond the last break of its list", () => {
    fc.assert(
      fc.property(anInternationalRate, aParcel, (rate, parcel) => {
        const maximumKg = rate.breaks.at(-1)?.upToKg ?? 0
        const quote = internationalQuote([rate], { ...rate, parcel }, rate.validFrom, now)
        expect(quote.ok).toBe(chargeableKg(parcel) <= maximumKg)
        if (!quote.ok) expect(quote).toEqual({ ok: false, kind: "too-heavy", maximumKg })
        else expect(quote.price.currency).toBe(markets[rate.market].currency)
      }),
    )
  })

  it("is priced by the list in force on the day, of its own market and country", () => {
    const [india] = internationalDemoRates
    const later: InternationalRate = {
      ...(india as InternationalRate),
      id: "later",
      validFrom: addDays(today, 1),
      breaks: [{ upToKg: 1, priceMinor: 1 }],
    }
    const ask = (day: typeof today) =>
      internationalQuote([later, ...internationalDemoRates], { market: "AE", to: "IN", parcel: box(500) }, day, now)
    expect(ask(today)).toMatchObject({ rate: "demo-AE-IN-2026" })
    expect(ask(addDays(today, 1))).toMatchObject({ rate: "later", price: money(1, "AED") })
    expect(toIndia(500, localDate("2025-12-31"))).toEqual({ ok: false, kind: "not-served" })
    const onlyIndia = internationalDemoRates.filter(({ to }) => to === "IN")
    expect(internationalQuote(onlyIndia, { market: "QA", to: "PH", parcel: box(500) }, today, now).ok).toBe(false)
  })

  it("is quoted for seven days", () => {
    expect(toIndia(500)).toMatchObject({ expiresAt: now + 7 * msPerDay })
  })

  it("has demo lists, labelled so, from both markets to both countries: ascending, in whole minor units", () => {
    const pairs = internationalDemoRates.map(({ market, to }) => `${market} ${to}`)
    expect(pairs).toEqual(marketIds.flatMap((market) => destinations.map((to) => `${market} ${to}`)))
    for (const { id, breaks } of internationalDemoRates) {
      expect(id).toMatch(/^demo-/)
      for (const [index, { upToKg, priceMinor }] of breaks.entries()) {
        expect(Number.isInteger(priceMinor)).toBe(true)
        expect(upToKg).toBeGreaterThan(breaks[index - 1]?.upToKg ?? 0)
        expect(priceMinor).toBeGreaterThan(breaks[index - 1]?.priceMinor ?? 0)
      }
    }
  })

  it("has demo lists by which everything costs a tenth more from Qatar", () => {
    const breaksOf = (from: string, to: string) =>
      internationalDemoRates.find((list) => list.market === from && list.to === to)?.breaks ?? []
    for (const to of destinations) {
      const dearer = breaksOf("AE", to).map(({ upToKg, priceMinor }) => [upToKg * 10, priceMinor * 11])
      expect(breaksOf("QA", to).map(({ upToKg, priceMinor }) => [upToKg * 10, priceMinor * 10])).toEqual(dearer)
    }
  })
})
