import { localDate } from "@mersal/domain/calendar/local-date"
import type { Statement } from "@mersal/domain/corporate/statement"
import { money } from "@mersal/domain/money/money"
import fc from "fast-check"
import { expect, it } from "vitest"
import { localDate as anyDate, instant } from "../testing/arbitraries.ts"
import { expectAnswersBack, overTheWire } from "../testing/round-trip.ts"
import { encodePiece } from "./encode-answer.ts"
import { cashDay } from "./endpoints/books.ts"
import { listStatements, showStatement } from "./endpoints/company-accounts.ts"

const minor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const currency = fc.constantFrom("AED" as const, "QAR" as const)
const words = fc.string({ maxLength: 20 })

const credit = {
  id: "credit",
  companyId: "company",
  kind: "draw",
  lotId: "lot",
  for: "AE0000000000011",
  at: 0,
  expiresAt: null,
} as const
const nothing = money(0, "AED")
const statement: Omit<Statement, "credit"> = {
  month: "2026-11",
  company: { market: "AE", id: "company", name: "Falcon", taxNumber: "" },
  opening: nothing,
  lines: [],
  charged: nothing,
  vat: nothing,
  paid: nothing,
  closing: nothing,
  document: null,
}

it("cash and credit are decimal major units on the wire", () => {
  const account = { driver: null, name: "", currency: "AED", before: 5, came: 6_197, went: -2_000 } as const
  const cash = { date: localDate("2026-11-21"), accounts: [account], handovers: [], givers: [] }
  expect(overTheWire(encodePiece(cashDay, { ...cash, differences: money(0, "AED") }))).toMatchObject({
    data: { accounts: [{ before: 0.05, came: 61.97, went: -20 }] },
  })
  const lot = { id: "lot", companyId: "company", planId: "plan", left: 12_345, expiresAt: 0 }
  expect(overTheWire(encodePiece(listStatements, { months: [], lots: [lot] }))).toMatchObject({
    data: { lots: [{ left: 123.45 }] },
  })
  const drawn = { ...credit, minor: -2_625 }
  expect(overTheWire(encodePiece(showStatement, { ...statement, credit: [drawn] }))).toMatchObject({
    data: { credit: [{ id: "credit", amount: -26.25 }] },
  })
})

it("cash and credit come back to the very minor unit", () => {
  const account = fc.record({
    driver: fc.option(words),
    name: words,
    currency,
    before: minor,
    came: minor,
    went: minor,
  })
  expectAnswersBack(
    cashDay as never,
    fc.record({
      date: anyDate,
      accounts: fc.array(account, { maxLength: 3 }),
      handovers: fc.constant([]),
      givers: fc.constant([]),
      differences: fc.record({ minor, currency }),
    }),
  )
  const lot = fc.record({ id: words, companyId: words, planId: words, left: minor, expiresAt: instant })
  expectAnswersBack(
    listStatements as never,
    fc.record({ months: fc.constant([]), lots: fc.array(lot, { maxLength: 3 }) }),
  )
  const entries = fc.array(
    minor.map((drawn) => ({ ...credit, minor: drawn })),
    { maxLength: 3 },
  )
  expectAnswersBack(
    showStatement as never,
    entries.map((drawn) => ({ ...statement, credit: drawn })),
  )
})
