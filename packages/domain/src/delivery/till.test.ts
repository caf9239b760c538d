import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Money, money } from "../money/money.ts"
import type { DeliveryCommand } from "./delivery-command.ts"
import {
  emptyTill,
  outstanding,
  refundable,
  refundOf,
  type Till,
  tillAfter,
  tillRefusal,
  tillThatCounts,
} from "./till.ts"

const dirhams = (minor: number) => money(minor, "AED")
const riyals = (minor: number) => money(minor, "QAR")

const settle = (amount: Money): DeliveryCommand => ({ type: "settle", amount, honours: true })
const takeCash = (amount: Money): DeliveryCommand => ({ type: "takeCash", amount })
const refund = (amount: Money): DeliveryCommand => ({ type: "refund", amount })
const plain: readonly DeliveryCommand[] = [{ type: "start" }, { type: "cancel", reason: "other" }, { type: "expire" }]

const aDue = fc.integer({ min: 1, max: 50_000 }).map(dirhams)
const aMovement = fc.tuple(fc.constantFrom(settle, takeCash, refund), fc.integer({ min: -3, max: 50_003 })).map(
  ([command, minor]) =>
    (due: Money) =>
      command(minor % 3 === 0 ? due : dirhams(minor)),
)

const paidInFull = tillAfter(emptyTill(dirhams(2625)), settle(dirhams(2625)))

describe("a booking's till", () => {
  it("counts nothing as due of a sandbox booking, whatever it cost, and is itself for any other", () => {
    fc.assert(
      fc.property(aDue, fc.nat(50_000), fc.nat(50_000), (due, paid, corrected) => {
        const till: Till = { ...emptyTill(due), paid: dirhams(paid), corrected: dirhams(corrected) }
        expect(outstanding(tillThatCounts({ isSandbox: true }, till))).toEqual(dirhams(0))
        expect(tillThatCounts({ isSandbox: false }, till)).toBe(till)
      }),
    )
  })

  it("never holds more than is due nor gives back more than was paid, whatever is asked of it", () => {
    fc.assert(
      fc.property(aDue, fc.array(aMovement, { maxLength: 12 }), (due, movements) => {
        let till: Till = emptyTill(due)
        for (const movement of movements) {
          const command = movement(due)
          if (tillRefusal(till, command)) continue
          const after = tillAfter(till, command)
          expect(after).not.toEqual(till)
          till = after
          expect([0, due.minor]).toContain(till.paid.minor)
          expect(till.refunded.minor).toBeLessThanOrEqual(till.paid.minor)
          expect(refundable(till).minor).toBe(till.paid.minor - till.refunded.minor)
          expect(till.due).toEqual(due)
        }
      }),
    )
  })

  it("takes exactly what is due, once, by card or in cash", () => {
    const empty = emptyTill(dirhams(2625))
    for (const pay of [settle, takeCash]) {
      expect(tillRefusal(empty, pay(dirhams(2625)))).toBeNull()
      for (const other of [dirhams(2624), dirhams(2626), riyals(2625)])
        expect(tillRefusal(empty, pay(other))).toEqual({ kind: "another-amount", due: dirhams(2625) })
      expect(tillAfter(empty, pay(dirhams(2625)))).toEqual({ ...empty, paid: dirhams(2625) })
      expect(tillRefusal(paidInFull, pay(dirhams(2625)))).toEqual({ kind: "already-paid" })
      expect(tillRefusal(paidInFull, pay(dirhams(0)))).toEqual({ kind: "already-paid" })
    }
  })

  it("has nothing to take for a booking that costs nothing", () => {
    expect(tillRefusal(emptyTill(dirhams(0)), settle(dirhams(0)))).toEqual({ kind: "already-paid" })
  })

  it("gives back some of what is left, all of it at last, in its own currency, and never nothing", () => {
    expect(tillRefusal(paidInFull, refund(dirhams(2625)))).toBeNull()
    expect(tillRefusal(paidInFull, refund(dirhams(1)))).toBeNull()
    const left = dirhams(2625)
    for (const amount of [dirhams(2626), dirhams(0), dirhams(-1), riyals(2625)])
      expect(tillRefusal(paidInFull, refund(amount))).toEqual({ kind: "refund-exceeds-payment", left })
    const after = tillAfter(paidInFull, refund(dirhams(2000)))
    expect(after).toEqual({ ...paidInFull, refunded: dirhams(2000) })
    expect(tillRefusal(after, refund(dirhams(626)))).toEqual({ kind: "refund-exceeds-payment", left: dirhams(625) })
    expect(tillRefusal(after, refund(dirhams(625)))).toBeNull()
  })

  it("owes what was paid beyond the price no more once it went back, alone, with goodwill or in parts", () => {
    const paid = dirhams(10_000)
    const cheaper: Till = { ...emptyTill(dirhams(8_000)), paid }
    const owed = (...commands: DeliveryCommand[]) => outstanding(commands.reduce(tillAfter, cheaper)).minor
    const back = (minor: number, corrects?: true | Money): DeliveryCommand => ({
      type: "refund",
      amount: dirhams(minor),
      corrects,
    })
    expect(owed()).toBe(-2_000)
    expect(owed(back(2_000, true))).toBe(0)
    expect(owed(back(2_500, dirhams(2_000)))).toBe(0)
    expect(owed(back(1_500, true), back(1_000, dirhams(500)))).toBe(0)
    expect(owed(back(2_500))).toBe(-2_000)
  })

  it("owes nothing more than before by what goes back, in however many parts, and nothing back that went back", () => {
    const parts = fc.array(fc.nat(6_000).map(dirhams), { maxLength: 6 })
    fc.assert(
      fc.property(aDue, fc.nat(60_000), parts, (due, minor, amounts) => {
        const before: Till = { ...emptyTill(due), paid: dirhams(minor) }
        const given = amounts.reduce(
          ({ till, sum }, amount) =>
            tillRefusal(till, refund(amount))
              ? { till, sum }
              : { till: tillAfter(till, refundOf(till, amount)), sum: sum + amount.minor },
          { till: before, sum: 0 },
        )
        const owed = outstanding(before).minor
        expect(outstanding(given.till).minor).toBe(owed >= 0 ? owed : Math.min(0, owed + given.sum))
      }),
    )
  })

  it("is not asked and not changed by what is not about money", () => {
    for (const command of plain) {
      expect(tillRefusal(paidInFull, command)).toBeNull()
      expect(tillAfter(paidInFull, command)).toBe(paidInFull)
    }
  })
})
