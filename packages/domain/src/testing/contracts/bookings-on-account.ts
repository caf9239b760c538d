import * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { Place } from "../../booking/stop.ts"
import { msPerDay } from "../../calendar/zone.ts"
import { creditLeft } from "../../corporate/credit.ts"
import { Bookings } from "../../ports/driven/bookings.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { cancelBooking } from "../../use-cases/booking/cancel-booking.ts"
import { changeBooking } from "../../use-cases/booking/change-booking.ts"
import { deliveryOf } from "../../use-cases/booking/delivery-of.ts"
import { guestCaller } from "../../use-cases/caller.ts"
import { recordPayment } from "../../use-cases/corporate/company-desk.ts"
import { obeyCommand } from "../../use-cases/operations/obey-command.ts"
import { farther, movedTo, nearer } from "../moved-drop-off.ts"
import { sampleCompany } from "../sample-company.ts"
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
  starter,
} from "./company-on-account.ts"
import type { DrivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue, refusalOf } from "./expectations.ts"
import { promoWorth } from "./whole-price-promo.ts"

const tillOf = Effect.fnUntraced(function* (reference: Reference) {
  const stored = yield* (yield* Bookings).find(reference)
  if (!stored) throw new Error(`${reference} was not stored`)
  const { state, till } = deliveryOf(stored)
  return { state, kept: till.paid.minor - till.refunded.minor, due: till.due.minor }
})

const cancel = (reference: Reference) =>
  cancelBooking({ reference, accessToken: null, expectedFee: null }, owner, { idempotencyKey: `cancel-${reference}` })

const moved = (reference: Reference, place: Place) =>
  changeBooking(
    {
      reference,
      accessToken: null,
      wish: movedTo(place),
      expectedTotal: null,
      isPreview: false,
    },
    owner,
    { idempotencyKey: `move-${place.cityName}` },
  )

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
    "nothing is charged for what a promo leaves nothing to pay of",
    Effect.gen(function* () {
      yield* registered(1_000_000)
      const { price } = (yield* place()).booking
      const before = yield* moneyNow()
      const promoCode = yield* promoWorth(price.deliveryCharge)
      const { booking } = yield* place(owner, { ...onAccount, promoCode })
      expectEqual([booking.price.toPay.minor, booking.state], [0, "confirmed"])
      expectEqual(yield* moneyNow(), before)
      yield* moved(booking.reference, farther)
      expectTrue((yield* moneyNow()).owed > before.owed, "the change is charged")
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
    "a change puts the difference on the account or gives it back, and the desk gives back no more than is there",
    Effect.gen(function* () {
      yield* registered(1_000_000)
      const { booking } = yield* place()
      const { reference } = booking
      const before = booking.price.toPay.minor
      const after = (yield* moved(reference, farther)).booking.price.toPay.minor
      expectTrue(after > before, "the way is longer and costs no more")
      expectEqual(yield* tillOf(reference), { state: "confirmed", kept: after, due: after })
      expectEqual((yield* moneyNow()).owed, after)
      const back = (yield* moved(reference, nearer)).booking.price.toPay.minor
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
  accountCase(
    "a payment that a company made under the reference of a booking takes nothing from what that gives back",
    Effect.gen(function* () {
      yield* registered(1_000_000)
      const { reference, price } = (yield* place()).booking
      const { minor } = price.toPay
      yield* recordPayment({ id: "palm", reference, minor })
      expectEqual((yield* moneyNow()).owed, 0)
      const charged = yield* (yield* Companies).chargedFor("palm", [reference])
      expectEqual(charged.get(reference), minor)
      const { cancellation } = yield* cancelBooking({ reference, accessToken: null, expectedFee: null }, owner)
      expectEqual(cancellation.refund, price.toPay)
      expectEqual((yield* moneyNow()).owed, -minor)
    }),
  ),
]
