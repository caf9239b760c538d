import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import type { CompanyRole } from "../../account/role.ts"
import { noWish } from "../../booking/change/booking-change.ts"
import type { Order } from "../../booking/order/order.ts"
import type { Reference } from "../../booking/order/reference.ts"
import { msPerDay } from "../../calendar/zone.ts"
import { monthIn } from "../../corporate/billing.ts"
import { bulkExample } from "../../corporate/bulk-example.ts"
import { bulkColumns } from "../../corporate/bulk-order.ts"
import { creditLeft } from "../../corporate/credit.ts"
import { creditEnd } from "../../corporate/credit-end.ts"
import { money } from "../../money/money.ts"
import { csvText } from "../../paper/csv.ts"
import { roadDistance } from "../../places/distance.ts"
import type { Accounts } from "../../ports/driven/accounts.ts"
import { Bookings } from "../../ports/driven/bookings.ts"
import { ChosenReadings } from "../../ports/driven/chosen-readings.ts"
import type { ClosureCalendar } from "../../ports/driven/closure-calendar.ts"
import { Companies } from "../../ports/driven/companies.ts"
import type { Digest } from "../../ports/driven/digest.ts"
import { DistanceMeter } from "../../ports/driven/distance-meter.ts"
import type { Drivers } from "../../ports/driven/drivers.ts"
import type { Geocoder } from "../../ports/driven/geocoder.ts"
import type { IdSource } from "../../ports/driven/id-source.ts"
import { MoneyBooks } from "../../ports/driven/money-books.ts"
import type { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import { PaymentOffer } from "../../ports/driven/payment-offer.ts"
import type { TariffBook, TaxRates } from "../../ports/driven/price-lists.ts"
import type { PromoCatalog } from "../../ports/driven/promo-catalog.ts"
import type { PromoUses } from "../../ports/driven/promo-uses.ts"
import type { Proofs } from "../../ports/driven/proofs.ts"
import type { RulesBook } from "../../ports/driven/rules-book.ts"
import type { ServiceAreas } from "../../ports/driven/service-areas.ts"
import type { SlotLedger } from "../../ports/driven/slot-ledger.ts"
import type { StoredAnswers } from "../../ports/driven/stored-answers.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { type Caller, guestCaller } from "../../use-cases/caller.ts"
import { cancelBooking } from "../../use-cases/cancel-booking.ts"
import { changeBooking } from "../../use-cases/change-booking.ts"
import { bookInBulk } from "../../use-cases/corporate/book-in-bulk.ts"
import { recordPayment } from "../../use-cases/corporate/company-desk.ts"
import { choosePlan } from "../../use-cases/corporate/keep-company.ts"
import { ledgerSource } from "../../use-cases/corporate/on-account.ts"
import { listStatements, showStatement } from "../../use-cases/corporate/statements.ts"
import { tendAccounts } from "../../use-cases/corporate/tend-accounts.ts"
import { deliveryOf } from "../../use-cases/delivery-of.ts"
import { obeyCommand } from "../../use-cases/operations/obey-command.ts"
import { placeBooking } from "../../use-cases/place-booking.ts"
import { at } from "../sample-booking.ts"
import { sampleCompany } from "../sample-company.ts"
import { sampleOrder, servedWay } from "../sample-order.ts"
import type { DrivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue, refusalOf } from "./expectations.ts"

type Beside = ChosenReadings | DistanceMeter | PaymentOffer
type Ports =
  | Accounts
  | Bookings
  | ClosureCalendar
  | Companies
  | Digest
  | Drivers
  | Geocoder
  | IdSource
  | MoneyBooks
  | PaymentAttempts
  | PromoCatalog
  | PromoUses
  | Proofs
  | RulesBook
  | ServiceAreas
  | SlotLedger
  | StoredAnswers
  | TariffBook
  | TaxRates
  | UnitOfWork

const morning = at("2026-11-21T09:00:00.000+04:00")

const accountCase = (name: string, program: Effect.Effect<void, unknown, Ports | Beside>): DrivenCase<Ports> => ({
  name: `on account: ${name}`,
  run: (layer: Layer.Layer<Ports>) => {
    const beside = program.pipe(
      Effect.provideService(ChosenReadings, []),
      Effect.provideService(DistanceMeter, { between: (from, to) => Effect.succeed(roadDistance(from, to)) }),
      // Nothing of it is offered to everybody.
      Effect.provideService(PaymentOffer, { AE: ["cashAtPickup"], QA: ["cashAtPickup"] }),
    )
    const clocked = Effect.andThen(TestClock.setTime(morning), beside)
    return Effect.runPromise(clocked.pipe(Effect.provide(layer), Effect.provide(TestClock.layer())))
  },
})

const as = (role: CompanyRole, id = "palm"): Caller => ({
  ...guestCaller(null),
  actor: { type: "customer", id: "aisha", company: { id, role } },
})
const owner = as("owner")
const admin: Caller = { ...guestCaller(null), actor: { type: "admin", id: "admin", company: null } }
const desk: Caller = { ...guestCaller(null), actor: { type: "ops", id: "desk", company: null } }

const onAccount: Partial<Order> = {
  bookingType: "sameDay",
  pickupWindow: "13-18",
  paymentMethod: "onAccount",
  costCentre: "shop",
}

const dirhams = (minor: number) => money(minor, "AED")

const coordinates = ({ lat, lon }: { readonly lat: number; readonly lon: number }) => `${lat}, ${lon}`

const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})

