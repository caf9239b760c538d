import { describe, expect, it } from "vitest"
import type { DayReport } from "../robot/run-day.ts"
import { reportText } from "./demo-report.ts"

const day: DayReport = {
  bookings: 3,
  states: { delivered: 2, cancelled: 1 },
  cash: { AED: 12_345 },
  handedIn: { AED: 12_345, QAR: 0 },
  leftWithDrivers: { AED: 0, QAR: 0 },
  byCard: { QAR: 5_000 },
  refunded: {},
  documents: 3,
  series: [
    { name: "INV-AE-2026", first: 1, last: 2 },
    { name: "RCP-QA-2026", first: 1, last: 1 },
  ],
  calls: 99,
  waits: 0,
  faults: [],
}

describe("what the demo says at the end of a day", () => {
  it("is how bookings ended, what the cash ledger has, and which numbers were drawn", () => {
    expect(reportText(day).trim().split("\n")).toEqual([
      "3 bookings: 2 delivered, 1 cancelled",
      "Cash ledger: drivers took AED 123.45, handed in AED 123.45, QAR 0.00, and have AED 0.00, QAR 0.00",
      "Paid by card: QAR 50.00; given back: nothing",
      "3 documents drawn: INV-AE-2026 1 to 2, RCP-QA-2026 1 to 1",
      "99 calls made, 0 of them after a wait",
      "Every booking has ended as planned, the ledgers balance, and no number is missing.",
    ])
  })

  it("names every fault, and then says of nothing that it is right", () => {
    const text = reportText({ ...day, faults: ["INV-AE-2026: nothing between 1 and 3"] })
    expect(text).toContain("1 fault:\n  INV-AE-2026: nothing between 1 and 3")
    expect(text).not.toContain("balance")
  })
})
