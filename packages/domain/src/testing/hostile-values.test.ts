import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { codeIssues, forgotIssues, loginIssues, newPasswordIssues, phoneIssues } from "../account/account-forms.ts"
import { isEmail } from "../account/email.ts"
import { parsePhone } from "../account/phone/phone.ts"
import { parseWorldwidePhone } from "../account/phone/phone-worldwide.ts"
import { roleOfList } from "../account/role.ts"
import { readDraft } from "../booking/draft/draft-storage.ts"
import { sanitise } from "../booking/draft/text-sanitiser.ts"
import { orderIssues } from "../booking/order/order-validation.ts"
import { parseReference } from "../booking/order/reference.ts"
import { vehicleFit, vehicles } from "../booking/parcel/vehicle.ts"
import { parseIso } from "../calendar/iso-instant.ts"
import { InvalidLocalDate, localDate, parseLocalDate } from "../calendar/local-date.ts"
import { tillRefusal } from "../delivery/till.ts"
import { countryOf } from "../market/countries.ts"
import { developmentHosts, profileOfHost } from "../market/host-profile.ts"
import { InvalidAmount, money } from "../money/money.ts"
import { cardIssues } from "../payment/card/card-form.ts"
import { formatCardNumber, formatExpiry } from "../payment/card/card-format.ts"
import { outcomeOfForm } from "../payment/card/form-answer.ts"
import { judgeHandover } from "../payment/cash-handover.ts"
import { positionInText } from "../places/pasted-location.ts"
import { positionOf } from "../places/position.ts"
import { internationalQuote } from "../pricing/international.ts"
import { internationalDemoRates } from "../pricing/international-demo-rates.ts"
import { priceBreakdown } from "../pricing/price-breakdown.ts"
import { deliveryChargeMinor } from "../pricing/tariff.ts"
import { findPromo } from "../promo/find-promo.ts"
import { discountOf } from "../promo/promo.ts"
import { isReferenceMissing } from "../tracking/tracking-outcome.ts"
import { sampleReferenceData } from "./reference-data.ts"
import { sampleDay, sampleOrder } from "./sample-order.ts"

// What a stranger would try: numbers that are not numbers, negative or enormous; texts that are empty, endless, or not
// texts. Every rule answers with a typed refusal; only a price throws it, because no form leads to it.

const noAmounts = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -0.5, 0]
const beyondMeasure = [Number.MAX_SAFE_INTEGER + 1, 1e21, Number.MAX_VALUE, Number.POSITIVE_INFINITY, Number.NaN]
const endless = 100_000
const texts = [
  "",
  " ",
  "\0",
  "\uD83D",
  "\u202Eabc",
  "\u200B\u200F",
  "__proto__",
  "constructor",
  "9".repeat(endless),
  "٩".repeat(endless),
  "a".repeat(endless),
  " ".repeat(endless),
  "[".repeat(endless),
  "\u0301".repeat(endless),
  `${"1-".repeat(endless)}1`,
]
const aText = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }))