const registered = (limit: number) =>
  commit(
    { kind: "insertCompany", company: sampleCompany },
    { kind: "setCreditLimit", companyId: "palm", limit: dirhams(limit) },
  )

const place = (caller = owner, patch = onAccount, idempotencyKey?: string) =>
  placeBooking(sampleOrder(patch), caller, idempotencyKey === undefined ? {} : { idempotencyKey })

const starter = Effect.fnUntraced(function* (planId: string | null = "ae-starter") {
  const { version } = (yield* (yield* Companies).find("palm")) ?? sampleCompany
  return yield* choosePlan({ planId, version }, owner)
})

const tillOf = Effect.fnUntraced(function* (reference: Reference) {
  const stored = yield* (yield* Bookings).find(reference)
  if (!stored) throw new Error(`${reference} was not stored`)
  const { state, till } = deliveryOf(stored)
  return { state, kept: till.paid.minor - till.refunded.minor, due: till.due.minor }
})

/** What is owed and left, and that account, credit and ledger say the same. */
const moneyNow = Effect.fnUntraced(function* () {
  const companies = yield* Companies
  const { owed } = yield* companies.account(sampleCompany)
  const lots = yield* companies.lots("palm")
  const booked = (yield* (yield* MoneyBooks).booked(ledgerSource("palm"))).flatMap(({ entries }) => entries)
  const sum = (name: string) =>
    booked.reduce((all, { account, amount }) => (account === name ? all + amount.minor : all), 0)
  expectEqual(sum("on-account"), owed.minor)
  expectEqual(
    0 - sum("credit"),
    lots.reduce((all, { left }) => all + left, 0),
  )
  expectEqual(
    booked.reduce((all, { amount }) => all + amount.minor, 0),
    0,
  )
  const lines = (yield* Effect.forEach(yield* companies.months("palm"), ({ month }) =>
    companies.entries("palm", month),
  ))
    .flat()
    .reduce((all, entry) => all + entry.onAccount.minor, 0)
  expectEqual(lines, owed.minor)
  return { owed: owed.minor, credit: creditLeft(lots, yield* Clock.currentTimeMillis) }
})

const cancel = (reference: Reference) =>
  cancelBooking({ reference, accessToken: null, expectedFee: null }, owner, { idempotencyKey: `cancel-${reference}` })

const near = { address: "Deira, Dubai", position: { lat: 25.2697, lon: 55.3095 }, cityName: "Dubai" }
const far = { address: "Al Nuaimia, Ajman", position: { lat: 25.3995, lon: 55.4796 }, cityName: "Ajman" }

