import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isReferenceMissing, trackingOutcome } from "./tracking-outcome.ts"

const even = (value: number): number | null => (value % 2 === 0 ? value : null)

describe("the outcome of a tracking look-up", () => {
  it("is an invalid reference without a result, and the support's when no usable data remains", () => {
    expect(trackingOutcome([], even)).toEqual({ kind: "invalid-reference" })
    expect(trackingOutcome([1, 3], even)).toEqual({ kind: "contact-support" })
    expect(trackingOutcome([1, 2, 4], even)).toEqual({ kind: "found", results: [2, 4] })
  })

  it("shows all that can be used and nothing else, in its order", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1 }), (results) => {
        const outcome = trackingOutcome(results, even)
        const shown = outcome.kind === "found" ? outcome.results : []
        expect(shown).toEqual(results.filter((value) => value % 2 === 0))
        expect(outcome.kind === "contact-support").toBe(shown.length === 0)
      }),
    )
  })

  it("is not asked for with an empty reference", () => {
    for (const typed of ["", " ", "\t\n"]) expect(isReferenceMissing(typed)).toBe(true)
    expect(isReferenceMissing(" x ")).toBe(false)
  })
})
