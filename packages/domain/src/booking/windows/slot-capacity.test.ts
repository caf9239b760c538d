import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { localDate } from "../../calendar/local-date.ts"
import { gulfBook } from "../../schedule/books/gulf.ts"
import { runs } from "../../testing/runs.ts"
import { at } from "../../testing/sample-booking.ts"
import { bookingTypes } from "../booking-type.ts"
import { chooseSlot, openSlots } from "../draft/slot-choice.ts"
import { checkedScheduleOf } from "./checked-schedule.ts"
import { plainBasis, readingNames } from "./market-schedule.ts"
import { capacityOf, capacityPatch, type SlotCapacity } from "./slot-capacity.ts"
import { placeKey } from "./slot-place.ts"

const morning = at("2026-11-21T09:00:00.000+04:00")
const day = localDate("2026-11-22")

const aCapacity: fc.Arbitrary<SlotCapacity> = fc.record({
  bookingType: fc.constantFrom(...bookingTypes),
  window: fc.option(fc.constantFrom("11-14", "13-18", "12-17", "17-22", "9")),
  capacity: fc.integer({ min: 0, max: 50 }),
})

const aBasis = fc.record({
  capacities: fc.array(aCapacity, { maxLength: 6 }),
  readings: fc.subarray([...readingNames]),
})

const slotsOf = (basis: Parameters<typeof checkedScheduleOf>[1], occupancy?: (key: string) => number) =>
  bookingTypes.flatMap((bookingType) =>
    openSlots(
      checkedScheduleOf("AE", basis),
      { market: "AE", bookingType, vehicle: null, ...(occupancy && { occupancy }) },
      day,
      morning,
    ),
  )

describe("capacities of windows", () => {
  it("shut windows that are full, and change nothing else of the listing", () => {
    fc.assert(
      fc.property(aBasis, fc.integer({ min: 0, max: 60 }), ({ capacities, readings }, taken) => {
        const plain = slotsOf({ ...plainBasis, readings })
        const limited = slotsOf({ ...plainBasis, readings, capacities }, () => taken)
        for (const { remaining, ...slot } of limited) {
          expect(plain).toContainEqual(slot)
          if (remaining !== undefined) expect(remaining).toBeGreaterThan(0)
        }
        const gone = plain.filter(({ key }) => !limited.some((slot) => slot.key === key))
        for (const { key } of gone) {
          const type = key.split("/")[1]
          expect(capacities.some(({ bookingType, capacity }) => bookingType === type && capacity <= taken)).toBe(true)
        }
      }),
      { numRuns: runs(150) },
    )
  })

  it("are each window's own where it has a line, and else its type's", () => {
    const capacities = [
      { bookingType: "sameDay", window: null, capacity: 3 },
      { bookingType: "sameDay", window: "13-18", capacity: 1 },
      { bookingType: "onDemand", window: null, capacity: 2 },
    ] as const
    const remaining = slotsOf({ ...plainBasis, capacities }, () => 0).map(({ key, remaining: left }) => [
      key.split("/").slice(1).join("/"),
      left,
    ])
    expect(Object.fromEntries(remaining)).toMatchObject({
      "sameDay/2026-11-22/11-14": 3,
      "sameDay/2026-11-22/13-18": 1,
      "onDemand/2026-11-22/9": 2,
      "onDemand/2026-11-22/21": 2,
      "nextDay/2026-11-22/12-17": undefined,
    })
  })

  it("are no rule that a booking notes", () => {
    const capacities = [{ bookingType: "sameDay", window: null, capacity: 1 }] as const
    expect(checkedScheduleOf("AE", { ...plainBasis, capacities }).book).toEqual(
      checkedScheduleOf("AE", plainBasis).book,
    )
  })

  it("refuse a full window as full, with the next that has a place", () => {
    const capacities = [{ bookingType: "sameDay", window: null, capacity: 1 }] as const
    const wish = {
      market: "AE",
      bookingType: "sameDay",
      vehicle: "bike",
      pickupDate: day,
      pickupWindow: "13-18",
      deliveryDate: null,
      deliveryWindow: null,
      occupancy: (key: string) => (key.endsWith("2026-11-22/13-18") ? 1 : 0),
    } as const
    const answer = chooseSlot(checkedScheduleOf("AE", { ...plainBasis, capacities }), wish, morning)
    expect(answer).toMatchObject({
      ok: false,
      verdict: { reason: "full", next: { date: "2026-11-22", window: "11-14" } },
    })
  })

  it("are counted by the same lines as the schedule shuts by", () => {
    fc.assert(
      fc.property(fc.array(aCapacity, { maxLength: 6 }), (capacities) => {
        const limited = slotsOf({ ...plainBasis, capacities }, () => 0)
        for (const { key } of slotsOf(plainBasis)) {
          const [, type, , window = ""] = key.split("/")
          const bookingType = bookingTypes.find((known) => known === type)
          const takes = bookingType ? capacityOf(capacities, bookingType, window) : null
          const slot = limited.find((one) => one.key === key)
          // Windows of On Demand are a series: a line for one hour is a line for none.
          if (bookingType === "onDemand") continue
          if (takes === null) expect(slot).toBeDefined()
          expect(slot?.remaining).toBe(takes === null || takes === 0 ? undefined : takes)
          expect(slot === undefined).toBe(takes === 0)
        }
      }),
      { numRuns: runs(100) },
    )
    expect(capacityOf([{ bookingType: "nextDay", window: "12-17", capacity: 0 }], "nextDay", "12-17")).toBe(0)
  })

  it("touch no type of booking that has no line", () => {
    const lines = [{ bookingType: "sameDay", window: "13-18", capacity: 4 }] as const
    const patch = capacityPatch(gulfBook, "AE", [], lines)
    expect(Object.keys(patch)).toEqual(["sameDay"])
    expect(patch.sameDay?.pickup).toMatchObject([{ id: "11-14" }, { id: "13-18", capacity: 4 }])
    expect(JSON.stringify(patch)).not.toMatch(/11-14[^}]*capacity/)
    expect(capacityPatch(gulfBook, "AE", [], [])).toEqual({})
  })

  it("are counted in each zone by itself", () => {
    const keys = ["dubai", "sharjah"].flatMap((zone) =>
      ["AE/sameDay/2026-11-22/13-18", "AE/sameDay/2026-11-22/11-14"].map((slot) => placeKey({ slot, zone, date: day })),
    )
    expect(new Set(keys).size).toBe(4)
    expect(placeKey({ slot: "s", zone: "dubai", date: day })).toBe("dubai|s")
  })
})
