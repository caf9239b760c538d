import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { money } from "../money/money.ts"
import { type CashAccount, cashGivers, handoverEntries, heldIn, judgeHandover } from "./cash-handover.ts"
import { balance } from "./ledger.ts"

const counts = fc.record({ held: fc.integer({ min: 0, max: 1e8 }), minor: fc.integer({ min: 0, max: 1e8 }) })

describe("cash that a driver hands over", () => {
  it("comes to nothing in the books, and with a reason always settles his account", () => {
    fc.assert(
      fc.property(counts, fc.constantFrom("", "miscounted"), ({ held, minor }, reason) => {
        const judged = judgeHandover(money(held, "AED"), { minor, reason })
        if ("kind" in judged) return
        const entries = handoverEntries({ driver: "d1", ...judged })
        expect(balance(entries)).toBe(0)
        const left = held + (entries.find(({ account }) => account === "cash-with:d1")?.amount.minor ?? 0)
        expect(left).toBe(reason === "" ? held - minor : 0)
        expect(left).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it("may be a part of what he has: the rest stays with him", () => {
    expect(judgeHandover(money(5000, "AED"), { minor: 2000, reason: "" })).toEqual({
      amount: money(2000, "AED"),
      difference: money(0, "AED"),
      reason: "",
    })
  })

  it("is refused where more was counted than he has and nobody says why, and where it is nothing", () => {
    const held = money(5000, "AED")
    expect(judgeHandover(held, { minor: 5001, reason: "" })).toEqual({ kind: "more-than-held", held })
    expect(judgeHandover(held, { minor: 0, reason: "" })).toEqual({ kind: "nothing-handed-over" })
    expect(judgeHandover(money(0, "AED"), { minor: 0, reason: "lost" })).toEqual({ kind: "nothing-handed-over" })
  })

  it("keeps a reason only where there is a difference", () => {
    const held = money(5000, "AED")
    expect(judgeHandover(held, { minor: 5000, reason: "by habit" })).toMatchObject({ reason: "" })
    expect(judgeHandover(held, { minor: 4900, reason: "no change" })).toMatchObject({
      difference: money(100, "AED"),
      reason: "no change",
    })
  })

  it("is an amount in whole minor units, of nothing or more", () => {
    for (const minor of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      for (const reason of ["", "lost"])
        expect(judgeHandover(money(5000, "AED"), { minor, reason })).toEqual({ kind: "nothing-handed-over" })
  })

  it("may be all he has, or nothing or too much where somebody says why", () => {
    const judge = (minor: number, reason: string) => judgeHandover(money(5000, "AED"), { minor, reason })
    const [nothing, more] = [money(0, "AED"), money(-1, "AED")]
    expect(judge(5000, "")).toEqual({ amount: money(5000, "AED"), difference: nothing, reason: "" })
    expect(judge(0, "robbed")).toEqual({ amount: nothing, difference: money(5000, "AED"), reason: "robbed" })
    expect(judge(5001, "a tip")).toEqual({ amount: money(5001, "AED"), difference: more, reason: "a tip" })
  })

  it("goes from his account to the desk, and a difference to its own, without a line of nothing", () => {
    const linesOf = (minor: number, difference: number) =>
      handoverEntries({ driver: "d1", amount: money(minor, "AED"), difference: money(difference, "AED") }).map(
        ({ account, amount }) => [account, amount.minor],
      )
    expect(linesOf(2000, 0)).toEqual([
      ["cash-with:d1", -2000],
      ["cash", 2000],
    ])
    expect(linesOf(0, 5000)).toEqual([
      ["cash-with:d1", -5000],
      ["cash-difference", 5000],
    ])
    expect(linesOf(5001, -1)).toEqual([
      ["cash-with:d1", -5000],
      ["cash", 5001],
      ["cash-difference", -1],
    ])
  })
})

describe("what an account of cash holds", () => {
  it("is what it had, with what came, less what went", () => {
    expect(heldIn({ before: 100, came: 30, went: -50 })).toBe(80)
  })
})

describe("whoever may hand cash over", () => {
  const ids = ["d1", "d2", "d3"] as const
  const drivers = fc
    .tuple(...ids.map((id) => fc.record({ id: fc.constant(id), name: fc.constant(id), isActive: fc.boolean() })))
    .map((all) => [...all])
  const accounts = fc.uniqueArray(
    fc.record({
      driver: fc.constantFrom(null, ...ids, "erased"),
      currency: fc.constant("AED" as const),
      before: fc.integer({ min: 0, max: 3 }),
      came: fc.integer({ min: 0, max: 3 }),
      went: fc.integer({ min: -3, max: 0 }),
    }),
    { selector: ({ driver }) => driver },
  )

  it("is every driver, and of those who drive no more each who still has some", () => {
    fc.assert(
      fc.property(drivers, accounts, (everybody, held) => {
        const hasCash = (id: string) => held.some((one: CashAccount) => one.driver === id && heldIn(one) !== 0)
        const givers = cashGivers(everybody, held)
        for (const { id, isActive } of everybody) {
          const found = givers.find((giver) => giver.id === id)
          expect(found !== undefined).toBe(isActive || hasCash(id))
          if (found) expect(found.isGone).toBe(!isActive)
        }
      }),
    )
  })
})
