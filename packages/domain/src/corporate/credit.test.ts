import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { msPerDay } from "../calendar/zone.ts"
import { money } from "../money/money.ts"
import { runs } from "../testing/runs.ts"
import {
  beginsLot,
  type CreditEntry,
  creditLeft,
  drawFrom,
  expiryOf,
  givenBackCredit,
  givenBackDays,
  lotsOf,
} from "./credit.ts"
import { creditEnd } from "./credit-end.ts"
import { type Plan, purchaseOf } from "./plan.ts"

const plan: Plan = {
  id: "starter",
  market: "AE",
  name: { en: "Starter", ar: "البداية" },
  price: money(90_000, "AED"),
  credit: money(100_000, "AED"),
  validDays: 30,
}
const bought = (id: string, at: number) => purchaseOf(plan, "c", id, at)

/** The lines of a booking that draws this much, as far as the credit goes. */
const drawn = (entries: readonly CreditEntry[], booking: string, minor: number, at: number): readonly CreditEntry[] =>
  drawFrom(lotsOf(entries), minor, at).draws.map(({ lot, minor: share }, index) => ({
    id: `${booking}-${index}`,
    companyId: "c",
    kind: "draw",
    lotId: lot.id,
    minor: -share,
    for: booking,
    at,
    expiresAt: null,
  }))

const step = fc.record({
  what: fc.constantFrom("buy", "draw", "back", "expire"),
  minor: fc.integer({ min: 1, max: 150_000 }),
  wait: fc.nat(15),
  which: fc.nat(30),
})

