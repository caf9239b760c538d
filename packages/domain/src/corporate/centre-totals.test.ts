import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { money } from "../money/money.ts"
import { centreTotals } from "./centre-totals.ts"
import type { AccountEntry } from "./company-account.ts"

const dirhams = (minor: number) => money(minor, "AED")
const minors = fc.integer({ min: -5_000, max: 5_000 })
const entries = fc.array(
  fc
    .record({
      kind: fc.constantFrom("booking", "give-back", "plan", "payment"),
      costCentre: fc.constantFrom("shop", "lab", null),
      account: minors,
      credit: minors,
    })
    .map(
      ({ kind, costCentre, account, credit }): AccountEntry => ({
        id: "line",
        companyId: "palm",
        kind,
        for: "booking",
        costCentre,
        onAccount: dirhams(account),
        vat: dirhams(0),
        onCredit: dirhams(credit),
        at: 0,
        month: "2026-11",
      }),
    ),
  { maxLength: 12 },
)

describe("what cost centres come to", () => {
  it("adds up to what all bookings took of account and credit, the most first, and counts no plan and no payment", () => {
    fc.assert(
      fc.property(entries, (lines) => {
        const { centres, total } = centreTotals(lines, "AED")
        const ofBookings = lines.filter(({ kind }) => kind === "booking" || kind === "give-back")
        const sum = ofBookings.reduce((all, { onAccount, onCredit }) => all + onAccount.minor + onCredit.minor, 0)
        expect(total).toEqual(dirhams(sum))
        const amounts = centres.map(({ amount }) => amount.minor)
        expect(amounts.reduce((all, minor) => all + minor, 0)).toBe(sum)
        expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
        expect(new Set(centres.map(({ costCentre }) => costCentre))).toEqual(
          new Set(ofBookings.map(({ costCentre }) => costCentre)),
        )
        expect(centres).toHaveLength(new Set(centres.map(({ costCentre }) => costCentre)).size)
      }),
    )
  })
})
