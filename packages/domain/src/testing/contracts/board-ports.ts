import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { addDays } from "../../calendar/local-date.ts"
import { beginDelivery, type Delivery } from "../../delivery/delivery.ts"
import type { DeliveryCommand } from "../../delivery/delivery-command.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import { emptyLeadForm } from "../../leads/lead-form.ts"
import { money } from "../../money/money.ts"
import { desks } from "../../operations/desk.ts"
import type { AttemptEvent } from "../../payment/attempt/attempt-event.ts"
import type { AttemptState } from "../../payment/attempt/attempt-state.ts"
import { moneyCame } from "../../payment/ledger.ts"
import { BoardChanges } from "../../ports/driven/board-changes.ts"
import { BookingBoard } from "../../ports/driven/booking-board.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { Drivers } from "../../ports/driven/drivers.ts"
import { LeadDesk } from "../../ports/driven/lead-desk.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { everyBooking } from "../every-booking.ts"
import { at, referenceNumber, sampleBooking, sampleLead } from "../sample-booking.ts"
import { sampleCompany } from "../sample-company.ts"
import { staffAccount } from "../staff-account.ts"
import { conflictOf } from "./conflict-of.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue } from "./expectations.ts"

const now = at("2026-11-21T05:00:00.000Z")
const { reference } = sampleBooking
const day = sampleBooking.pickupWindow.date

const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})
const insert = (number: number, isSandbox = false): Change => ({
  kind: "insertBooking",
  booking: { ...sampleBooking, reference: referenceNumber(number) },
  ownerDigest: null,
  belongings: { isSandbox },
})
const attempt = {
  id: "attempt-1",
  booking: referenceNumber(1),
  reference: "merchant-1",
  method: "card",
  amount: money(2625, "AED"),
  gateway: "aps",
  email: "amna@example.com",
  language: "en",
  origin: null,
  isByLink: false,
  createdAt: now,
  expiresAt: now + 1_000,
  change: null,
} as const
/** An event that leads to a state, with a driver assigned. */
const moved = (
  number: number,
  state: Delivery["state"],
  driver: string | null,
  command: DeliveryCommand = { type: "hold", reason: "other" },
  order = 1,
): Change => {
  const by = { role: "ops", id: "ops-1" } as const
  const event: RecordedEvent = { ...command, by, at: now + order, place: null, order, commandId: null }
  const begun = beginDelivery(sampleBooking, null)
  const after = { ...begun, state, facts: { ...begun.facts, driver }, order }
  return { kind: "recordEvent", reference: referenceNumber(number), event, after }
}
const references = (found: readonly StoredBooking[]) => found.map(({ booking }) => booking.reference).toSorted()
const numbered = (...numbers: readonly number[]) => numbers.map(referenceNumber).toSorted()

