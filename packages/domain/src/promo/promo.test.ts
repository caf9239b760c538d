import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bookingTypes } from "../booking/booking-type.ts"
import { vehicles } from "../booking/parcel/vehicle.ts"
import { msPerDay } from "../calendar/zone.ts"
import { type MarketId, marketIds } from "../market/market.ts"
import { money } from "../money/money.ts"
import { aPromo, aPromoCode, aPromoDiscount, aSituationOf, favourable } from "../testing/arbitraries-promo.ts"
import { runs } from "../testing/runs.ts"
import { findPromo, listedPromos } from "./find-promo.ts"
import { discountOf, type Promo } from "./promo.ts"
import { isCodeTyped, promoCodeOf } from "./promo-code.ts"
import { isInvalidCode, type PromoRefusal, promoRefusal, promoRefusalKinds } from "./promo-refusal.ts"

const noon = Date.parse("2026-11-21T12:00:00+04:00")

/** Ten per cent, without limits. */
const welcome: Promo = {
  code: "WELCOME10",
  market: "AE",
  discount: { type: "PERCENTAGE_DISCOUNT", percent: 10 },
  validFrom: noon,
  validUntil: null,
  capMinor: null,
  minimumMinor: 0,
  maximumUses: null,
  maximumUsesPerCustomer: null,
  bookingTypes: [],
  vehicles: [],
  isListed: true,
}
const atNoon = favourable(welcome, 3_000)

const refusalOf = (promos: readonly Promo[], typed: string, domain: string): PromoRefusal | null =>
  Result.match(findPromo(promos, typed, domain), { onSuccess: () => null, onFailure: ({ refusal }) => refusal })

/** Every letter of an ASCII text in a case of its own, with a blank after it or not. */
const typedSomehow = (code: string): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.boolean(), fc.constantFrom("", "", " ", "\u00A0", "\u200F", "\t")), {
      minLength: code.length,
      maxLength: code.length,
    })
    .map((ways) =>
      ways.map(([isLower, blank], index) => {
        const letter = code.charAt(index)
        return `${isLower ? letter.toLowerCase() : letter}${blank}`
      }),
    )
    .map((letters) => letters.join(""))

describe("a typed code", () => {
  it("is read alike in any case, with any spaces and invisible characters between", () => {
    const typed = aPromoCode.chain((code) => fc.tuple(fc.constant(code), typedSomehow(code)))
    fc.assert(
      fc.property(typed, ([code, text]) => {
        expect(promoCodeOf(text)).toBe(code)
        expect(isCodeTyped(text)).toBe(true)
      }),
    )
  })

  it("means the same read twice, whatever was typed", () => {
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(promoCodeOf(promoCodeOf(text))).toBe(promoCodeOf(text))
      }),
    )
  })

  it("may be typed in the digits of an Arabic keyboard", () => {
    expect(promoCodeOf(" welcome ١٠ ")).toBe("WELCOME10")
    expect(promoCodeOf("flat۱۵")).toBe("FLAT15")
  })

  it("is none while the input is empty or holds spaces alone", () => {
    for (const text of ["", " ", "\t\n\u00A0\u2003", "\u200B\u200F"]) expect(isCodeTyped(text)).toBe(false)
  })
})

