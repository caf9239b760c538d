import { describe, expect, it } from "vitest"
import { formatsOf } from "../../environment/formats.ts"
import { texts } from "../../environment/texts/en.ts"
import { stripDays } from "./strip-days.ts"

const dubai = (time: string) => Date.parse(`2026-11-21T${time}+04:00`)
const sameDayAt = (time: string) =>
  stripDays({ market: "AE", bookingType: "sameDay", now: dubai(time) }, texts, formatsOf("en"))

describe("the days to choose from", () => {
  it("run from today to the thirtieth day after it", () => {
    const days = sameDayAt("15:59:59.999")
    expect(days).toHaveLength(31)
    expect(days[0]).toMatchObject({ value: "2026-11-21", weekday: "Sat", label: "21", month: "Nov", marker: "today" })
    expect(days.at(-1)?.value).toBe("2026-12-21")
  })

  it("hold today until 16:00 and name the passed cut-off from 16:00 on", () => {
    expect(sameDayAt("15:59:59.999")[0]?.disabledReason).toBeUndefined()
    expect(sameDayAt("16:00")[0]?.disabledReason).toBe("cut-off passed")
    expect(sameDayAt("16:00")[1]?.disabledReason).toBeUndefined()
  })
})