const moved = (reference: Reference, place: typeof near) => {
  return changeBooking(
    {
      reference,
      accessToken: null,
      wish: { ...noWish, dropOff: { ...noWish.dropOff, place } },
      expectedTotal: null,
      isPreview: false,
    },
    owner,
    { idempotencyKey: `move-${place.cityName}` },
  )
}

export const bookingsOnAccountContract: readonly DrivenCase<Ports>[] = [
  accountCase(
    "is confirmed at once and paid, for whoever may book for an approved company, and for nobody else",
    Effect.gen(function* () {
      yield* registered(1_000_000)
      for (const role of ["owner", "booker"] as const) {
        const { booking, holdEndsAt } = yield* place(as(role))
        const { toPay } = booking.price
        expectEqual([booking.state, holdEndsAt], ["confirmed", undefined])
        expectEqual(yield* tillOf(booking.reference), { state: "confirmed", kept: toPay.minor, due: toPay.minor })
      }
      const refused = [as("viewer"), as("owner", "another"), guestCaller("guest")]
      for (const caller of refused) expectEqual((yield* refusalOf(place(caller)))._tag, "CostCentreRefused")
      const { costCentre: _, ...without } = onAccount
      expectEqual((yield* refusalOf(place(owner, without)))._tag, "CostCentreRefused")
      expectTrue((yield* moneyNow()).owed > 0, "something is owed")
    }),
  ),
  accountCase(
    "the credit is drawn first, the rest is owed up to the limit, and a cancellation gives all of it back",
    Effect.gen(function* () {
      yield* registered(95_000)
      yield* starter()
      expectEqual(yield* moneyNow(), { owed: 95_000, credit: 100_000 })
      const { booking } = yield* place()
      const { minor } = booking.price.toPay
      expectEqual(yield* moneyNow(), { owed: 95_000, credit: 100_000 - minor })
      yield* cancel(booking.reference)
      yield* cancel(booking.reference)
      expectEqual(yield* tillOf(booking.reference), { state: "cancelled", kept: 0, due: minor })
      expectEqual(yield* moneyNow(), { owed: 95_000, credit: 100_000 })
    }),
  ),
  accountCase(
    "of 200 bookings at once none draws what another has drawn, and none is owed above the limit",
    Effect.gen(function* () {
      yield* registered(10_000_000)
      const price = (yield* place()).booking.price.toPay.minor
      const plan = { lot: Math.round(price * 40.5), limit: price + Math.round(price * 100.2) }
      yield* commit(
        { kind: "setCreditLimit", companyId: "palm", limit: dirhams(plan.limit) },
        {
          kind: "postCredit",
          entry: {
            id: "lot",
            companyId: "palm",
            kind: "purchase",
            lotId: "lot",
            minor: plan.lot,
            for: "gift",
            at: morning,
            expiresAt: morning + msPerDay,
          },
        },
      )
      const outcomes = yield* Effect.all(
        Array.from({ length: 200 }, () => Effect.result(place())),
        { concurrency: "unbounded" },
      )
      const booked = outcomes.filter(({ _tag }) => _tag === "Success").length
      for (const outcome of outcomes)
        if (outcome._tag === "Failure") expectEqual(outcome.failure._tag, "CreditLimitReached")
      const companies = yield* Companies
      const { owed } = yield* companies.account(sampleCompany)
      const lots = yield* companies.lots("palm")
      expectTrue(owed.minor <= plan.limit, "more is owed than the limit lets")
      const left = creditLeft(lots, morning)
      expectTrue(left >= 0, "more was drawn than there was")
      expectEqual(owed.minor + plan.lot - left, (booked + 1) * price)
      expectEqual(booked, 140)
    }),
  ),
  accountCase(
    "a plan costs its price once in each of its periods, however it is chosen, changed and ended",
    Effect.gen(function* () {
      yield* registered(95_000)
      const once = yield* starter()
      expectEqual(once.company.planEndsAt, creditEnd("AE", morning, 90))
      yield* starter()
      yield* starter(null)
      const again = yield* starter()
      expectEqual(again.company.planEndsAt, once.company.planEndsAt)
      expectEqual(yield* moneyNow(), { owed: 95_000, credit: 100_000 })
      expectEqual((yield* refusalOf(starter("ae-business")))._tag, "CreditLimitReached")
      yield* commit({ kind: "setCreditLimit", companyId: "palm", limit: dirhams(545_000) })
      yield* starter("ae-business")
      yield* starter()
      expectEqual(yield* moneyNow(), { owed: 545_000, credit: 600_000 })
    }),
  ),
  accountCase(
    "what has ended is written off and bought anew, once, and ends where the limit leaves no room",
    Effect.gen(function* () {
      yield* registered(190_000)
      yield* starter()
      yield* place()
      const first = creditEnd("AE", morning, 90)
      yield* TestClock.setTime(first - 1)
      yield* tendAccounts()
      expectTrue((yield* moneyNow()).credit > 0, "credit is gone before its last midnight")
      yield* TestClock.setTime(first + 15_000)
      yield* Effect.all([tendAccounts(), tendAccounts()], { concurrency: "unbounded" })
      yield* tendAccounts()
      expectEqual(yield* moneyNow(), { owed: 190_000, credit: 100_000 })
      expectEqual((yield* (yield* Companies).find("palm"))?.planEndsAt, first + 90 * msPerDay)
      yield* TestClock.setTime(first + 90 * msPerDay)
      yield* tendAccounts()
      yield* tendAccounts()
      expectEqual(yield* moneyNow(), { owed: 190_000, credit: 0 })
      expectEqual((yield* (yield* Companies).find("palm"))?.planId, null)
    }),
  ),
  accountCase(
    "a file books each of its rows once, and a bad row stops no other",
    Effect.gen(function* () {
      yield* registered(1_000_000)
      const cells = { ...bulkExample, pickup_place: coordinates(servedWay.AE.pickup), cost_centre: "shop" }
      const good = { ...cells, dropoff_place: coordinates(servedWay.AE.dropOff) }
      const bad = { ...good, pickup_phone: "12", cost_centre: "nobody" }
      const csv = csvText([bulkColumns, ...[good, bad, good].map((row) => bulkColumns.map((column) => row[column]))])
      const tried = yield* bookInBulk({ csv, isConfirmed: false }, owner)
      expectEqual(
        tried.rows.map(({ reference, price, faults }) => [reference, price !== null, faults]),
        [
          [null, true, []],
          [null, false, [{ column: "cost_centre", problem: "unknown-cost-centre" }]],
          [null, true, []],
        ],
      )
      const phones = { ...good, pickup_phone: "12", dropoff_phone: "34" }
      const mistyped = csvText([bulkColumns, bulkColumns.map((column) => phones[column])])
      expectEqual((yield* bookInBulk({ csv: mistyped, isConfirmed: false }, owner)).rows[0]?.faults, [
        { column: "pickup_phone", problem: "not-a-phone" },
        { column: "dropoff_phone", problem: "not-a-phone" },
      ])
      expectEqual((yield* moneyNow()).owed, 0)
      const booked = yield* bookInBulk({ csv, isConfirmed: true }, owner)
      const [price = 0] = booked.rows.map((row) => row.price?.minor)
      const references = booked.rows.map(({ reference }) => reference)
      expectTrue(references[0] !== null && references[2] !== null && references[0] !== references[2], "two bookings")
      const again = yield* bookInBulk({ csv, isConfirmed: true }, owner)
      expectEqual(
        again.rows.map(({ reference }) => reference),
        references,
      )
      expectEqual((yield* moneyNow()).owed, 2 * price)
      expectEqual((yield* refusalOf(bookInBulk({ csv, isConfirmed: true }, as("viewer"))))._tag, "CompanyNotFound")
      const refused = yield* refusalOf(bookInBulk({ csv: "service;colour\nnext day;red", isConfirmed: true }, owner))
      expectEqual(refused._tag === "BulkFileRefused" && refused.unknown, ["colour"])
    }),
  ),
  accountCase(
    "a row is booked once for ever: in a file of another day, of another member, corrected or written otherwise",
    Effect.gen(function* () {
      yield* registered(1_000_000)
      const cells = { ...bulkExample, pickup_place: coordinates(servedWay.AE.pickup), cost_centre: "shop" }
      const good = { ...cells, pickup_date: "2026-11-25", dropoff_place: coordinates(servedWay.AE.dropOff) }
      const bad = { ...good, note: "second", cost_centre: "nobody" }
      const rowOf = (row: typeof bulkExample) => bulkColumns.map((column) => row[column])
      const send = (rows: readonly (typeof bulkExample)[], isConfirmed = true, caller = owner) =>
        Effect.map(bookInBulk({ csv: csvText([bulkColumns, ...rows.map(rowOf)]), isConfirmed }, caller), (report) =>
          report.rows.map(({ reference, isKnown, faults }) => ({ reference, isKnown, isGood: faults.length === 0 })),
        )
      const [first, second] = yield* send([good, bad])
      expectEqual([first?.isKnown, second?.isGood], [false, false])
      yield* TestClock.setTime(morning + 3 * msPerDay)
      const known = { reference: first?.reference ?? null, isKnown: true, isGood: true }
      expectEqual(yield* send([good], false, as("booker", "palm")), [known])
      const [again, corrected] = yield* send([good, { ...bad, cost_centre: "shop" }])
      expectEqual([again, corrected?.isKnown, corrected?.isGood], [known, false, true])
      const semicolons = [bulkColumns, rowOf(good)].map((row) => row.map((cell) => `"${cell}"`).join(";")).join("\n")
      const written = yield* bookInBulk({ csv: semicolons, isConfirmed: true }, owner)
      expectEqual([written.rows[0]?.reference, written.rows[0]?.isKnown], [known.reference, true])
      const [, twin] = yield* send([good, good])
      expectTrue(twin?.isKnown === false && twin.reference !== known.reference, "the second of two alike is another")
      const race = { ...good, note: "at once" }
      const both = yield* Effect.all([send([race]), send([race], true, as("booker"))], { concurrency: "unbounded" })
      expectEqual(both[0][0]?.reference, both[1][0]?.reference)
      expectEqual([both[0][0]?.isKnown, both[1][0]?.isKnown].sort(), [false, true])
      const sandbox = yield* send([good], true, { ...owner, isSandbox: true })
      expectEqual(sandbox[0]?.isKnown, false)
    }),
  ),
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
    }),
  ),
  accountCase(
    "a change puts the difference on the account or gives it back, and the desk gives back no more than is there",
    Effect.gen(function* () {
      yield* registered(1_000_000)
      const { booking } = yield* place()
      const { reference } = booking
      const before = booking.price.toPay.minor
      const after = (yield* moved(reference, far)).booking.price.toPay.minor
      expectTrue(after > before, "the way is longer and costs no more")
      expectEqual(yield* tillOf(reference), { state: "confirmed", kept: after, due: after })
      expectEqual((yield* moneyNow()).owed, after)
      const back = (yield* moved(reference, near)).booking.price.toPay.minor
      expectEqual(yield* tillOf(reference), { state: "confirmed", kept: back, due: back })
      expectEqual((yield* moneyNow()).owed, back)
      const refund = (id: string, minor: number) =>
        obeyCommand({ reference, id, after: null, at: null, place: null, command: { type: "refund", minor } }, desk)
      expectEqual((yield* refusalOf(refund("refund-1", back + 1)))._tag, "CommandUnfit")
      yield* refund("refund-2", 100)
      yield* refund("refund-2", 100)
      expectEqual((yield* moneyNow()).owed, back - 100)
      yield* obeyCommand(
        {
          reference,
          id: "cancel-1",
          after: null,
          at: null,
          place: null,
          command: { type: "cancel", reason: "asked-by-customer" },
        },
        desk,
      )
      expectEqual((yield* moneyNow()).owed, 0)
      expectEqual((yield* tillOf(reference)).kept, 0)
    }),
  ),
]
