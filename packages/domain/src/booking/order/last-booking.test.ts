import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { mangled, replaced } from "../../testing/mangled-value.ts"
import { type LastBooking, readLastBooking } from "./last-booking.ts"

const last = { reference: "AE4K7M2XQ9TB3HV", accessToken: "t1", lastFour: "1111" } as LastBooking
const { lastFour: _, ...unpaid } = last
const reread = (stored: unknown) => readLastBooking(JSON.stringify(stored) ?? null)

describe("the stored copy of what was booked last", () => {
  it("is the same after a reload, with the last four digits of a card or without", () => {
    for (const booking of [last, unpaid]) expect(reread(booking)).toEqual(booking)
  })

  it("is none where nothing was booked, or where a part of it is none", () => {
    expect(readLastBooking(null)).toBeNull()
    expect(readLastBooking("{")).toBeNull()
    for (const [path, put] of [
      ["reference", undefined],
      ["reference", 7],
      ["accessToken", undefined],
      ["accessToken", null],
      ["lastFour", null],
      ["lastFour", 1111],
    ] as const)
      expect(reread(replaced(last, [path], put)), `${path}: ${put}`).toBeNull()
  })

  it("holds texts alone, whatever was done to it", () => {
    fc.assert(
      fc.property(fc.oneof(mangled(last), mangled(unpaid)), (stored) => {
        const booking = reread(stored)
        if (!booking) return
        const { reference, accessToken, lastFour = "" } = booking
        for (const text of [reference, accessToken, lastFour]) expect(typeof text).toBe("string")
      }),
    )
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readLastBooking(text) === null))
  })
})
