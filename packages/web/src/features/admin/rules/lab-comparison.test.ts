import { checkedScheduleOf } from "@mersal/domain/booking/windows/checked-schedule"
import { plainBasis } from "@mersal/domain/booking/windows/market-schedule"
import type { RulesReading } from "@mersal/domain/booking/windows/published-rules"
import { localDate } from "@mersal/domain/calendar/local-date"
import { describe, expect, it } from "vitest"
import { compare, openStretches } from "./lab-comparison.ts"
import { basisInForce, basisOfDraft, draftOf, type LabFacts, type LabQuestion } from "./lab-question.ts"

const date = localDate("2026-11-21")
const question: LabQuestion = {
  date,
  minute: 15 * 60,
  pickup: date,
  bookingType: "sameDay",
  vehicle: null,
  route: null,
}
const plain = checkedScheduleOf("AE", plainBasis)
const rows: LabFacts["rows"] = [
  {
    version: 1,
    value: { id: "early", market: "AE", validFrom: 1_000, readings: ["sd-cutoff-1500"], patch: { horizonDays: 3 } },
  },
]
const facts: LabFacts = { market: "AE", rows, setting: ["od-cap-2200"], closures: [] }

describe("two books side by side", () => {
  it("are told apart window by window: at 15:00 the afternoon is shut by one and open by the other", () => {
    const early = checkedScheduleOf("AE", { ...plainBasis, readings: ["sd-cutoff-1500"] })
    const compared = compare(plain, early, "AE", question)
    expect(compared.map(({ window, before, after, differs }) => [window, before?.code, after?.code, differs])).toEqual([
      ["11-14", "slot-closed", "cutoff-passed", true],
      ["13-18", "open", "cutoff-passed", true],
    ])
    expect(compare(plain, plain, "AE", question).some(({ differs }) => differs)).toBe(false)
  })

  it("show a window of one book only", () => {
    const other = checkedScheduleOf("AE", { ...plainBasis, readings: ["nd-alt"] })
    const compared = compare(plain, other, "AE", { ...question, bookingType: "nextDay", minute: 0 })
    expect(compared.filter(({ before }) => before === null).map(({ window }) => window)).toEqual([
      "9-18",
      "17-20",
      "9-15",
    ])
    expect(compared.filter(({ after }) => after === null).map(({ window }) => window)).toEqual(["17-22"])
  })

  it("have the rule of the class that is asked about, and no window where one of them has the class no more", () => {
    const byRoutes = (routes: NonNullable<RulesReading["patch"]["routes"]>) =>
      checkedScheduleOf("AE", { ...plainBasis, rules: { name: "rules.own.1", patch: { routes } } })
    const far: LabQuestion = { ...question, route: "al-ain-rak" }
    const late = byRoutes({ "al-ain-rak": { cutoff: "14:00" } })
    expect(compare(plain, late, "AE", far).map(({ after }) => after?.code)).toEqual(["cutoff-passed", "cutoff-passed"])
    expect(compare(plain, late, "AE", question).map(({ differs }) => differs)).toEqual([false, false])
    const gone = byRoutes({ "al-ain-rak": null })
    expect(compare(plain, gone, "AE", far).map(({ after }) => after)).toEqual([null, null])
    expect(compare(plain, gone, "AE", question).map(({ differs }) => differs)).toEqual([false, false])
  })

  it("are drawn over the day by quarter hours: each window is open until its last order time", () => {
    const stretches = openStretches(plain, "AE", question)
    expect([...stretches]).toEqual([
      ["11-14", [{ from: 0, to: 40 }]],
      ["13-18", [{ from: 0, to: 64 }]],
    ])
  })
})

describe("what the laboratory asks", () => {
  it("is the row in force at the instant, and the server's setting before it", () => {
    expect(basisInForce(facts, 999).readings).toEqual(["od-cap-2200"])
    expect(basisInForce(facts, 1_000)).toEqual({
      closures: [],
      readings: ["sd-cutoff-1500"],
      rules: { name: "rules.early.1", patch: { horizonDays: 3 } },
    })
    expect(draftOf(facts, 999)).toEqual({ readings: ["od-cap-2200"], patch: {} })
    expect(basisOfDraft(facts, draftOf(facts, 1_000)).rules?.patch).toEqual({ horizonDays: 3 })
  })
})
