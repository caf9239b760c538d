import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it, onTestFinished } from "vitest"
import type { Order } from "../../booking/order/order.ts"
import { localDate } from "../../calendar/local-date.ts"
import { msPerMinute } from "../../calendar/zone.ts"
import { PaymentGateways } from "../../ports/driven/payment-gateways.ts"
import { PaymentOffer } from "../../ports/driven/payment-offer.ts"
import { refused, succeeded } from "../../testing/contracts/expectations.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { at } from "../../testing/sample-booking.ts"
import { sampleOrder } from "../../testing/sample-order.ts"
import { ScriptedBank } from "../../testing/scripted-gateway.ts"
import { guestCaller } from "../caller.ts"
import { drivingPorts } from "../driving-ports.ts"
import { expireHolds } from "./expire-holds.ts"

const morning = at("2026-11-21T11:00:00.000+04:00")

async function guest() {
  const methods = ["cashAtPickup", "card"] as const
  const offer = Layer.succeed(PaymentOffer, { AE: methods, QA: methods })
  const bank = new ScriptedBank()
  const gateway = { ...bank.gateway, takesAt: bank.takesAt }
  const gateways = Layer.succeed(PaymentGateways, { of: () => gateway, named: () => gateway })
  const runtime = ManagedRuntime.make(
    Layer.merge(offer, gateways).pipe(Layer.provideMerge(inMemoryPorts()), Layer.provideMerge(TestClock.layer())),
  )
  onTestFinished(() => runtime.dispose())
  await runtime.runPromise(TestClock.setTime(morning))
  const { booking, ownBookings, payments } = drivingPorts(runtime, guestCaller("guest"))
  const order = (patch: Partial<Order>) => sampleOrder({ pickupDate: localDate("2026-11-24"), ...patch })
  /** Sends a draft without a key: one is made for it. */
  const press = (patch: Partial<Order> = {}) =>
    booking.placeBooking(order(patch), { idempotencyKey: "of the draft", isKeyDerived: true })
  const pressed = async (patch: Partial<Order> = {}) => succeeded(await press(patch)).booking.reference
  const cancel = async (reference: string) =>
    succeeded(await ownBookings.cancelBooking({ reference, accessToken: null, expectedFee: null }))
  const beginPayment = async (reference: string) =>
    succeeded(
      await payments.openSession({ reference, accessToken: null, method: "card", payToken: null, instead: null }),
    )
  const later = async (minutes: number) => {
    await runtime.runPromise(TestClock.setTime(morning + minutes * msPerMinute))
    await runtime.runPromise(expireHolds())
  }
  return { press, pressed, cancel, beginPayment, later }
}

describe("a draft that is sent again without a key", () => {
  it("is the booking that was made of it, for as long as that stands", async () => {
    const { press, pressed } = await guest()
    const first = await pressed()
    expect(await pressed()).toBe(first)
    refused(await press({ vehicle: "van" }), "IdempotencyMismatch")
  })

  it("is another booking after each that was cancelled, and that one however often it is sent", async () => {
    const { pressed, cancel } = await guest()
    const made = [await pressed()]
    for (const _ of [1, 2]) {
      await cancel(made.at(-1) ?? "")
      made.push(await pressed())
      expect(await pressed()).toBe(made.at(-1))
    }
    expect(new Set(made).size).toBe(3)
  })

  it("may be another draft by now, where the booking was cancelled", async () => {
    const { pressed, cancel } = await guest()
    const first = await pressed()
    await cancel(first)
    expect(await pressed({ vehicle: "van" })).not.toBe(first)
  })

  it("is another booking after one whose hold has ended", async () => {
    const { pressed, later } = await guest()
    const first = await pressed({ paymentMethod: "card" })
    await later(29)
    expect(await pressed({ paymentMethod: "card" })).toBe(first)
    await later(31)
    expect(await pressed({ paymentMethod: "card" })).not.toBe(first)
  })

  it("is the one whose hold has ended as long as a payment of it may still come", async () => {
    const { pressed, beginPayment, later } = await guest()
    const first = await pressed({ paymentMethod: "card" })
    await beginPayment(first)
    await later(31)
    expect(await pressed({ paymentMethod: "card" })).toBe(first)
  })
})
