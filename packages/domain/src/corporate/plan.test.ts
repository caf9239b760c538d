import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { msPerDay } from "../calendar/zone.ts"
import { money } from "../money/money.ts"
import { runs } from "../testing/runs.ts"
import { type CreditEntry, creditLeft, type Plan, purchaseOf } from "./plan.ts"

const plan: Plan = {
  id: "starter",
  market: "AE",
  name: { en: "Starter", ar: "البداية" },
  price: money(90_000, "AED"),
  credit: money(100_000, "AED"),
  validDays: 30,
}
const draw = (minor: number, at: number): CreditEntry => ({
  id: `draw-${at}`,
  companyId: "c",
  kind: "draw",
  minor: -minor,
  for: "booking",
  at,
  expiresAt: null,
})

describe("what is left of a company's credit", () => {
  it("is never below zero nor above what came in, whatever was drawn", () => {
    const line = fc.record({ isPurchase: fc.boolean(), minor: fc.integer({ min: 1, max: 200_000 }), wait: fc.nat(40) })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        let at = 0
        const entries = lines.map(({ isPurchase, minor, wait }, index) => {
          at += wait * msPerDay
          return isPurchase ? purchaseOf(plan, "c", `p-${index}`, at) : draw(minor, at)
        })
        const bought = entries.filter(({ kind }) => kind === "purchase").length * plan.credit.minor
        const { minor } = creditLeft(entries, "AE", at)
        expect(minor).toBeGreaterThanOrEqual(0)
        expect(minor).toBeLessThanOrEqual(bought)
        expect(creditLeft(entries, "AE", at + 31 * msPerDay).minor).toBe(0)
      }),
      { numRuns: runs(300) },
    )
  })

  it("is what was bought less what was drawn, until it expires", () => {
    const entries = [purchaseOf(plan, "c", "p", 0), draw(25_000, 5)]
    expect(creditLeft(entries, "AE", 6)).toEqual(money(75_000, "AED"))
    expect(creditLeft(entries, "AE", 30 * msPerDay - 1).minor).toBe(75_000)
    expect(creditLeft(entries, "AE", 30 * msPerDay).minor).toBe(0)
  })

  it("takes what expires soonest first, so that a second bundle is whole when the first ends", () => {
    const later = 20 * msPerDay
    const entries = [purchaseOf(plan, "c", "p", 0), purchaseOf(plan, "c", "q", later), draw(60_000, later + 1)]
    expect(creditLeft(entries, "AE", later + 2).minor).toBe(140_000)
    expect(creditLeft(entries, "AE", 30 * msPerDay).minor).toBe(100_000)
  })

  it("gives back what a cancelled booking drew", () => {
    const back: CreditEntry = { ...draw(60_000, 9), id: "back", kind: "give-back", minor: 60_000 }
    expect(creditLeft([purchaseOf(plan, "c", "p", 0), draw(60_000, 1), back], "QA", 10)).toEqual(money(100_000, "QAR"))
  })
})
