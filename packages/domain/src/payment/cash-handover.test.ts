import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { money } from "../money/money.ts"
import { handoverEntries, judgeHandover } from "./cash-handover.ts"
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
})
