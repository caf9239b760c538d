import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bookingMoney } from "../booking/change/booking-money.ts"
import { beginDelivery, type Delivery } from "../delivery/delivery.ts"
import type { DeliveryCommand } from "../delivery/delivery-command.ts"
import type { DoneBy, RecordedEvent } from "../delivery/delivery-event.ts"
import { refundOf } from "../delivery/till.ts"
import { afterEvent } from "../machines/obey-command.ts"
import { type Money, money, subtract } from "../money/money.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import { moneyToReturn } from "./money-to-return.ts"

const { toPay } = sampleBooking.price
const nothing = money(0, toPay.currency)

const driver: DoneBy = { role: "porter", id: "driver-1" }
const ops: DoneBy = { role: "ops", id: "ops-1" }
const system: DoneBy = { role: "system", id: null }

const cash: Step = [driver, { type: "takeCash", amount: toPay }]
const card: Step = [system, { type: "settle", amount: toPay, honours: true }]
const backToCard = (amount: Money): Step => [system, { type: "refund", amount, corrects: true }]
const cancelled = (fee: Money, refund: Money): Step => [
  ops,
  { type: "cancel", reason: "other", terms: { fee, refund } },
]

type Step = readonly [by: DoneBy, command: DeliveryCommand]

/** What a booking came to: each step a minute after the one before. */
function lived(steps: readonly Step[]): { readonly delivery: Delivery; readonly log: readonly RecordedEvent[] } {
  const log = steps.map(
    ([by, command], index): RecordedEvent => ({
      ...command,
      by,
      at: index,
      place: null,
      order: index + 1,
      commandId: null,
    }),
  )
  return { delivery: log.reduce(afterEvent, beginDelivery(sampleBooking, null)), log }
}

const sinceWith = (toCards: Money, steps: readonly Step[]) => {
  const { delivery, log } = lived(steps)
  const told = moneyToReturn(delivery, log, toCards)
  return told?.isCash ? told.since : null
}
const since = (...steps: readonly Step[]) => sinceWith(nothing, steps)

describe("money that the desk has to give back", () => {
  it("is there since a booking was paid twice, whichever came first, and no longer when either went back", () => {
    expect(since(cash)).toBeNull()
    expect(since(card)).toBeNull()
    expect(since(cash, card)).toBe(1)
    expect(since(card, cash, [ops, { type: "assign", driver: "driver-2" }])).toBe(1)
    expect(since(card, cash, backToCard(toPay))).toBeNull()
    expect(since(card, cash, [ops, { type: "refund", amount: toPay, corrects: true }])).toBeNull()
    const some = money(100, toPay.currency)
    expect(since(card, cash, [ops, { type: "refund", amount: some, corrects: some }])).toBe(1)
  })

  it("is what a cancellation does not keep of it, and what a card paid is none of it", () => {
    const fee = money(1_000, toPay.currency)
    expect(since(cash, cancelled(fee, subtract(toPay, fee)))).toBe(1)
    expect(since(cash, cancelled(toPay, nothing))).toBeNull()
    expect(since(card, cancelled(nothing, toPay))).toBeNull()
    expect(since(cancelled(nothing, nothing), cash)).toBe(1)
    expect(since(cash, [ops, { type: "cancel", reason: "other" }])).toBeNull()
  })

  it("is there while cash is, and more goes back than gateways were asked for, and gone once the desk has given that", () => {
    const aMove = fc.constantFrom("cash", "card", "cancel", "by hand", "asked of a card", "done to a card")
    const seen = new Set<boolean>()
    fc.assert(
      fc.property(fc.array(fc.tuple(aMove, fc.integer({ min: 1, max: 4_000 })), { maxLength: 6 }), (moves) => {
        const steps: Step[] = []
        const left = { cash: 0, cards: 0 }
        const asked: number[] = []
        const gone = (by: DoneBy, minor: number) => {
          if (minor > 0) steps.push([by, refundOf(lived(steps).delivery.till, { ...toPay, minor })])
        }
        const byHand = (wished: number) => {
          const minor = Math.min(wished, left.cash)
          left.cash -= minor
          gone(ops, minor)
        }
        for (const [move, minor] of moves) {
          if (move === "by hand") byHand(minor)
          else if (move === "asked of a card") {
            const share = Math.min(minor, left.cards)
            left.cards -= share
            asked.push(share)
          } else if (move === "done to a card") gone(system, asked.shift() ?? 0)
          else if (move === "cancel") steps.push(cancelled(nothing, nothing))
          else steps.push(move === "cash" ? cash : card)
          if (move === "cash") left.cash += toPay.minor
          if (move === "card") left.cards += toPay.minor
        }
        const { state, till } = lived(steps).delivery
        const toCards = { ...toPay, minor: asked.reduce((sum, minor) => sum + minor, 0) }
        const byItsDesk = bookingMoney(state, till, nothing).goingBack.minor - toCards.minor
        const isTold = sinceWith(toCards, steps) !== null
        seen.add(isTold)
        expect(isTold).toBe(left.cash > 0 && byItsDesk > 0)
        byHand(Math.max(0, byItsDesk))
        expect(sinceWith(toCards, steps)).toBeNull()
        for (const minor of asked) gone(system, minor)
        expect(since(...steps)).toBeNull()
      }),
    )
    expect(seen.size).toBe(2)
  })

  it("is money of a card where no cash is left, and gone once a gateway is asked for it or has given it", () => {
    const facts = fc.record({ feeMinor: fc.nat(toPay.minor), asked: fc.nat(toPay.minor), hasCash: fc.boolean() })
    fc.assert(
      fc.property(facts, ({ feeMinor, asked, hasCash }) => {
        const fee = money(feeMinor, toPay.currency)
        const refund = subtract(toPay, fee)
        const steps = [hasCash ? cash : card, cancelled(fee, refund)]
        const { delivery, log } = lived(steps)
        const told = moneyToReturn(delivery, log, money(asked, toPay.currency))
        expect(told).toEqual(refund.minor > asked ? { since: 1, isCash: hasCash } : null)
        if (refund.minor === 0) return
        const after = lived([...steps, hasCash ? [ops, { type: "refund", amount: refund }] : backToCard(refund)])
        expect(moneyToReturn(after.delivery, after.log, nothing)).toBeNull()
      }),
    )
  })
})
