import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { NotServed } from "../../booking/booking-errors.ts"
import type { Draft } from "../../booking/draft/draft.ts"
import { money } from "../../money/money.ts"
import { PaymentInProgress } from "../../payment/payment-errors.ts"
import { NetworkFailure } from "../../ports/driving/service-failure.ts"
import {
  atPayment,
  begin,
  dubai,
  filled,
  handOver,
  held,
  lookUpAt,
  noon,
  placed,
  pricesAt,
  today,
  tomorrow,
} from "../testing/booking-stage.ts"
import { atBank, declined, minutes, reference } from "../testing/held-booking.ts"
import { priceOf } from "./booking-context.ts"

describe("a booking by card", () => {
  it("is checked, held and handed over to the bank, for credit and for debit cards", async () => {
    for (const method of ["card", "debitCard"] as const) {
      const run = await atBank(filled, method)
      expect(run.calls.slice(-3)).toEqual(["lookUpSlots", "placeBooking", "startCardPayment"])
      expect(run.attempts).toEqual([{ booking: "AE1", accessToken: "token", method, instead: null }])
      expect(run.emitted).toEqual([{ type: "handOver.requested", handOver: handOver("attempt-1") }])
      expect(run.now().context).toMatchObject({
        attempt: "attempt-1",
        placed: null,
        hold: { endsAt: noon + minutes(30) },
      })
      expect(run.now().hasTag("busy")).toBe(true)
    }
  })

  it("is booked when the server has said that it is paid, and by nothing else", async () => {
    const run = await atBank()
    run.actor.send({ type: "payment.succeeded", booking: reference("AE9") })
    expect(run.flow()).toBe("awaitingPayment")
    run.actor.send({ type: "payment.succeeded", booking: reference("AE1") })
    expect(run.flow()).toBe("confirmed")
    expect(run.now().context).toMatchObject({ placed: { booking: { reference: "AE1" } }, hold: null, attempt: null })
    // What was held is paid: its end is nobody's concern.
    run.clock.increment(minutes(60))
    expect(run.flow()).toBe("confirmed")
    expect(run.now().value.holding).toBe("none")
  })

  it("comes back to the payment step when the card is declined, and says so", async () => {
    const run = await declined()
    expect(run.now().context.alert).toEqual({ kind: "paymentFailed", reason: "declined" })
    // The same refusal, told again by another window, is old.
    run.actor.send({ type: "alert.dismissed" })
    run.actor.send({ type: "payment.failed", attempt: "attempt-1", reason: "declined" })
    expect(run.now().context.alert).toBeNull()
  })

  it("is paid by another card or in cash while it is held, with no new check, also after the cut-off", async () => {
    const later = dubai("12:29:59.999")
    const again = await declined()
    const before = again.calls.length
    again.far.lookUpSlots = () => Result.succeed(lookUpAt(dubai("16:00:00.000")))
    again.actor.send({ type: "payment.chosen", method: "debitCard" })
    again.actor.send({ type: "booking.confirmed", now: later })
    await again.at("awaitingPayment")
    expect(again.calls.slice(before)).toEqual(["startCardPayment"])
    expect(again.attempts.at(-1)).toMatchObject({ booking: "AE1", method: "debitCard" })

    const cash = await declined()
    const asked = cash.calls.length
    cash.actor.send({ type: "payment.chosen", method: "cashAtDelivery" })
    cash.actor.send({ type: "booking.confirmed", now: later })
    await cash.at("confirmed")
    expect(cash.calls.slice(asked)).toEqual(["payByCash"])
    expect(cash.now().context).toMatchObject({ placed, hold: null })
  })

  it("stays as it was held when its window shuts meanwhile", async () => {
    const run = begin(
      { ...filled, paymentMethod: "card" },
      { lookUpSlots: () => Result.succeed(lookUpAt(dubai("15:50:00.000"))) },
    )
    const at1550 = dubai("15:50:00.000")
    run.far.placeBooking = () => Result.succeed({ ...held("AE1"), holdEndsAt: dubai("16:20:00.000") })
    await run.priced()
    run.actor.send({ type: "book.continued", now: at1550 })
    run.actor.send({ type: "details.continued", now: at1550 })
    await run.at("summary")
    run.actor.send({ type: "summary.continued" })
    run.actor.send({ type: "booking.confirmed", now: at1550 })
    await run.at("awaitingPayment")
    run.actor.send({ type: "payment.failed", attempt: "attempt-1", reason: "declined" })
    run.actor.send({ type: "time.passed", now: dubai("16:00:00.000") })
    expect(run.flow()).toBe("payment")
    expect(run.now().context.draft).toMatchObject({ pickupDate: today, pickupWindow: "13-18" })
    // Nor does a look at the details move it.
    run.actor.send({ type: "step.opened", step: "details", now: dubai("16:01:00.000") })
    expect(run.now().context.draft).toMatchObject({ pickupDate: today, pickupWindow: "13-18" })
    run.actor.send({ type: "step.opened", step: "payment", now: dubai("16:02:00.000") })
    run.actor.send({ type: "booking.confirmed", now: dubai("16:03:00.000") })
    await run.at("awaitingPayment")
  })

  it("shows the held price, whatever becomes of the price list", async () => {
    const run = await declined()
    run.far.quotePrices = () => Result.succeed(pricesAt(9_900))
    run.clock.increment(minutes(14))
    await run.priced()
    expect(priceOf(run.now().context)?.toPay).toEqual(money(2_625, "AED"))
  })

  it("stays held when the bank cannot be reached, and is handed over by the next press", async () => {
    for (const [failure, alert] of [
      [new NetworkFailure(), { kind: "network" }],
      [new PaymentInProgress(), { kind: "paymentInProgress" }],
      [new Error("a bug"), { kind: "server", requestId: null }],
    ] as const) {
      const run = await atPayment(filled, { startCardPayment: () => Result.fail(failure) }, "card")
      run.actor.send({ type: "booking.confirmed", now: noon })
      await run.at("handingOver")
      await run.at("payment")
      expect(run.now().context).toMatchObject({ alert, hold: { placed: { booking: { reference: "AE1" } } } })
      run.far.startCardPayment = () => Result.succeed(handOver("attempt-2"))
      run.actor.send({ type: "booking.confirmed", now: noon })
      await run.at("awaitingPayment")
      expect(run.orders).toHaveLength(1)
    }
  })

  it("stays held when the change to cash fails", async () => {
    const run = await declined()
    run.far.payByCash = () => Result.fail(new NetworkFailure())
    run.actor.send({ type: "payment.chosen", method: "cashAtPickup" })
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("payingByCash")
    await run.at("payment")
    expect(run.now().context).toMatchObject({ alert: { kind: "network" }, hold: { placed: held("AE1") } })
  })

  it("moves by nothing while it is handed over: no edit, no second press, no clock, no old refusal", async () => {
    const run = await atPayment(filled, {}, "card")
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("handingOver")
    run.actor.send({ type: "booking.confirmed", now: noon })
    run.actor.send({ type: "draft.changed", patch: { vehicle: "van" }, now: noon })
    run.actor.send({ type: "step.opened", step: "book", now: noon })
    run.actor.send({ type: "time.passed", now: dubai("12:10:00.000") })
    expect(run.flow()).toBe("handingOver")
    await run.at("awaitingPayment")
    expect(run.attempts).toHaveLength(1)
    expect(run.now().context.draft.vehicle).toBe("bike")
  })

  it("takes no edit while the browser is on its way to the bank: what is held there stays held", async () => {
    const run = await atBank()
    run.actor.send({ type: "draft.changed", patch: { vehicle: "van" }, now: noon })
    run.actor.send({ type: "booking.confirmed", now: noon })
    expect(run.now().context).toMatchObject({
      draft: { vehicle: "bike", id: "draft-1" },
      hold: { placed: held("AE1") },
    })
    expect(run.flow()).toBe("awaitingPayment")
  })

  it("sends no second order for the one whose answer was lost", async () => {
    const run = await atPayment(filled, { placeBooking: () => Result.fail(new NetworkFailure()) }, "card")
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("placing")
    await run.at("payment")
    run.far.placeBooking = () => Result.succeed(held("AE1"))
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("awaitingPayment")
    expect({ ...run.orders[1], isAccepted: false }).toEqual(run.orders[0])
  })

  it("sends the very same order again, whatever a price or a promo has become meanwhile", async () => {
    const run = await atPayment(filled, { placeBooking: () => Result.fail(new NetworkFailure()) }, "card")
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("placing")
    await run.at("payment")
    await run.enterPromo()
    run.far.quotePrices = () => Result.succeed(pricesAt(3_000))
    run.clock.increment(minutes(14))
    await run.priced()
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("placing")
    await run.at("payment")
    expect(run.orders[1]).toEqual(run.orders[0])
    // Another way to pay is another order.
    run.actor.send({ type: "payment.chosen", method: "cashAtPickup" })
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("placing")
    expect(run.orders[2]?.order).toMatchObject({ paymentMethod: "cashAtPickup", expectedTotal: money(3_150, "AED") })
  })

  it("hears of a promo that was granted while the order was on its way, and is another order then", async () => {
    const run = await atPayment(filled, {}, "card")
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("placing")
    await run.enterPromo()
    await run.at("awaitingPayment")
    expect([run.orders[0]?.order.promoCode, run.now().context.coupon?.code]).toEqual([null, "WELCOME10"])
    expect(run.now().context.hold).toMatchObject({ promoCode: null })
    run.actor.send({ type: "payment.failed", attempt: "attempt-1", reason: "declined" })
    expect(run.emitted.at(-1)).toEqual({ type: "hold.abandoned", placed: held("AE1") })
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("awaitingPayment")
    expect(run.orders[1]).toMatchObject({ key: "draft-1.2", order: { promoCode: "WELCOME10" } })
  })

  it("leads to what is missing when something was taken away since the step was opened", async () => {
    const run = await atPayment(filled, {}, "card")
    run.actor.send({ type: "draft.changed", patch: { dropOff: { ...filled.dropOff, building: "" } }, now: noon })
    run.actor.send({ type: "booking.confirmed", now: noon })
    expect(run.flow()).toBe("details")
    expect(run.now().context.issues.map(({ message }) => message)).toEqual(["enterAddressDetails"])
    const empty = await atPayment(filled, {}, "card")
    empty.actor.send({ type: "draft.changed", patch: { pickup: { ...filled.pickup, place: null } }, now: noon })
    empty.actor.send({ type: "booking.confirmed", now: noon })
    expect(empty.flow()).toBe("entering")
    // Nor is anything asked about a way that is none any more.
    empty.clock.increment(minutes(15))
    expect(empty.now().value.scheduling).toBe("idle")
  })
})

