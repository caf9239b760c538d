import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { HoldEnded, NotServed, PriceChanged, SlotRefused } from "../booking/booking-errors.ts"
import { type Draft, newDraft } from "../booking/draft/draft.ts"
import type { Reference } from "../booking/order/reference.ts"
import { money } from "../money/money.ts"
import { PaymentInProgress } from "../payment/payment-errors.ts"
import type { PlacedBooking } from "../ports/driving/booking-service.ts"
import { NetworkFailure } from "../ports/driving/service-failure.ts"
import { priceBreakdown } from "../pricing/price-breakdown.ts"
import { PromoRefused } from "../promo/promo-errors.ts"
import { priceOf } from "./booking-context.ts"
import { isWholeBooking } from "./booking-shape.ts"
import {
  atPayment,
  begin,
  couponOn,
  dubai,
  filled,
  handOver,
  held,
  lookUpAt,
  noon,
  placed,
  pricesAt,
  quoteAt,
  today,
  tomorrow,
} from "./testing/booking-stage.ts"
import { readSnapshot, writeSnapshot } from "./versioned-snapshot.ts"

type Run = ReturnType<typeof begin>

const empty = { draft: newDraft("", "AE"), now: 0 }

const reference = (text: string) => text as Reference
const minutes = (count: number) => count * 60_000
const used = new PromoRefused({ refusal: { kind: "used-up", maximumUses: 100 } })

/** A booking that waits for its card: confirmed, held, and the browser sent to the bank. */
async function atBank(draft: Draft = filled, method: "card" | "debitCard" = "card") {
  const run = await atPayment(draft, {}, method)
  run.actor.send({ type: "booking.confirmed", now: noon })
  await run.at("awaitingPayment")
  return run
}

/** Held, and back on the payment step after a card that was declined. */
async function declined() {
  const run = await atBank()
  run.actor.send({ type: "payment.failed", attempt: "attempt-1", reason: "declined" })
  expect(run.flow()).toBe("payment")
  return run
}

/** The same booking after a reload: from text, with the same answers. */
function reopened(run: Run, now = noon) {
  const text = writeSnapshot(run.machine, run.actor.getPersistedSnapshot())
  run.actor.stop()
  const snapshot = readSnapshot(run.machine, text, empty, isWholeBooking)
  if (!snapshot) throw new Error("The text was not read")
  const again = begin({ draft: filled, snapshot }, run.far)
  again.actor.send({ type: "page.reopened", now })
  return again
}

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
    expect(run.emitted.at(-1)).toEqual({ type: "hold.abandoned", booking: "AE1" })
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
    expect(run.emitted.at(-1)).toEqual({ type: "hold.abandoned", booking: "AE1" })
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
    expect(run.emitted.at(-1)).toEqual({ type: "hold.abandoned", booking: "AE1" })
    expect(run.now().context).toMatchObject({ hold: null, coupon: { code: "WELCOME10" } })
    expect(priceOf(run.now().context)?.toPay).toEqual(couponOn(2_500).newPrice)
  })
})

