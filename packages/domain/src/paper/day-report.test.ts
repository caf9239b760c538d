import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bookingTypes } from "../booking/booking-type.ts"
import { localDate } from "../calendar/local-date.ts"
import { money } from "../money/money.ts"
import { heldIn } from "../payment/cash-handover.ts"
import { particularsOf } from "../payment/document-particulars.ts"
import type { AccountTurnover } from "../payment/ledger.ts"
import { priceBreakdown } from "../pricing/price-breakdown.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import { type CountedBooking, type CountedDocument, cashAccounts, type DayFacts, dayReport } from "./day-report.ts"

const quiet: DayFacts = {
  market: "AE",
  date: localDate("2026-11-21"),
  at: Date.parse("2026-11-21T20:00:00+04:00"),
  bookings: [],
  turnover: [],
  issued: [],
  series: [],
}

const aBooking: fc.Arbitrary<CountedBooking> = fc.record({
  state: fc.constantFrom("confirmed", "assigned", "delivered", "cancelled"),
  bookingType: fc.constantFrom(...bookingTypes),
  deliveredAt: fc.option(fc.nat(100)),
  deliveryEnd: fc.nat(100),
  failedAttempts: fc.nat(3),
})

const aTurnover: fc.Arbitrary<AccountTurnover> = fc.record({
  account: fc.constantFrom("cash", "cash-with:d1", "cash-with:d2", "sales", "vat", "card", "cash-difference"),
  before: fc.integer({ min: -5, max: 5 }),
  came: fc.nat(5),
  went: fc.nat(5).map((minor) => 0 - minor),
})
const turnovers = fc.uniqueArray(aTurnover, { selector: ({ account }) => account })

const invoice = { entity: "AE", kind: "tax-invoice", year: 2026 } as const
const issued = (number: number, over: Partial<CountedDocument> = {}): CountedDocument => ({
  series: invoice,
  number,
  amount: sampleBooking.price.toPay,
  particulars: particularsOf(sampleBooking),
  ...over,
})

