import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import * as References from "effect/References"
import * as TestClock from "effect/testing/TestClock"
import { localDate } from "../../calendar/local-date.ts"
import { monthIn } from "../../corporate/billing.ts"
import { MoneyBooks } from "../../ports/driven/money-books.ts"
import { Conflict, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { CompanyBookingsRequest } from "../../ports/driving/corporate-service.ts"
import { cancelBooking } from "../../use-cases/booking/cancel-booking.ts"
import { type Caller, guestCaller } from "../../use-cases/caller.ts"
import { listCompanyBookings } from "../../use-cases/corporate/company-bookings.ts"
import { recordPayment } from "../../use-cases/corporate/company-desk.ts"
import { listStatements, showStatement } from "../../use-cases/corporate/statements.ts"
import { tendAccounts } from "../../use-cases/corporate/tend-accounts.ts"
import { at } from "../sample-booking.ts"
import { sampleCompany } from "../sample-company.ts"
import { sampleProduct } from "./beside-the-store.ts"
import {
  accountCase,
  as,
  commit,
  desk,
  dirhams,
  moneyNow,
  morning,
  onAccount,
  owner,
  type Ports,
  place,
  registered,
} from "./company-on-account.ts"
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
      // What was booked in the last moment may be committed a moment later.
      yield* TestClock.setTime(at("2026-12-01T00:04:59.999+04:00"))
      yield* tendAccounts()
      expectEqual(yield* books.documentFor(cause), null)
      yield* TestClock.setTime(at("2026-12-01T00:05:00.000+04:00"))
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
      yield* TestClock.setTime(at("2026-12-01T00:05:00.000+04:00"))
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
  accountCase(
    "what its members booked in a month is listed by pages for each of them, with what each booking came to",
    Effect.gen(function* () {
      yield* registered(1_000_000)
      const costCentres = ["shop", "lab"].map((id) => ({ id, name: id, isActive: true }))
      yield* commit({ kind: "replaceCompany", company: { ...sampleCompany, costCentres, version: 2 } })
      const omar: Caller = { ...as("booker"), actor: { ...as("booker").actor, id: "omar" } }
      const { booking: first } = yield* place()
      yield* TestClock.setTime(morning + 1_000)
      const { booking: second } = yield* place(omar, { ...onAccount, costCentre: "lab" })
      yield* TestClock.setTime(morning + 2_000)
      const { booking: cancelled } = yield* place(omar, { ...onAccount, costCentre: "lab" })
      const { reference } = cancelled
      yield* cancelBooking({ reference, accessToken: null, expectedFee: null }, owner, { idempotencyKey: "cancel" })
      yield* TestClock.setTime(morning + 3_000)
      const { booking: inCash } = yield* place(owner, { ...onAccount, paymentMethod: "cashAtPickup" })
      yield* place({ ...owner, isSandbox: true })
      yield* TestClock.setTime(at("2026-12-01T00:00:00.000+04:00"))
      const { booking: later } = yield* place(owner, {
        ...onAccount,
        pickupDate: localDate("2026-12-02"),
      })
      const asked: CompanyBookingsRequest = {
        month: "2026-11",
        costCentre: null,
        state: null,
        cursor: null,
      }
      const list = (over: Partial<CompanyBookingsRequest> = {}, caller = as("viewer")) =>
        listCompanyBookings({ ...asked, ...over }, caller)
      const { bookings, next, centres, total } = yield* list()
      const paid = first.price.toPay
      expectEqual(
        bookings.map((one) => [one.reference, one.state, one.costCentre, one.price, one.charged?.minor ?? null]),
        [
          [inCash.reference, "confirmed", "shop", inCash.price.toPay, null],
          [reference, "cancelled", "lab", cancelled.price.toPay, 0],
          [second.reference, "confirmed", "lab", second.price.toPay, second.price.toPay.minor],
          [first.reference, "confirmed", "shop", paid, paid.minor],
        ],
      )
      expectEqual(
        [next, centres, total],
        [
          null,
          [
            { costCentre: "lab", amount: second.price.toPay },
            { costCentre: "shop", amount: paid },
          ].toSorted((a, b) => b.amount.minor - a.amount.minor || (a.costCentre < b.costCentre ? -1 : 1)),
          dirhams(paid.minor + second.price.toPay.minor),
        ],
      )
      const referencesOf = Effect.fnUntraced(function* (over: Parameters<typeof list>[0], caller?: Caller) {
        return (yield* list(over, caller)).bookings.map((one) => one.reference)
      })
      expectEqual(yield* referencesOf({ costCentre: "lab" }), [reference, second.reference])
      expectEqual(yield* referencesOf({ state: "cancelled" }), [reference])
      expectEqual(yield* referencesOf({ month: "2026-12" }), [later.reference])
      expectEqual(yield* referencesOf({ month: "2026-10" }, owner), [])
      const many = { ...onAccount, pickupDate: localDate("2026-12-02") }
      for (let number = 2; number <= 21; number += 1) yield* place(omar, many, `number-${number}`)
      const page = yield* list({ month: "2026-12" }, omar)
      const rest = yield* list({ month: "2026-12", cursor: page.next }, omar)
      const paged = [...page.bookings, ...rest.bookings].map((one) => one.reference)
      expectEqual([page.bookings.length, rest.bookings.length, rest.next, new Set(paged).size], [20, 1, null, 21])
      for (const cursor of ["nothing", "AE0000000000011"])
        expectEqual((yield* refusalOf(list({ cursor })))._tag, "CompanyNotFound")
      for (const caller of [as("owner", "another"), guestCaller("guest"), desk])
        expectEqual((yield* refusalOf(list({}, caller)))._tag, "CompanyNotFound")
    }),
  ),
]