describe("the promo beside a booking", () => {
  const withPromo = async (...[draft, answers, method]: Parameters<typeof atPayment>) => {
    const run = await atPayment(draft, answers, method)
    await run.enterPromo()
    expect(run.now().context.coupon?.code).toBe("WELCOME10")
    return run
  }
  const lost = (run: Run) => {
    expect(run.now().context.coupon).toBeNull()
    expect(run.promo().getSnapshot().context.alert).toEqual({ kind: "enterAgain" })
  }

  it("takes its discount off the total, and goes with lead and order", async () => {
    const leads: string[] = []
    const run = begin(filled)
    await run.priced()
    await run.enterPromo(" welcome 10 ")
    run.far.saveLead = () => {
      leads.push(run.now().context.coupon?.code ?? "none")
      return Result.succeed({ leadId: "lead-1" })
    }
    run.actor.send({ type: "book.continued", now: noon })
    run.actor.send({ type: "details.continued", now: noon })
    await run.at("summary")
    run.actor.send({ type: "summary.continued" })
    run.actor.send({ type: "payment.chosen", method: "card" })
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("awaitingPayment")
    expect(leads).toEqual(["WELCOME10"])
    expect(run.orders[0]?.order).toMatchObject({ promoCode: "WELCOME10", expectedTotal: couponOn(2_500).newPrice })
  })

  it("is lost with 'Enter promocode again!' by another type, vehicle, way or weight, and by a press on edit", async () => {
    for (const patch of [
      { bookingType: "nextDay" as const },
      { vehicle: "van" as const },
      {
        pickup: filled.dropOff,
        dropOff: { ...filled.pickup, place: { address: "", cityName: "Dubai", position: { lat: 25.1, lon: 55.2 } } },
      },
      { parcel: { ...filled.parcel, weightGrams: 30_000 } },
    ]) {
      const run = await withPromo(filled)
      run.actor.send({ type: "draft.changed", patch, now: noon })
      lost(run)
    }
    for (const step of ["details", "guest", "payment"] as const) {
      const run = await withPromo(filled)
      run.actor.send({ type: "step.opened", step, now: noon })
      run.actor.send({ type: "stop.editRequested", stop: "dropOff" })
      lost(run)
    }
  })

  it("stays when the date, a name or the way to pay is changed", async () => {
    const run = await withPromo(filled)
    run.actor.send({
      type: "draft.changed",
      patch: { pickupDate: tomorrow, guest: { ...filled.guest, name: "A" } },
      now: noon,
    })
    run.actor.send({ type: "payment.chosen", method: "card" })
    expect(run.now().context.coupon?.code).toBe("WELCOME10")
  })

  it("is lost when the re-check fails: by the look-up, by the server's answer, and by the clock", async () => {
    const refusal = new SlotRefused({
      reason: "slot-closed",
      bookingType: "sameDay",
      date: today,
      window: "13-18",
      closedAt: dubai("16:00:00.000"),
      earliest: tomorrow,
      next: null,
    })
    const lookedUp = await withPromo(filled)
    lookedUp.far.lookUpSlots = () => Result.succeed(lookUpAt(dubai("16:00:00.000")))
    lookedUp.actor.send({ type: "booking.confirmed", now: noon })
    await lookedUp.at("details")
    lost(lookedUp)

    const refused = await withPromo(filled, { placeBooking: () => Result.fail(refusal) })
    refused.actor.send({ type: "booking.confirmed", now: noon })
    await refused.at("details")
    // What it would have cost stands beside the base fare.
    expect(refused.now().context.alert).toMatchObject({ previousTotal: couponOn(2_500).newPrice })
    lost(refused)

    for (const step of ["details", "guest", "payment"] as const) {
      const late = await withPromo(filled)
      late.actor.send({ type: "step.opened", step, now: noon })
      late.actor.send({ type: "time.passed", now: dubai("16:00:00.000") })
      expect(late.flow()).toBe("details")
      lost(late)
    }
  })

  it("is lost when it was used up meanwhile, and the alert says why", async () => {
    const run = await withPromo(filled, { placeBooking: () => Result.fail(used) })
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("placing")
    await run.at("payment")
    expect(run.now().context.alert).toEqual({ kind: "promoRefused", refusal: used.refusal })
    lost(run)
  })

  it("is asked for again when it was granted on a price that is no longer charged", async () => {
    const run = await withPromo(filled)
    const price = priceBreakdown(money(3_000, "AED"), money(300, "AED"), 5)
    const quote = { ...quoteAt(3_000, "sameDay"), price }
    run.far.placeBooking = () => Result.fail(new PriceChanged({ quote, previousTotal: couponOn(2_500).newPrice }))
    run.far.quotePrices = () => Result.succeed(pricesAt(3_000))
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("placing")
    await run.at("payment")
    await run.priced()
    lost(run)
    // The alert, the button and the next order name one total.
    expect(run.now().context.alert).toMatchObject({ kind: "priceChanged", newTotal: money(3_150, "AED") })
    expect(priceOf(run.now().context)?.toPay).toEqual(money(3_150, "AED"))
    const kept = await withPromo(filled)
    kept.clock.increment(minutes(14))
    await kept.priced()
    expect(kept.now().context.coupon?.code).toBe("WELCOME10")
  })

  it("says 'Invalid Coupon Code' beside the booking, which goes on without it", async () => {
    const run = await atPayment(filled, {
      applyPromo: () => Result.fail(new PromoRefused({ refusal: { kind: "not-found" } })),
    })
    await run.enterPromo("nonsense")
    expect(run.promo().getSnapshot().value).toBe("failed")
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("confirmed")
    expect(run.orders[0]?.order.promoCode).toBeNull()
  })

  it("asks nothing where promos do not count: prmApl 'no'", async () => {
    const run = begin({ draft: filled, arePromosApplicable: false })
    await run.priced()
    run.promo().send({ type: "code.typed", text: "welcome10" })
    run.promo().send({ type: "code.submitted" })
    expect(run.promo().getSnapshot().value).toBe("empty")
    expect(run.calls).not.toContain("applyPromo")
  })

  it("stays on a complete booking, whatever is edited (D37)", async () => {
    const run = begin({ draft: filled, complete: { coupon: couponOn(2_500) } })
    expect(run.promo().getSnapshot().value).toBe("applied")
    await run.priced()
    expect(priceOf(run.now().context)?.toPay).toEqual(couponOn(2_500).newPrice)
    run.actor.send({ type: "stop.editRequested", stop: "pickup" })
    run.actor.send({ type: "draft.changed", patch: { vehicle: "van" }, now: noon })
    expect(run.now().context.coupon?.code).toBe("WELCOME10")
  })
})

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

describe("Next Day", () => {
  it("is confirmed by a date alone, and chosen again when the date has no window left (D13)", async () => {
    const nextDay: Draft = { ...filled, bookingType: "nextDay" }
    const run = await atPayment(nextDay, {}, "card")
    expect(run.now().context.draft).toMatchObject({ pickupDate: today, pickupWindow: null })
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("awaitingPayment")
    expect(run.orders[0]?.order).toMatchObject({ pickupDate: today, pickupWindow: null })
    const late = await atPayment(
      nextDay,
      { lookUpSlots: () => Result.succeed(lookUpAt(dubai("18:00:00.000"))) },
      "card",
    )
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