describe("a market's day in figures", () => {
  it("counts each booking once, by where it is and by its type, the most frequent first and equals by name", () => {
    fc.assert(
      fc.property(fc.array(aBooking), (bookings) => {
        const { states, types } = dayReport({ ...quiet, bookings })
        for (const { name, count } of states) expect(bookings.filter(({ state }) => state === name)).toHaveLength(count)
        for (const { name, count } of types)
          expect(bookings.filter(({ bookingType }) => bookingType === name)).toHaveLength(count)
        for (const counted of [states, types]) {
          expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(bookings.length)
          const places = counted.map(({ name, count }) => `${1000 - count} ${name}`)
          expect(places).toEqual(places.toSorted())
        }
      }),
    )
  })

  it("counts as on time what was delivered in its window, its last instant included, and every failed attempt", () => {
    fc.assert(
      fc.property(fc.array(aBooking), (bookings) => {
        const { deliveries } = dayReport({ ...quiet, bookings })
        const delivered = bookings.filter(({ deliveredAt }) => deliveredAt !== null)
        const late = delivered.filter(({ deliveredAt, deliveryEnd }) => Number(deliveredAt) > deliveryEnd)
        expect(deliveries).toEqual({
          delivered: delivered.length,
          onTime: delivered.length - late.length,
          failedAttempts: bookings.reduce((sum, { failedAttempts }) => sum + failedAttempts, 0),
        })
      }),
    )
  })

  it("tells what was sold and its VAT from what the books owe, and what was given back with its VAT", () => {
    const turnover = [
      { account: "sales", before: -7, came: 300, went: -10_000 },
      { account: "vat", before: 9, came: 15, went: -500 },
      { account: "card", before: 1, came: 10_500, went: -315 },
    ]
    const { revenue, vat, discounts, refunds } = dayReport({ ...quiet, turnover }).money
    expect([revenue.minor, vat.minor, discounts.minor, refunds.minor]).toEqual([10_000, 485, 0, 315])
    expect(revenue).toEqual(money(10_000, "AED"))
    const qatar = dayReport({ ...quiet, market: "QA" })
    expect(qatar.money).toEqual({
      revenue: money(0, "QAR"),
      vat: money(0, "QAR"),
      discounts: money(0, "QAR"),
      refunds: money(0, "QAR"),
    })
  })

  it("tells the discounts of what was paid whole, once: not of differences, credit notes, or papers that say nothing", () => {
    const price = priceBreakdown(money(5_000, "AED"), money(750, "AED"), 5)
    const particulars = { ...particularsOf(sampleBooking), price }
    const whole = { amount: price.toPay, particulars }
    const discountsOf = (...documents: readonly CountedDocument[]) =>
      dayReport({ ...quiet, issued: documents }).money.discounts
    expect(discountsOf(issued(1, whole), issued(2, whole))).toEqual(money(1_500, "AED"))
    expect(discountsOf(issued(3, { particulars, amount: money(100, "AED") }))).toEqual(money(0, "AED"))
    expect(discountsOf(issued(4, { ...whole, series: { ...invoice, kind: "credit-note" } }))).toEqual(money(0, "AED"))
    expect(discountsOf(issued(5, { amount: price.toPay, particulars: null }))).toEqual(money(0, "AED"))
  })

  it("names of each series its first and last number of the day, whatever their order, and a number that is missing", () => {
    const credit = { ...invoice, kind: "credit-note" } as const
    const older = { ...invoice, year: 2025 } as const
    const documents = [issued(17), issued(15), issued(16), issued(3, { series: credit }), issued(9, { series: older })]
    const ends = [
      { series: { ...credit, entity: "QA" as const }, issued: 9, last: 9 },
      { series: { ...invoice, entity: "QA" as const }, issued: 1, last: 9 },
      { series: invoice, issued: 17, last: 17 },
      { series: credit, issued: 2, last: 3 },
    ]
    const report = dayReport({ ...quiet, issued: documents, series: ends })
    expect(report.documents).toEqual([
      { kind: "tax-invoice", count: 3, first: "INV-AE-2026-000015", last: "INV-AE-2026-000017", hasGap: false },
      { kind: "credit-note", count: 1, first: "CN-AE-2026-000003", last: "CN-AE-2026-000003", hasGap: true },
      { kind: "tax-invoice", count: 1, first: "INV-AE-2025-000009", last: "INV-AE-2025-000009", hasGap: false },
    ])
    const older2025 = { series: older, issued: 8, last: 9 }
    const withGap = dayReport({ ...quiet, issued: documents, series: [...ends, older2025] })
    expect(withGap.documents.map(({ hasGap }) => hasGap)).toEqual([false, true, true])
  })

  it("is of its market, date and instant, and open until somebody closes it", () => {
    expect(dayReport(quiet)).toMatchObject({ market: "AE", date: "2026-11-21", at: quiet.at, isClosed: false })
  })
})

describe("the cash of a day", () => {
  it("is the desk's and each driver's, to the fil, and nobody's who had none and moved none", () => {
    fc.assert(
      fc.property(turnovers, (turnover) => {
        const accounts = cashAccounts(turnover, "AED")
        const named = accounts.map(({ driver }) => (driver === null ? "cash" : `cash-with:${driver}`))
        expect(new Set(named).size).toBe(named.length)
        for (const one of turnover) {
          const account = accounts[named.indexOf(one.account)]
          const isCash = one.account === "cash" || one.account.startsWith("cash-with:")
          const isIdle = one.before === 0 && one.came === 0 && one.went === 0
          if (!isCash || isIdle) expect(account).toBeUndefined()
          else {
            const { before, came, went } = one
            expect(account).toMatchObject({ currency: "AED", before, came, went })
            expect(account && heldIn(account)).toBe(before + came + went)
          }
        }
        expect(dayReport({ ...quiet, turnover }).cash).toEqual(accounts)
      }),
    )
  })

  it("has who began with some, who took some and who gave some, and not who did none of it", () => {
    const turnover = [
      { account: "cash", before: 0, came: 0, went: 0 },
      { account: "cash-with:began", before: 5, came: 0, went: 0 },
      { account: "cash-with:took", before: 0, came: 5, went: 0 },
      { account: "cash-with:gave", before: 0, came: 0, went: -5 },
      { account: "cash-with:idle", before: 0, came: 0, went: 0 },
      { account: "cash-difference", before: 5, came: 5, went: -5 },
    ]
    expect(cashAccounts(turnover, "QAR").map(({ driver }) => driver)).toEqual(["began", "took", "gave"])
    const [desk] = cashAccounts([{ account: "cash", before: 1, came: 2, went: -3 }], "QAR")
    expect(desk).toEqual({ driver: null, currency: "QAR", before: 1, came: 2, went: -3 })
  })
})