describe("Next Day", () => {
  it("is confirmed by a date alone, and chosen again when the date has no window left (D13)", async () => {
    const nextDay: Draft = { ...filled, bookingType: "nextDay" }
    const run = await atPayment(nextDay, {}, "card")
    expect(run.now().context.draft).toMatchObject({ pickupDate: today, pickupWindow: null })
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("awaitingPayment")
    expect(run.orders[0]?.order).toMatchObject({ pickupDate: today, pickupWindow: null })
    const late = await atPayment(nextDay, {}, "card")
    late.far.lookUpSlots = () => Result.succeed(lookUpAt(dubai("18:00:00.000")))
    late.actor.send({ type: "booking.confirmed", now: noon })
    await late.at("details")
    expect(late.now().context).toMatchObject({
      alert: { kind: "slotClosed", date: today },
      draft: { pickupDate: tomorrow },
    })
  })

  it("goes back for a date that is missing, for every way to pay", async () => {
    for (const method of ["cashAtPickup", "card"] as const) {
      const run = await atPayment({ ...filled, bookingType: "nextDay" }, {}, method)
      run.actor.send({ type: "draft.changed", patch: { pickupDate: null }, now: noon })
      run.actor.send({ type: "booking.confirmed", now: noon })
      await run.at("details")
      expect(run.now().context.draft.pickupDate).toBe(today)
      expect(run.orders).toEqual([])
    }
  })
})

describe("the look-up on confirm", () => {
  it("runs for every way to pay, and no order goes out without it", async () => {
    for (const method of ["cashAtPickup", "cashAtDelivery", "card", "debitCard"] as const) {
      const run = await atPayment(filled, {}, method)
      const before = run.calls.length
      run.actor.send({ type: "booking.confirmed", now: noon })
      await run.at(method.startsWith("cash") ? "confirmed" : "awaitingPayment")
      expect(run.calls.slice(before, before + 2)).toEqual(["lookUpSlots", "placeBooking"])
      const unserved = await atPayment(filled, {}, method)
      unserved.far.lookUpSlots = () => Result.fail(new NotServed({ part: "delivery" }))
      unserved.actor.send({ type: "booking.confirmed", now: noon })
      await unserved.at("checkingPickupDate")
      await unserved.at("payment")
      expect(unserved.orders).toEqual([])
      expect(unserved.now().context.alert).toEqual({ kind: "notServed", part: "delivery" })
    }
  })
})