export const dayOfBoardContract: readonly DrivenCase<UnitOfWork | BookingBoard>[] = [
  drivenCase(
    "a day has its own bookings, what the days before left open, and what was handed over for cash that nobody took",
    Effect.gen(function* () {
      const { ofDay } = yield* BookingBoard
      yield* commit(...[1, 2, 3, 4, 5].map((number) => insert(number)), insert(6, true))
      const cash = { type: "takeCash", amount: sampleBooking.price.toPay } as const
      yield* commit(moved(2, "onHold", "driver-1"), moved(3, "delivered", "driver-1"), moved(4, "cancelled", null))
      yield* commit(moved(5, "assigned", "driver-1", cash))
      yield* commit(moved(5, "delivered", "driver-1", { type: "collect" }, 2))
      const on = Effect.fnUntraced(function* (days: number) {
        return references(yield* ofDay("AE", addDays(day, days)))
      })
      expectEqual(yield* on(0), numbered(1, 2, 3, 4, 5))
      expectEqual(yield* on(1), numbered(1, 2, 3))
      expectEqual(yield* on(7), numbered(1, 2, 3))
      expectEqual(yield* on(8), numbered(1, 2))
      expectEqual([yield* on(-1), yield* ofDay("QA", day)], [[], []])
    }),
  ),
  drivenCase(
    "a booking of the days before stays on the board for as long as a payment of it is under review",
    Effect.gen(function* () {
      const { ofDay } = yield* BookingBoard
      const on = Effect.fnUntraced(function* (days: number) {
        return references(yield* ofDay("AE", addDays(day, days)))
      })
      const review = (order: number, event: AttemptEvent, state: AttemptState): Change => ({
        kind: "recordAttemptEvent",
        attempt: attempt.id,
        event: { ...event, order, at: now, evidence: "system" },
        after: { state },
      })
      yield* commit(insert(1), insert(2), moved(1, "cancelled", null), moved(2, "cancelled", null))
      yield* commit({ kind: "insertAttempt", intent: attempt })
      expectEqual(yield* on(1), [])
      yield* commit(review(1, { type: "reviewed" }, "review"))
      expectEqual([yield* on(-1), yield* on(0)], [[], numbered(1, 2)])
      expectEqual([yield* on(1), yield* on(30), yield* ofDay("QA", addDays(day, 1))], [numbered(1), numbered(1), []])
      const held = attempt.amount
      const end = { ruling: "void", outcome: "none-charged", by: "ops-1", reason: "Not charged", held } as const
      yield* commit(review(2, { type: "ruled", ...end }, "notCharged"))
      expectEqual(yield* on(1), [])
    }),
  ),
  drivenCase(
    "what was handed over stays for seven days after money of it went back to its card",
    Effect.gen(function* () {
      const { ofDay } = yield* BookingBoard
      const byCard = (number: number): Change => ({
        kind: "insertBooking",
        booking: { ...sampleBooking, reference: referenceNumber(number), paymentMethod: "card" },
        ownerDigest: null,
        belongings: {},
      })
      const back = (role: "system" | "ops"): RecordedEvent => ({
        type: "refund",
        amount: sampleBooking.price.toPay,
        by: { role, id: null },
        at: now,
        place: null,
        order: 1,
        commandId: null,
      })
      const after = { ...beginDelivery(sampleBooking, null), state: "delivered", order: 1 } as const
      yield* commit(byCard(1), byCard(2))
      yield* commit({ kind: "recordEvent", reference: referenceNumber(1), event: back("system"), after })
      yield* commit({ kind: "recordEvent", reference: referenceNumber(2), event: back("ops"), after })
      const on = (date: string) => Effect.map(ofDay("AE", date as typeof day), references)
      const { date } = sampleBooking.deliveryWindow
      expectEqual([yield* on(addDays(date, 1)), yield* on(addDays(date, 7))], [numbered(1), numbered(1)])
      expectEqual(yield* on(addDays(date, 8)), [])
    }),
  ),
  drivenCase(
    "a booking of the days before stays on the board for as long as money of it goes back",
    Effect.gen(function* () {
      const { ofDay } = yield* BookingBoard
      const on = Effect.fnUntraced(function* (days: number) {
        return references(yield* ofDay("AE", addDays(day, days)))
      })
      const owing = (change: Change): Change => ({ ...change, owesMoney: true }) as Change
      yield* commit(insert(1), insert(2), insert(3, true))
      yield* commit(moved(1, "cancelled", null), moved(2, "cancelled", null), owing(moved(3, "cancelled", null)))
      expectEqual(yield* on(1), [])
      const cash = { type: "takeCash", amount: sampleBooking.price.toPay } as const
      yield* commit(owing(moved(1, "cancelled", null, cash, 2)))
      expectEqual([yield* on(-1), yield* on(0)], [[], numbered(1, 2)])
      expectEqual([yield* on(1), yield* on(30), yield* ofDay("QA", addDays(day, 1))], [numbered(1), numbered(1), []])
      yield* commit(moved(1, "cancelled", null, { type: "refund", amount: cash.amount }, 3))
      expectEqual(yield* on(1), [])
    }),
  ),
  drivenCase(
    "a driver has open what he has still to drive, whenever that is",
    Effect.gen(function* () {
      const { openOf } = yield* BookingBoard
      yield* commit(insert(1), insert(2), insert(3), insert(4, true))
      yield* commit(
        moved(1, "assigned", "driver-1"),
        moved(2, "delivered", "driver-1"),
        moved(4, "assigned", "driver-1"),
      )
      yield* commit(moved(3, "assigned", "driver-2"))
      expectEqual(references(yield* openOf("driver-1")), numbered(1))
    }),
  ),
  drivenCase(
    "a driver goes when he has nothing left to drive, and is given nothing once he has gone",
    Effect.gen(function* () {
      const driver = staffAccount("driver-1", "porter", "Dawud")
      yield* commit({ kind: "insertAccount", account: driver })
      yield* commit(insert(1), insert(2, true), insert(3))
      yield* commit(moved(1, "assigned", driver.id), moved(2, "assigned", driver.id), moved(3, "assigned", "driver-2"))
      const leaving: Change = { kind: "driveNothing", leaving: driver.id }
      expectEqual(yield* conflictOf(leaving), "driveNothing")
      yield* commit(moved(1, "delivered", driver.id, undefined, 2))
      yield* commit(leaving, { kind: "eraseAccount", accountId: driver.id, proved: { email: null, phone: null } })
      expectEqual(yield* conflictOf({ kind: "keepAccount", accountId: driver.id }), "keepAccount")
    }),
  ),
  drivenCase(
    "bookings are found by a part of a name, a phone or a reference, and a pattern is a text like any other",
    Effect.gen(function* () {
      const { list } = yield* BookingBoard
      const named = (number: number, name: string): Change => {
        const booking = { ...sampleBooking, reference: referenceNumber(number) }
        const customer = { name, phone: `+9715000000${10 + number}`, email: "a@example.com" }
        return { kind: "insertBooking", booking: { ...booking, customer }, ownerDigest: null, belongings: {} }
      }
      yield* commit(named(1, 'Zoe O"Hara'), named(2, "100% Zayed"), named(3, "سارة"))
      const found = Effect.fnUntraced(function* (search: string, limit = 10) {
        return references(yield* list({ ...everyBooking, search, limit }))
      })
      expectEqual(yield* found("zO"), numbered(1))
      expectEqual(yield* found('o"h'), numbered(1))
      expectEqual(yield* found("0% z"), numbered(2))
      expectEqual(yield* found("سار"), numbered(3))
      expectEqual(yield* found("050 000 0012"), numbered(2))
      expectEqual(yield* found(referenceNumber(3).slice(2, 12).toLowerCase()), numbered(1, 2, 3))
      expectEqual([yield* found("_"), yield* found("Marina")], [[], []])
      expectEqual(yield* found("a", 1), [numbered(1, 2, 3)[0]])
    }),
  ),
]

