import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { NetworkFailure } from "../../ports/driving/service-failure.ts"
import { readSnapshot, writeSnapshot } from "../kept/versioned-snapshot.ts"
import { atPayment, begin, dubai, filled, noon, today } from "../testing/booking-stage.ts"
import { atBank, declined, empty, minutes, reference, reopened } from "../testing/held-booking.ts"
import { isWholeBooking } from "./booking-shape.ts"

describe("a booking after a reload", () => {
  it("knows its promo, its hold and its attempt, and hears of the payment", async () => {
    const run = await atPayment(filled, {}, "card")
    await run.enterPromo()
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("awaitingPayment")
    const again = reopened(run, dubai("12:05:00.000"))
    // Back from the bank without a word of it, he may choose again.
    expect(again.flow()).toBe("payment")
    expect(again.promo().getSnapshot().value).toBe("applied")
    expect(again.now().context).toMatchObject({ attempt: "attempt-1", coupon: { code: "WELCOME10" } })
    again.actor.send({ type: "payment.failed", attempt: "attempt-1", reason: "declined" })
    expect(again.now().context.alert).toEqual({ kind: "paymentFailed", reason: "declined" })
    again.actor.send({ type: "booking.confirmed", now: dubai("12:06:00.000") })
    await again.at("awaitingPayment")
    again.actor.send({ type: "payment.succeeded", booking: reference("AE1") })
    expect(again.flow()).toBe("confirmed")
  })

  it("hears of the promo that it drops after the reload as before it", async () => {
    const run = await atPayment(filled)
    await run.enterPromo()
    const again = reopened(run)
    again.actor.send({ type: "draft.changed", patch: { vehicle: "van" }, now: noon })
    expect(again.now().context.coupon).toBeNull()
    await again.enterPromo()
    expect(again.now().context.coupon?.code).toBe("WELCOME10")
  })

  it("ends its hold when the rest of its time has passed", async () => {
    const again = reopened(await declined(), dubai("12:20:00.000"))
    again.clock.increment(minutes(10) - 1)
    expect(again.flow()).toBe("payment")
    again.clock.increment(1)
    expect(again.flow()).toBe("summary")
    expect(again.now().context.alert).toEqual({ kind: "holdEnded" })
  })

  it("ends it at once when the page was away for longer", async () => {
    for (const start of [atBank, declined]) {
      const again = reopened(await start(), dubai("12:30:00.000"))
      expect(again.flow()).toBe("summary")
      expect(again.now().context).toMatchObject({ hold: null, alert: { kind: "holdEnded" } })
    }
  })

  it("finds the window shut that was chosen before, and asks for fresh prices and closures", async () => {
    const run = await atPayment(filled)
    await run.known()
    const again = reopened(run, dubai("16:00:00.000"))
    expect(again.flow()).toBe("details")
    expect(again.now().context.alert).toMatchObject({ kind: "slotClosed", date: today })
    expect(again.calls).toEqual(["quotePrices", "lookUpSlots"])
    await again.priced()
    again.clock.increment(minutes(14))
    expect(again.calls.filter((call) => call === "quotePrices")).toHaveLength(2)
  })

  it("settles what was being typed, and asks again where it could not be told what can be booked", async () => {
    const typing = begin(filled, { lookUpSlots: () => Result.fail(new NetworkFailure()) })
    await typing.at("entering")
    await Promise.resolve()
    const again = reopened(typing)
    again.clock.increment(250)
    expect(again.calls).toContain("quotePrices")
    expect(again.calls).toContain("lookUpSlots")
  })

  it("sends the order again whose answer it did not live to hear, under the same key", async () => {
    const run = await atPayment(filled, {}, "card")
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("placing")
    const again = reopened(run)
    await again.at("awaitingPayment")
    expect(again.orders[0]).toEqual(run.orders[0])
  })

  it("does not go on from the snapshot of an earlier version", async () => {
    const run = await declined()
    const text = writeSnapshot(run.machine, run.actor.getPersistedSnapshot())
    expect(readSnapshot(run.machine, text, empty, isWholeBooking)).not.toBeNull()
    expect(readSnapshot(run.machine, text.replace('"version":"1"', '"version":"0"'), empty, isWholeBooking)).toBeNull()
  })

  it("is offered no step once it is booked", async () => {
    const run = await atPayment(filled)
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("confirmed")
    run.actor.send({ type: "step.opened", step: "payment", now: noon })
    expect(run.flow()).toBe("confirmed")
  })
})
