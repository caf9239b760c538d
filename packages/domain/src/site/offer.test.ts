import { describe, expect, it } from "vitest"
import { plainBasis } from "../booking/windows/market-schedule.ts"
import { slotLookup } from "../booking/windows/slot-lookup.ts"
import { localDate } from "../calendar/local-date.ts"
import { money } from "../money/money.ts"
import { priceBreakdown } from "../pricing/price-breakdown.ts"
import type { SealedQuote } from "../pricing/quote.ts"
import { earliestClosing, nextClosing, type OfferClosing, offersOf } from "./offer.ts"
import { timetable } from "./timetable.ts"

const at = (time: string) => Date.parse(`2026-11-21T${time}+04:00`)
const lookupAt = (time: string) => slotLookup(plainBasis, { market: "AE", vehicle: null }, at(time))
const quotes = (["onDemand", "sameDay", "nextDay"] as const).map(
  (bookingType) => ({ bookingType, price: priceBreakdown(money(2_000, "AED"), money(0, "AED"), 5) }) as SealedQuote,
)
const offersAt = (time: string) => offersOf("AE", quotes, lookupAt(time))

describe("what is offered before anything is booked", () => {
  it("is each type's price with the last order time of its earliest day", () => {
    const sameDay = offersAt("13:46:00")[1]
    expect(sameDay?.price.toPay).toEqual(money(2_100, "AED"))
    expect(sameDay?.closing).toEqual({
      pickup: "2026-11-21",
      delivery: "2026-11-21",
      daysAhead: 0,
      orderBy: at("16:00:00"),
    })
  })

  it("goes over to tomorrow exactly when today has shut", () => {
    const daysAt = (time: string) => offersAt(time).map(({ closing }) => closing?.daysAhead)
    expect(daysAt("15:59:59.999")).toEqual([0, 0, 0])
    expect(daysAt("16:00:00")).toEqual([0, 1, 0])
    expect(daysAt("21:00:00")).toEqual([1, 1, 1])
  })

  it("closes next with what ends first among what is still picked up today", () => {
    const nextAt = (time: string) => nextClosing(offersAt(time))?.offer.bookingType
    expect([nextAt("09:00:00"), nextAt("16:00:00"), nextAt("18:00:00"), nextAt("21:00:00")]).toEqual([
      "sameDay",
      "nextDay",
      "onDemand",
      undefined,
    ])
  })

  it("names the first of two that close together", () => {
    const closing = {
      pickup: "2026-11-21",
      delivery: "2026-11-21",
      daysAhead: 0,
      orderBy: at("16:00:00"),
    } as OfferClosing
    const offers = offersAt("09:00:00").map((offer) => ({ ...offer, closing }))
    expect(nextClosing(offers)?.offer.bookingType).toBe("onDemand")
  })

  it("names the day on which a parcel is fetched first, past the days of rest", () => {
    const closures = [{ id: "rest", from: localDate("2026-11-22"), to: localDate("2026-11-24") }]
    const basis = { ...plainBasis, closures }
    const offersWith = (slots: typeof plainBasis) =>
      offersOf("AE", quotes, slotLookup(slots, { market: "AE", vehicle: null }, at("21:00:00")))
    expect(earliestClosing(offersWith(plainBasis))?.pickup).toBe("2026-11-22")
    expect(earliestClosing(offersWith(basis))?.pickup).toBe("2026-11-25")
  })

  it("has no closing where nothing can be booked", () => {
    const empty = { ...lookupAt("09:00:00"), items: [] }
    expect(offersOf("AE", quotes, empty).map(({ closing }) => closing)).toEqual([null, null, null])
    expect(nextClosing(offersOf("AE", quotes, empty))).toBeNull()
    expect(earliestClosing(offersOf("AE", quotes, empty))).toBeNull()
  })
})

describe("the timetable of an ordinary day", () => {
  it("is empty where the market rests for longer than it looks ahead", () => {
    const rest = { id: "rest", from: localDate("2026-11-01"), to: localDate("2027-11-01") }
    const shut = timetable("AE", { ...lookupAt("09:00:00"), closures: [rest] })
    expect(shut.map(({ windows }) => windows)).toEqual([[], [], []])
  })

  it("has every window of the book, whatever the time of today", () => {
    for (const time of ["00:00:00", "15:30:00", "23:59:59"]) {
      const sizes = timetable("AE", lookupAt(time)).map(({ bookingType, windows }) => [bookingType, windows.length])
      expect(sizes).toEqual([
        ["onDemand", 13],
        ["sameDay", 2],
        ["nextDay", 2],
      ])
    }
  })

  it("tells of each window when it begins and ends, and by when it is ordered", () => {
    const [, sameDay] = timetable("AE", lookupAt("09:00:00"))
    const first = Date.parse("2026-11-23T11:00:00+04:00")
    expect(sameDay?.windows[0]).toEqual({ start: first, end: first + 3 * 3_600_000, orderBy: first - 3_600_000 })
  })

  it("passes over days on which the market rests", () => {
    const rest = { id: "rest", from: localDate("2026-11-23"), to: localDate("2026-11-24") }
    expect(timetable("AE", { ...lookupAt("09:00:00"), closures: [rest] }).map(({ windows }) => windows.length)).toEqual(
      [13, 2, 2],
    )
  })
})
