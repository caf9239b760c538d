import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import type { CompanyRole } from "../../account/role.ts"
import type { Order } from "../../booking/order/order.ts"
import { creditLeft } from "../../corporate/credit.ts"
import { money } from "../../money/money.ts"
import type { Accounts } from "../../ports/driven/accounts.ts"
import type { Bookings } from "../../ports/driven/bookings.ts"
import type { ClosureCalendar } from "../../ports/driven/closure-calendar.ts"
import { Companies } from "../../ports/driven/companies.ts"
import type { Digest } from "../../ports/driven/digest.ts"
import type { Drivers } from "../../ports/driven/drivers.ts"
import type { Geocoder } from "../../ports/driven/geocoder.ts"
import type { IdSource } from "../../ports/driven/id-source.ts"
import { MoneyBooks } from "../../ports/driven/money-books.ts"
import type { PaymentAttempts, Refunds } from "../../ports/driven/payment-attempts.ts"
import type { TariffBook, TaxRates } from "../../ports/driven/price-lists.ts"
import type { PromoCatalog } from "../../ports/driven/promo-catalog.ts"
import type { PromoUses } from "../../ports/driven/promo-uses.ts"
import type { Proofs } from "../../ports/driven/proofs.ts"
import type { ReferenceEntries } from "../../ports/driven/reference-entries.ts"
import type { RulesBook } from "../../ports/driven/rules-book.ts"
import type { ServiceAreas } from "../../ports/driven/service-areas.ts"
import type { SlotLedger } from "../../ports/driven/slot-ledger.ts"
import type { StoredAnswers } from "../../ports/driven/stored-answers.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { placeBooking } from "../../use-cases/booking/place-booking.ts"
import { type Caller, guestCaller } from "../../use-cases/caller.ts"
import { choosePlan } from "../../use-cases/corporate/keep-company.ts"
import { ledgerSource } from "../../use-cases/corporate/on-account.ts"
import { at } from "../sample-booking.ts"
import { sampleCompany } from "../sample-company.ts"
import { sampleOrder } from "../sample-order.ts"
import { staffAccount } from "../staff-account.ts"
import { type BesideTheStore, besideTheStore } from "./beside-the-store.ts"
import type { DrivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"

// The stage of a company account's contracts: the company, its members and the account's figures.

export type Ports =
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
  | Refunds
  | PromoCatalog
  | PromoUses
  | Proofs
  | ReferenceEntries
  | RulesBook
  | ServiceAreas
  | SlotLedger
  | StoredAnswers
  | TariffBook
  | TaxRates
  | UnitOfWork

export const morning = at("2026-11-21T09:00:00.000+04:00")

export const accountCase = (
  name: string,
  program: Effect.Effect<void, unknown, Ports | BesideTheStore>,
): DrivenCase<Ports> => ({
  name: `on account: ${name}`,
  run: (layer: Layer.Layer<Ports>) => {
    const staged = Effect.andThen(commit(...members), program)
    // Only the company itself can pay on account.
    const clocked = Effect.andThen(TestClock.setTime(morning), besideTheStore(staged, ["cashAtPickup"]))
    return Effect.runPromise(clocked.pipe(Effect.provide(layer), Effect.provide(TestClock.layer())))
  },
})

const members = ["aisha", "omar"].map(
  (id): Change => ({ kind: "insertAccount", account: staffAccount(id, "customer", id) }),
)

export const as = (role: CompanyRole, id = "palm"): Caller => ({
  ...guestCaller(null),
  actor: { type: "customer", id: "aisha", company: { id, role } },
})
export const owner = as("owner")
export const desk: Caller = { ...guestCaller(null), actor: { type: "ops", id: "desk", company: null } }

export const onAccount: Partial<Order> = {
  bookingType: "sameDay",
  pickupWindow: "13-18",
  paymentMethod: "onAccount",
  costCentre: "shop",
}

export const dirhams = (minor: number) => money(minor, "AED")

export const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})

export const registered = (limit: number) =>
  commit(
    { kind: "insertCompany", company: sampleCompany },
    { kind: "setCreditLimit", companyId: "palm", limit: dirhams(limit) },
  )

export const place = (caller = owner, patch = onAccount, idempotencyKey?: string) =>
  placeBooking(sampleOrder(patch), caller, idempotencyKey === undefined ? {} : { idempotencyKey })

export const starter = Effect.fnUntraced(function* (planId: string | null = "ae-starter") {
  const { version } = (yield* (yield* Companies).find("palm")) ?? sampleCompany
  return yield* choosePlan({ planId, version }, owner)
})

/** What is owed and what is left; checks that account, credit and ledger agree. */
export const moneyNow = Effect.fnUntraced(function* () {
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