export const boardChangesContract: readonly DrivenCase<UnitOfWork | BoardChanges | Drivers | LeadDesk>[] = [
  drivenCase(
    "every write on a booking is a change after the mark of before, as the booking is now",
    Effect.gen(function* () {
      const changes = yield* BoardChanges
      yield* commit(insert(1), insert(2), insert(3, true))
      const mark = yield* changes.mark
      const after = Effect.fnUntraced(function* () {
        // Changes that were already there when the mark was read may be repeated.
        return (yield* changes.since(mark, 100)).filter((one) => one.mark > mark)
      })
      expectEqual(yield* after(), [])
      yield* commit(moved(2, "assigned", "driver-1"))
      const [one, ...others] = yield* after()
      const { mark: number, ...changed } = one ?? { mark: 0 }
      expectEqual(changed, {
        reference: referenceNumber(2),
        state: "assigned",
        driver: "driver-1",
        order: 1,
        revision: 0,
      })
      expectEqual([others.length, number, number > mark], [0, yield* changes.mark, true])
      yield* commit({
        kind: "rewriteBooking",
        booking: { ...sampleBooking, vehicle: "van" },
        revision: 0,
        slot: null,
        pricedWindow: null,
      })
      yield* commit(insert(4), moved(3, "onHold", null))
      expectEqual(
        (yield* after()).map((each) => [each.reference, each.revision]),
        [
          [referenceNumber(2), 0],
          [reference, 1],
          [referenceNumber(4), 0],
        ],
      )
      expectEqual((yield* changes.since(mark, 1)).length, 1)
    }),
  ),
  drivenCase(
    "a desk is another one after every write on what stands there, and no other desk is",
    Effect.gen(function* () {
      yield* commit(insert(1))
      const { desks: look } = yield* BoardChanges
      let before = yield* look
      const others = Effect.fnUntraced(function* (...changes: readonly Change[]) {
        yield* commit(...changes)
        const after = yield* look
        const changed = desks.filter((desk) => after[desk] !== before[desk])
        before = after
        return changed
      })
      expectEqual(yield* others(), [])
      const form = { ...emptyLeadForm("contact", "AE"), name: "Huda", message: "Hello" }
      expectEqual(yield* others({ kind: "saveLeadForm", id: "lead-1", form, at: now }), ["leads"])
      const lead = yield* (yield* LeadDesk).find("lead-1")
      if (!lead) throw new Error("The lead is not there")
      expectEqual(yield* others({ kind: "followLead", lead: { ...lead, version: lead.version + 1, answer: "Yes" } }), [
        "leads",
      ])
      expectEqual(yield* others({ kind: "saveLead", leadId: "draft-1", lead: sampleLead, at: now }), ["leads"])
      expectEqual(yield* others({ kind: "insertAttempt", intent: attempt }), ["payments"])
      const amount = money(2625, "AED")
      const entries = moneyCame("cash-with:driver-1", amount, 5)
      const transaction = { id: "t1", source: "t1", at: now, entries }
      expectEqual(yield* others({ kind: "postLedger", booking: null, transaction }), ["books"])
      const closed = { market: "AE", date: day, at: now, by: "ops-1", report: "{}" } as const
      expectEqual(yield* others({ kind: "closeDay", day: closed }), ["books"])
      expectEqual(yield* others({ kind: "insertCompany", company: sampleCompany }), ["companies"])
      const limit = { companyId: sampleCompany.id, limit: money(50_000, "AED") }
      expectEqual(yield* others({ kind: "setCreditLimit", ...limit }), ["companies"])
    }),
  ),
  drivenCase(
    "whoever waits is woken by a booking, by what stands on a desk, by a place and by a place that is forgotten",
    Effect.gen(function* () {
      const { pulseAfter } = yield* BoardChanges
      yield* commit(insert(1))
      let pulse = yield* pulseAfter(-1)
      const woken = Effect.fnUntraced(function* (change: Change) {
        const before = pulse
        const waiting = yield* Effect.forkChild(pulseAfter(before), { startImmediately: true })
        yield* commit(change)
        pulse = yield* Fiber.join(waiting)
        expectTrue(pulse > before, "it is a later pulse")
      })
      yield* woken(moved(1, "onHold", null))
      yield* woken({ kind: "insertCompany", company: sampleCompany })
      const position = { position: { lat: 25.1, lon: 55.2 }, at: now }
      yield* woken({ kind: "notePosition", driver: "driver-1", position })
      expectEqual([...(yield* (yield* Drivers).positions)], [["driver-1", position]])
      yield* woken({ kind: "forgetPosition", driver: "driver-1" })
      expectEqual([...(yield* (yield* Drivers).positions)], [])
    }),
  ),
]
