import { describe, expect, it } from "vitest"
import { issuedBy, issuedTo, titleOf } from "./parties.ts"

describe("the head of a paper", () => {
  it("calls a document what it is, and where VAT is charged a credit note one of tax", () => {
    const titles = {
      AE: { "tax-invoice": "Tax invoice", receipt: "Receipt", "credit-note": "Tax credit note" },
      QA: { "tax-invoice": "Tax invoice", receipt: "Receipt", "credit-note": "Credit note" },
    } as const
    for (const entity of ["AE", "QA"] as const)
      for (const kind of ["tax-invoice", "receipt", "credit-note"] as const) {
        expect(titleOf({ entity, kind, year: 2026 }, "en")).toBe(titles[entity][kind])
        expect(titleOf({ entity, kind, year: 2026 }, "ar")).toMatch(/^[^A-Za-z]+$/)
      }
  })

  it("has of both sides the tax number, and of the seller the address, and no line for what there is not", () => {
    const tax = "Tax registration number 100123456700003"
    const seller = { name: "Mersal", address: "Al Quoz, Dubai", taxNumber: "100123456700003" }
    expect(issuedBy(seller, "en")).toEqual({ title: "", name: "Mersal", lines: ["Al Quoz, Dubai", tax] })
    expect(issuedBy({ ...seller, address: "" }, "en").lines).toEqual([tax])
    expect(issuedBy({ ...seller, taxNumber: "" }, "en").lines).toEqual(["Al Quoz, Dubai"])
    expect(issuedBy({ ...seller, address: "", taxNumber: "" }, "en").lines).toEqual([])
    expect(issuedTo(seller, "tax-invoice", "en")).toEqual({ title: "Billed to", name: "Mersal", lines: [tax] })
    expect(issuedTo({ name: "Amna", taxNumber: "" }, "receipt", "en").lines).toEqual([])
  })

  it("is in Arabic of the gender of its paper: an invoice is feminine, and every other paper is not", () => {
    const titled = (kind: Parameters<typeof issuedTo>[1]) => issuedTo({ name: "Amna", taxNumber: "" }, kind, "ar").title
    expect(titled("tax-invoice")).toBe("صادرة إلى")
    for (const kind of ["receipt", "credit-note", "statement"] as const) expect(titled(kind)).toBe("صادر إلى")
  })
})
