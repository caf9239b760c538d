import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, type LocalDate } from "../../calendar/local-date.ts"
import { marketIds } from "../../market/market.ts"
import { closuresAround, someReadings } from "../../testing/arbitraries.ts"
import { runs } from "../../testing/runs.ts"
import { bookingTypes, choosesPickupWindow } from "../booking-type.ts"
import { vehicles } from "../parcel/vehicle.ts"
import { checkedScheduleOf } from "../windows/checked-schedule.ts"
import { askAt, plainBasis, type ScheduleBasis, scheduleOf } from "../windows/market-schedule.ts"
import { openPickups } from "../windows/open-pickups.ts"
import { chooseSlot, fitSlot, openSlots, type SlotWish, verdictOn } from "./slot-choice.ts"

/** A day of November 2026 on the market's own clock, to the millisecond. */
const dubai = (time: string) => Date.parse(`2026-11-21T${time}+04:00`)
const today = "2026-11-21" as LocalDate
const tomorrow = "2026-11-22" as LocalDate

const instant = fc.integer({ min: dubai("00:00:00.000"), max: dubai("00:00:00.000") + 3 * 86_400_000 })
const market = fc.constantFrom(...marketIds)
const windows = fc.constantFrom(null, "11-14", "13-18", "12-17", "17-22", "9", "21", "no-such")
/** Windows of the days that are asked about, some of them all that a day has. */
const someFull = fc
  .array(
    fc.tuple(
      market,
      fc.constantFrom(
        ...["sameDay/%/11-14", "sameDay/%/13-18", "nextDay/%/12-17", "nextDay/%/17-22"],
        ...Array.from({ length: 13 }, (_, hour) => `onDemand/%/${hour + 9}`),
      ),
      fc.integer({ min: 0, max: 5 }),
    ),
    { maxLength: 60 },
  )
  .map((drawn) => drawn.map(([of, name, days]) => `${of}/${name.replace("%", addDays(today, days))}`))
/** Most of the schedules have closures or full windows, most of them over the days that are asked about. */
const basis = fc.oneof(
  fc.constant(plainBasis),
  fc.record({ closures: closuresAround(today), readings: someReadings }),
  fc.record({ closures: closuresAround(today), readings: someReadings, full: someFull }),
)
const plain = scheduleOf("AE", plainBasis)
const bookingType = fc.constantFrom(...bookingTypes)
const wish: fc.Arbitrary<SlotWish> = fc.record({
  market,
  bookingType,
  vehicle: fc.constantFrom(null, ...vehicles),
  pickupDate: fc.integer({ min: -2, max: 33 }).map((days) => addDays(today, days)),
  pickupWindow: windows,
  deliveryDate: fc.constant(null),
  deliveryWindow: fc.constantFrom(null, "17-22", "9-13"),
})

const soonWish = fc
  .tuple(wish, fc.integer({ min: 0, max: 5 }))
  .map(([wanted, days]) => ({ ...wanted, pickupDate: addDays(today, days) }))

const sameDay: SlotWish = {
  market: "AE",
  bookingType: "sameDay",
  vehicle: "bike",
  pickupDate: today,
  pickupWindow: "13-18",
  deliveryDate: null,
  deliveryWindow: null,
}

