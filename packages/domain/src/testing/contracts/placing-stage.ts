import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import type { Order } from "../../booking/order/order.ts"
import { localDate } from "../../calendar/local-date.ts"
import type { Accounts } from "../../ports/driven/accounts.ts"
import { Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import type { ClosureCalendar } from "../../ports/driven/closure-calendar.ts"
import type { Companies } from "../../ports/driven/companies.ts"
import type { Digest } from "../../ports/driven/digest.ts"
import type { Geocoder } from "../../ports/driven/geocoder.ts"
import type { IdSource } from "../../ports/driven/id-source.ts"
import type { MoneyBooks } from "../../ports/driven/money-books.ts"
import type { PaymentAttempts, Refunds } from "../../ports/driven/payment-attempts.ts"
import { PaymentGateways } from "../../ports/driven/payment-gateways.ts"
import type { TariffBook, TaxRates } from "../../ports/driven/price-lists.ts"
import type { PromoCatalog } from "../../ports/driven/promo-catalog.ts"
import { PromoUses } from "../../ports/driven/promo-uses.ts"
import type { RecipientRequests } from "../../ports/driven/recipient-requests.ts"
import type { ReferenceEntries } from "../../ports/driven/reference-entries.ts"
import type { RulesBook } from "../../ports/driven/rules-book.ts"
import type { ServiceAreas } from "../../ports/driven/service-areas.ts"
import { SlotLedger } from "../../ports/driven/slot-ledger.ts"
import type { StoredAnswers } from "../../ports/driven/stored-answers.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { placeBooking } from "../../use-cases/booking/place-booking.ts"
import { type Caller, guestCaller } from "../../use-cases/caller.ts"
import { at } from "../sample-booking.ts"
import { sampleDay, sampleOrder } from "../sample-order.ts"
import { staffAccount } from "../staff-account.ts"
import { type BesideTheStore, besideTheStore } from "./beside-the-store.ts"
import type { DrivenCase } from "./contract-case.ts"

/** All ports of a store that placing a booking may use. */
export type PlacingPorts =
  | Accounts
  | Bookings
  | ClosureCalendar
  | Companies
  | Digest
  | Geocoder
  | IdSource
  | PaymentAttempts
  | Refunds
  | PromoCatalog
  | PromoUses
  | RulesBook
  | MoneyBooks
  | RecipientRequests
  | ReferenceEntries
  | ServiceAreas
  | SlotLedger
  | StoredAnswers
  | TariffBook
  | TaxRates
  | UnitOfWork

const methods = ["cashAtPickup", "cashAtDelivery", "card"] as const

/** A case with a clock that is stopped at nine in the morning. */
export const placingCase = (
  name: string,
  program: Effect.Effect<void, unknown, PlacingPorts | BesideTheStore | PaymentGateways>,
): DrivenCase<PlacingPorts> => ({
  name,
  run: (layer: Layer.Layer<PlacingPorts>) => {
    const staged = Effect.andThen(commit(...signedIn), program)
    const cashOnly = Effect.provideService(staged, PaymentGateways, { of: () => null, named: () => null })
    const clocked = Effect.andThen(TestClock.setTime(morning), besideTheStore(cashOnly, methods))
    return Effect.runPromise(clocked.pipe(Effect.provide(layer), Effect.provide(TestClock.layer())))
  },
})

export const morning = at("2026-11-21T09:00:00.000+04:00")
const signedIn = ["amna", "account-1"].map(
  (id): Change => ({ kind: "insertAccount", account: staffAccount(id, "customer", id) }),
)
export const nextDay = localDate("2026-11-22")
export const owner = guestCaller("owner")

/** Same Day, 1PM-6PM. */
export const sameDay: Partial<Order> = { bookingType: "sameDay", pickupWindow: "13-18" }

export const place = (patch: Partial<Order> = sameDay, caller: Caller = owner, idempotencyKey?: string) =>
  placeBooking(sampleOrder(patch), caller, idempotencyKey === undefined ? {} : { idempotencyKey })

export const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})

export const limit = (capacity: number | null, window: string | null = null): Change => ({
  kind: "setCapacity",
  market: "AE",
  bookingType: "sameDay",
  window,
  capacity,
})

/** Places taken in all windows of Dubai. */
export const taken = Effect.fnUntraced(function* () {
  const places = yield* (yield* SlotLedger).taken("dubai", sampleDay)
  return [...places.values()].reduce((sum, places) => sum + places, 0)
})

export const stored = Effect.fnUntraced(function* (reference: StoredBooking["booking"]["reference"]) {
  const found = yield* (yield* Bookings).find(reference)
  if (!found) throw new Error(`${reference} was not stored`)
  return found
})

export const uses = Effect.fnUntraced(function* (code: string) {
  return (yield* (yield* PromoUses).count("AE", code, null)).total
})
