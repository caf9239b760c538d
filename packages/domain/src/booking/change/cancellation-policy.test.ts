import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "../../calendar/zone.ts"
import { deliveryMachine } from "../../machines/delivery-machine.ts"
import { add, money } from "../../money/money.ts"
import { aCancellation } from "../../testing/arbitraries-cancellation.ts"
import type { BookingState } from "../booking.ts"
import {
  type CancellationFacts,
  cancellationAt,
  cancellationPhases,
  cancellationTerms,
  isCancellable,
} from "./cancellation-policy.ts"

const dubai = (time: string): Instant => Date.parse(`2026-11-21T${time}+04:00`)
const facts: CancellationFacts = {
  orderBy: dubai("16:00:00.000"),
  startedAt: null,
  collectedAt: null,
  paid: money(2_625, "AED"),
  minimumFare: money(1_575, "AED"),
}
const free = { phase: "free", fee: money(0, "AED"), refund: money(2_625, "AED") }
const late = { phase: "late", fee: money(1_575, "AED"), refund: money(1_050, "AED") }
const collected = { phase: "collected", fee: money(2_625, "AED"), refund: money(0, "AED") }

describe("cancelling a booking (D36)", () => {
  it("gives back no more than was paid: fee and refund are what was paid, neither below zero", () => {
    fc.assert(
      fc.property(aCancellation, ({ facts: drawn, now, policy }) => {
        const { fee, refund } = cancellationAt(drawn, now, policy)
        expect(add(fee, refund)).toEqual(drawn.paid)
        expect(Math.min(fee.minor, refund.minor)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it("never becomes cheaper as time passes", () => {
    fc.assert(
      fc.property(aCancellation, fc.nat(90_000_000), ({ facts: drawn, now }, later) => {
        const before = cancellationAt(drawn, now)
        const after = cancellationAt(drawn, now + later)
        expect(after.fee.minor).toBeGreaterThanOrEqual(before.fee.minor)
        expect(cancellationPhases.indexOf(after.phase)).toBeGreaterThanOrEqual(cancellationPhases.indexOf(before.phase))
      }),
    )
  })

  it("charges what was shown before the booking, phase by phase", () => {
    fc.assert(
      fc.property(aCancellation, ({ facts: drawn, now, policy }) => {
        const { phase, fee, refund } = cancellationAt(drawn, now, policy)
        expect(cancellationTerms(drawn, policy)[phase]).toEqual({ fee, refund })
      }),
    )
  })

  it("is free until the window's last order time, and at that instant it is not", () => {
    expect(cancellationAt(facts, dubai("15:59:59.999"))).toMatchObject(free)
    expect(cancellationAt(facts, dubai("16:00:00.000"))).toMatchObject(late)
    expect(cancellationAt(facts, dubai("12:00:00.000")).freeUntil).toBe(facts.orderBy)
  })

  it("is free no longer than until the driver's start, where that is earlier, and no longer for a later one", () => {
    const early = { ...facts, startedAt: dubai("13:00:00.000") }
    expect(cancellationAt(early, dubai("12:59:59.999"))).toMatchObject(free)
    expect(cancellationAt(early, dubai("13:00:00.000"))).toMatchObject({ ...late, freeUntil: early.startedAt })
    expect(cancellationAt({ ...facts, startedAt: dubai("17:00:00.000") }, dubai("16:30:00.000"))).toMatchObject(late)
  })

  it("gives nothing back once the parcel is collected, also before the last order time", () => {
    const onTheWay = { ...facts, startedAt: dubai("13:00:00.000"), collectedAt: dubai("13:20:00.000") }
    expect(cancellationAt(onTheWay, dubai("13:19:59.999"))).toMatchObject(late)
    expect(cancellationAt(onTheWay, dubai("13:20:00.000"))).toMatchObject(collected)
  })

  it("costs no more than was paid, and nothing where nothing was", () => {
    const at = dubai("17:00:00.000")
    expect(cancellationAt({ ...facts, paid: money(1_000, "AED") }, at)).toMatchObject({
      fee: money(1_000, "AED"),
      refund: money(0, "AED"),
    })
    expect(cancellationAt({ ...facts, paid: money(0, "AED") }, at).fee).toEqual(money(0, "AED"))
  })

  it("follows another policy where an operator chooses one", () => {
    const kind = { free: "nothing", late: "nothing", collected: "minimum-fare" } as const
    const onTheWay = { ...facts, startedAt: dubai("13:00:00.000"), collectedAt: dubai("13:20:00.000") }
    expect(cancellationAt(facts, dubai("17:00:00.000"), kind).fee).toEqual(money(0, "AED"))
    expect(cancellationAt(onTheWay, dubai("17:00:00.000"), kind).fee).toEqual(money(1_575, "AED"))
  })

  it("is possible in exactly the states that know the command", () => {
    const states = Object.keys(deliveryMachine.states) as readonly BookingState[]
    const cancellable = states.filter((state) => deliveryMachine.states[state]?.ownEvents.includes("cancel"))
    expect(states.filter(isCancellable)).toEqual(cancellable)
  })
})