describe("finding a promo", () => {
  it("finds a code in any case on a domain in any case, and that of its own market", () => {
    const both = [welcome, { ...welcome, market: "QA" as const }]
    const anyCase = fc.constantFrom("ae", "AE", "Ae", " ae ", "qa", "QA", "qA")
    fc.assert(
      fc.property(typedSomehow("WELCOME10"), anyCase, (text, domain) => {
        const found = Result.getOrThrow(findPromo(both, text, domain))
        expect(found).toBe(both[domain.trim().toLowerCase() === "ae" ? 0 : 1])
      }),
    )
  })

  it("does not find an unknown code, part of one, or an empty one", () => {
    const unnamed = { ...welcome, code: " " }
    for (const typed of ["WELCOME", "WELCOME100", "ELCOME10", "", " "])
      expect(refusalOf([welcome, unnamed], typed, "AE")).toEqual({ kind: "not-found" })
    expect(refusalOf([], "WELCOME10", "AE")).toEqual({ kind: "not-found" })
  })

  it("refuses a code that only the other market has, and says that like an unknown one", () => {
    const refusal = refusalOf([welcome], "welcome10", "QA")
    expect(refusal).toEqual({ kind: "not-for-market", markets: ["AE"] })
    expect(refusal && isInvalidCode(refusal)).toBe(true)
  })

  it("never lists a private code, nor one that has ended, has not begun or has no discount", () => {
    const now = fc.integer({ min: 0, max: 3 }).map((step) => noon + step)
    const dated = fc.record({
      code: aPromoCode,
      market: fc.constantFrom(...marketIds),
      isListed: fc.boolean(),
      hasDiscount: fc.boolean(),
      from: now,
      until: fc.option(now),
    })
    fc.assert(
      fc.property(fc.array(dated), now, fc.constantFrom("AE", "qa"), (entries, at, domain) => {
        const promos = entries.map(({ code, market, isListed, hasDiscount, from, until }) => ({
          ...welcome,
          code,
          market,
          isListed,
          discount: hasDiscount ? welcome.discount : null,
          validFrom: from,
          validUntil: until,
        }))
        const market: MarketId = domain === "AE" ? "AE" : "QA"
        const shown = entries.filter((entry) => {
          const isNow = entry.from <= at && (entry.until === null || at < entry.until)
          return entry.isListed && entry.hasDiscount && entry.market === market && isNow
        })
        expect(listedPromos(promos, domain, at).map(({ code }) => code)).toEqual(shown.map(({ code }) => code))
      }),
    )
  })

  it("lists a promo without an end from its first instant on, for ever", () => {
    expect(listedPromos([welcome], "AE", noon - 1)).toEqual([])
    for (const at of [noon, noon + 40 * 365 * msPerDay]) expect(listedPromos([welcome], "AE", at)).toEqual([welcome])
  })
})

describe("an entry's discount", () => {
  it("is usable only if discountType and discount are both present", () => {
    expect(discountOf("PERCENTAGE_DISCOUNT", 10)).toEqual({ type: "PERCENTAGE_DISCOUNT", percent: 10 })
    expect(discountOf("FIXED_DISCOUNT", 1_500)).toEqual({ type: "FIXED_DISCOUNT", minor: 1_500 })
    expect(discountOf(null, 10)).toBeNull()
    expect(discountOf("PERCENTAGE_DISCOUNT", null)).toBeNull()
    expect(discountOf(null, null)).toBeNull()
    expect(promoRefusal({ ...welcome, discount: null }, atNoon)).toEqual({ kind: "no-discount" })
  })

  it("is none of an unknown type, of nothing, of less than nothing and of no number", () => {
    expect(discountOf("FREE_GIFT", 10)).toBeNull()
    for (const amount of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(discountOf("PERCENTAGE_DISCOUNT", amount)).toBeNull()
      expect(discountOf("FIXED_DISCOUNT", amount)).toBeNull()
    }
    expect(discountOf("FIXED_DISCOUNT", 12.5)).toBeNull()
    expect(discountOf("PERCENTAGE_DISCOUNT", 12.5)).toEqual({ type: "PERCENTAGE_DISCOUNT", percent: 12.5 })
  })

  it("is read back from its own type and amount", () => {
    fc.assert(
      fc.property(aPromoDiscount, (discount) => {
        const amount = discount.type === "FIXED_DISCOUNT" ? discount.minor : discount.percent
        expect(discountOf(discount.type, amount)).toEqual(discount)
      }),
    )
  })
})