describe("choosing a slot", () => {
  it("accepts Same Day 1PM-6PM one millisecond before 16:00 and is too late at exactly 16:00:00", () => {
    expect(chooseSlot(plain, sameDay, dubai("15:59:59.999")).ok).toBe(true)
    const late = chooseSlot(plain, sameDay, dubai("16:00:00.000"))
    expect(late).toMatchObject({
      ok: false,
      verdict: { closedAt: dubai("16:00:00.000"), earliest: tomorrow, next: { date: tomorrow, window: "11-14" } },
    })
  })

  it("accepts exactly what the listing offers at the same instant", () => {
    fc.assert(
      fc.property(basis, wish, instant, (given, wanted, now) => {
        const schedule = scheduleOf(wanted.market, given)
        const offered = openSlots(schedule, wanted, wanted.pickupDate, now)
        const slot =
          wanted.pickupWindow === null ? offered[0] : offered.find(({ window }) => window === wanted.pickupWindow)
        const delivery = wanted.deliveryWindow
        const isOffered =
          slot !== undefined &&
          (delivery === null || slot.delivery.options.some((option) => option.window === delivery))
        expect(chooseSlot(schedule, wanted, now).ok).toBe(isOffered)
      }),
    )
  })

  it("answers the windows that were asked for, and the first of each where none was", () => {
    const someWindow = fc.constantFrom(null, "9-13", "13-18", "17-22", "17-20", "10-14")
    fc.assert(
      fc.property(basis, wish, someWindow, instant, (given, drawn, deliveryWindow, now) => {
        const wanted = { ...drawn, deliveryWindow }
        const schedule = scheduleOf(wanted.market, given)
        const answer = chooseSlot(schedule, wanted, now)
        if (!answer.ok) return
        const offered = openSlots(schedule, wanted, wanted.pickupDate, now)
        const slot = offered.find(({ window }) => window === answer.pickup.window)
        const { pickup, delivery, key, orderBy, remaining } = answer
        expect(pickup.window).toBe(wanted.pickupWindow ?? offered[0]?.window)
        expect(delivery.window).toBe(deliveryWindow ?? slot?.delivery.options[0]?.window)
        const places = (given as ScheduleBasis).full?.length ? 1 : null
        expect({ key, orderBy, remaining }).toEqual({ key: slot?.key, orderBy: slot?.orderBy, remaining: places })
        expect(pickup).toMatchObject({ date: wanted.pickupDate, start: slot?.start, end: slot?.end })
        expect(delivery).toMatchObject({ date: slot?.delivery.date })
      }),
    )
    const nextDay: SlotWish = { ...sameDay, bookingType: "nextDay", pickupWindow: null }
    const [slot] = openSlots(plain, nextDay, tomorrow, dubai("09:00:00.000"))
    const last = slot?.delivery.options.at(-1)
    const chosen = { ...nextDay, pickupDate: tomorrow, deliveryWindow: last?.window ?? "none" }
    expect(chooseSlot(plain, chosen, dubai("09:00:00.000"))).toMatchObject({ ok: true, delivery: last })
  })

  it("says how many bookings a window still takes", () => {
    const capacities = [{ bookingType: "sameDay", window: null, capacity: 3 }] as const
    const answer = chooseSlot(checkedScheduleOf("AE", { ...plainBasis, capacities }), sameDay, dubai("09:00:00.000"))
    expect(answer).toMatchObject({ ok: true, remaining: 3 })
  })

  it("assigns Next Day the first open window of the date and refuses only when none is left", () => {
    const nextDay: SlotWish = { ...sameDay, bookingType: "nextDay", pickupWindow: null }
    const assigned = (time: string) => {
      const answer = chooseSlot(plain, nextDay, dubai(time))
      return answer.ok ? answer.pickup.window : answer.verdict.next?.date
    }
    expect(assigned("09:59:59.999")).toBe("12-17")
    expect(assigned("10:00:00.000")).toBe("17-22")
    expect(assigned("17:59:59.999")).toBe("17-22")
    expect(assigned("18:00:00.000")).toBe(tomorrow)
  })

  it("accepts equal pick-up and delivery dates for Same Day and On Demand and refuses them for Next Day", () => {
    const noon = dubai("09:00:00.000")
    const onOneDay = (type: SlotWish["bookingType"]) =>
      chooseSlot(plain, { ...sameDay, bookingType: type, pickupWindow: null, deliveryDate: today }, noon).ok
    expect(onOneDay("sameDay")).toBe(true)
    expect(onOneDay("onDemand")).toBe(true)
    expect(onOneDay("nextDay")).toBe(false)
  })

  it("delivers never before the pick-up and within the assigned day", () => {
    fc.assert(
      fc.property(basis, wish, instant, (given, wanted, now) => {
        const answer = chooseSlot(scheduleOf(wanted.market, given), wanted, now)
        if (!answer.ok) return
        expect(answer.delivery.end).toBeGreaterThanOrEqual(answer.pickup.end)
        expect(answer.delivery.date >= answer.pickup.date).toBe(true)
      }),
    )
  })
})

