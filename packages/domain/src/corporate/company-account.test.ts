import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { msPerDay } from "../calendar/zone.ts"
import { money } from "../money/money.ts"
import { balance, type LedgerEntry } from "../payment/ledger.ts"
import { runs } from "../testing/runs.ts"
import {
  type AccountEntry,
  chargeOf,
  expiredLedger,
  givenBackOf,
  paymentMovement,
  purchaseMovement,
  shareOf,
} from "./company-account.ts"
import { type CreditEntry, creditLeft, expiryOf, lotsOf } from "./credit.ts"
import type { Plan } from "./plan.ts"

const plan: Plan = {
  id: "starter",
  market: "AE",
  name: { en: "Starter", ar: "البداية" },
  price: money(94_500, "AED"),
  credit: money(100_000, "AED"),
  validDays: 30,
}
const booked = (id: string, amount: number, at: number) => ({
  id,
  companyId: "c",
  at,
  month: "2026-11",
  reference: `booking-${id}`,
  costCentre: "shop",
  amount: money(amount, "AED"),
  vatPercent: 5,
})
const step = fc.record({
  what: fc.constantFrom("book", "give-back", "plan", "pay", "expire"),
  minor: fc.integer({ min: 1, max: 150_000 }),
  wait: fc.nat(10),
  which: fc.nat(40),
})

