import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { MarketId } from "../market/market.ts"
import { type Company, type CompanyDetails, companyStates, keptCostCentres, keptDetails, mayBecome } from "./company.ts"

const details: CompanyDetails = {
  name: "Palm Trading LLC",
  taxNumber: "100 1234 5678 9003",
  contactName: "Aisha Rahman",
  email: " Aisha@Palm.example ",
  phone: "+971501234567",
}

describe("a company's details", () => {
  it("are kept clean: e-mail in lower case, tax number in digits", () => {
    const kept = keptDetails(details, "AE")
    expect(kept.issues).toEqual([])
    expect(kept.details).toEqual({ ...details, taxNumber: "100123456789003", email: "aisha@palm.example" })
    expect(keptDetails(kept.details, "AE").details).toEqual(kept.details)
  })

  it("are faulted in the order of the form, whatever is missing", () => {
    const order = ["name", "taxNumber", "contactName", "email", "phone"] as const
    fc.assert(
      fc.property(fc.subarray([...order]), (missing) => {
        const typed = { ...details, ...Object.fromEntries(missing.map((field) => [field, "  "])) }
        expect(keptDetails({ ...typed, phone: typed.phone.trim() }, "AE").issues).toEqual(
          order.filter((field) => missing.includes(field)).map((field) => ({ field, kind: "missing" })),
        )
      }),
    )
  })

  it("need the tax number of their market: 15 digits in the U.A.E., 10 in Qatar", () => {
    const issueIn = (market: MarketId) => [{ field: "taxNumber", kind: "invalid", market }]
    expect(keptDetails({ ...details, taxNumber: "1234567890" }, "AE").issues).toEqual(issueIn("AE"))
    expect(keptDetails({ ...details, taxNumber: "1234567890" }, "QA").issues).toEqual([])
    expect(keptDetails(details, "QA").issues).toEqual(issueIn("QA"))
  })

  it("have names of at most 95 characters", () => {
    expect(keptDetails({ ...details, name: "a".repeat(96) }, "AE").issues).toEqual([
      { field: "name", kind: "too-long" },
    ])
  })
})

describe("cost centres", () => {
  const centre = (name: string) => ({ id: name, name, isActive: true })
  it("have names, each another one", () => {
    expect(keptCostCentres([centre("Shop"), centre("Lab")]).issues).toEqual([])
    expect(keptCostCentres([centre("Shop"), centre("shop ")]).issues).toEqual([
      { field: "costCentres", kind: "repeated" },
    ])
    expect(keptCostCentres([centre(" ")]).issues).toEqual([{ field: "costCentres", kind: "missing" }])
    expect(keptCostCentres(Array.from({ length: 201 }, (_, n) => centre(`${n}`))).issues).toEqual([
      { field: "costCentres", kind: "too-many" },
    ])
  })
})

describe("the decision on a company", () => {
  it.each([
    ["pending", ["approved", "refused"]],
    ["approved", ["suspended"]],
    ["refused", ["approved"]],
    ["suspended", ["approved"]],
  ] as const)("from %s leads to %j, and nowhere else", (state, next) => {
    const company = { state } as Company
    expect(companyStates.filter((to) => mayBecome(company, to))).toEqual(next)
  })
})
