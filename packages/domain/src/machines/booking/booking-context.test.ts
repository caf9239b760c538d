import { describe, expect, it } from "vitest"
import { parsePhone } from "../../account/phone/phone.ts"
import type { Draft } from "../../booking/draft/draft.ts"
import { plainBasis } from "../../booking/windows/market-schedule.ts"
import { money } from "../../money/money.ts"
import type { PriceList } from "../../ports/driving/pricing-service.ts"
import {
  couponOn,
  dubai,
  filled,
  held,
  noon,
  place,
  pricesAt,
  quoteAt,
  today,
  tomorrow,
} from "../testing/booking-stage.ts"
import {
  alertAfterChange,
  type BookingContext,
  closedAlert,
  comparedPrices,
  fitted,
  issuesOf,
  previousTotal,
  priceKey,
  priceOf,
  priceRequest,
  quoteOf,
  requiredOrder,
  scheduleIn,
  slotAlert,
  slotRequest,
  wayKey,
} from "./booking-context.ts"

const dated: Draft = { ...filled, pickupDate: today, pickupWindow: "13-18", deliveryWindow: "17-22" }
const context: BookingContext = {
  draft: { ...dated, paymentMethod: "cashAtPickup" },
  now: noon,
  basis: plainBasis,
  prices: pricesAt(2_500),
  coupon: null,
  arePromosApplicable: true,
  origin: "summary",
  alert: null,
  comparedTotal: null,
  priceAlert: null,
  issues: [],
  placed: null,
  hold: null,
  lapsed: null,
  attempt: null,
  sent: null,
  isUnanswered: false,
  editing: null,
}
const withoutPlace = (side: "pickup" | "dropOff"): Draft => ({ ...dated, [side]: { ...dated[side], place: null } })
const late = dubai("16:00:00.000")

describe("what a booking costs as it stands", () => {
  it("is the quote of its booking type, for its window, less what its promo takes off, and what is held at its own price", () => {
    const [onDemand, sameDay] = [quoteAt(4_000, "onDemand"), quoteAt(2_500, "sameDay")]
    const prices: PriceList = { quotes: [onDemand, { ...sameDay, windowAdjustmentsMinor: { "13-18": -300 } }] }
    expect(quoteOf({ prices, draft: { ...dated, bookingType: "onDemand" } })).toEqual(onDemand)
    expect(quoteOf({ prices, draft: dated })?.price.deliveryCharge).toEqual(money(2_200, "AED"))
    expect(quoteOf({ prices, draft: { ...dated, bookingType: "nextDay" } })).toBeNull()
    expect(quoteOf({ prices: null, draft: dated })).toBeNull()

    expect(priceOf(context)?.toPay).toEqual(money(2_625, "AED"))
    const coupon = couponOn(2_500)
    expect(priceOf({ ...context, coupon })?.toPay).toEqual(coupon.newPrice)
    expect(priceOf({ ...context, prices: null, coupon })).toBeNull()
    const placed = held("AE1", money(900, "AED"))
    const hold = { placed, promoCode: null, endsAt: noon }
    expect(priceOf({ ...context, coupon, hold })).toEqual(placed.booking.price)
    expect([previousTotal({ ...context, hold }), previousTotal({ ...context, prices: null })]).toEqual([
      money(900, "AED"),
      null,
    ])
  })

  it("is compared with what was shown before: never a silent change, and no word of one that is none", () => {
    const alert = { kind: "network" } as const
    const compared = (comparedTotal: BookingContext["comparedTotal"], prices: PriceList) =>
      comparedPrices({ ...context, alert, comparedTotal }, prices)
    const dearer = pricesAt(3_000)
    const before = money(2_625, "AED")
    expect(compared(before, dearer)).toEqual({
      prices: dearer,
      comparedTotal: null,
      alert: { kind: "priceChanged", previousTotal: before, newTotal: money(3_150, "AED") },
    })
    expect(compared(before, pricesAt(2_500)).alert).toBe(alert)
    expect(compared(null, dearer).alert).toBe(alert)
    expect(compared(before, { quotes: [] }).alert).toBe(alert)
  })
})