describe("fitting a draft to the rules", () => {
  it("always leaves a choice that can be booked at that instant", () => {
    fc.assert(
      fc.property(basis, wish, instant, (given, wanted, now) => {
        const schedule = scheduleOf(wanted.market, given)
        const fitted = fitSlot(schedule, wanted, now)
        if (fitted.pickupDate === null) {
          expect(schedule.earliest(askAt(wanted, now))).toBeNull()
          return
        }
        const chosen = { ...wanted, ...fitted, pickupDate: fitted.pickupDate }
        expect(chooseSlot(schedule, chosen, now).ok).toBe(true)
        if (!choosesPickupWindow(wanted.bookingType)) expect(fitted.pickupWindow).toBeNull()
      }),
    )
  })

  it("never chooses a window that is full, nor leaves one chosen", () => {
    let moved = 0
    fc.assert(
      fc.property(closuresAround(today), someFull, soonWish, instant, (closures, full, wanted, now) => {
        const unlimited = scheduleOf(wanted.market, { closures, readings: [] })
        const open = openSlots(unlimited, wanted, wanted.pickupDate, now)
        const schedule = scheduleOf(wanted.market, { closures, readings: [], full })
        const left = open.filter(({ key }) => !full.includes(key)).map(({ window }) => window)
        expect(openSlots(schedule, wanted, wanted.pickupDate, now).map(({ window }) => window)).toEqual(left)
        const fitted = fitSlot(schedule, wanted, now)
        if (fitted.pickupDate === null) return
        const { market: of, bookingType: type } = wanted
        expect(full).not.toContain(`${of}/${type}/${fitted.pickupDate}/${fitted.pickupWindow}`)
        if (left.length > 0) expect(fitted.pickupDate).toBe(wanted.pickupDate)
        if (left.length < open.length) moved += 1
        const chosen = open.find(({ window }) => window === wanted.pickupWindow)
        if (!chosen || left.includes(chosen.window)) return
        const refusal = verdictOn(schedule, { ...wanted, deliveryWindow: null }, now)
        expect(refusal).toMatchObject({ ok: false, reason: "full", closedAt: null })
      }),
      { numRuns: runs(300) },
    )
    expect(moved).toBeGreaterThan(20)
  })

  it("keeps a choice that is still open and is idempotent", () => {
    fc.assert(
      fc.property(basis, wish, instant, (given, wanted, now) => {
        const schedule = scheduleOf(wanted.market, given)
        const once = fitSlot(schedule, wanted, now)
        expect(fitSlot(schedule, { ...wanted, ...once }, now)).toEqual(once)
        const open = openSlots(schedule, wanted, wanted.pickupDate, now)
        if (open.length > 0) expect(once.pickupDate).toBe(wanted.pickupDate)
        const slot = open.find(({ window }) => window === wanted.pickupWindow)
        if (!slot) return
        expect(once.pickupWindow).toBe(choosesPickupWindow(wanted.bookingType) ? slot.window : null)
        const isOffered = slot.delivery.options.some(({ window }) => window === wanted.deliveryWindow)
        expect(once.deliveryWindow).toBe(isOffered ? wanted.deliveryWindow : slot.delivery.options[0]?.window)
      }),
    )
  })

  it("leaves nothing chosen where nothing can be had, and begins with the earliest date where none was chosen", () => {
    const closed = scheduleOf("AE", { ...plainBasis, closures: [{ id: "off", from: "01-01", to: "12-31" }] })
    expect(fitSlot(closed, sameDay, dubai("09:00:00.000"))).toEqual({
      pickupDate: null,
      pickupWindow: null,
      deliveryWindow: null,
    })
    const undated = { ...sameDay, pickupDate: null, pickupWindow: null }
    expect(fitSlot(plain, undated, dubai("16:00:00.000"))).toEqual({
      pickupDate: tomorrow,
      pickupWindow: "11-14",
      deliveryWindow: "17-22",
    })
  })

  it("replaces a date of which nothing is left by what is next: the first open window after it, whichever was chosen", () => {
    fc.assert(
      fc.property(basis, wish, instant, (given, wanted, now) => {
        const schedule = scheduleOf(wanted.market, given)
        if (openSlots(schedule, wanted, wanted.pickupDate, now).length > 0) return
        const dates = Array.from({ length: 40 }, (_, days) => addDays(wanted.pickupDate, days))
        const earliest = schedule.earliest(askAt(wanted, now))
        const date = dates.find((each) => openSlots(schedule, wanted, each, now).length > 0) ?? earliest?.date ?? null
        const first = date && openSlots(schedule, wanted, date, now)[0]
        const { pickupDate, pickupWindow } = fitSlot(schedule, wanted, now)
        expect(pickupDate).toBe(date)
        expect(pickupWindow).toBe(first && choosesPickupWindow(wanted.bookingType) ? first.window : null)
      }),
    )
    // At the cut-off of 1PM-6PM the morning of the next day is what is next, and not its own afternoon.
    const { pickupDate, pickupWindow } = fitSlot(plain, sameDay, dubai("16:00:00.000"))
    expect([pickupDate, pickupWindow]).toEqual([tomorrow, "11-14"])
  })
})

describe("a date of the first or last years of the calendar", () => {
  it("is out of reach as any other that is far off, and never a question that the schedule cannot take", () => {
    for (const far of ["0001-01-01", "0099-12-31", "9900-01-01", "9999-12-31"] as LocalDate[]) {
      expect(openSlots(plain, sameDay, far, dubai("12:00:00.000")), far).toEqual([])
      expect(openPickups(plain, sameDay, far, dubai("12:00:00.000")), far).toEqual([])
      expect(fitSlot(plain, { ...sameDay, pickupDate: far }, dubai("12:00:00.000")).pickupDate).toBe(today)
    }
    const last = "9999-12-31" as LocalDate
    const reasonOf = (over: Partial<SlotWish>) => {
      const answer = chooseSlot(plain, { ...sameDay, ...over }, dubai("12:00:00.000"))
      return answer.ok ? null : answer.verdict.reason
    }
    expect(reasonOf({ pickupDate: last })).toBe("beyond-horizon")
    expect(reasonOf({ deliveryDate: last })).toBe("delivery-wrong-date")
  })
})
