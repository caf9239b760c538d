import { describe, expect, it } from "vitest"
import { at } from "../testing/sample-booking.ts"
import { documentNumber, paidSeries, refundSeries } from "./payment-document.ts"

describe("the numbers of documents", () => {
  it("are of a tax invoice in the U.A.E., a receipt in Qatar, and a credit note for what goes back", () => {
    const now = at("2026-11-21T12:00:00.000+04:00")
    expect(documentNumber(paidSeries("AE", now), 17)).toBe("INV-AE-2026-000017")
    expect(documentNumber(paidSeries("QA", now), 1)).toBe("RCP-QA-2026-000001")
    expect(documentNumber(refundSeries("AE", now), 1_234_567)).toBe("CN-AE-2026-1234567")
  })

  it("begin anew with the year of the legal entity's own clock", () => {
    const newYear = at("2027-01-01T00:30:00.000+04:00")
    expect([paidSeries("AE", newYear).year, paidSeries("QA", newYear).year]).toEqual([2027, 2026])
  })
})
