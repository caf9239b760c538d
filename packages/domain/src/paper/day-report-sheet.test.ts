import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { money } from "../money/money.ts"
import type { DayReport } from "./day-report.ts"
import { dayReportSheet } from "./day-report-sheet.ts"
import { inOwnOrder, withoutOrder } from "./own-order.ts"

const report: DayReport = {
  market: "AE",
  date: localDate("2026-11-21"),
  at: Date.parse("2026-11-21T20:05:00+04:00"),
  isClosed: false,
  states: [
    { name: "delivered", count: 4 },
    { name: "cancelled", count: 1 },
  ],
  types: [{ name: "sameDay", count: 5 }],
  deliveries: { delivered: 4, onTime: 3, failedAttempts: 2 },
  money: {
    revenue: money(10_000, "AED"),
    vat: money(500, "AED"),
    discounts: money(750, "AED"),
    refunds: money(1_050, "AED"),
  },
  cash: [
    { driver: null, currency: "AED", before: 100, came: 250, went: -50 },
    { driver: "d1", currency: "AED", before: 0, came: 2_000, went: -1_500 },
    { driver: "d2", currency: "AED", before: 0, came: 5, went: 0 },
  ],
  documents: [
    { kind: "tax-invoice", count: 4, first: "INV-AE-2026-000001", last: "INV-AE-2026-000004", hasGap: false },
    { kind: "credit-note", count: 1, first: "CN-AE-2026-000002", last: "CN-AE-2026-000002", hasGap: true },
  ],
}
const names = new Map([["d1", "Dawud"]])
const sheetIn = (language: "en" | "ar", over: Partial<DayReport> = {}) =>
  dayReportSheet({ ...report, ...over }, names, "Mersal", language)

describe("the report of a day on paper", () => {
  it("says of which market and day it is, as of when, and its figures", () => {
    const { title, issuer, recipient, facts, code, notes } = sheetIn("en")
    expect(title).toBe("Day report, United Arab Emirates, 21/11/2026")
    expect(issuer).toEqual({ title: "", name: "Mersal", lines: [] })
    expect([recipient, code, notes]).toEqual([null, null, []])
    expect(facts).toEqual([
      { name: "As it was at", value: "21/11/2026 20:05 (Dubai time)" },
      { name: "Delivered on time", value: "3 of 4" },
      { name: "Failed attempts", value: "2" },
      { name: "Revenue without VAT", value: "AED 100.00" },
      { name: "VAT", value: "AED 5.00" },
      { name: "Discounts given", value: "AED 7.50" },
      { name: "Given back", value: "AED 10.50" },
    ])
    expect(sheetIn("en", { isClosed: true }).facts[0]?.name).toBe("Day closed at")
  })

  it("counts bookings by state, in all as many as there are, and by type beside them", () => {
    const [bookings] = sheetIn("en").tables
    expect(bookings?.rows).toEqual([
      ["Delivered", "4"],
      ["Cancelled", "1"],
      [expect.stringMatching(/^Type: Same.?Day/), "5"],
    ])
    expect(bookings?.totals).toEqual([{ name: "Total", value: "5" }])
  })

  it("names drivers where it knows them, and writes what was handed in as what it was", () => {
    const [, cash] = sheetIn("en").tables
    expect(cash?.rows).toEqual([
      ["Desk", "AED 1.00", "AED 2.50", "AED 0.50", "AED 3.00"],
      ["Dawud", "AED 0.00", "AED 20.00", "AED 15.00", "AED 5.00"],
      ["d2", "AED 0.00", "AED 0.05", "AED 0.00", "AED 0.05"],
    ])
    expect(cash?.totals).toEqual([])
  })

  it("tells of each series its numbers, and whether one is missing", () => {
    const [, , documents] = sheetIn("en").tables
    expect(documents?.rows).toEqual([
      ["Tax invoice", "INV-AE-2026-000001", "INV-AE-2026-000004", "without a gap", "4"],
      ["Credit note", "CN-AE-2026-000002", "CN-AE-2026-000002", "a number is missing", "1"],
    ])
    expect(documents?.totals).toEqual([])
  })

  it.each(["en", "ar"] as const)(
    "has a title above each cell, and amounts and counts at the end of theirs (%s)",
    (language) => {
      const { tables } = sheetIn(language)
      expect(tables).toHaveLength(3)
      for (const { title, columns, rows } of tables) {
        expect(title).toMatch(/\S/)
        for (const cells of rows) expect(cells).toHaveLength(columns.length)
        for (const [index, column] of columns.entries()) {
          expect(column.title).toMatch(/\S/)
          const areFigures = rows.every((cells) =>
            /^(AED )?[\d.,]+(\u00a0د\.إ)?$/.test(withoutOrder(cells[index] ?? "")),
          )
          expect(column.isNumber).toBe(areFigures)
        }
      }
    },
  )

  it("is Arabic in its words and Latin in its digits", () => {
    const text = JSON.stringify(sheetIn("ar", { states: [], types: [] }))
    expect(text).toContain("21/11/2026 20:05 (بتوقيت دبي)")
    expect(text).not.toMatch(/[٠-٩]/)
    expect(sheetIn("ar").title).not.toMatch(/[A-Za-z]/)
  })

  it("keeps the order of its own name and of each driver's on an Arabic paper", () => {
    const { issuer, tables } = sheetIn("ar")
    expect(issuer.name).toBe(inOwnOrder("Mersal", "ar"))
    expect(tables[1]?.rows.map(([name]) => name)).toEqual(["المكتب", inOwnOrder("Dawud", "ar"), inOwnOrder("d2", "ar")])
  })
})
