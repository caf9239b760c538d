import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import * as References from "effect/References"
import * as TestClock from "effect/testing/TestClock"
import { monthIn } from "../../corporate/billing.ts"
import { MoneyBooks } from "../../ports/driven/money-books.ts"
import { Conflict, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { type Caller, guestCaller } from "../../use-cases/caller.ts"
import { recordPayment } from "../../use-cases/corporate/company-desk.ts"
import { listStatements, showStatement } from "../../use-cases/corporate/statements.ts"
import { tendAccounts } from "../../use-cases/corporate/tend-accounts.ts"
import { at } from "../sample-booking.ts"
import { sampleProduct } from "./beside-the-store.ts"
import { accountCase, as, desk, moneyNow, morning, type Ports, place, registered } from "./company-on-account.ts"
import type { DrivenCase } from "./contract-case.ts"
import { expectEqual, refusalOf } from "./expectations.ts"

const admin: Caller = { ...guestCaller(null), actor: { type: "admin", id: "admin", company: null } }

export const statementsOnAccountContract: readonly DrivenCase<Ports>[] = [
  accountCase(
    "what a company has paid is recorded once, and its statement ends with what it owes",
    Effect.gen(function* () {
      yield* registered(1_000_000)
      const { booking } = yield* place()
      const { minor } = booking.price.toPay
      const pay = (paid: number) => recordPayment({ id: "palm", reference: " TRF-2291", minor: paid })
      yield* pay(1_000)
      yield* pay(1_000)
      expectEqual((yield* refusalOf(pay(2_000)))._tag, "PaymentKnownOtherwise")
      expectEqual((yield* moneyNow()).owed, minor - 1_000)
      const month = monthIn("AE", morning)
      const statement = yield* showStatement({ companyId: null, month }, as("viewer"))
      expectEqual(
        [statement.opening, statement.charged, statement.paid, statement.closing].map((amount) => amount.minor),
        [0, minor, 1_000, minor - 1_000],
      )
      const next = yield* showStatement({ companyId: null, month: "2026-12" }, as("viewer"))
      expectEqual([next.opening.minor, next.lines], [minor - 1_000, []])
      const [line] = (yield* listStatements({ companyId: "palm" }, admin)).months
      expectEqual([line?.month, line?.closing.minor], [month, minor - 1_000])
      for (const caller of [as("owner", "another"), desk])
        expectEqual((yield* refusalOf(showStatement({ companyId: "palm", month }, caller)))._tag, "CompanyNotFound")
    }),
  ),
  accountCase(
    "a month that is over has one tax document, and a month that runs has none",
    Effect.gen(function* () {
      yield* registered(1_000_000)
      const { booking } = yield* place()
      yield* tendAccounts()
      const books = yield* MoneyBooks
      const cause = `statement-palm-${monthIn("AE", morning)}`
      expectEqual(yield* books.documentFor(cause), null)
      yield* TestClock.setTime(at("2026-12-01T00:00:00.000+04:00"))
      yield* Effect.all([tendAccounts(), tendAccounts()], { concurrency: "unbounded" })
      const document = yield* books.documentFor(cause)
      expectEqual(
        [document?.amount, document?.series.kind, document?.number, document?.companyId, document?.booking],
        [booking.price.toPay, "tax-invoice", 1, "palm", null],
      )
      expectEqual(document?.seller, { name: sampleProduct.name, address: "", taxNumber: "" })
    }),
  ),
  accountCase(
    "a bill that could not be written says so in the log, and is written at a later pass",
    Effect.gen(function* () {
      yield* registered(1_000_000)
      yield* place()
      yield* TestClock.setTime(at("2026-12-01T00:00:00.000+04:00"))
      const lines: unknown[] = []
      const listening = Logger.layer([
        Logger.make(({ fiber }) => lines.push(fiber.getRef(References.CurrentLogAnnotations))),
      ])
      const cause = `statement-palm-${monthIn("AE", morning)}`
      const refusing = { commit: () => Effect.fail(new Conflict({ change: "issueDocument" })) }
      expectEqual(yield* tendAccounts().pipe(Effect.provideService(UnitOfWork, refusing), Effect.provide(listening)), 0)
      expectEqual(lines, [{ what: cause, change: "issueDocument" }])
      expectEqual(yield* tendAccounts().pipe(Effect.provide(listening)), 1)
      expectEqual([lines.length, (yield* (yield* MoneyBooks).documentFor(cause)) === null], [1, false])
    }),
  ),
]
