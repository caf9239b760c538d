import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import type { CompanyRole } from "../../account/role.ts"
import { noWish } from "../../booking/change/booking-change.ts"
import { holdLifetimeMinutes } from "../../booking/order/hold.ts"
import type { Order } from "../../booking/order/order.ts"
import { localDate } from "../../calendar/local-date.ts"
import { msPerMinute } from "../../calendar/zone.ts"
import type { Company } from "../../corporate/company.ts"
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
import type { RulesBook } from "../../ports/driven/rules-book.ts"
import type { ServiceAreas } from "../../ports/driven/service-areas.ts"
import { SlotLedger } from "../../ports/driven/slot-ledger.ts"
import type { StoredAnswers } from "../../ports/driven/stored-answers.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { PlacedBooking } from "../../ports/driving/booking-service.ts"
import { type Caller, guestCaller } from "../../use-cases/caller.ts"
import { cancelBooking } from "../../use-cases/cancel-booking.ts"
import { changeBooking } from "../../use-cases/change-booking.ts"
import { deliveryOf } from "../../use-cases/delivery-of.ts"
import { expireHolds } from "../../use-cases/expire-holds.ts"
import { lookUpSlots } from "../../use-cases/look-up-slots.ts"
import { isHoldOver } from "../../use-cases/payment/hold-over.ts"
import { placeBooking } from "../../use-cases/place-booking.ts"
import { at } from "../sample-booking.ts"
import { sampleDay, sampleOrder, servedWay } from "../sample-order.ts"
import { staffAccount } from "../staff-account.ts"
import { type BesideTheStore, besideTheStore } from "./beside-the-store.ts"
import type { DrivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue, first, refusalOf } from "./expectations.ts"

type Ports =
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
  | ServiceAreas
  | SlotLedger
  | StoredAnswers
  | TariffBook
  | TaxRates
  | UnitOfWork

const methods = ["cashAtPickup", "cashAtDelivery", "card"] as const

/** A case under a clock that stands at nine in the morning. */
const scarceCase = (
  name: string,
  program: Effect.Effect<void, unknown, Ports | BesideTheStore | PaymentGateways>,
): DrivenCase<Ports> => ({
  name,
  run: (layer: Layer.Layer<Ports>) => {
    const staged = Effect.andThen(commit(...signedIn), program)
    const cashOnly = Effect.provideService(staged, PaymentGateways, { of: () => null, named: () => null })
    const clocked = Effect.andThen(TestClock.setTime(morning), besideTheStore(cashOnly, methods))
    return Effect.runPromise(clocked.pipe(Effect.provide(layer), Effect.provide(TestClock.layer())))
  },
})

const morning = at("2026-11-21T09:00:00.000+04:00")
const signedIn = ["amna", "account-1"].map(
  (id): Change => ({ kind: "insertAccount", account: staffAccount(id, "customer", id) }),
)
const nextDay = localDate("2026-11-22")
const owner = guestCaller("owner")

/** Same Day, 1PM-6PM. */
const sameDay: Partial<Order> = { bookingType: "sameDay", pickupWindow: "13-18" }

const place = (patch: Partial<Order> = sameDay, caller: Caller = owner, idempotencyKey?: string) =>
  placeBooking(sampleOrder(patch), caller, idempotencyKey === undefined ? {} : { idempotencyKey })

const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})

const limit = (capacity: number | null, window: string | null = null): Change => ({
  kind: "setCapacity",
  market: "AE",
  bookingType: "sameDay",
  window,
  capacity,
})

/** Places taken in all windows of Dubai. */
const taken = Effect.fnUntraced(function* () {
  const places = yield* (yield* SlotLedger).taken("dubai", sampleDay)
  return [...places.values()].reduce((sum, places) => sum + places, 0)
})

const stored = Effect.fnUntraced(function* (reference: StoredBooking["booking"]["reference"]) {
  const found = yield* (yield* Bookings).find(reference)
  if (!found) throw new Error(`${reference} was not stored`)
  return found
})

const uses = Effect.fnUntraced(function* (code: string) {
  return (yield* (yield* PromoUses).count("AE", code, null)).total
})

const windows = Effect.fnUntraced(function* () {
  const { pickup, dropOff } = servedWay.AE
  const asked = {
    market: "AE",
    pickup: { kind: "position", position: pickup },
    dropOff: { kind: "position", position: dropOff },
    vehicle: null,
  } as const
  const { items } = yield* lookUpSlots(asked)
  const item = first(items.filter(({ bookingType }) => bookingType === "sameDay"))
  return [item.earliestPickup, ...item.slots.map(({ window }) => window)]
})

