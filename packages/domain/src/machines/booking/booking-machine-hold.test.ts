import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { money } from "../../money/money.ts"
import { HoldEnded } from "../../payment/payment-errors.ts"
import type { PlacedBooking } from "../../ports/driving/booking-service.ts"
import { NetworkFailure } from "../../ports/driving/service-failure.ts"
import {
  atPayment,
  couponOn,
  dubai,
  filled,
  held,
  noon,
  placed,
  pricesAt,
  today,
  tomorrow,
} from "../testing/booking-stage.ts"
import { atBank, declined, minutes, reference } from "../testing/held-booking.ts"
import { priceOf } from "./booking-context.ts"

describe("the end of a hold", () => {
  it("leads back to the summary with a fresh price, and what follows is another order", async () => {
    for (const start of [atBank, declined]) {
      const run = await start()
      run.far.quotePrices = () => Result.succeed(pricesAt(3_000))
      run.clock.increment(minutes(30) - 1)
      expect(run.now().context.hold).not.toBeNull()
      run.clock.increment(1)
      expect(run.flow()).toBe("summary")
      expect(run.now().context).toMatchObject({ hold: null, attempt: null, alert: { kind: "holdEnded" } })
      await run.priced()
      expect(priceOf(run.now().context)?.toPay).toEqual(money(3_150, "AED"))
      run.actor.send({ type: "summary.continued" })
      run.actor.send({ type: "payment.chosen", method: "card" })
      run.actor.send({ type: "booking.confirmed", now: dubai("12:31:00.000") })
      await run.at("awaitingPayment")
      expect(run.orders.map(({ key }) => key)).toEqual(["draft-1", "draft-1.2"])
      expect(run.calls.filter((call) => call === "lookUpSlots").length).toBeGreaterThan(2)
    }
  })

  it("goes on to the details when the window has shut by then", async () => {
    const run = await declined()
    run.actor.send({ type: "time.passed", now: dubai("16:00:00.000") })
    expect(run.flow()).toBe("details")
    expect(run.now().context).toMatchObject({ hold: null, alert: { kind: "slotClosed", date: today } })
    expect(run.now().context.draft.pickupDate).toBe(tomorrow)
  })

  it("is seen by the press that comes too late, also where the timer slept", async () => {
    const run = await declined()
    const before = run.calls.length
    run.actor.send({ type: "booking.confirmed", now: dubai("12:30:00.000") })
    expect(run.flow()).toBe("summary")
    expect(run.now().context.alert).toEqual({ kind: "holdEnded" })
    expect(run.calls.slice(before)).not.toContain("startCardPayment")
  })

  it("waits for the answer of a call that is under way, which decides whether it came in time", async () => {
    const answers: readonly Result.Result<PlacedBooking, unknown>[] = [
      Result.succeed(placed),
      Result.fail(new HoldEnded()),
      Result.fail(new NetworkFailure()),
    ]
    for (const answer of answers) {
      const run = await declined()
      run.far.payByCash = () => answer
      run.actor.send({ type: "payment.chosen", method: "cashAtPickup" })
      run.actor.send({ type: "booking.confirmed", now: dubai("12:29:59.999") })
      run.clock.increment(minutes(30))
      expect([run.flow(), run.now().value.holding]).toEqual(["payingByCash", "ending"])
      await run.at(Result.isSuccess(answer) ? "confirmed" : "summary")
      expect(run.now().context.hold).toBeNull()
      if (Result.isFailure(answer)) expect(run.now().context.alert).toEqual({ kind: "holdEnded" })
    }
  })

  it("is the server's to say: a booking that it no longer holds leads to the summary, by card and in cash", async () => {
    for (const method of ["card", "cashAtPickup"] as const) {
      const run = await declined()
      run.far.startCardPayment = () => Result.fail(new HoldEnded())
      run.far.payByCash = () => Result.fail(new HoldEnded())
      run.actor.send({ type: "payment.chosen", method })
      run.actor.send({ type: "booking.confirmed", now: noon })
      await run.at("summary")
      expect(run.now().context).toMatchObject({ hold: null, alert: { kind: "holdEnded" }, draft: { id: "draft-1.2" } })
    }
  })

  it("takes nobody away from another step, and is told there", async () => {
    for (const step of ["book", "details", "guest"] as const) {
      const run = await declined()
      run.actor.send({ type: "step.opened", step, now: noon })
      const flow = run.flow()
      run.clock.increment(minutes(30))
      expect([run.flow(), run.now().context.alert]).toEqual([flow, { kind: "holdEnded" }])
      expect(run.now().context.hold).toBeNull()
    }
  })

  it("is told as a cancellation where the page has heard of one, and what follows is another order", async () => {
    for (const start of [atBank, declined]) {
      const run = await start()
      run.actor.send({ type: "hold.ended", isCancelled: true })
      expect(run.flow()).toBe("summary")
      expect(run.now().context).toMatchObject({
        hold: null,
        attempt: null,
        alert: { kind: "holdEnded", isCancelled: true },
        draft: { id: "draft-1.2" },
      })
    }
  })

  it("is left to the answer of a call that is under way, also where the page has heard of it", async () => {
    const run = await declined()
    run.far.payByCash = () => Result.succeed(placed)
    run.actor.send({ type: "payment.chosen", method: "cashAtPickup" })
    run.actor.send({ type: "booking.confirmed", now: noon })
    run.actor.send({ type: "hold.ended", isCancelled: true })
    expect([run.flow(), run.now().context.alert]).toEqual(["payingByCash", null])
    await run.at("confirmed")
  })

  it("does not lose a payment that succeeds after it: the booking is the one that was held", async () => {
    const run = await atBank()
    run.clock.increment(minutes(30))
    expect(run.flow()).toBe("summary")
    run.actor.send({ type: "payment.succeeded", booking: reference("AE1") })
    expect(run.flow()).toBe("confirmed")
    expect(run.now().context.placed).toEqual(held("AE1"))
  })

  it("comes thirty minutes after the booking where the server names no other time", async () => {
    const { holdEndsAt: _, ...unnamed } = held("AE1")
    const run = await atPayment(filled, { placeBooking: () => Result.succeed(unnamed) }, "card")
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("awaitingPayment")
    expect(run.now().context.hold?.endsAt).toBe(noon + minutes(30))
  })
})

