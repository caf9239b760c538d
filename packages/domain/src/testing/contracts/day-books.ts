import * as Effect from "effect/Effect"
import { localDate } from "../../calendar/local-date.ts"
import { msPerDay } from "../../calendar/zone.ts"
import { money } from "../../money/money.ts"
import { type CashHandover, handoverEntries } from "../../payment/cash-handover.ts"
import { balance, moneyCame } from "../../payment/ledger.ts"
import { type ClosedDay, DayBooks } from "../../ports/driven/day-books.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual, refusalOf } from "./expectations.ts"

const commit = (...changes: readonly Change[]) => UnitOfWork.use((work) => work.commit(changes))
const all = { offset: 0, limit: 100 }

const taken = (id: string, at: number, minor: number, driver = "d1"): Change => ({
  kind: "postLedger",
  booking: null,
  transaction: { id, source: id, at, entries: moneyCame(`cash-with:${driver}`, money(minor, "AED"), 5) },
})

const given = (id: string, at: number, minor: number, missing = 0): CashHandover => ({
  id,
  driver: "d1",
  amount: money(minor, "AED"),
  difference: money(missing, "AED"),
  reason: missing === 0 ? "" : "no change",
  takenBy: "ops-1",
  at,
})

const handedOver = (handover: CashHandover, order: number): readonly Change[] => [
  { kind: "handOverCash", handover, order },
  {
    kind: "postLedger",
    booking: null,
    transaction: { id: handover.id, source: handover.id, at: handover.at, entries: handoverEntries(handover) },
  },
]

const closed: ClosedDay = { market: "AE", date: localDate("2026-11-21"), at: 50, by: "ops-1", report: "{}" }

/** What a day's accounts are made of. */
export const dayBooksContract: readonly DrivenCase<DayBooks | UnitOfWork>[] = [
  drivenCase(
    "each account has what came before a span and in it, and all of them together come to nothing",
    Effect.gen(function* () {
      yield* commit(taken("t1", 10, 2625), taken("t2", 20, 1050), taken("t3", 30, 105, "d2"))
      yield* commit(...handedOver(given("h1", 25, 3000, 675), 1))
      const books = yield* DayBooks
      const turnover = yield* books.turnover("AED", { from: 20, to: 30 })
      expectEqual(
        turnover.filter(({ account }) => account.startsWith("cash")),
        [
          { account: "cash", before: 0, came: 3000, went: 0 },
          { account: "cash-difference", before: 0, came: 675, went: 0 },
          { account: "cash-with:d1", before: 2625, came: 1050, went: -3675 },
        ],
      )
      expectEqual(
        turnover.reduce((sum, { before, came, went }) => sum + before + came + went, 0),
        0,
      )
      expectEqual(yield* books.turnover("QAR", { from: 0, to: 100 }), [])
    }),
  ),
  drivenCase(
    "what an account had before a span is the sum of all before it, whatever days lie between and wherever in a day it begins",
    Effect.gen(function* () {
      const instants = [1, msPerDay - 1, msPerDay, msPerDay + 7, 3 * msPerDay - 1, 3 * msPerDay, 9 * msPerDay + 5]
      yield* commit(...instants.map((at, index) => taken(`t${at}`, at, 105 * 2 ** index)))
      const books = yield* DayBooks
      for (const from of instants.flatMap((at) => [at - 1, at, at + 1])) {
        const to = from + 2 * msPerDay
        const sum = (isCounted: (at: number) => boolean): number =>
          instants.reduce((total, at, index) => total + (isCounted(at) ? 105 * 2 ** index : 0), 0)
        const [before, came] = [sum((at) => at < from), sum((at) => from <= at && at < to)]
        const found = yield* books.turnover("AED", { from, to })
        expectEqual(
          found.filter(({ account }) => account === "cash-with:d1"),
          before + came === 0 ? [] : [{ account: "cash-with:d1", before, came, went: 0 }],
        )
      }
    }),
  ),
  drivenCase(
    "every entry of a span is listed in order, by pages, with the booking that it is of",
    Effect.gen(function* () {
      yield* commit(taken("t2", 20, 1050), taken("t1", 10, 2625))
      const books = yield* DayBooks
      const lines = yield* books.lines("AED", { from: 10, to: 21 }, all)
      expectEqual(
        lines.map(({ transaction, account }) => [transaction, account]),
        [
          ["t1", "cash-with:d1"],
          ["t1", "sales"],
          ["t1", "vat"],
          ["t2", "cash-with:d1"],
          ["t2", "sales"],
          ["t2", "vat"],
        ],
      )
      expectEqual(balance(lines.map(({ minor }) => ({ account: "cash", amount: money(minor, "AED") }))), 0)
      expectEqual(yield* books.lines("AED", { from: 10, to: 21 }, { offset: 4, limit: 1 }), lines.slice(4, 5))
      expectEqual(yield* books.lines("AED", { from: 10, to: 20 }, all), lines.slice(0, 3))
    }),
  ),
  drivenCase(
    "cash is handed over once for each id, and of two who count one driver's cash at once one does",
    Effect.gen(function* () {
      const books = yield* DayBooks
      const first = given("h1", 20, 3000, -5)
      yield* commit(taken("t1", 10, 2625), ...handedOver(first, 1))
      expectEqual(yield* books.handover("h1"), first)
      expectEqual(yield* books.handover("h2"), null)
      expectEqual(yield* books.handoversOf("d1", "AED"), 1)
      expectEqual(yield* books.handoversOf("d1", "QAR"), 0)
      for (const [id, order] of [
        ["h1", 2],
        ["h2", 1],
      ] as const) {
        const again = yield* refusalOf(commit(...handedOver(given(id, 30, 10), order)))
        expectEqual(again.change, "handOverCash")
      }
      const second = given("h0", 20, 10)
      yield* commit(...handedOver(second, 2))
      expectEqual(yield* books.handovers("AED", { from: 20, to: 21 }), [second, first])
      expectEqual(yield* books.handovers("AED", { from: 0, to: 20 }), [])
    }),
  ),
  drivenCase(
    "a day is closed once, with its report as it was",
    Effect.gen(function* () {
      const books = yield* DayBooks
      expectEqual(yield* books.closedDay("AE", closed.date), null)
      yield* commit({ kind: "closeDay", day: closed })
      expectEqual(yield* books.closedDay("AE", closed.date), closed)
      expectEqual(yield* books.closedDay("QA", closed.date), null)
      const again = yield* refusalOf(commit({ kind: "closeDay", day: { ...closed, report: "[]" } }))
      expectEqual(again.change, "closeDay")
    }),
  ),
]