export const scarceBookingsContract: readonly DrivenCase<Ports>[] = [
  scarceCase(
    "of many who book one window at once as many get it as it takes, and the others hear what is next",
    Effect.gen(function* () {
      yield* commit(limit(5))
      const tries = Array.from({ length: 20 }, (_, index) =>
        Effect.result(place(sameDay, guestCaller(`guest-${index}`))),
      )
      const outcomes = yield* Effect.all(tries, { concurrency: "unbounded" })
      const refusals = outcomes.flatMap((outcome) => (outcome._tag === "Failure" ? [outcome.failure] : []))
      expectEqual(outcomes.length - refusals.length, 5)
      for (const refusal of refusals) {
        expectTrue(refusal._tag === "SlotRefused", `refused as ${refusal._tag}`)
        expectEqual([refusal.reason, refusal.next], ["full", { date: sampleDay, window: "11-14" }])
      }
      expectEqual(yield* taken(), 5)
    }),
  ),
  scarceCase(
    "a full window is not listed, and a full day gives the next",
    Effect.gen(function* () {
      yield* commit(limit(1, "13-18"))
      yield* place()
      expectEqual(yield* windows(), [sampleDay, "11-14"])
      yield* commit(limit(1))
      yield* place({ ...sameDay, pickupWindow: "11-14" })
      expectEqual(yield* windows(), [nextDay, "11-14", "13-18"])
    }),
  ),
  scarceCase(
    "what was booked before there was a limit counts, and without one there is none",
    Effect.gen(function* () {
      yield* place()
      yield* place()
      yield* commit(limit(2))
      expectEqual((yield* refusalOf(place()))._tag, "SlotRefused")
      yield* commit(limit(null))
      yield* place()
      expectEqual(yield* taken(), 3)
    }),
  ),
  scarceCase(
    "without a chosen window the first that has a place is booked",
    Effect.gen(function* () {
      yield* commit(limit(1))
      const booked = yield* Effect.all([
        place({ bookingType: "sameDay", pickupWindow: null }),
        place({ bookingType: "sameDay", pickupWindow: null }),
      ])
      expectEqual(
        booked.map(({ booking }) => booking.pickupWindow.window),
        ["11-14", "13-18"],
      )
    }),
  ),
  scarceCase(
    "a cancelled booking gives its place and its promo back",
    Effect.gen(function* () {
      yield* commit(limit(1))
      const { booking } = yield* place({ ...sameDay, promoCode: "WELCOME10" })
      expectEqual([yield* taken(), yield* uses("WELCOME10")], [1, 1])
      yield* cancelBooking({ reference: booking.reference, accessToken: null, expectedFee: null }, owner)
      expectEqual([yield* taken(), yield* uses("WELCOME10")], [0, 0])
      const { slot, promoCustomer } = yield* stored(booking.reference)
      expectEqual([slot, promoCustomer], [null, null])
      yield* place({ ...sameDay, promoCode: "WELCOME10" })
    }),
  ),
  scarceCase(
    "a booking that moves to another window takes its place there and leaves the old one, unless it is full",
    Effect.gen(function* () {
      yield* commit(limit(1))
      const { booking } = yield* place()
      const move = (pickupWindow: string) =>
        changeBooking(
          {
            reference: booking.reference,
            accessToken: null,
            wish: { ...noWish, pickupWindow },
            expectedTotal: null,
            isPreview: false,
          },
          owner,
        )
      yield* move("11-14")
      expectEqual([yield* taken(), (yield* stored(booking.reference)).slot?.slot.endsWith("/11-14")], [1, true])
      yield* place()
      expectEqual((yield* refusalOf(move("13-18")))._tag, "SlotRefused")
      expectEqual((yield* stored(booking.reference)).booking.pickupWindow.window, "11-14")
      expectEqual(yield* taken(), 2)
    }),
  ),
  scarceCase(
    "what is not paid in cash is held for half an hour, window, promo and price, and then given back",
    Effect.gen(function* () {
      yield* commit(limit(1))
      const placed = yield* place({ ...sameDay, paymentMethod: "card", promoCode: "WELCOME10" })
      const { reference, state } = placed.booking
      const endsAt = morning + holdLifetimeMinutes * msPerMinute
      expectEqual([state, placed.holdEndsAt], ["awaitingPayment", endsAt])
      expectEqual((yield* refusalOf(place()))._tag, "SlotRefused")

      yield* TestClock.setTime(endsAt - 1)
      expectEqual([yield* expireHolds(), yield* taken(), yield* uses("WELCOME10")], [0, 1, 1])
      yield* TestClock.setTime(endsAt)
      expectEqual([yield* expireHolds(), yield* taken(), yield* uses("WELCOME10")], [1, 0, 0])
      const after = yield* stored(reference)
      expectEqual([deliveryOf(after).state, after.slot, after.holdEndsAt], ["expired", null, null])
      expectEqual(yield* expireHolds(), 0)
      yield* place()
    }),
  ),
  scarceCase(
    "what is held and wanted no more is given back at once, also past its last order time; what is paid meanwhile stands",
    Effect.gen(function* () {
      yield* commit(limit(1))
      const named = ({ booking }: PlacedBooking) => ({
        reference: booking.reference,
        accessToken: null,
        expectedFee: null,
        onlyHeld: true,
      })
      const lastMinute = at("2026-11-21T15:50:00.000+04:00")
      for (const [placedAt, minutes] of [
        [morning, 0],
        [lastMinute, 10],
        [lastMinute, 29],
      ] as const) {
        yield* TestClock.setTime(placedAt)
        const held = yield* place({ ...sameDay, paymentMethod: "card", promoCode: "WELCOME10" })
        yield* TestClock.setTime(placedAt + minutes * msPerMinute)
        expectEqual([yield* taken(), yield* uses("WELCOME10")], [1, 1])
        yield* cancelBooking(named(held), owner)
        expectEqual([yield* taken(), yield* uses("WELCOME10")], [0, 0])
        const after = yield* stored(held.booking.reference)
        // Another tab, which does not know, is told that its hold has ended.
        expectTrue(isHoldOver(after, deliveryOf(after).state, placedAt), "it can be paid no more")
        yield* TestClock.setTime(placedAt + holdLifetimeMinutes * msPerMinute)
        expectEqual(yield* expireHolds(), 0)
      }
      yield* TestClock.setTime(morning)
      const cash = yield* place()
      expectEqual((yield* refusalOf(cancelBooking(named(cash), owner)))._tag, "NotCancellable")
      const after = yield* stored(cash.booking.reference)
      expectEqual([deliveryOf(after).state, isHoldOver(after, "cancelled", morning)], ["confirmed", false])
    }),
  ),
  scarceCase(
    "of several who end holds at once each hold is ended by one",
    Effect.gen(function* () {
      for (let count = 0; count < 5; count += 1) yield* place({ ...sameDay, paymentMethod: "card" })
      yield* TestClock.setTime(morning + holdLifetimeMinutes * msPerMinute)
      const ended = yield* Effect.all([expireHolds(), expireHolds(), expireHolds()], { concurrency: "unbounded" })
      expectEqual(
        ended.reduce((sum, one) => sum + one, 0),
        5,
      )
      expectEqual(yield* taken(), 0)
    }),
  ),
  scarceCase(
    "a promo with a limit for each customer is granted once, also to many calls at once",
    Effect.gen(function* () {
      const tries = Array.from({ length: 10 }, (_, index) =>
        Effect.result(place({ ...sameDay, promoCode: "WELCOME10" }, guestCaller(`guest-${index}`))),
      )
      const outcomes = yield* Effect.all(tries, { concurrency: "unbounded" })
      const refusals = outcomes.flatMap((outcome) => (outcome._tag === "Failure" ? [outcome.failure._tag] : []))
      expectEqual([...new Set(refusals)], ["PromoRefused"])
      expectEqual([refusals.length, yield* uses("WELCOME10"), yield* taken()], [9, 1, 1])
    }),
  ),
  scarceCase(
    "a customer is one by his phone, his e-mail or his account: another of these brings him no second use",
    Effect.gen(function* () {
      const signedIn: Caller = { ...owner, actor: { type: "customer", id: "amna", company: null } }
      const promo = { ...sameDay, promoCode: "WELCOME10" }
      const as = (phone: string, email: string) => ({ ...promo, customer: { name: "Amna", phone, email } })
      const booked = (order: Partial<Order>, caller: Caller) =>
        Effect.map(Effect.result(place(order, caller)), ({ _tag }) => _tag === "Success")
      const stranger = guestCaller("stranger")
      expectEqual(yield* booked(as("+971501111111", "amna@example.com"), signedIn), true)
      expectEqual(yield* booked(as("+971501111111", "other@example.com"), stranger), false)
      expectEqual(yield* booked(as("+971502222222", "Amna@Example.com"), stranger), false)
      expectEqual(yield* booked(as("+971502222222", "other@example.com"), signedIn), false)
      expectEqual(yield* booked(as("+971502222222", ""), stranger), true)
      expectEqual(yield* booked(as("+971503333333", ""), stranger), true)
    }),
  ),
  scarceCase(
    "what is booked with a sandbox key takes no place and no promo",
    Effect.gen(function* () {
      yield* commit(limit(1))
      const sandbox: Caller = { ...owner, isSandbox: true }
      for (let count = 0; count < 3; count += 1) {
        const { booking } = yield* place({ ...sameDay, promoCode: "WELCOME10" }, sandbox)
        expectTrue((yield* stored(booking.reference)).isSandbox, "it is marked")
      }
      expectEqual([yield* taken(), yield* uses("WELCOME10")], [0, 0])
      yield* place()
    }),
  ),
  scarceCase(
    "a booking for a cost centre is its company's, and nobody books so who may not",
    Effect.gen(function* () {
      const company: Company = {
        id: "company-1",
        market: "AE",
        name: "Palm Trading",
        taxNumber: "100000000000001",
        contactName: "Aisha Rahman",
        email: "aisha@palm.example",
        phone: "+971501234567",
        state: "approved",
        reason: "",
        costCentres: [
          { id: "shop", name: "Shop", isActive: true },
          { id: "old", name: "Old shop", isActive: false },
        ],
        planId: null,
        planEndsAt: null,
        refusals: [],
        createdAt: morning,
        version: 1,
      }
      yield* commit({ kind: "insertCompany", company })
      const as = (role: CompanyRole, id = "company-1"): Caller => ({
        ...guestCaller(null),
        actor: { type: "customer", id: "account-1", company: { id, role } },
      })
      const forShop = { ...sameDay, costCentre: "shop" }
      for (const role of ["owner", "booker"] as const) {
        const { booking } = yield* place(forShop, as(role))
        const { accountId, companyId, costCentre } = yield* stored(booking.reference)
        expectEqual([accountId, companyId, costCentre], ["account-1", "company-1", "shop"])
      }
      const reasonOf = (patch: Partial<Order>, caller: Caller) =>
        Effect.map(refusalOf(place(patch, caller)), (refusal) => ("reason" in refusal ? refusal.reason : refusal._tag))
      for (const caller of [owner, as("viewer"), as("owner", "company-2")])
        expectEqual(yield* reasonOf(forShop, caller), "no-company")
      expectEqual(yield* reasonOf({ ...sampleOrder({ market: "QA" }), costCentre: "shop" }, as("owner")), "no-company")
      for (const costCentre of ["old", "never"])
        expectEqual(yield* reasonOf({ ...sameDay, costCentre }, as("owner")), "unknown")
      expectEqual((yield* stored((yield* place(sameDay, as("owner"))).booking.reference)).companyId, null)
    }),
  ),
  scarceCase(
    "many calls under one key book once and take one place, and are all answered alike",
    Effect.gen(function* () {
      yield* commit(limit(1))
      let replays = 0
      const call = placeBooking(sampleOrder({ ...sameDay, promoCode: "WELCOME10" }), owner, {
        idempotencyKey: "key-1",
        onReplayed: () => {
          replays += 1
        },
      })
      const placed = yield* Effect.all(
        Array.from({ length: 10 }, () => call),
        { concurrency: "unbounded" },
      )
      for (const each of placed) expectEqual(each, placed[0])
      expectEqual([replays, yield* taken(), yield* uses("WELCOME10")], [9, 1, 1])
    }),
  ),
  scarceCase(
    "one key of two callers books twice; a browser that came without a cookie is known again with one",
    Effect.gen(function* () {
      const firstCall: Caller = { ...guestCaller("new"), isNewGuest: true }
      const placed = yield* place(sameDay, firstCall, "key-1")
      expectEqual(yield* place(sameDay, { ...guestCaller("newer"), isNewGuest: true }, "key-1"), placed)
      expectEqual(yield* place(sameDay, guestCaller("new"), "key-1"), placed)
      const others = yield* Effect.all([
        place({ ...sameDay, vehicle: "car" }, guestCaller("other"), "key-1"),
        place(sameDay, { ...owner, actor: { type: "customer", id: "account-1", company: null } }, "key-1"),
      ])
      expectEqual(new Set([placed, ...others].map(({ booking }) => booking.reference)).size, 3)
      const mismatch = yield* refusalOf(place({ ...sameDay, vehicle: "van" }, firstCall, "key-1"))
      expectEqual(mismatch._tag, "IdempotencyMismatch")
    }),
  ),
]