describe("a change of what is held", () => {
  it("gives it back, and is another order under another key", async () => {
    const run = await declined()
    run.actor.send({ type: "draft.changed", patch: { parcel: { ...filled.parcel, note: "Fragile" } }, now: noon })
    expect(run.emitted.at(-1)).toEqual({ type: "hold.abandoned", placed: held("AE1") })
    expect(run.now().context).toMatchObject({ hold: null, lapsed: null, draft: { id: "draft-1.2" } })
    expect(run.now().value.holding).toBe("none")
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("awaitingPayment")
    expect(run.orders.map(({ key }) => key)).toEqual(["draft-1", "draft-1.2"])
  })

  it("is none where nothing but the way to pay is another", async () => {
    const run = await declined()
    run.actor.send({ type: "payment.chosen", method: "cashAtPickup" })
    run.actor.send({ type: "draft.changed", patch: { vehicle: filled.vehicle }, now: noon })
    expect(run.now().context.hold).not.toBeNull()
    expect(run.emitted.filter(({ type }) => type === "hold.abandoned")).toEqual([])
  })

  it("is a promo that comes or goes as well", async () => {
    const run = await declined()
    await run.enterPromo()
    expect(run.emitted.at(-1)).toEqual({ type: "hold.abandoned", placed: held("AE1") })
    expect(run.now().context).toMatchObject({ hold: null, coupon: { code: "WELCOME10" } })
    expect(priceOf(run.now().context)?.toPay).toEqual(couponOn(2_500).newPrice)
  })
})
