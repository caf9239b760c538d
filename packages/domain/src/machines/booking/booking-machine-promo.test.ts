import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { PriceChanged, SlotRefused } from "../../booking/booking-errors.ts"
import { money } from "../../money/money.ts"
import { priceBreakdown } from "../../pricing/price-breakdown.ts"
import { PromoRefused } from "../../promo/promo-errors.ts"
import {
  atPayment,
  begin,
  couponOn,
  dubai,
  filled,
  lookUpAt,
  noon,
  pricesAt,
  quoteAt,
  today,
  tomorrow,
} from "../testing/booking-stage.ts"
import { minutes, type Run, used } from "../testing/held-booking.ts"
import { priceOf } from "./booking-context.ts"

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
      today,
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
    await run.priced()
    expect(run.now().context.alert).toEqual({
      kind: "promoRefused",
      refusal: used.refusal,
      previousTotal: couponOn(2_500).newPrice,
      newTotal: couponOn(2_500).oldPrice,
    })
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

  it("is asked for by the phone of whoever books, as it stands when it is asked for", async () => {
    const asked: (string | undefined)[] = []
    const run = begin({ ...filled, guest: { ...filled.guest, phone: "" } })
    run.far.applyPromo = ({ phone, code }) => {
      asked.push(phone)
      return Result.succeed(couponOn(2_500, code))
    }
    await run.priced()
    for (const phone of ["", "050 123 4567", "050 765 4321"]) {
      run.actor.send({ type: "draft.changed", patch: { guest: { ...filled.guest, phone } }, now: noon })
      await run.enterPromo()
      run.promo().send({ type: "promo.removed" })
    }
    expect(asked).toEqual([undefined, "050 123 4567", "050 765 4321"])
  })

  it("is asked for by the e-mail of whoever books, too, as soon as it is typed", async () => {
    const asked: (string | undefined)[] = []
    const run = begin({ ...filled, guest: { ...filled.guest, email: "" } })
    run.far.applyPromo = ({ email, code }) => {
      asked.push(email)
      return Result.succeed(couponOn(2_500, code))
    }
    await run.priced()
    for (const email of ["", "aisha@example.com"]) {
      run.actor.send({ type: "draft.changed", patch: { guest: { ...filled.guest, email } }, now: noon })
      await run.enterPromo()
      run.promo().send({ type: "promo.removed" })
    }
    expect(asked).toEqual([undefined, "aisha@example.com"])
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

  it("keeps the promo of a complete booking while that is edited (D37)", async () => {
    const run = begin({ draft: filled, complete: { coupon: couponOn(2_500) } })
    expect(run.promo().getSnapshot().value).toBe("applied")
    await run.priced()
    expect(priceOf(run.now().context)?.toPay).toEqual(couponOn(2_500).newPrice)
    run.actor.send({ type: "stop.editRequested", stop: "pickup" })
    run.actor.send({ type: "draft.changed", patch: { vehicle: "van" }, now: noon })
    expect(run.now().context.coupon?.code).toBe("WELCOME10")
  })
})
