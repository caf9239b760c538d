import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { waitFor } from "xstate"
import { InvalidBooking, NotServed, PriceChanged, SlotRefused, UnknownPlace } from "../../booking/booking-errors.ts"
import { draftShape } from "../../booking/draft/draft-shape.ts"
import { hasShapeOf } from "../../booking/stored-shape.ts"
import { basisOf } from "../../booking/windows/market-schedule.ts"
import { money } from "../../money/money.ts"
import type { CashPaymentRequest } from "../../payment/card/card-hand-over.ts"
import { HoldEnded } from "../../payment/payment-errors.ts"
import type { SlotRequest } from "../../ports/driving/schedule-service.ts"
import { NetworkFailure, ServerFailure } from "../../ports/driving/service-failure.ts"
import { PromoRefused } from "../../promo/promo-errors.ts"
import {
  atPayment,
  begin,
  couponOn,
  dubai,
  filled,
  held,
  lookUpAt,
  noon,
  placed,
  pricesAt,
  quoteAt,
  today,
  tomorrow,
} from "../testing/booking-stage.ts"
import { priceOf } from "./booking-context.ts"
import { heldBy, required } from "./held-payment.ts"

type Run = ReturnType<typeof begin>

const pressed = noon + 60_000
const halfPast = dubai("12:30:00.000")
const shut = dubai("16:00:00.000")
const network = () => Result.fail(new NetworkFailure())

const confirm = (run: Run, now = noon) => run.actor.send({ type: "booking.confirmed", now })

/** Confirmed by card at noon, held until half past, and back from the bank with a card that was declined. */
async function declined() {
  const run = await atPayment(filled, {}, "card")
  confirm(run)
  await run.at("awaitingPayment")
  run.actor.send({ type: "payment.failed", attempt: "attempt-1", reason: "declined" })
  return run
}

/** The same, while cash is promised for it instead. */
async function payingByCash(payByCash: Run["far"]["payByCash"]) {
  const run = await declined()
  run.far.payByCash = payByCash
  run.actor.send({ type: "payment.chosen", method: "cashAtPickup" })
  confirm(run)
  return run
}

/** On the payment step with another price than the one that was shown, and told so. */
async function toldOfPrice(method: "cashAtPickup" | null = "cashAtPickup") {
  const run = await atPayment(filled, {}, method)
  run.far.quotePrices = () => Result.succeed(pricesAt(3_000))
  run.actor.send({ type: "connection.returned", now: noon })
  await waitFor(run.actor, ({ context }) => context.alert?.kind === "priceChanged")
  return run
}

/** A network that failed under the last press. */
async function unheard(start: () => Promise<Run>) {
  const run = await start()
  confirm(run)
  await waitFor(run.actor, ({ context }) => context.alert?.kind === "network")
  return run
}

const pricesAsked = ({ calls }: Run) => calls.filter((call) => call === "quotePrices").length