describe("a number that is none, or no amount", () => {
  it("is no weight and no side of a parcel", () => {
    const { parcel } = sampleOrder()
    const isRefused = (over: object) =>
      orderIssues(sampleOrder({ parcel: { ...parcel, ...over } }), sampleDay).some(({ field }) => field === "parcel")
    for (const value of noAmounts) {
      expect(isRefused({ weightGrams: value }), String(value)).toBe(true)
      expect(isRefused({ sidesCm: [10, value, 10] }), String(value)).toBe(true)
    }
    expect(isRefused({ weightGrams: 1, sidesCm: [1, 1, 1] })).toBe(false)
  })

  it("is carried by no vehicle, however large, and priced by no list abroad", () => {
    for (const value of beyondMeasure) {
      for (const vehicle of vehicles) {
        const sidesCm = [10, 10, 10] as const
        expect(vehicleFit(vehicle, { weightGrams: value, sidesCm })).toEqual({
          fits: false,
          reason: "too-heavy",
          upgrade: null,
        })
        expect(vehicleFit(vehicle, { weightGrams: 1, sidesCm: [value, 10, 10] })).toEqual({
          fits: false,
          reason: "too-large",
          upgrade: null,
        })
      }
      const parcel = { weightGrams: value, sidesCm: [10, 10, 10] as const }
      const answer = internationalQuote(internationalDemoRates, { market: "AE", to: "IN", parcel }, sampleDay, 0)
      expect(answer).toMatchObject({ ok: false, kind: "too-heavy" })
    }
  })

  it("is no discount, no place on the globe and no money that changes hands", () => {
    const paid = {
      due: money(100, "AED"),
      paid: money(100, "AED"),
      refunded: money(0, "AED"),
      corrected: money(0, "AED"),
    }
    const unpaid = { ...paid, paid: money(0, "AED") }
    for (const value of [...noAmounts, ...beyondMeasure, 0.5]) {
      if (!(value > 0 && Number.isFinite(value))) expect(discountOf("PERCENTAGE_DISCOUNT", value)).toBeNull()
      expect(discountOf("FIXED_DISCOUNT", value), String(value)).toBeNull()
      expect(tillRefusal(paid, { type: "refund", amount: money(value, "AED") })).toMatchObject({
        kind: "refund-exceeds-payment",
      })
      expect(tillRefusal(unpaid, { type: "takeCash", amount: money(value, "AED") })).toMatchObject({
        kind: "another-amount",
      })
      if (value !== 0) {
        const judged = judgeHandover(money(500, "AED"), { minor: value, reason: "" })
        expect(judged, String(value)).toEqual({ kind: "nothing-handed-over" })
      }
    }
    for (const value of [...beyondMeasure, 91, -181]) expect(positionOf(value, 55)).toBeNull()
  })

  it("makes no fare and no price: neither as a way or a weight, nor as a charge, a discount or a percentage", () => {
    const [list = expect.unreachable()] = sampleReferenceData.tariffs
    const trip = { bookingType: "sameDay", vehicle: "bike", areas: ["dubai", "sharjah"], window: null } as const
    const fare = (over: object) => deliveryChargeMinor(list, { ...trip, distanceKm: 12, chargeableKg: 5, ...over })
    const price = (charge: number, discount: number, percent: number) =>
      priceBreakdown(money(charge, "AED"), money(discount, "AED"), percent)
    const endlessOrNone = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const value of [...endlessOrNone, Number.MAX_VALUE]) {
      expect(() => fare({ distanceKm: value }), String(value)).toThrow(InvalidAmount)
      expect(() => fare({ chargeableKg: value }), String(value)).toThrow(InvalidAmount)
      expect(() => price(value, 0, 5), String(value)).toThrow(InvalidAmount)
      expect(() => price(2_500, value, 5), String(value)).toThrow(InvalidAmount)
      expect(() => price(2_500, 0, value), String(value)).toThrow(InvalidAmount)
    }
    for (const value of [-1, 0.5, Number.MAX_SAFE_INTEGER + 1]) {
      expect(() => price(value, 0, 5), String(value)).toThrow(new InvalidAmount(value))
    }
    expect(() => price(2_500, 0.5, 5)).toThrow(InvalidAmount)
    expect(() => price(2_500, 0, -5)).toThrow(InvalidAmount)
    expect(() => priceBreakdown(money(2_500, "AED"), money(100, "QAR"), 5)).toThrow("Cannot add QAR to AED")
    const priced = { ...list, minimumMinor: Number.NaN }
    expect(() => deliveryChargeMinor(priced, { ...trip, distanceKm: 12, chargeableKg: 5 })).toThrow(InvalidAmount)
  })
})

describe("a text that is empty, endless or no text", () => {
  it("is refused by every check of a form, and never thrown over", () => {
    const checks = { market: "AE" as const, readPhone: parsePhone, isCommonPassword: () => false }
    for (const text of texts) {
      expect(loginIssues({ email: text, password: "" }).length).toBeGreaterThan(0)
      expect(forgotIssues({ email: text }).length).toBeGreaterThan(0)
      expect(phoneIssues(text, checks).length).toBeGreaterThan(0)
      expect(newPasswordIssues(text, checks).length).toBeGreaterThan(0)
      expect(codeIssues(text, 4).length).toBeGreaterThan(0)
      expect(isEmail(text)).toBe(false)
      expect(cardIssues("qatar", { name: "", number: text, expiry: text, cvc: text }, sampleDay)).toHaveLength(4)
      expect(parseReference(text)).toBeNull()
      expect(parseLocalDate(text)).toBeNull()
      expect(parseIso(text)).toBeNull()
      expect(countryOf(text)).toBeNull()
      expect(profileOfHost(text, "production", developmentHosts)).toBeNull()
      expect(Result.isFailure(findPromo([], text, text))).toBe(true)
      expect(readDraft(text, "AE")).toBeNull()
      expect(positionInText(text)).toBeNull()
      expect(parseWorldwidePhone(text, "QA").ok).toBe(false)
      expect(outcomeOfForm({ status: 200, targetUrl: text, payId: text, message: null }).kind).toBe("refused")
      expect(roleOfList([text])).toBe("guest")
    }
  })

  it("is shown and kept without growing, whatever it is", () => {
    fc.assert(
      fc.property(aText, (text) => {
        expect(sanitise(text).length).toBeLessThanOrEqual(text.length)
        expect(formatExpiry(text).length).toBeLessThanOrEqual(7)
        expect(formatCardNumber(text).replaceAll(" ", "").length).toBeLessThanOrEqual(22)
        expect(typeof isReferenceMissing(text)).toBe("boolean")
      }),
    )
  })

  it("is no date: who says that one is meant is told which", () => {
    for (const text of texts) expect(() => localDate(text)).toThrow(InvalidLocalDate)
  })
})