describe("a promo's refusals", () => {
  it("are all that is against it, the first of them alone, and none where nothing is", () => {
    const met = new Set<string>()
    const asked = aPromo.chain((promo) => fc.tuple(fc.constant(promo), aSituationOf(promo)))
    fc.assert(
      fc.property(asked, ([promo, situation]) => {
        const { uses, now, deliveryCharge } = situation
        const against = [
          promo.market !== situation.market && "not-for-market",
          promo.discount === null && "no-discount",
          now < promo.validFrom && "not-started",
          promo.validUntil !== null && promo.validUntil <= now && "ended",
          promo.maximumUses !== null && promo.maximumUses <= uses.total && "used-up",
          (promo.maximumUsesPerCustomer ?? Number.POSITIVE_INFINITY) <= uses.byCustomer && "used-up-by-you",
          promo.bookingTypes.length > 0 &&
            promo.bookingTypes.every((type) => type !== situation.bookingType) &&
            "not-for-type",
          promo.vehicles.length > 0 && promo.vehicles.every((some) => some !== situation.vehicle) && "not-for-vehicle",
          promo.minimumMinor > deliveryCharge.minor && "minimum-not-met",
        ].filter((kind) => kind !== false)
        const kind = promoRefusal(promo, situation)?.kind ?? null
        met.add(kind ?? "none")
        if (against.length > 0) expect(kind).toBe(against[0])
        else expect(["no-discount", null]).toContain(kind)
      }),
      { numRuns: runs(1_000) },
    )
    expect([...met].sort()).toEqual(["none", ...promoRefusalKinds.slice(1)].sort())
  })

  it("are told by the name of their error", () => {
    const found = findPromo([welcome], "NO-SUCH-CODE", "AE")
    expect(Result.isFailure(found) && found.failure).toMatchObject({
      _tag: "PromoRefused",
      refusal: { kind: "not-found" },
    })
  })

  it("carry what the customer needs to know", () => {
    const { deliveryCharge } = atNoon
    const refused = (limits: Partial<Promo>) => promoRefusal({ ...welcome, ...limits }, atNoon)
    expect(refused({ market: "QA" })).toEqual({ kind: "not-for-market", markets: ["QA"] })
    expect(refused({ validFrom: noon + 1 })).toEqual({ kind: "not-started", validFrom: noon + 1 })
    expect(refused({ validUntil: noon })).toEqual({ kind: "ended", validUntil: noon })
    expect(refused({ maximumUses: 0 })).toEqual({ kind: "used-up", maximumUses: 0 })
    expect(refused({ maximumUsesPerCustomer: 0 })).toEqual({ kind: "used-up-by-you", maximumUses: 0 })
    expect(refused({ bookingTypes: ["nextDay"] })).toEqual({ kind: "not-for-type", bookingTypes: ["nextDay"] })
    expect(refused({ vehicles: ["van"] })).toEqual({ kind: "not-for-vehicle", vehicles: ["van"] })
    expect(refused({ minimumMinor: 3_001 })).toEqual({ kind: "minimum-not-met", minimum: money(3_001, "AED") })
    expect(deliveryCharge.minor).toBe(3_000)
  })

  it("begin and end to the millisecond, and exactly the minimum is enough", () => {
    const short = { ...welcome, validUntil: noon + 10, minimumMinor: 3_000 }
    const at = (now: number) => promoRefusal(short, { ...atNoon, now })?.kind ?? null
    expect([noon - 1, noon, noon + 9, noon + 10].map(at)).toEqual(["not-started", null, null, "ended"])
  })

  it("count the uses of all and of one customer up to their limits and no further", () => {
    const limited = { ...welcome, maximumUses: 3, maximumUsesPerCustomer: 1 }
    const used = (total: number, byCustomer: number) =>
      promoRefusal(limited, { ...atNoon, uses: { total, byCustomer } })?.kind ?? null
    expect([used(2, 0), used(3, 0), used(2, 1), used(3, 1)]).toEqual([null, "used-up", "used-up-by-you", "used-up"])
  })

  it("leave out no booking type and no vehicle where the lists are empty", () => {
    for (const bookingType of bookingTypes)
      for (const vehicle of vehicles) expect(promoRefusal(welcome, { ...atNoon, bookingType, vehicle })).toBeNull()
  })

  it("say 'Invalid Coupon Code' of a code that is not found or has no discount, and of no other", () => {
    const invalid = promoRefusalKinds.filter((kind) => isInvalidCode({ kind } as PromoRefusal))
    expect(invalid).toEqual(["not-found", "not-for-market", "no-discount"])
  })

  it("know a promo that would take off nothing as one without a discount", () => {
    expect(promoRefusal(welcome, favourable(welcome, 0))).toEqual({ kind: "no-discount" })
    expect(promoRefusal(welcome, favourable(welcome, 4))).toEqual({ kind: "no-discount" })
    expect(promoRefusal(welcome, favourable(welcome, 5))).toBeNull()
    expect(promoRefusal({ ...welcome, capMinor: 0 }, atNoon)).toEqual({ kind: "no-discount" })
  })
})
