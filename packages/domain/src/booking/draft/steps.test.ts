import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parsePhone } from "../../account/phone/phone.ts"
import { localDate } from "../../calendar/local-date.ts"
import { aDraft } from "../../testing/arbitraries-draft.ts"
import { samplePickup } from "../../testing/sample-booking.ts"
import { type Draft, newDraft } from "./draft.ts"
import { canOpenStep, furthestStep, type Step, steps } from "./steps.ts"

const now = Date.parse("2026-11-21T09:00:00+04:00")
const open = (draft: Draft) => steps.filter((step) => canOpenStep(draft, step, now, parsePhone))

const { address, position, cityName } = samplePickup
const end = { place: { address, position, cityName }, building: "Marina Gate 1, 1203", landmark: "" }
const complete: Draft = {
  ...newDraft("draft-1", "AE"),
  pickup: { ...end, contact: { choice: "me", name: "", phone: "" } },
  dropOff: { ...end, contact: { choice: "other", name: "Yousef", phone: "+974 3312 3456" } },
  guest: { name: "Amna", phone: "050 123 4567", email: "" },
  pickupDate: localDate("2026-11-21"),
}

describe("the steps of a booking", () => {
  it("open one after the other: with the ends and a vehicle the details, with the details the rest", () => {
    expect(open(newDraft("draft-1", "AE"))).toEqual(["book"])
    expect(open({ ...newDraft("draft-1", "AE"), pickup: complete.pickup, dropOff: complete.dropOff })).toEqual([
      "book",
      "details",
    ])
    expect(open(complete)).toEqual(["book", "details", "guest", "payment"])
  })

  it("do not open without an end, or for a parcel that the vehicle does not carry", () => {
    expect(open({ ...complete, pickup: { ...complete.pickup, place: null } })).toEqual(["book"])
    expect(open({ ...complete, dropOff: { ...complete.dropOff, place: null } })).toEqual(["book"])
    expect(open({ ...complete, parcel: { ...complete.parcel, weightGrams: 70_001 } })).toEqual(["book"])
  })

  it("stop at the details without a date, with one that has passed, or with any of their faults", () => {
    for (const pickupDate of [null, localDate("2026-11-20")])
      expect(open({ ...complete, pickupDate })).toEqual(["book", "details"])
    expect(open({ ...complete, guest: { ...complete.guest, phone: "12345" } })).toEqual(["book", "details"])
    expect(open({ ...complete, dropOff: { ...complete.dropOff, building: " " } })).toEqual(["book", "details"])
    // A draft of before, whose customer was nobody: he is asked who he is.
    const forOthers = { ...complete, pickup: { ...complete.pickup, contact: complete.dropOff.contact } }
    expect(open({ ...forOthers, guest: { name: "", phone: "", email: "" } })).toEqual(["book", "details"])
    expect(open(forOthers)).toEqual([...steps])
  })

  it("are open up to the furthest, which is where a deep link lands", () => {
    fc.assert(
      fc.property(aDraft, (draft) => {
        const furthest = furthestStep(draft, now, parsePhone)
        expect(open(draft)).toEqual(steps.slice(0, steps.indexOf(furthest) + 1))
      }),
    )
    const landsOn = (draft: Draft): Step => furthestStep(draft, now, parsePhone)
    expect(landsOn(newDraft("draft-1", "AE"))).toBe("book")
    expect(landsOn({ ...complete, pickupDate: null })).toBe("details")
    expect(landsOn(complete)).toBe("payment")
  })
})
