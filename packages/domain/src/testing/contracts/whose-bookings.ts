import * as Effect from "effect/Effect"
import type { CompanyRole } from "../../account/role.ts"
import { noWish } from "../../booking/change/booking-change.ts"
import type { Order } from "../../booking/order/order.ts"
import type { Company } from "../../corporate/company.ts"
import { changeBooking } from "../../use-cases/booking/change-booking.ts"
import { placeBooking } from "../../use-cases/booking/place-booking.ts"
import { type Caller, guestCaller } from "../../use-cases/caller.ts"
import { sampleOrder } from "../sample-order.ts"
import type { DrivenCase } from "./contract-case.ts"
import { expectEqual, refusalOf } from "./expectations.ts"

import {
  commit,
  limit,
  morning,
  owner,
  type PlacingPorts,
  place,
  placingCase,
  sameDay,
  stored,
  taken,
  uses,
} from "./placing-stage.ts"

/** The owner of a booking: a company, and a caller who calls again with a key. */
export const whoseBookingsContract: readonly DrivenCase<PlacingPorts>[] = [
  placingCase(
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
  placingCase(
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
  placingCase(
    "of many changes of one booking at once each is made, one after the other",
    Effect.gen(function* () {
      const { booking } = yield* place()
      const changed = Array.from({ length: 16 }, (_, index) =>
        changeBooking(
          {
            reference: booking.reference,
            accessToken: null,
            wish: { ...noWish, dropOff: { ...noWish.dropOff, building: `Flat ${index}` } },
            expectedTotal: null,
            isPreview: false,
          },
          owner,
        ),
      )
      yield* Effect.all(changed, { concurrency: "unbounded" })
      expectEqual((yield* stored(booking.reference)).revision, changed.length)
    }),
  ),
  placingCase(
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
  placingCase(
    "a phone that has changed its network sends the same order again and books once, with or without a cookie by then",
    Effect.gen(function* () {
      const firstCall: Caller = { ...guestCaller("new"), isNewGuest: true, address: "192.0.2.1" }
      const elsewhere = { address: "198.51.100.7" }
      const placed = yield* place(sameDay, firstCall, "key-1")
      expectEqual(yield* place(sameDay, { ...guestCaller(null), ...elsewhere }, "key-1"), placed)
      expectEqual(yield* place(sameDay, { ...guestCaller("new"), ...elsewhere }, "key-1"), placed)
      const another = yield* place({ ...sameDay, vehicle: "car" }, { ...guestCaller(null), ...elsewhere }, "key-1")
      expectEqual(another.booking.reference === placed.booking.reference, false)
    }),
  ),
]
