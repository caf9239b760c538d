import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { money } from "../../money/money.ts"
import { runs } from "../../testing/runs.ts"
import { authorisationFates } from "./authorised-share.ts"

const amounts = fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 4 })
const dirhams = (minor: number) => money(minor, "AED")

describe("money that was set aside", () => {
  it("waits while the booking is open", () => {
    const facts = { setAside: [dirhams(100)], otherwisePaid: dirhams(0), kept: null }
    expect(authorisationFates(facts)).toEqual([{ kind: "wait" }])
  })

  it("is taken as far as it is kept and not paid otherwise, never more of one than it set aside, the oldest first", () => {
    fc.assert(
      fc.property(amounts, fc.nat(50_000), fc.nat(50_000), (minors, paid, kept) => {
        const setAside = minors.map(dirhams)
        const fates = authorisationFates({ setAside, otherwisePaid: dirhams(paid), kept: dirhams(kept) })
        const takes = fates.map((fate) => (fate.kind === "end" ? fate.take.minor : Number.NaN))
        const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
        expect(sum(takes)).toBe(Math.min(sum(minors), Math.max(0, kept - paid)))
        takes.forEach((take, index) => {
          expect(take).toBeLessThanOrEqual(minors[index] ?? 0)
          if (take < (minors[index] ?? 0)) expect(sum(takes.slice(index + 1))).toBe(0)
        })
      }),
      { numRuns: runs(1_000) },
    )
  })
})
