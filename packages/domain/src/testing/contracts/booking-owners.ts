import * as Effect from "effect/Effect"
import type { Actor } from "../../account/may-do.ts"
import type { Action } from "../../account/permissions.ts"
import { type CompanyRole, type SignInType, signInTypes } from "../../account/role.ts"
import { type BookingBelongings, Bookings } from "../../ports/driven/bookings.ts"
import type { Digest } from "../../ports/driven/digest.ts"
import type { Drivers } from "../../ports/driven/drivers.ts"
import type { MoneyBooks } from "../../ports/driven/money-books.ts"
import type { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import type { TariffBook } from "../../ports/driven/price-lists.ts"
import type { Ratings } from "../../ports/driven/ratings.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { OwnBookingRequest, OwnBookingsRequest } from "../../ports/driving/own-booking-service.ts"
import { accessTokenOf, ownerDigestOf, reachedBooking } from "../../use-cases/access.ts"
import { completeOrder } from "../../use-cases/booking/complete-order.ts"
import { ownBookings } from "../../use-cases/booking/own-bookings.ts"
import { readBooking } from "../../use-cases/booking/read-booking.ts"
import { type Caller, guestCaller } from "../../use-cases/caller.ts"
import { globalSearch } from "../../use-cases/tracking/global-search.ts"
import { referenceNumber, sampleBooking, sampleLead } from "../sample-booking.ts"
import { StoreInspection } from "../store-inspection.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual, refusalOf } from "./expectations.ts"

type Ports =
  | Bookings
  | Digest
  | Drivers
  | MoneyBooks
  | PaymentAttempts
  | Ratings
  | StoreInspection
  | TariffBook
  | UnitOfWork

const as = (type: SignInType, id: string | null, company: Actor["company"] = null, guestId: string | null = null) =>
  ({ ...guestCaller(guestId), actor: { type, id: type === "guest" ? guestId : id, company } }) satisfies Caller

const member = (id: string, role: CompanyRole, company = "company-1") => as("customer", id, { id: company, role })

/** The n-th booking, of this owner. */
const insert = Effect.fnUntraced(function* (
  number: number,
  belongings: Partial<BookingBelongings>,
  guest: string | null = null,
) {
  const booking = { ...sampleBooking, reference: referenceNumber(number), bookedAt: sampleBooking.bookedAt + number }
  const ownerDigest = guest === null ? null : yield* ownerDigestOf(guestCaller(guest))
  yield* (yield* UnitOfWork).commit([{ kind: "insertBooking", booking, ownerDigest, belongings }])
  return booking.reference
})

const named = (reference: string, accessToken: string | null = null): OwnBookingRequest => ({ reference, accessToken })

const page: OwnBookingsRequest = { ofCompany: false, states: [], from: null, to: null, after: null, limit: 20 }

const listed = (caller: Caller, patch: Partial<OwnBookingsRequest> = {}) =>
  Effect.map(ownBookings({ ...page, ...patch }, caller), ({ bookings }) => bookings.map(({ reference }) => reference))

const actions = ["view-booking", "change-booking", "cancel-booking", "pay-booking"] as const

/** Staff's rights to any booking: ops may change it, an admin may read it. */
const staffRights: Partial<Readonly<Record<SignInType, readonly Action[]>>> = {
  ops: ["view-booking", "cancel-booking"],
  admin: ["view-booking"],
}

/** Which of the owner's four rights to a booking somebody has. */
const rights = Effect.fnUntraced(function* (reference: string, caller: Caller, accessToken: string | null = null) {
  const reached = yield* Effect.forEach(actions, (action) =>
    Effect.result(reachedBooking(action, named(reference, accessToken), caller)),
  )
  return actions.filter((_, index) => reached[index]?._tag === "Success")
})

export const bookingOwnersContract: readonly DrivenCase<Ports>[] = [
  drivenCase(
    "a booking of an account is its owner's in any browser, and no other account's, guest's or partner's",
    Effect.gen(function* () {
      const reference = yield* insert(1, { accountId: "account-1" })
      for (const type of ["customer", "goCustomer"] as const)
        expectEqual(yield* rights(reference, as(type, "account-1")), [...actions])
      for (const type of signInTypes) {
        const may = yield* rights(reference, as(type, "account-2", null, "a-browser"))
        expectEqual(may, staffRights[type] ?? [], type)
      }
      expectEqual(yield* rights(reference, as("guest", null)), [])
    }),
  ),
  drivenCase(
    "a guest's booking stays his browser's when he signs in there, and comes to no other account by that",
    Effect.gen(function* () {
      const reference = yield* insert(1, {}, "browser-1")
      for (const caller of [guestCaller("browser-1"), as("customer", "account-1", null, "browser-1")])
        expectEqual(yield* rights(reference, caller), [...actions])
      for (const caller of [
        guestCaller("browser-2"),
        as("customer", "account-1", null, "browser-2"),
        as("customer", "a"),
      ])
        expectEqual(yield* rights(reference, caller), [])
    }),
  ),
  drivenCase(
    "the token of its link opens a booking as its owner's own to whoever holds it, but to no staff, and no other booking",
    Effect.gen(function* () {
      const [one, two] = [yield* insert(1, { accountId: "account-1" }), yield* insert(2, { accountId: "account-1" })]
      const token = yield* accessTokenOf(one)
      for (const caller of [guestCaller(null), guestCaller("any"), as("customer", "account-2")]) {
        expectEqual(yield* rights(one, caller, token), [...actions])
        expectEqual(yield* rights(two, caller, token), [])
      }
      expectEqual(yield* rights(one, as("porter", "porter-1"), token), [])
    }),
  ),
  drivenCase(
    "what is on a company's account is reached by the role in it, not by having booked it",
    Effect.gen(function* () {
      const reference = yield* insert(1, { accountId: "booker-1", companyId: "company-1", costCentre: "Sales" })
      expectEqual(yield* rights(reference, member("owner-1", "owner")), [...actions])
      expectEqual(yield* rights(reference, member("booker-1", "booker")), [...actions])
      expectEqual(yield* rights(reference, member("booker-2", "booker")), ["view-booking"])
      expectEqual(yield* rights(reference, member("viewer-1", "viewer")), ["view-booking"])
      for (const stranger of [member("owner-2", "owner", "company-2"), as("customer", "booker-1")])
        expectEqual(yield* rights(reference, stranger), [])
    }),
  ),
  drivenCase(
    "accounts, guests and companies each list what is theirs",
    Effect.gen(function* () {
      const own = [yield* insert(1, { accountId: "account-1" }), yield* insert(2, { accountId: "account-1" })]
      const companys = yield* insert(3, { accountId: "account-1", companyId: "company-1" })
      const guests = yield* insert(4, {}, "browser-1")
      yield* insert(5, { accountId: "account-2" })
      expectEqual(yield* listed(as("customer", "account-1", null, "browser-1")), own.toReversed())
      expectEqual(yield* listed(member("account-1", "booker")), [companys, ...own.toReversed()])
      expectEqual(yield* listed(guestCaller("browser-1")), [guests])
      expectEqual(yield* listed(member("viewer-1", "viewer"), { ofCompany: true }), [companys])
      expectEqual(yield* listed(member("viewer-1", "viewer", "company-2"), { ofCompany: true }), [])
      expectEqual(yield* listed(as("customer", "account-1"), { ofCompany: true }), [])
    }),
  ),
  drivenCase(
    "whoever has left a company lists and finds no more of what he booked for it, and can open all that is listed",
    Effect.gen(function* () {
      const own = yield* insert(1, { accountId: "account-1" })
      const companys = yield* insert(2, { accountId: "account-1", companyId: "company-1" })
      for (const [caller, seen] of [
        [member("account-1", "viewer"), [companys, own]],
        [member("account-1", "owner", "company-2"), [own]],
        [as("customer", "account-1"), [own]],
      ] as const) {
        expectEqual(yield* listed(caller), seen)
        for (const reference of seen)
          expectEqual((yield* rights(reference, caller)).includes("view-booking"), true, reference)
        const found = yield* globalSearch({ field: "phone", value: "050 123 4567", lastFour: null }, caller)
        expectEqual(
          found.map(({ reference }) => reference),
          seen,
        )
      }
    }),
  ),
  drivenCase(
    "a sandbox key reaches what was booked with one and nothing else, and a session nothing of the sandbox",
    Effect.gen(function* () {
      const live = yield* insert(1, { accountId: "account-1" })
      const sandbox = yield* insert(2, { accountId: "account-1", isSandbox: true })
      const session = as("customer", "account-1")
      const key: Caller = { ...session, isSandbox: true }
      expectEqual([yield* rights(live, session), yield* rights(sandbox, session)], [[...actions], []])
      expectEqual([yield* rights(live, key), yield* rights(sandbox, key)], [[], [...actions]])
      expectEqual([yield* listed(session), yield* listed(key)], [[live], [sandbox]])
      expectEqual(yield* rights(live, key, yield* accessTokenOf(live)), [])
      const search = globalSearch({ field: "reference", value: live, lastFour: null }, key)
      expectEqual((yield* refusalOf(search))._tag, "SearchFailed")
    }),
  ),
  drivenCase(
    "what a sandbox key has booked is no other account's by its link or its browser, and a company's by the role in it",
    Effect.gen(function* () {
      const own = yield* insert(1, { accountId: "account-1", isSandbox: true }, "browser-1")
      const companys = yield* insert(2, { accountId: "account-1", companyId: "company-1", isSandbox: true })
      const keyOf = (caller: Caller): Caller => ({ ...caller, isSandbox: true })
      for (const reference of [own, companys]) {
        const token = yield* accessTokenOf(reference)
        expectEqual(yield* rights(reference, keyOf(member("account-1", "booker")), token), [...actions])
        for (const stranger of [
          as("customer", "account-2", null, "browser-1"),
          as("goCustomer", "account-2"),
          member("account-2", "owner", "company-2"),
          guestCaller("browser-1"),
        ])
          for (const caller of [stranger, keyOf(stranger)]) expectEqual(yield* rights(reference, caller, token), [])
      }
      const colleague = keyOf(member("account-2", "viewer"))
      expectEqual([yield* rights(own, colleague), yield* rights(companys, colleague)], [[], ["view-booking"]])
    }),
  ),
  drivenCase(
    "what a sandbox key has booked is to no staff, who reach all that is carried, nor to a sandbox key of theirs",
    Effect.gen(function* () {
      const live = yield* insert(1, { accountId: "account-1" })
      const sandbox = yield* insert(2, { accountId: "account-1", isSandbox: true })
      for (const type of signInTypes) {
        const session = as(type, "account-2")
        expectEqual(yield* rights(live, session), staffRights[type] ?? [], type)
        expectEqual(yield* rights(sandbox, session), [], type)
        const key: Caller = { ...session, isSandbox: true }
        expectEqual([yield* rights(live, key), yield* rights(sandbox, key)], [[], []], type)
      }
    }),
  ),
  drivenCase(
    "whoever is signed in finds his own by reference, phone and e-mail, and nobody else's",
    Effect.gen(function* () {
      const own = yield* insert(1, { accountId: "account-1" })
      const others = yield* insert(2, { accountId: "account-2" })
      const search = (field: "reference" | "phone" | "email", value: string) =>
        Effect.result(globalSearch({ field, value, lastFour: null }, as("customer", "account-1")))
      for (const [field, value] of [
        ["reference", own.toLowerCase()],
        ["phone", "050 123 4567"],
        ["phone", "+97165123456"],
        ["email", " AISHA@example.com "],
      ] as const) {
        const found = yield* search(field, value)
        const references = found._tag === "Success" ? found.success.map(({ reference }) => reference) : found.failure
        expectEqual(references, [own], `${field} ${value}`)
      }
      for (const [field, value] of [
        ["reference", others],
        ["phone", "+971509999999"],
        ["phone", "4567"],
        ["email", "omar@example.com"],
        ["email", ""],
      ] as const) {
        expectEqual((yield* search(field, value))._tag, "Failure", `${field} ${value}`)
      }
    }),
  ),
  drivenCase(
    "a recipient with an account finds another's booking as a guest does, and sees no more of it",
    Effect.gen(function* () {
      const others = yield* insert(1, { accountId: "account-2" })
      const sample = { field: "reference", value: others, lastFour: "4567" } as const
      const recipient = as("customer", "account-1")
      const found = yield* globalSearch(sample, recipient)
      expectEqual(found, yield* globalSearch(sample, guestCaller(null)))
      expectEqual(
        found.map(({ reference, booking, money }) => ({ reference, booking, money })),
        [{ reference: others, booking: null, money: null }],
      )
      for (const lastFour of [null, "", "0000", "34567"]) {
        const refused = yield* refusalOf(globalSearch({ ...sample, lastFour }, recipient))
        expectEqual(refused._tag, "SearchFailed", `${lastFour}`)
      }
    }),
  ),
  drivenCase(
    "the owner is told the PIN until the parcel is handed over, and staff never",
    Effect.gen(function* () {
      const reference = yield* insert(1, { accountId: "account-1" })
      const owner = as("customer", "account-1")
      expectEqual((yield* readBooking(named(reference), as("ops", "ops-1"))).pin, null)
      expectEqual(/^\d+$/.test((yield* readBooking(named(reference), owner)).pin ?? ""), true)
    }),
  ),
  drivenCase(
    "completing an order closes its lead for good, and a lead of another booking stays with it",
    Effect.gen(function* () {
      const [one, two] = [yield* insert(1, { accountId: "account-1" }), yield* insert(2, { accountId: "account-1" })]
      const owner = as("customer", "account-1")
      const leadId = "0123456789abcdef0123456789abcdef"
      yield* (yield* UnitOfWork).commit([{ kind: "saveLead", leadId, lead: sampleLead, at: sampleBooking.bookedAt }])
      yield* completeOrder({ ...named(one), leadId }, owner)
      yield* completeOrder({ ...named(two), leadId }, owner)
      const leads = yield* (yield* StoreInspection).leads
      expectEqual(
        leads.map(({ bookedAs }) => bookedAs),
        [one],
      )
    }),
  ),
  drivenCase(
    "of two who rewrite a booking on the same state one does",
    Effect.gen(function* () {
      const reference = yield* insert(1, {})
      const work = yield* UnitOfWork
      const rewrite = (landmark: string) => {
        const booking = { ...sampleBooking, reference, pickup: { ...sampleBooking.pickup, landmark } }
        return work.commit([{ kind: "rewriteBooking", booking, revision: 0, slot: null, pricedWindow: null }])
      }
      yield* rewrite("first")
      expectEqual((yield* refusalOf(rewrite("second"))).change, "rewriteBooking")
      const stored = yield* (yield* Bookings).find(reference)
      expectEqual([stored?.booking.pickup.landmark, stored?.revision], ["first", 1])
    }),
  ),
]
