import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { MarketId } from "../market/market.ts"
import {
  appliedAgain,
  appliedAt,
  type Company,
  type CompanyDetails,
  changedCompany,
  companyFields,
  companyStates,
  decisionIssues,
  keptCostCentres,
  keptDetails,
  mayApplyAgain,
  mayBecome,
} from "./company.ts"

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

  it("have names of at most 95 characters, and tax numbers of digits alone", () => {
    const [most, more] = ["a".repeat(95), "a".repeat(96)]
    expect(keptDetails({ ...details, name: most, contactName: most }, "AE").issues).toEqual([])
    expect(keptDetails({ ...details, contactName: more }, "AE").issues).toEqual([
      { field: "contactName", kind: "too-long" },
    ])
    expect(keptDetails({ ...details, email: `${more}@palm.example` }, "AE").issues).toEqual([])
    for (const taxNumber of ["1001234567890034", "x100123456789003", "10012345678900x"])
      expect(keptDetails({ ...details, taxNumber }, "AE").issues).toMatchObject([{ kind: "invalid" }])
    for (const taxNumber of ["12345678901", "x1234567890"])
      expect(keptDetails({ ...details, taxNumber }, "QA").issues).toMatchObject([{ kind: "invalid" }])
    expect(keptDetails({ ...details, name: " Palm 🌴 ", contactName: " Aisha 🌷 " }, "AE").details).toMatchObject({
      name: "Palm",
      contactName: "Aisha",
    })
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
    const long = [centre("a".repeat(95)), centre("b".repeat(96))]
    expect(keptCostCentres(long.slice(0, 1)).issues).toEqual([])
    expect(keptCostCentres(long).issues).toEqual([{ field: "costCentres", kind: "too-long" }])
    expect(keptCostCentres([centre(" Shop 🛍️ ")]).costCentres).toEqual([{ ...centre(" Shop 🛍️ "), name: "Shop" }])
    expect(keptCostCentres(Array.from({ length: 200 }, (_, n) => centre(`${n}`))).issues).toEqual([])
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

  it("changes what it says, and counts the version up", () => {
    const company = { id: "c", state: "pending", reason: "", version: 3 } as Company
    expect(changedCompany(company, { state: "approved" })).toEqual({ ...company, state: "approved", version: 4 })
  })

  it("says why, but for an approval, and with an approval up to how much may be owed", () => {
    const reasons = fc.constantFrom("", "Unpaid", "a".repeat(201))
    const limits = fc.constantFrom(null, 0, 500_000, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY)
    fc.assert(
      fc.property(fc.constantFrom(...companyStates), reasons, limits, (state, reason, limit) => {
        const isApproved = state === "approved"
        const isWhy = isApproved || reason !== ""
        const isLimit = !isApproved || limit === 0 || limit === 500_000
        const isWhole = isWhy && isLimit && reason.length <= 200
        const issues = decisionIssues(state, reason, limit)
        expect(issues.length).toBe(isWhole ? 0 : 1)
      }),
    )
    expect(decisionIssues("approved", "", null)).toEqual([{ field: "limit", kind: "missing" }])
    expect(decisionIssues("refused", "", 0)).toEqual([{ field: "reason", kind: "missing" }])
  })
})

describe("an application that was refused", () => {
  const refused = {
    ...details,
    id: "c",
    state: "refused",
    reason: "No such number",
    refusals: [],
    createdAt: 5,
    version: 3,
  }
  const company = refused as unknown as Company

  it("is corrected by a company that was refused, and by no other", () => {
    expect(companyStates.filter((state) => mayApplyAgain({ state }))).toEqual(["refused"])
  })

  it("waits again as the same company, with every refusal and what was changed after it", () => {
    fc.assert(
      fc.property(fc.array(fc.subarray([...companyFields]), { minLength: 1, maxLength: 5 }), (rounds) => {
        let one = company
        for (const [index, changed] of rounds.entries()) {
          const corrected = { ...one, state: "refused" as const, reason: `Reason ${index}` }
          const next = Object.fromEntries(changed.map((field) => [field, `${field} ${index}`]))
          const { name, taxNumber, contactName, email, phone } = { ...corrected, ...next }
          one = appliedAgain(corrected, { name, taxNumber, contactName, email, phone }, 100 + index)
          expect(one).toMatchObject({ ...next, id: "c", state: "pending", reason: "", version: 4 + index })
          expect(appliedAt(one)).toBe(100 + index)
        }
        expect(one.refusals).toEqual(
          rounds.map((changed, index) => ({ reason: `Reason ${index}`, answeredAt: 100 + index, changed })),
        )
      }),
    )
    expect(appliedAt(company)).toBe(5)
  })
})
