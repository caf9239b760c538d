import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { rowInForce, rowOfPastDay } from "./dated-row.ts"

const row = (validFrom: string) => ({ validFrom: localDate(validFrom) })
const rows = fc
  .uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 5 })
  .map((days) => days.map((day) => row(`2026-11-${String(day).padStart(2, "0")}`)))

describe("the row of a day that is past", () => {
  it("is the one in force, where one is", () => {
    const lists = [row("2026-11-01"), row("2026-01-01"), row("2026-11-20")]
    expect(rowOfPastDay(lists, localDate("2026-11-19"))).toBe(lists[0])
    expect(rowOfPastDay(lists, localDate("2026-10-31"))).toBe(lists[1])
  })

  it("is the first that begins after it, where the one in force then has been ended", () => {
    const lists = [row("2026-11-20"), row("2026-11-01")]
    expect(rowOfPastDay(lists, localDate("2026-10-31"))).toBe(lists[1])
  })

  it("is there for every day as long as there is any row", () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 28 }), (some, number) => {
        const day = localDate(`2026-11-${String(number).padStart(2, "0")}`)
        const inForce = rowInForce(some, day)
        const found = rowOfPastDay(some, day)
        expect(found).not.toBeNull()
        if (inForce) expect(found).toBe(inForce)
        else expect(some.every(({ validFrom }) => found !== null && found.validFrom <= validFrom)).toBe(true)
      }),
    )
    expect(rowOfPastDay([], localDate("2026-11-01"))).toBeNull()
  })
})
