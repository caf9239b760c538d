import { describe, expect, it } from "vitest"
import { money } from "../money/money.ts"
import { at } from "../testing/sample-booking.ts"
import type { Company } from "./company.ts"
import type { AccountEntry } from "./company-account.ts"
import { statementOf, statementRows } from "./statement.ts"

const company: Company = {
  id: "palm",
  market: "AE",
  name: "Palm Trading",
  taxNumber: "100000000000001",
  contactName: "Aisha",
  email: "a@palm.example",
  phone: "+971501234567",
  state: "approved",
  reason: "",
  costCentres: [{ id: "lab", name: "Laboratory", isActive: false }],
  planId: null,
  planEndsAt: null,
  refusals: [],
  createdAt: 0,
  version: 1,
}
const line = (over: Partial<AccountEntry>): AccountEntry => ({
  id: "1",
  companyId: "palm",
  kind: "booking",
  for: "AE1",
  costCentre: null,
  onAccount: money(0, "AED"),
  vat: money(0, "AED"),
  onCredit: money(0, "AED"),
  at: at("2026-11-21T09:00:00.000Z"),
  month: "2026-11",
  ...over,
})
const lines = [
  line({ onAccount: money(10_500, "AED"), vat: money(500, "AED"), costCentre: "lab", onCredit: money(250, "AED") }),
  line({ kind: "give-back", onAccount: money(-2_100, "AED"), vat: money(-100, "AED"), costCentre: "gone" }),
  line({ kind: "payment", for: "TRF-1", onAccount: money(-3_000, "AED") }),
]
const statement = statementOf(company, "2026-11", money(700, "AED"), lines, { document: "INV-1", credit: [] })

describe("the statement of a company's month", () => {
  it("tells what was sold less what was given back, its VAT, what was paid, and what is owed at the end", () => {
    expect(statement).toEqual({
      month: "2026-11",
      company: { id: "palm", market: "AE", name: "Palm Trading", taxNumber: "100000000000001" },
      opening: money(700, "AED"),
      lines,
      charged: money(8_400, "AED"),
      vat: money(400, "AED"),
      paid: money(3_000, "AED"),
      closing: money(6_100, "AED"),
      document: "INV-1",
      credit: [],
    })
    const unpaid = statementOf(company, "2026-12", money(0, "AED"), [], { document: null, credit: [] })
    expect(Object.is(unpaid.paid.minor, 0)).toBe(true)
  })

  it("is a file of its lines between what was owed before and after, its columns in every language the same", () => {
    const time = "2026-11-21T09:00:00.000Z"
    expect(statementRows(statement, company.costCentres, (when) => new Date(when).toISOString())).toEqual([
      ["time", "kind", "for", "cost_centre", "on_account", "vat", "on_credit", "currency"],
      ["", "opening", "", "", { decimal: "7.00" }, "", "", "AED"],
      [time, "booking", "AE1", "Laboratory", { decimal: "105.00" }, { decimal: "5.00" }, { decimal: "2.50" }, "AED"],
      [time, "give-back", "AE1", "gone", { decimal: "-21.00" }, { decimal: "-1.00" }, { decimal: "0.00" }, "AED"],
      [time, "payment", "TRF-1", "", { decimal: "-30.00" }, { decimal: "0.00" }, { decimal: "0.00" }, "AED"],
      ["", "closing", "", "", { decimal: "61.00" }, "", "", "AED"],
    ])
  })
})