describe("a press on Confirm", () => {
  it.each([
    ["a new order", "checkingPickupDate", () => toldOfPrice()],
    ["what is held, by card", "handingOver", declined],
    ["what is held, in cash", "payingByCash", () => unheard(() => payingByCash(network))],
    ["an order whose answer was lost", "placing", () => unheard(() => atPayment(filled, { placeBooking: network }))],
  ])("counts from its own instant and takes away what was said before: %s", async (_, flow, start) => {
    const run = await start()
    expect(run.now().context.alert).not.toBeNull()
    confirm(run, pressed)
    expect(run.flow()).toBe(flow)
    expect(run.now().context).toMatchObject({ now: pressed, alert: null })
  })

  it("orders in the words of the page, in whatever language the places were chosen; what was sent stays as it was", async () => {
    const [pickup, dropOff] = (["pickup", "dropOff"] as const).map((side) => {
      const { place } = filled[side]
      if (!place) throw new Error("No place")
      const addresses = { en: place.address, ar: "دبي مارينا، دبي" }
      return { ...filled[side], place: { ...place, addresses, cityNames: { en: place.cityName, ar: "دبي" } } }
    }) as [typeof filled.pickup, typeof filled.dropOff]
    const run = await atPayment({ ...filled, pickup, dropOff }, { placeBooking: network })
    run.actor.send({ type: "booking.confirmed", now: noon, language: "ar" })
    await waitFor(run.actor, ({ context }) => context.alert?.kind === "network")
    const arabic = { address: "دبي مارينا، دبي", cityName: "دبي" }
    expect(run.now().context.sent).toMatchObject({ pickup: arabic, dropOff: arabic })
    run.actor.send({ type: "booking.confirmed", now: noon, language: "en" })
    expect(run.now().context.sent).toMatchObject({ pickup: arabic, dropOff: arabic })
  })

  it.each([
    ["an address", "entering", { pickup: { ...filled.pickup, place: null } }],
    ["what the details ask for", "details", { dropOff: { ...filled.dropOff, building: "" } }],
    ["nothing but a way to pay", "payment", {}],
  ] as const)("counts from its own instant also where it leads to %s", async (_, flow, patch) => {
    const run = await atPayment(filled, {}, null)
    run.actor.send({ type: "draft.changed", patch, now: noon })
    confirm(run, pressed)
    expect([run.flow(), run.now().context.now]).toEqual([flow, pressed])
  })

  it("asks about the way, the market and the vehicle, as the page did before it", async () => {
    const asked: SlotRequest[] = []
    const lookUpSlots = (request: SlotRequest) => {
      asked.push(request)
      return Result.succeed(lookUpAt(noon))
    }
    const run = await atPayment({ ...filled, vehicle: "car" }, { lookUpSlots })
    confirm(run)
    await run.at("confirmed")
    const at = (position: unknown) => ({ kind: "position", position })
    const request = {
      market: "AE",
      pickup: at(filled.pickup.place?.position),
      dropOff: at(filled.dropOff.place?.position),
      vehicle: "car",
    }
    // At first, at each Continue, and by the press.
    expect(asked).toEqual([request, request, request, request])
  })

  it("keeps the time and the rules that the look-up told, whatever comes of the order", async () => {
    const lookup = lookUpAt(dubai("12:05:00.000"), { id: "off", from: tomorrow, to: tomorrow })
    const run = await atPayment(filled, { placeBooking: network })
    run.far.lookUpSlots = () => Result.succeed(lookup)
    confirm(run)
    await waitFor(run.actor, ({ context }) => context.alert?.kind === "network")
    expect(run.now().context).toMatchObject({ now: dubai("12:05:00.000"), basis: basisOf(lookup) })
    expect(run.now().context.basis.closures).toMatchObject([{ id: "off" }])
  })

  const lookedUp = (answer: Run["far"]["lookUpSlots"]) => (run: Run) => {
    run.far.lookUpSlots = answer
  }
  const refused = (error: unknown) => (run: Run) => {
    run.far.placeBooking = () => Result.fail(error)
  }
  const slotRefused = new SlotRefused({
    reason: "slot-closed",
    bookingType: "sameDay",
    date: today,
    today,
    window: "13-18",
    closedAt: shut,
    earliest: tomorrow,
    next: null,
  })
  const issues = [{ path: "pickup.contact.phone", message: "enterPhone" }] as never
  const quote = quoteAt(3_000, "sameDay")
  it.each([
    ["the look-up has nothing so early", "details", "slotClosed", lookedUp(() => Result.succeed(lookUpAt(shut)))],
    ["the look-up fails", "details", "slotUnchecked", lookedUp(network)],
    ["the server refuses the window", "details", "slotClosed", refused(slotRefused)],
    [
      "the promo was used up",
      "payment",
      "promoRefused",
      refused(new PromoRefused({ refusal: { kind: "used-up", maximumUses: 1 } })),
    ],
    ["the price is another", "payment", "priceChanged", refused(new PriceChanged({ quote, previousTotal: null }))],
  ])("that is turned down is followed by a fresh price: %s", async (_, flow, alert, answer) => {
    const run = await atPayment(filled)
    answer(run)
    const before = pricesAsked(run)
    confirm(run)
    await waitFor(run.actor, ({ context }) => context.alert !== null)
    expect([run.flow(), run.now().context.alert?.kind, pricesAsked(run) - before]).toEqual([flow, alert, 1])
  })

  it.each([
    [
      "the way is not served",
      "payment",
      { kind: "notServed", part: "route" },
      lookedUp(() => Result.fail(new NotServed({ part: "route" }))),
    ],
    [
      "no such place is known",
      "payment",
      { kind: "notServed", part: "delivery" },
      lookedUp(() => Result.fail(new UnknownPlace({ end: "dropOff" }))),
    ],
    ["the order is not right", "details", { kind: "invalid", issues }, refused(new InvalidBooking({ issues }))],
    ["no answer comes", "payment", { kind: "network" }, refused(new NetworkFailure())],
    [
      "the server fails",
      "payment",
      { kind: "server", requestId: "r-7" },
      refused(new ServerFailure({ requestId: "r-7" })),
    ],
    ["no answer can be read", "payment", { kind: "server", requestId: null }, refused(new Error("{"))],
  ])(
    "that is turned down says why and asks for no price where no other would do: %s",
    async (_, flow, alert, answer) => {
      const run = await atPayment(filled)
      answer(run)
      const before = pricesAsked(run)
      confirm(run)
      await waitFor(run.actor, ({ context }) => context.alert !== null)
      expect([run.flow(), run.now().context.alert, pricesAsked(run) - before]).toEqual([flow, alert, 0])
      expect(run.now().context.isUnanswered).toBe(alert.kind === "network" || alert.kind === "server")
    },
  )

  it("waits for a card where the server does, whatever was chosen here", async () => {
    const run = await atPayment(filled, { placeBooking: () => Result.succeed(held("AE1")) }, "cashAtPickup")
    confirm(run)
    await run.at("awaitingPayment")
    expect(run.attempts).toEqual([{ booking: "AE1", accessToken: "token", method: "card", instead: null }])
  })

  it("says that the chosen time cannot be had where the look-up has none and knows no reason", async () => {
    const run = await atPayment(filled, { lookUpSlots: () => Result.succeed({ ...lookUpAt(noon), items: [] }) })
    confirm(run)
    await run.at("details")
    expect(run.now().context.alert).toMatchObject({
      kind: "slotClosed",
      date: today,
      window: "13-18",
      closedAt: null,
      why: "time",
    })
  })
})