describe("what is asked of the server", () => {
  it("is of both ends, the vehicle and the parcel's measures, and of nothing while an end is missing", () => {
    const position = { kind: "position", position: place("").position }
    const { weightGrams, sidesCm } = dated.parcel
    const asked = { market: "AE", pickup: position, dropOff: position, vehicle: "bike" }
    expect(slotRequest(context)).toEqual(asked)
    expect(priceRequest(context)).toEqual({ ...asked, parcel: { weightGrams, sidesCm } })
    expect(() => slotRequest({ ...context, draft: withoutPlace("dropOff") })).toThrow("The draft has no dropOff yet")
  })

  it("is asked again where what it depends on is another: the way, and of prices everything but the booking type", () => {
    for (const side of ["pickup", "dropOff"] as const) {
      expect([wayKey(withoutPlace(side)), priceKey(withoutPlace(side))]).toEqual([null, null])
      const elsewhere = { ...place("Elsewhere"), position: { lat: 25.2, lon: 55.3 } }
      const moved = { ...dated, [side]: { ...dated[side], place: elsewhere } }
      expect(wayKey(moved)).not.toBe(wayKey(dated))
      expect(priceKey(moved)).not.toBe(priceKey(dated))
    }
    const note = { ...dated, parcel: { ...dated.parcel, note: "Fragile" } }
    expect([wayKey(note), priceKey(note)]).toEqual([wayKey(dated), priceKey(dated)])
    expect(priceKey({ ...dated, bookingType: "nextDay" })).toBe(priceKey(dated))
    expect(priceKey({ ...dated, vehicle: "van" })).not.toBe(priceKey(dated))
  })

  it("is an order with the quote and the total that were seen, and the code that is applied", () => {
    const coupon = couponOn(2_500)
    expect(requiredOrder({ ...context, coupon })).toMatchObject({
      quoteId: "quote-2500-sameDay",
      expectedTotal: coupon.newPrice,
      promoCode: "WELCOME10",
    })
    expect(requiredOrder({ ...context, prices: null })).toMatchObject({
      quoteId: null,
      expectedTotal: null,
      promoCode: null,
    })
    expect(() => requiredOrder({ ...context, draft: withoutPlace("pickup") })).toThrow(
      "An incomplete draft reached the order",
    )
  })
})

describe("a choice that is shut", () => {
  it("is told with its time, what the draft takes instead and the total before, and an open one is not", () => {
    const after = fitted(scheduleIn(context), dated, late)
    expect(after).toEqual({ ...dated, pickupDate: tomorrow, pickupWindow: "11-14" })
    expect(closedAlert(context, after, noon)).toBeNull()
    expect(closedAlert({ ...context, draft: { ...dated, pickupDate: null } }, after, late)).toBeNull()
    expect(closedAlert(context, after, late)).toEqual({
      kind: "slotClosed",
      bookingType: "sameDay",
      date: today,
      window: "13-18",
      closedAt: late,
      why: "time",
      next: { date: tomorrow, window: "11-14" },
      previousTotal: money(2_625, "AED"),
    })
  })

  it("is told as a closure where one shuts it, with nothing instead where nothing can be had", () => {
    const basis = { ...plainBasis, closures: [{ id: "off", from: today, to: today }] }
    const nothing = { ...dated, pickupDate: null }
    expect(closedAlert({ ...context, basis }, nothing, noon)).toMatchObject({ why: "closure", next: null })
    expect(slotAlert({ ...context, draft: nothing }, dated, { closedAt: null, why: "time" })).toBeNull()
  })

  it("by another vehicle makes an alert, and one of another type or of that vehicle's closure is past", () => {
    const noBikes = [{ id: "noon", from: today, to: today, tags: ["bike"] }]
    const basis = { ...plainBasis, closures: noBikes }
    const car = { ...dated, vehicle: "car" } as const
    const byClosure = slotAlert(context, dated, { closedAt: null, why: "closure" })
    const byTime = slotAlert(context, dated, { closedAt: late, why: "time" })
    const other = { kind: "network" } as const
    const left = (alert: BookingContext["alert"], from: Draft, to: Draft) =>
      alertAfterChange({ ...context, basis, draft: from, alert }, to, to, noon)
    expect(left(other, car, dated)).toMatchObject({ kind: "slotClosed", why: "closure", date: today })
    expect(left(byClosure, dated, car)).toBeNull()
    expect(left(byTime, dated, car)).toBe(byTime)
    expect(left(other, dated, car)).toBe(other)
    const note = { ...dated, parcel: { ...dated.parcel, note: "Fragile" } }
    for (const alert of [other, byTime, byClosure, null]) expect(left(alert, dated, note)).toBe(alert)
    const nextDay = { ...car, bookingType: "nextDay" } as const
    expect([left(byTime, dated, nextDay), left(byClosure, dated, nextDay)]).toEqual([null, null])
    expect(left(other, dated, nextDay)).toBe(other)
  })

  it("is a fault of the details where its day is over on the market's clock", () => {
    const complete = { ...dated, guest: { ...dated.guest, email: "amna@example.com" } }
    expect(issuesOf(complete, noon, parsePhone)).toEqual([])
    expect(issuesOf(complete, dubai("23:59:59.999"), parsePhone)).toEqual([])
    const over = issuesOf(complete, dubai("23:59:59.999") + 1, parsePhone)
    expect(over.map(({ message }) => message)).toEqual(["pickupDateInPast"])
  })
})