describe("the monthly account of a company", () => {
  it("agrees with the ledger line by line: what is owed, the VAT and the credit, whatever was done", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const account: AccountEntry[] = []
        const credit: CreditEntry[] = []
        const ledger: LedgerEntry[] = []
        const sums = (name: LedgerEntry["account"]) =>
          ledger.reduce((sum, entry) => (entry.account === name ? sum + entry.amount.minor : sum), 0)
        let at = 0
        for (const [index, { what, minor, wait, which }] of steps.entries()) {
          at += wait * msPerDay
          const same = { id: `m-${index}`, companyId: "c", at, month: "2026-11" }
          if (what === "expire") {
            for (const lot of lotsOf(credit).filter(({ left, expiresAt }) => left > 0 && expiresAt <= at)) {
              const line = expiryOf(lot, at)
              credit.push(line)
              ledger.push(...expiredLedger(line, "AED"))
            }
            continue
          }
          const reference = `booking-m-${which}`
          const before = {
            entries: account.filter((entry) => entry.for === reference),
            drawn: credit.filter((line) => line.for === reference),
            lots: lotsOf(credit),
          }
          const movement =
            what === "book"
              ? chargeOf(booked(`m-${index}`, minor, at), lotsOf(credit))
              : what === "plan"
                ? purchaseMovement(plan, 5, same)
                : what === "pay"
                  ? paymentMovement(money(minor, "AED"), "bank transfer", same)
                  : givenBackOf({ ...booked(`m-${which}`, minor, at), id: `m-${index}` }, before, "AE")
          if (!movement) continue
          expect(balance(movement.ledger)).toBe(0)
          account.push(movement.entry)
          credit.push(...movement.credit)
          ledger.push(...movement.ledger)
          const share = shareOf(
            account.filter((entry) => entry.for === reference),
            "AED",
          )
          expect(Math.min(share.onAccount.minor, share.onCredit.minor)).toBeGreaterThanOrEqual(0)
        }
        expect(sums("on-account")).toBe(account.reduce((sum, entry) => sum + entry.onAccount.minor, 0))
        expect(0 - sums("vat")).toBe(account.reduce((sum, entry) => sum + entry.vat.minor, 0))
        expect(0 - sums("credit")).toBe(credit.reduce((sum, line) => sum + line.minor, 0))
        expect(sums("on-account") + sums("vat") + sums("credit") + sums("sales") + sums("bank")).toBe(0)
      }),
      { numRuns: runs(300) },
    )
  })

  it("draws the credit first, whose VAT came with the plan, and puts the rest on account", () => {
    const bought = purchaseMovement(plan, 5, { id: "p", companyId: "c", at: 0, month: "2026-11" })
    expect(bought.entry).toMatchObject({ onAccount: money(94_500, "AED"), vat: money(4_500, "AED") })
    const { entry } = chargeOf(booked("b", 110_500, 1), lotsOf(bought.credit))
    expect(entry).toMatchObject({
      onCredit: money(100_000, "AED"),
      onAccount: money(10_500, "AED"),
      vat: money(500, "AED"),
    })
  })

  it("gives back what came last first, and never more than the booking took", () => {
    const bought = purchaseMovement(plan, 5, { id: "p", companyId: "c", at: 0, month: "2026-11" })
    const charge = chargeOf(booked("b", 110_500, 1), lotsOf(bought.credit))
    const lots = lotsOf([...bought.credit, ...charge.credit])
    const before = { entries: [charge.entry], drawn: charge.credit, lots }
    const some = givenBackOf({ ...booked("b", 20_500, 2), id: "r" }, before, "AE")
    expect(some?.entry).toMatchObject({ onAccount: money(-10_500, "AED"), onCredit: money(-10_000, "AED") })
    const all = givenBackOf({ ...booked("b", 999_999, 2), id: "r" }, before, "AE")
    expect(all?.entry).toMatchObject({ onAccount: money(-10_500, "AED"), onCredit: money(-100_000, "AED") })
    expect(creditLeft(lotsOf([...bought.credit, ...charge.credit, ...(all?.credit ?? [])]), 3)).toBe(100_000)
  })

  it("is written as what was done, for what, with lines of credit of their own and no lines of nothing", () => {
    const same = { companyId: "c", at: 1, month: "2026-11" }
    const bought = purchaseMovement(plan, 5, { id: "p", ...same })
    const charge = chargeOf(booked("b", 110_500, 1), lotsOf(bought.credit))
    expect(bought.entry).toMatchObject({ kind: "plan", for: "starter", costCentre: null })
    expect(bought.credit.map(({ id, kind }) => [id, kind])).toEqual([["p-credit", "purchase"]])
    expect(charge.entry).toMatchObject({ kind: "booking", for: "booking-b", costCentre: "shop" })
    expect(charge.credit).toEqual([
      {
        id: "b-credit-1",
        companyId: "c",
        at: 1,
        kind: "draw",
        lotId: "p-credit",
        minor: -100_000,
        for: "booking-b",
        expiresAt: null,
      },
    ])
    expect(paymentMovement(money(5_000, "AED"), "TRF-1", { id: "t", ...same })).toEqual({
      entry: {
        id: "t",
        ...same,
        kind: "payment",
        for: "TRF-1",
        costCentre: null,
        onAccount: money(-5_000, "AED"),
        vat: money(0, "AED"),
        onCredit: money(0, "AED"),
      },
      credit: [],
      ledger: [
        { account: "bank", amount: money(5_000, "AED") },
        { account: "on-account", amount: money(-5_000, "AED") },
      ],
    })
    const plain = chargeOf({ ...booked("d", 10_000, 1), vatPercent: 0 }, [])
    expect(plain.ledger.map(({ account, amount }) => [account, amount.minor])).toEqual([
      ["on-account", 10_000],
      ["sales", -10_000],
    ])
  })

  it("gives back what was taxed with its VAT, and nothing where nothing was taken", () => {
    const charge = chargeOf(booked("b", 10_500, 1), [])
    const before = { entries: [charge.entry], drawn: [], lots: [] }
    const back = givenBackOf({ ...booked("b", 2_100, 2), id: "r" }, before, "AE")
    expect(back?.entry).toMatchObject({ kind: "give-back", onAccount: money(-2_100, "AED"), vat: money(-100, "AED") })
    expect(givenBackOf(booked("b", 2_100, 2), { ...before, entries: [] }, "AE")).toBeNull()
  })
})
