import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { deadlineId, isPickupId, isSpanId, spanId, timeId, timesOf } from "./window-id.ts"

const aSpan = fc
  .integer({ min: 0, max: 1_439 })
  .chain((start) => fc.integer({ min: start + 1, max: 1_440 }).map((end) => ({ start, end })))

describe("the id of a window", () => {
  it("is read back as the times it was made of, to the minute", () => {
    fc.assert(
      fc.property(aSpan, (times) => {
        const id = spanId(times)
        expect(timesOf(id)).toEqual(times)
        expect([isSpanId(id), isPickupId(id)]).toEqual([true, true])
        expect(timesOf(deadlineId(times.end))).toEqual({ start: 0, end: times.end })
        expect([isSpanId(deadlineId(times.end)), isPickupId(deadlineId(times.end))]).toEqual([false, false])
        expect(isPickupId(timeId(times.start))).toBe(true)
        expect(isSpanId(timeId(times.start))).toBe(false)
      }),
    )
  })

  it("is written as rule books write it", () => {
    expect([spanId({ start: 13 * 60, end: 18 * 60 }), spanId({ start: 570, end: 720 })]).toEqual(["13-18", "9:30-12"])
    expect([timeId(570), timeId(1_440), deadlineId(23 * 60)]).toEqual(["9:30", "24", "before-23"])
  })

  it("is none without times of one day", () => {
    for (const text of ["", "-", "18-13", "13-13", "13-25", "-3", "1a-2", "13-18-22", "after-3", "before-0", "9:60-12"])
      expect([text, timesOf(text), isSpanId(text), isPickupId(text)]).toEqual([text, null, false, false])
    for (const text of ["9:5-12", "009-12", "24:30-25", "13-24:01", "before-9:75", "morning"])
      expect([text, timesOf(text), isSpanId(text), isPickupId(text)]).toEqual([text, null, false, false])
    expect([timesOf("9"), isPickupId("24"), isPickupId("9:60")]).toEqual([null, false, false])
  })
})
