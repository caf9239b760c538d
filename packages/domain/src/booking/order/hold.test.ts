import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { localDate } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import { money } from "../../money/money.ts"
import { priceBreakdown } from "../../pricing/price-breakdown.ts"
import { gulfBook } from "../../schedule/books/gulf.ts"
import { compile } from "../../schedule/rule-book.ts"
import { aHeld } from "../../testing/arbitraries-hold.ts"
import { type Held, heldPayment, holdLifetimeMinutes, isHoldAlive, makeHold } from "./hold.ts"

const dubai = (time: string): Instant => Date.parse(`2026-11-21T${time}+04:00`)
const held: Held = {
  booking: "AE4K7M2XQ9TB3HV" as Held["booking"],
  slots: ["AE/sameDay/2026-11-21/13-18"],
  promoCode: "WELCOME10",
  price: priceBreakdown(money(2_500, "AED"), money(0, "AED"), 5),
}
const hold = makeHold(held, dubai("15:50:00.000"))
const paid = held.price.toPay

describe("a hold", () => {
  it("is alive for thirty minutes and over at the last of them", () => {
    expect(holdLifetimeMinutes).toBe(30)
    expect(isHoldAlive(hold, dubai("15:50:00.000"))).toBe(true)
    expect(isHoldAlive(hold, dubai("16:19:59.999"))).toBe(true)
    expect(isHoldAlive(hold, dubai("16:20:00.000"))).toBe(false)
  })

  it("keeps window, promo use and price as they were at the confirm, for as long as it is told to", () => {
    fc.assert(
      fc.property(aHeld, fc.nat(4e12), fc.integer({ min: 0, max: 600 }), (kept, now, minutes) => {
        const made = makeHold(kept, now, minutes)
        expect(made).toEqual({ ...kept, heldAt: now, endsAt: now + minutes * 60_000 })
        expect(isHoldAlive(made, made.endsAt)).toBe(false)
        expect(isHoldAlive(made, made.endsAt - 1)).toBe(true)
      }),
    )
  })

  it("is paid also after the cut-off, with no new re-check", () => {
    const engine = compile(gulfBook)
    const late = dubai("16:10:00.000")
    const ask = { market: "AE", service: "sameDay", date: localDate("2026-11-21"), window: "13-18" } as const
    expect(engine.check({ ...ask, now: hold.heldAt }).ok).toBe(true)
    expect(engine.check({ ...ask, now: late }).ok).toBe(false)
    expect(heldPayment(hold, paid, late, false)).toEqual({ kind: "honour" })
  })

  it("that has ended honours a late payment if the booking can still be served, and else refunds it in full", () => {
    const late = dubai("16:20:00.000")
    expect(heldPayment(hold, paid, late, true)).toEqual({ kind: "honour-again" })
    expect(heldPayment(hold, paid, late, false)).toEqual({ kind: "refund-in-full", amount: paid })
  })

  it("never keeps money without a delivery, and gives back exactly what was paid", () => {
    fc.assert(
      fc.property(aHeld, fc.integer({ min: 0, max: 120 * 60_000 }), fc.boolean(), (kept, after, isServiceable) => {
        const made = makeHold(kept, 0)
        const answer = heldPayment(made, kept.price.toPay, after, isServiceable)
        if (answer.kind === "refund-in-full") expect(answer.amount).toEqual(kept.price.toPay)
        expect(answer.kind === "refund-in-full").toBe(!isHoldAlive(made, after) && !isServiceable)
      }),
    )
  })

  it("is not settled by another amount: that is a bug of whoever asks", () => {
    expect(() => heldPayment(hold, money(2_624, "AED"), hold.heldAt, true)).toThrow()
    expect(() => heldPayment(hold, money(2_625, "QAR"), hold.heldAt, true)).toThrow()
  })
})