describe("a company's credit", () => {
  it("is never below zero, comes to what came in less what went out, and gives back no more than was drawn", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let at = 0
        let entries: readonly CreditEntry[] = []
        for (const [index, { what, minor, wait, which }] of steps.entries()) {
          at += wait * msPerDay
          const lots = lotsOf(entries)
          if (what === "buy") entries = [...entries, bought(`p-${index}`, at)]
          if (what === "draw") entries = [...entries, ...drawn(entries, `b-${index}`, minor, at)]
          if (what === "back") {
            const lines = entries.filter((line) => line.for === `b-${which}`)
            const outside = lines.reduce((sum, line) => sum - line.minor, 0)
            const back = givenBackCredit(lines, lots, { id: `r-${index}`, minor, at, market: "AE" })
            expect(back.reduce((sum, line) => sum + line.minor, 0)).toBe(Math.min(minor, outside))
            entries = [...entries, ...back]
          }
          if (what === "expire") {
            const over = lots.filter(({ left, expiresAt }) => left > 0 && expiresAt <= at)
            entries = [...entries, ...over.map((lot) => expiryOf(lot, at))]
          }
          for (const lot of lotsOf(entries)) expect(lot.left).toBeGreaterThanOrEqual(0)
        }
        const total = entries.reduce((sum, line) => sum + line.minor, 0)
        expect(lotsOf(entries).reduce((sum, lot) => sum + lot.left, 0)).toBe(total)
        expect(creditLeft(lotsOf(entries), at)).toBeLessThanOrEqual(total)
        expect(creditLeft(lotsOf(entries), at + 32 * msPerDay)).toBe(0)
      }),
      { numRuns: runs(300) },
    )
  })

  it("is what was bought less what was drawn, until exactly its end", () => {
    const entries = [bought("p", 0), ...drawn([bought("p", 0)], "b", 25_000, 5)]
    expect(creditLeft(lotsOf(entries), 6)).toBe(75_000)
    expect(creditLeft(lotsOf(entries), creditEnd("AE", 0, 30) - 1)).toBe(75_000)
    expect(creditLeft(lotsOf(entries), creditEnd("AE", 0, 30))).toBe(0)
  })

  it("takes what ends soonest first, and leaves uncovered what it has not", () => {
    const later = 20 * msPerDay
    const lots = lotsOf([bought("q", later), bought("p", 0)])
    const { draws, rest } = drawFrom(lots, 230_000, later)
    expect(draws.map(({ lot, minor }) => [lot.id, minor])).toEqual([
      ["p", 100_000],
      ["q", 100_000],
    ])
    expect(rest).toBe(30_000)
  })

  it("comes back to its own lot, and for thirty days where that has ended meanwhile", () => {
    const entries = [bought("p", 0), ...drawn([bought("p", 0)], "b", 60_000, 1)]
    const lines = entries.filter((line) => line.for === "b")
    const [inTime] = givenBackCredit(lines, lotsOf(entries), { id: "r", minor: 60_000, at: 9, market: "AE" })
    expect(inTime).toMatchObject({ lotId: "p", minor: 60_000, expiresAt: null })
    const end = creditEnd("AE", 0, 30)
    const [late] = givenBackCredit(lines, lotsOf(entries), { id: "r", minor: 60_000, at: end, market: "AE" })
    expect(late).toMatchObject({ lotId: late?.id, minor: 60_000, expiresAt: end + givenBackDays * msPerDay })
  })

  it("is written line by line: what was bought, what comes back, and what is over", () => {
    expect(purchaseOf(plan, "c", "p", 5, 9)).toEqual({
      id: "p",
      companyId: "c",
      kind: "purchase",
      lotId: "p",
      minor: 100_000,
      for: "starter",
      at: 5,
      expiresAt: creditEnd("AE", 9, 30),
    })
    const entries = [bought("p", 0), ...drawn([bought("p", 0)], "b", 60_000, 1)]
    const lines = entries.filter((line) => line.for === "b")
    expect(givenBackCredit(lines, lotsOf(entries), { id: "r", minor: 9, at: 2, market: "AE" })).toEqual([
      { id: "r-credit-1", companyId: "c", kind: "give-back", lotId: "p", minor: 9, for: "b", at: 2, expiresAt: null },
    ])
    expect(lotsOf(entries).map((lot) => expiryOf(lot, 7))).toEqual([
      {
        id: "expiry-p-7",
        companyId: "c",
        kind: "expiry",
        lotId: "p",
        minor: -40_000,
        for: "starter",
        at: 7,
        expiresAt: null,
      },
    ])
    expect([bought("p", 0), ...lines].map(beginsLot)).toEqual([true, false])
  })

  it("is drawn lot by lot, of two that end together by their ids, and nothing of what is empty, over or not needed", () => {
    const lot = (id: string, left: number, expiresAt = 100) => ({
      id,
      companyId: "c",
      planId: "starter",
      left,
      expiresAt,
    })
    const from = (lots: Parameters<typeof drawFrom>[0], minor: number) =>
      drawFrom(lots, minor, 50).draws.map(({ lot: { id }, minor: share }) => `${id} ${share}`)
    expect(from([lot("b", 5), lot("a", 5)], 7)).toEqual(["a 5", "b 2"])
    expect(from([lot("a", 5), lot("b", 5)], 7)).toEqual(["a 5", "b 2"])
    expect(from([lot("a", 5), lot("b", 5)], 5)).toEqual(["a 5"])
    expect(from([lot("a", 0), lot("b", 5, 50), lot("c", 5, 51)], 7)).toEqual(["c 5"])
    expect(creditLeft([lot("a", -3), lot("b", 4)], 50)).toBe(4)
  })

  it("goes back to the lot that was drawn last, then to the one before, and never twice", () => {
    const later = 5 * msPerDay
    const bothLots = [bought("p", 0), bought("q", later)]
    const draws = drawn(bothLots, "b", 150_000, later)
    const back = (lines: readonly CreditEntry[], id: string, minor: number, at = later) =>
      givenBackCredit(lines, lotsOf([...bothLots, ...lines]), { id, minor, at, market: "AE" })
    const shares = (entries: readonly CreditEntry[]) => entries.map(({ id, lotId, minor }) => [id, lotId, minor])
    expect(shares(back(draws, "r", 60_000))).toEqual([
      ["r-credit-1", "q", 50_000],
      ["r-credit-2", "p", 10_000],
    ])
    expect(shares(back(draws, "r", 50_000))).toEqual([["r-credit-1", "q", 50_000]])
    const first = back(draws, "r", 60_000)
    expect(shares(back([...draws, ...first], "s", 200_000))).toEqual([["s-credit-2", "p", 90_000]])

    // What was drawn last went back to a lot of its own, because its lot had ended: it is not given back again.
    const end = creditEnd("AE", later, 30)
    const afresh = back(draws, "r", 30_000, end)
    expect(shares(afresh)).toEqual([["r-credit-1", "r-credit-1", 30_000]])
    const again = back([...draws, ...afresh], "s", 200_000, end)
    expect(again.map(({ minor }) => minor)).toEqual([20_000, 100_000])
    expect(again.every(({ id, lotId }) => id === lotId)).toBe(true)
    expect(givenBackCredit(draws, [], { id: "r", minor: 5, at: later, market: "AE" })).toMatchObject([
      { lotId: "r-credit-1", expiresAt: creditEnd("AE", later, givenBackDays) },
    ])
  })
})
