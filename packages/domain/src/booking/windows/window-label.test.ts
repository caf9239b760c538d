import { describe, expect, it } from "vitest"
import { addDays, type LocalDate } from "../../calendar/local-date.ts"
import { type MarketId, marketIds } from "../../market/market.ts"
import { type BookingType, bookingTypes } from "../booking-type.ts"
import { openSlots } from "../draft/slot-choice.ts"
import { plainBasis, scheduleOf } from "./market-schedule.ts"
import { windowLabel, windowShape } from "./window-label.ts"
import { isKeyOfAnotherDay, namesTwoWindows, windowNamed } from "./window-name.ts"

const now = Date.parse("2026-11-21T00:00:00+04:00")
const plain = scheduleOf("AE", plainBasis)
const tomorrow = addDays("2026-11-21" as LocalDate, 1)
const slotsOf = (market: MarketId, bookingType: BookingType) =>
  openSlots(plain, { market, bookingType, vehicle: null }, tomorrow, now)

describe("window labels", () => {
  it("name the windows of section 9", () => {
    const labels = bookingTypes.map((type) => slotsOf("AE", type).map((slot) => windowLabel("AE", slot)))
    expect(labels[0]?.at(0)).toBe("9AM")
    expect(labels[0]?.at(-1)).toBe("9PM")
    expect(labels.slice(1)).toEqual([
      ["11AM to 2PM", "1PM to 6PM"],
      ["12PM to 5PM", "5PM to 10PM"],
    ])
  })

  it("are those of an hour, also of a half one, of a deadline or of a span", () => {
    expect(["9", "9:30", "before-11", "11-14", "11:30-14"].map((window) => windowShape({ window }))).toEqual([
      "start",
      "start",
      "deadline",
      "span",
      "span",
    ])
  })

  it("say by when an On Demand booking is delivered", () => {
    const last = slotsOf("QA", "onDemand").at(-1)
    const option = last?.delivery.options[0]
    expect(option && windowLabel("QA", option)).toBe("Before 11PM")
  })

  it("are read back to the window they name, in every market and type", () => {
    for (const market of marketIds)
      for (const type of bookingTypes)
        for (const slot of slotsOf(market, type)) {
          expect(windowNamed({ label: windowLabel(market, slot) })).toBe(slot.window)
          expect(windowNamed({ value: slot.window })).toBe(slot.window)
          expect(windowNamed({ value: slot.key })).toBe(slot.window)
          expect(namesTwoWindows({ value: slot.key, label: windowLabel(market, slot) })).toBe(false)
          for (const option of slot.delivery.options)
            expect(windowNamed({ label: windowLabel(market, option) })).toBe(option.window)
        }
  })

  it("of a listing are of the market, type and date that were listed, and of no other", () => {
    const orders = marketIds.flatMap((market) =>
      bookingTypes.flatMap((bookingType) =>
        [tomorrow, addDays(tomorrow, 1)].map((date) => ({ market, bookingType, date })),
      ),
    )
    for (const listed of orders) {
      const basis = { market: listed.market, bookingType: listed.bookingType, vehicle: null }
      for (const { key, window } of openSlots(plain, basis, listed.date, now))
        for (const order of orders) {
          expect(isKeyOfAnotherDay({ value: key }, order)).toBe(order !== listed)
          expect(isKeyOfAnotherDay({ value: window }, order)).toBe(false)
        }
    }
  })

  it("are read to the minute, and end at midnight where they say 12AM", () => {
    expect(windowNamed({ label: "9:30AM to 12PM" })).toBe("9:30-12")
    expect(windowNamed({ label: "12AM-1:15AM" })).toBe("0-1:15")
    expect(windowNamed({ label: "10PM to 12AM" })).toBe("22-24")
    expect(["9:30AM", "Before 10:30PM", "Before 12AM"].map((label) => windowNamed({ label }))).toEqual([
      "9:30",
      "before-22:30",
      "before-24",
    ])
  })

  it("contradict an id of another window, unless they tell no hours", () => {
    expect(namesTwoWindows({ value: "13-18", label: "11AM-2PM" })).toBe(true)
    expect(namesTwoWindows({ value: "13-18", label: "1PM-6PM" })).toBe(false)
    expect(namesTwoWindows({ value: "13-18", label: "in the afternoon" })).toBe(false)
    expect(namesTwoWindows({ label: "11AM-2PM" })).toBe(false)
  })

  it("leave a text that names no window to the rule book, and nothing chosen to the server", () => {
    expect(windowNamed({ value: "no-such" })).toBe("no-such")
    expect(windowNamed({ value: "", label: " " })).toBeNull()
    expect(windowNamed({ value: "  " })).toBeNull()
    expect(windowNamed(null)).toBeNull()
    expect(windowNamed(undefined)).toBeNull()
    expect(windowNamed({ value: " 13-18 " })).toBe("13-18")
    for (const key of ["XAE/sameDay/2026-11-21/13-18", "AE/sameDay/2026-11-21/13-18/x"])
      expect(windowNamed({ value: key })).toBe(key)
    expect(windowNamed({ label: "not before 1PM" })).toBe("13")
    expect(namesTwoWindows({ value: " ", label: "11AM-2PM" })).toBe(false)
    expect(namesTwoWindows({ value: "13-18" })).toBe(false)
  })
})