describe("a press on Confirm while something is held", () => {
  it("promises the cash of what is held, and ends the attempt by card that it has not heard of", async () => {
    const paid: CashPaymentRequest[] = []
    const payByCash = (request: CashPaymentRequest) => {
      paid.push(request)
      return Result.succeed(placed)
    }
    const run = await atPayment(filled, { payByCash }, "card")
    confirm(run)
    await run.at("awaitingPayment")
    run.actor.send({ type: "page.reopened", now: noon })
    run.far.startCardPayment = network
    confirm(run)
    await waitFor(run.actor, ({ context }) => context.alert?.kind === "network")
    expect(run.attempts.map(({ instead }) => instead)).toEqual([null, "attempt-1"])
    run.actor.send({ type: "payment.chosen", method: "cashAtDelivery" })
    confirm(run)
    await run.at("confirmed")
    expect(paid).toEqual([{ booking: "AE1", accessToken: "token", method: "cashAtDelivery", instead: "attempt-1" }])
    expect(run.now().context.attempt).toBeNull()
  })

  it("orders nothing anew by a method that cannot pay it, and asks for one that can", async () => {
    const run = await declined()
    run.actor.send({ type: "payment.chosen", method: "onAccount" })
    const before = run.calls.length
    confirm(run)
    expect([run.flow(), run.now().context.alert]).toEqual(["payment", { kind: "methodMissing" }])
    expect(run.calls.slice(before)).toEqual([])
  })

  it("keeps that it is paid in cash before it is chosen where, and no longer than until another method", async () => {
    const { actor, now } = await atPayment(filled, {}, "card")
    const choice = () => {
      const { paymentMethod, isInCash } = now().context.draft
      return [paymentMethod, isInCash === true]
    }
    actor.send({ type: "payment.chosen", method: null, isInCash: true })
    expect(choice()).toEqual([null, true])
    expect(hasShapeOf(draftShape, JSON.parse(JSON.stringify(now().context.draft)))).toBe(true)
    actor.send({ type: "payment.chosen", method: "cashAtPickup" })
    expect(choice()).toEqual(["cashAtPickup", false])
  })

  it("is never made of nothing", () => {
    expect(() => heldBy({ ...begin(filled).now().context, hold: null })).toThrow("was not there")
    expect(required("card")).toBe("card")
  })
})

