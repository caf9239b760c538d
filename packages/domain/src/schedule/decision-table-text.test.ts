import { expect, it } from "vitest"
import { gulfBook } from "./books/gulf.ts"
import { printDecisionTable } from "./decision-table-text.ts"
import { compile, type DecisionRow } from "./rule-book.ts"

const engine = compile(gulfBook)

it("prints Same Day as section 9 has it", () => {
  expect(printDecisionTable(engine.decisionTable("sameDay", "AE"))).toBe(
    [
      "time         band     earliest  pick-up today  pick-up other days  delivery",
      "-----------  -------  --------  -------------  ------------------  ---------------",
      "00:00-10:00  dawn     today     11-14, 13-18   11-14, 13-18        same day: 17-22",
      "10:00-16:00  morning  today     13-18          11-14, 13-18        same day: 17-22",
      "16:00-24:00  noon     tomorrow  none           11-14, 13-18        same day: 17-22",
    ].join("\n"),
  )
})

it("prints a table of Markdown with names in place of ids", () => {
  const nameOf = (window: string) => `[${window}]`
  const [head, line, first] = printDecisionTable(engine.decisionTable("nextDay", "QA"), {
    markdown: true,
    nameOf,
  }).split("\n")
  expect(head).toBe("| time | band | earliest | pick-up today | pick-up other days | delivery |")
  expect(line).toBe("| --- | --- | --- | --- | --- | --- |")
  expect(first).toBe(
    "| 00:00-10:00 | dawn | today | [12-17], [17-22] | [12-17], [17-22] | next day: [9-13], [13-17], [17-22] |",
  )
})

it("shortens the hours of On Demand where they follow each other", () => {
  const lines = printDecisionTable(engine.decisionTable("onDemand", "AE")).split("\n")
  expect(lines.find((line) => line.startsWith("08:00"))).toContain("9 … 21 (13)")
  expect(lines.find((line) => line.startsWith("15:00"))).toContain(" 16 … 21 (6) ")
  expect(lines.find((line) => line.startsWith("17:00"))).toContain(" 18, 19, 20, 21 ")
  expect(lines.find((line) => line.startsWith("17:00"))).toContain("before-20, before-21, before-22, before-23")
})

it("does not shorten where a window is missing between", () => {
  const all = ["a", "b", "c", "d", "e", "f"]
  const row: DecisionRow = {
    from: 0,
    until: 1440,
    band: "day",
    earliestInDays: 2,
    pickupToday: ["a", "b", "d", "e", "f"],
    pickupOtherDays: all,
    deliveryInDays: 3,
    delivery: [],
  }
  const line = printDecisionTable([row]).split("\n")[2]
  expect(line).toBe("00:00-24:00  day   in 2 days  a, b, d, e, f  a … f (6)           3 days later: none")
  expect(printDecisionTable([{ ...row, earliestInDays: null }])).toContain("none")
})

it("shortens the deliveries as the windows of the table follow each other", () => {
  const lines = printDecisionTable(engine.decisionTable("onDemand", "AE")).split("\n")
  expect(lines.find((line) => line.startsWith("08:00"))).toMatch(/ same day: before-11 … before-23 \(13\)$/)
  expect(lines.find((line) => line.startsWith("15:00"))).toMatch(/ same day: before-18 … before-23 \(6\)$/)
})

it("says that no date can be booked", () => {
  const row: DecisionRow = {
    from: 600,
    until: 1440,
    band: "day",
    earliestInDays: null,
    pickupToday: [],
    pickupOtherDays: ["a"],
    deliveryInDays: 1,
    delivery: ["d"],
  }
  expect(printDecisionTable([row]).split("\n")[2]).toBe(
    "10:00-24:00  day   none      none           a                   next day: d",
  )
})

it("keeps a bar in a name from making a column of Markdown", () => {
  const nameOf = (window: string) => `|${window}|`
  const [, , first] = printDecisionTable(engine.decisionTable("sameDay", "AE"), { markdown: true, nameOf }).split("\n")
  expect(first).toContain("| \\|11-14\\|, \\|13-18\\| |")
})