describe("how long something is held", () => {
  it.each([
    ["the server's, where it is ahead of the page", noon, dubai("12:02:00.000")],
    ["the page's, where the answer is of an order that was sent earlier", dubai("12:02:00.000"), noon],
  ])("is counted from the later of two clocks: %s", async (_, now, bookedAt) => {
    const waiting = held("AE1")
    const accepted = {
      ...waiting,
      booking: { ...waiting.booking, bookedAt },
      holdEndsAt: dubai("12:32:00.000"),
    }
    const run = await atPayment(filled, { placeBooking: network }, "card")
    confirm(run)
    await waitFor(run.actor, ({ context }) => context.alert?.kind === "network")
    run.far.placeBooking = () => Result.succeed(accepted)
    confirm(run, now)
    await run.at("awaitingPayment")
    run.clock.increment(30 * 60_000 - 1)
    expect(run.flow()).toBe("awaitingPayment")
    run.clock.increment(1)
    expect(run.flow()).toBe("summary")
  })

  it.each([
    ["a press", "booking.confirmed"],
    ["the clock", "time.passed"],
    ["a page that was away", "page.reopened"],
  ] as const)("is over for %s that comes after its end, though its timer slept: at a fresh price", async (_, type) => {
    const run = await declined()
    run.far.quotePrices = () => Result.succeed(pricesAt(3_000))
    run.actor.send({ type, now: halfPast })
    expect(run.flow()).toBe("summary")
    expect(run.now().context).toMatchObject({ now: halfPast, hold: null, alert: { kind: "holdEnded" } })
    await waitFor(run.actor, ({ value }) => value.pricing === "ready")
    expect(priceOf(run.now().context)?.toPay).toEqual(money(3_150, "AED"))
  })

  it.each(["booking.confirmed", "time.passed", "page.reopened"] as const)(
    "leads on to the details where its window has shut as well: %s",
    async (type) => {
      const run = await declined()
      run.actor.send({ type, now: shut })
      expect(run.flow()).toBe("details")
      expect(run.now().context).toMatchObject({ now: shut, hold: null, alert: { kind: "slotClosed", date: today } })
    },
  )

  it.each(["book", "details", "guest"] as const)(
    "is over at any step, at a fresh price and for a time that is still open: %s",
    async (step) => {
      const run = await declined()
      run.actor.send({ type: "step.opened", step, now: noon })
      const flow = run.flow()
      const before = pricesAsked(run)
      run.actor.send({ type: "time.passed", now: shut })
      expect([run.flow(), pricesAsked(run) - before]).toEqual([flow === "entering" ? flow : "details", 1])
      expect(run.now().context).toMatchObject({
        now: shut,
        hold: null,
        alert: { kind: "slotClosed", date: today },
        draft: { pickupDate: tomorrow },
      })
    },
  )

  it("is over while the browser is at the bank: at a fresh price, and for a time that is still open", async () => {
    const run = await atPayment(filled, {}, "card")
    confirm(run)
    await run.at("awaitingPayment")
    const before = pricesAsked(run)
    run.actor.send({ type: "time.passed", now: shut })
    expect([run.flow(), pricesAsked(run) - before]).toEqual(["details", 1])
    expect(run.now().context).toMatchObject({ hold: null, alert: { kind: "slotClosed", date: today } })
  })

  it("goes on for who comes back from the bank, by the time that it is then", async () => {
    const run = await atPayment(filled, {}, "card")
    confirm(run)
    await run.at("awaitingPayment")
    run.actor.send({ type: "page.reopened", now: pressed })
    expect([run.flow(), run.now().context.now]).toEqual(["payment", pressed])
  })

  it.each(["card", "cashAtPickup"] as const)(
    "is told late where the clock struck while the answer was awaited, with the time that has passed: %s",
    async (method) => {
      const run = await declined()
      run.far.startCardPayment = () => Result.fail(new HoldEnded())
      run.far.payByCash = () => Result.fail(new HoldEnded())
      run.actor.send({ type: "payment.chosen", method })
      confirm(run)
      const before = pricesAsked(run)
      run.actor.send({ type: "time.passed", now: shut })
      expect(run.now().value.holding).toBe("ending")
      await run.at("details")
      expect(run.now().context).toMatchObject({ now: shut, hold: null, alert: { kind: "slotClosed", date: today } })
      expect(pricesAsked(run) - before).toBe(1)
    },
  )
})

describe("a price that is another without its promo", () => {
  const withPromo = async () => {
    const run = await atPayment(filled)
    await run.enterPromo()
    run.far.quotePrices = () => Result.succeed(pricesAt(3_000))
    return run
  }

  it("is told by the promo alone where nothing was said before", async () => {
    const run = await withPromo()
    run.clock.increment(14 * 60_000)
    await waitFor(run.actor, ({ context }) => context.coupon === null)
    expect(run.now().context.alert).toBeNull()
    expect(run.promo().getSnapshot().context.alert).toEqual({ kind: "enterAgain" })
  })

  it("is told beside the old total at once when the connection returns, and not once more with the next price", async () => {
    const run = await withPromo()
    run.actor.send({ type: "connection.returned", now: noon })
    await waitFor(run.actor, ({ context }) => context.coupon === null)
    expect(run.now().context.alert).toEqual({
      kind: "priceChanged",
      previousTotal: couponOn(2_500).newPrice,
      newTotal: money(3_150, "AED"),
    })
    run.actor.send({ type: "alert.dismissed" })
    run.clock.increment(14 * 60_000)
    await waitFor(run.actor, ({ value }) => value.pricing === "ready")
    expect(run.now().context.alert).toBeNull()
  })
})
