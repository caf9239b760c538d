import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { NotServed, PriceChanged, SlotRefused } from "../booking/booking-errors.ts"
import { newDraft } from "../booking/draft/draft.ts"
import type { Order } from "../booking/order/order.ts"
import { money } from "../money/money.ts"
import { NetworkFailure, ServerFailure } from "../ports/driving/service-failure.ts"
import type { Closure } from "../schedule/rule-book.ts"
import { priceOf, quoteOf, scheduleIn } from "./booking/booking-context.ts"
import {
  atPayment,
  begin,
  bookingMachine,
  couponOn,
  dubai,
  filled,
  lookUpAt,
  noon,
  place,
  placed,
  pricesAt,
  quoteAt,
  today,
  tomorrow,
} from "./testing/booking-stage.ts"

/** No bike from 12:00 to 18:00, as a market may rule. */
const bikesRest: Closure = { id: "rest", from: "01-01", to: "12-31", between: ["12:00", "18:00"], tags: ["bike"] }
const todayOff: Closure = { id: "off", from: today, to: today }

describe("the booking machine", () => {
  it("walks from the addresses to a placed booking", async () => {
    const { actor, calls, at } = await atPayment(filled)
    actor.send({ type: "booking.confirmed", now: noon })
    await at("confirmed")
    expect(actor.getSnapshot().context.placed).toBe(placed)
    expect(calls).toEqual([
      "lookUpSlots",
      "quotePrices",
      "lookUpSlots",
      "saveLead",
      "lookUpSlots",
      "lookUpSlots",
      "placeBooking",
    ])
  })

  it("stays on the addresses until both are set and asks for no price before", () => {
    const { actor, clock, calls } = begin(newDraft("draft-2", "AE"))
    actor.send({ type: "book.continued", now: noon })
    clock.increment(60_000)
    expect(actor.getSnapshot().value).toEqual({
      flow: "entering",
      pricing: "idle",
      scheduling: "idle",
      holding: "none",
    })
    expect(calls).toEqual([])
  })

  it("asks for no price of a parcel that no vehicle takes, and for one as soon as it is one that is taken", async () => {
    const { actor, clock, calls, priced } = begin(filled)
    await priced()
    const asked = () => calls.filter((call) => call === "quotePrices").length
    expect(asked()).toBe(1)
    const long = { ...filled.parcel, size: "own" as const, sidesCm: [200, 20, 20] as const }
    actor.send({ type: "draft.changed", patch: { parcel: long }, now: noon })
    clock.increment(60_000)
    expect([actor.getSnapshot().value.pricing, asked()]).toEqual(["idle", 1])
    expect(actor.getSnapshot().context).toMatchObject({ prices: null, priceAlert: null })
    actor.send({ type: "draft.changed", patch: { parcel: filled.parcel }, now: noon })
    await priced()
    expect(asked()).toBe(2)
  })

  it("chooses the earliest open date and window when the details open", async () => {
    const { actor, priced } = begin(filled)
    await priced()
    actor.send({ type: "book.continued", now: noon })
    const { draft } = actor.getSnapshot().context
    expect([draft.pickupDate, draft.pickupWindow, draft.deliveryWindow]).toEqual([today, "13-18", "17-22"])
  })

  it("shows every fault of the details on Continue, and drops each as it is mended", async () => {
    const wrong = { ...filled, pickup: { ...filled.pickup, building: "" }, guest: { name: "", phone: "", email: "" } }
    const { actor, priced } = begin(wrong)
    await priced()
    actor.send({ type: "book.continued", now: noon })
    expect(actor.getSnapshot().context.issues).toEqual([])
    actor.send({ type: "details.continued", now: noon })
    expect(actor.getSnapshot().context.issues.map((issue) => issue.message)).toEqual([
      "enterAddressDetails",
      "enterName",
      "enterPhone",
    ])
    actor.send({ type: "draft.changed", patch: { guest: filled.guest }, now: noon })
    expect(actor.getSnapshot().context.issues.map((issue) => issue.message)).toEqual(["enterAddressDetails"])
    expect(actor.getSnapshot().value.flow).toBe("details")
  })

  it("replaces a window that time has shut, says so, and keeps everything typed", async () => {
    const { actor, priced } = begin(filled)
    await priced()
    actor.send({ type: "book.continued", now: noon })
    actor.send({ type: "time.passed", now: dubai("15:59:59.999") })
    expect(actor.getSnapshot().context.alert).toBeNull()
    // A laptop that slept through it hears of it an hour late, and still says when it was.
    actor.send({ type: "time.passed", now: dubai("17:00:00.000") })
    const { alert, draft } = actor.getSnapshot().context
    expect(alert).toMatchObject({ kind: "slotClosed", date: today, window: "13-18", next: { date: tomorrow } })
    expect(alert).toMatchObject({ closedAt: dubai("16:00:00.000") })
    expect([draft.pickupDate, draft.pickupWindow]).toEqual([tomorrow, "11-14"])
    expect(draft.dropOff).toEqual(filled.dropOff)
  })

  it("leads back to the details from the summary and from the payment when the chosen window is shut", async () => {
    for (const step of ["guest", "payment"] as const) {
      const run = await atPayment(filled)
      run.actor.send({ type: "step.opened", step, now: noon })
      run.actor.send({ type: "time.passed", now: dubai("15:59:59.999") })
      expect(run.actor.getSnapshot().value.flow).toBe(step === "guest" ? "summary" : "payment")
      run.actor.send({ type: "time.passed", now: dubai("16:00:00.000") })
      expect(run.actor.getSnapshot().value.flow).toBe("details")
      const { alert, draft } = run.actor.getSnapshot().context
      expect(alert).toMatchObject({ kind: "slotClosed", date: today, window: "13-18", next: { date: tomorrow } })
      expect(draft.pickupDate).toBe(tomorrow)
    }
  })

  it("leads to the details and says why where a chosen window has closed while the page was away", () => {
    const chosen = { ...filled, pickupDate: today, pickupWindow: "13-18", deliveryWindow: "17-22" }
    for (const step of ["details", "guest", "payment"] as const) {
      const { actor } = begin(chosen)
      const now = dubai("16:00:00.000")
      actor.send({ type: "time.passed", now })
      actor.send({ type: "step.opened", step, now })
      const { context, value } = actor.getSnapshot()
      expect(value.flow).toBe("details")
      expect(context.alert).toMatchObject({ kind: "slotClosed", date: today, window: "13-18" })
      expect(context.draft.pickupDate).toBe(tomorrow)
    }
  })

  it("goes back to the details when the look-up finds a later earliest date", async () => {
    const run = await atPayment(filled)
    run.far.lookUpSlots = () => Result.succeed(lookUpAt(dubai("16:00:00.000")))
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("details")
    expect(run.actor.getSnapshot().context.alert).toMatchObject({ kind: "slotClosed", date: today })
    expect(run.actor.getSnapshot().context.draft.pickupDate).toBe(tomorrow)
    expect(run.calls).not.toContain("placeBooking")
  })

  it("goes back to the details when the server refuses the window, with old total and a fresh price", async () => {
    const refusal = new SlotRefused({
      reason: "slot-closed",
      bookingType: "sameDay",
      date: today,
      today,
      window: "13-18",
      closedAt: dubai("16:00:00.000"),
      earliest: tomorrow,
      next: { date: tomorrow, window: "11-14" },
    })
    const run = await atPayment(filled, { placeBooking: () => Result.fail(refusal) })
    run.far.quotePrices = () => Result.succeed(pricesAt(3_000))
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("details")
    await waitFor(run.actor, (state) => state.value.pricing === "ready")
    const { context } = run.actor.getSnapshot()
    expect(context.alert).toMatchObject({ kind: "slotClosed", previousTotal: money(2_625, "AED") })
    expect(quoteOf(context)?.price.toPay).toEqual(money(3_150, "AED"))
    expect([context.draft.pickupDate, context.draft.guest]).toEqual([tomorrow, filled.guest])
  })

  it("shows what the chosen window costs, asks a promo for it, and asks the code anew when another window costs otherwise", async () => {
    const prices = pricesAt(2_500)
    const cheaper = { "13-18": -300, "11-14": -300 }
    const quotes = prices.quotes.map((quote) =>
      quote.bookingType === "sameDay" ? { ...quote, windowAdjustmentsMinor: cheaper } : quote,
    )
    const windows: (string | undefined)[] = []
    const run = await atPayment(filled, {
      quotePrices: () => Result.succeed({ quotes }),
      applyPromo: ({ window, code }) => {
        windows.push(window)
        return Result.succeed(couponOn(2_200, code))
      },
    })
    const { context } = run.now()
    expect([context.draft.pickupWindow, priceOf(context)?.toPay]).toEqual(["13-18", money(2_310, "AED")])
    await run.enterPromo()
    expect([windows, priceOf(run.now().context)?.toPay]).toEqual([["13-18"], couponOn(2_200).newPrice])
    const choose = (pickupWindow: string) =>
      run.actor.send({ type: "draft.changed", patch: { pickupDate: tomorrow, pickupWindow }, now: noon })
    choose("11-14")
    expect(run.now().context.coupon?.code).toBe("WELCOME10")
    run.actor.send({ type: "draft.changed", patch: { bookingType: "onDemand" }, now: noon })
    expect([run.now().context.coupon, run.promo().getSnapshot().context.alert]).toEqual([null, { kind: "enterAgain" }])
    run.actor.send({ type: "draft.changed", patch: { bookingType: "sameDay" }, now: noon })
    choose("13-18")
    await run.enterPromo()
    expect(windows).toEqual(["13-18", "13-18"])
  })

  it("asks what can be booked as soon as there is a way, and again while the page stays open", async () => {
    const run = begin(newDraft("draft-4", "AE"), { lookUpSlots: () => Result.succeed(lookUpAt(noon, todayOff)) })
    const { pickup, dropOff } = filled
    run.actor.send({ type: "draft.changed", patch: { pickup }, now: noon })
    expect(run.calls).toEqual([])
    run.actor.send({ type: "draft.changed", patch: { dropOff }, now: noon })
    await waitFor(run.actor, (state) => state.value.scheduling === "known")
    const ask = { market: "AE", service: "sameDay", now: noon } as const
    expect(scheduleIn(run.actor.getSnapshot().context).earliest(ask)?.date).toBe(tomorrow)
    run.far.lookUpSlots = () => Result.succeed(lookUpAt(noon))
    run.clock.increment(15 * 60_000)
    await waitFor(run.actor, (state) => state.value.scheduling === "known")
    expect(scheduleIn(run.actor.getSnapshot().context).earliest(ask)?.date).toBe(today)
  })

  it("goes by the plain rule book until the server can be asked, and asks again", async () => {
    const run = begin(filled, { lookUpSlots: () => Result.fail(new NetworkFailure()) })
    await waitFor(run.actor, (state) => state.value.scheduling === "unknown")
    run.actor.send({ type: "book.continued", now: noon })
    expect(run.actor.getSnapshot().context.draft.pickupDate).toBe(today)
    run.far.lookUpSlots = () => Result.succeed(lookUpAt(noon, todayOff))
    run.clock.increment(30_000)
    await waitFor(run.actor, (state) => state.value.scheduling === "known")
    expect(run.actor.getSnapshot().context.draft.pickupDate).toBe(tomorrow)
  })

  it("asks no second time about a way that is not served, until it is another one", async () => {
    const run = begin(filled, { lookUpSlots: () => Result.fail(new NotServed({ part: "delivery" })) })
    await waitFor(run.actor, (state) => state.value.scheduling === "idle")
    run.clock.increment(60 * 60_000)
    run.actor.send({ type: "draft.changed", patch: { vehicle: "van" }, now: noon })
    expect(run.calls.filter((call) => call === "lookUpSlots")).toHaveLength(1)
    run.far.lookUpSlots = () => Result.succeed(lookUpAt(noon))
    const dropOff = { ...filled.dropOff, place: { ...place("Al Majaz"), position: { lat: 25.3255, lon: 55.3851 } } }
    run.actor.send({ type: "draft.changed", patch: { dropOff }, now: noon })
    await waitFor(run.actor, (state) => state.value.scheduling === "known")
  })

  it("says that a closure shut what was chosen when the server tells it, and leads back to the details", async () => {
    const run = await atPayment(filled)
    await run.known()
    run.far.lookUpSlots = () => Result.succeed(lookUpAt(noon, todayOff))
    run.clock.increment(15 * 60_000)
    await run.at("details")
    const { alert, draft } = run.actor.getSnapshot().context
    expect(alert).toMatchObject({ kind: "slotClosed", why: "closure", closedAt: null, date: today, window: "13-18" })
    expect(alert).toMatchObject({ next: { date: tomorrow, window: "11-14" } })
    expect([draft.pickupDate, draft.guest]).toEqual([tomorrow, filled.guest])
  })

  it("changes nothing of an order on its way when a closure comes to be known", async () => {
    const sent: Order[] = []
    const run = await atPayment(filled, {
      placeBooking: (order) => {
        sent.push(order)
        return Result.succeed(placed)
      },
    })
    run.actor.send({ type: "booking.confirmed", now: noon })
    run.far.lookUpSlots = () => Result.succeed(lookUpAt(noon, todayOff))
    run.clock.increment(15 * 60_000)
    await run.at("confirmed")
    expect(sent).toMatchObject([{ pickupDate: today, pickupWindow: "13-18" }])
  })

  it("tells that the chosen time is none of another vehicle's, at the step where times are chosen", async () => {
    const far = { lookUpSlots: () => Result.succeed(lookUpAt(noon, bikesRest)) }
    const run = begin({ ...filled, vehicle: "car", bookingType: "onDemand" }, far)
    await run.priced()
    await waitFor(run.actor, (state) => state.value.scheduling === "known")
    run.actor.send({ type: "book.continued", now: noon })
    run.actor.send({ type: "draft.changed", patch: { pickupWindow: "14" }, now: noon })
    run.actor.send({ type: "step.opened", step: "book", now: noon })
    run.actor.send({ type: "draft.changed", patch: { vehicle: "bike" }, now: noon })
    expect(run.actor.getSnapshot().context.draft).toMatchObject({ pickupDate: today, pickupWindow: "18" })
    // Neither Forward nor Continue leads past what has to be told.
    run.actor.send({ type: "step.opened", step: "payment", now: noon })
    expect(run.actor.getSnapshot().value.flow).toBe("details")
    run.actor.send({ type: "step.opened", step: "book", now: noon })
    run.actor.send({ type: "book.continued", now: noon })
    expect(run.actor.getSnapshot().value.flow).toBe("details")
    expect(run.actor.getSnapshot().context.alert).toMatchObject({
      kind: "slotClosed",
      why: "closure",
      date: today,
      window: "14",
      next: { date: today, window: "18" },
    })
    // The car is back, and with it nothing is shut.
    run.actor.send({ type: "draft.changed", patch: { vehicle: "car" }, now: noon })
    expect(run.actor.getSnapshot().context.alert).toBeNull()
  })

  it("tells nothing when another vehicle can have the chosen time, or another booking type begins anew", async () => {
    const far = { lookUpSlots: () => Result.succeed(lookUpAt(noon, bikesRest)) }
    const run = begin({ ...filled, vehicle: "car", bookingType: "onDemand" }, far)
    await run.priced()
    await waitFor(run.actor, (state) => state.value.scheduling === "known")
    run.actor.send({ type: "book.continued", now: noon })
    run.actor.send({ type: "draft.changed", patch: { pickupWindow: "14" }, now: noon })
    run.actor.send({ type: "draft.changed", patch: { vehicle: "van" }, now: noon })
    expect(run.actor.getSnapshot().context).toMatchObject({ alert: null, draft: { pickupWindow: "14" } })
    run.actor.send({ type: "draft.changed", patch: { vehicle: "bike" }, now: noon })
    run.actor.send({ type: "draft.changed", patch: { bookingType: "sameDay" }, now: noon })
    expect(run.actor.getSnapshot().context.alert).toBeNull()
  })

  it.each([
    ["no answer", new NetworkFailure(), { kind: "network" }],
    ["the server's failure", new ServerFailure({ requestId: "r-7" }), { kind: "server", requestId: "r-7" }],
    ["an answer that cannot be read", new Error("{"), { kind: "server", requestId: null }],
  ])("goes back to the details when the look-up gives %s, and loses nothing but the promo", async (_, error, cause) => {
    const run = await atPayment(filled)
    await run.enterPromo()
    const { draft } = run.now().context
    run.far.lookUpSlots = () => Result.fail(error)
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("details")
    expect(run.now().context).toMatchObject({
      draft,
      coupon: null,
      alert: { kind: "slotUnchecked", cause, previousTotal: money(2_363, "AED") },
    })
    expect(run.promo().getSnapshot().context.alert).toEqual({ kind: "enterAgain" })
    expect(run.calls).not.toContain("placeBooking")
  })

  it("stays on the payment where the look-up says that the way is not served", async () => {
    const run = await atPayment(filled)
    run.far.lookUpSlots = () => Result.fail(new NotServed({ part: "route" }))
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("payment")
    expect(run.now().context.alert).toEqual({ kind: "notServed", part: "route" })
  })

  it("quotes and checks again when the connection returns, says what changed, and books nothing by itself (D39)", async () => {
    const run = await atPayment(filled)
    run.far.quotePrices = () => Result.succeed(pricesAt(3_000))
    const before = run.calls.length
    run.actor.send({ type: "connection.returned", now: noon + 60_000 })
    await waitFor(run.actor, ({ context }) => context.alert !== null)
    expect(run.now().context.alert).toEqual({
      kind: "priceChanged",
      previousTotal: money(2_625, "AED"),
      newTotal: money(3_150, "AED"),
    })
    await waitFor(run.actor, (state) => state.value.scheduling === "known")
    expect(run.calls.slice(before).toSorted()).toEqual(["lookUpSlots", "quotePrices"])
    expect(run.flow()).toBe("payment")
  })

  it("asks again for windows that were asked for when the connection broke: no answer may ever come", async () => {
    const run = begin(filled)
    expect(run.calls).toEqual(["lookUpSlots"])
    run.actor.send({ type: "connection.returned", now: noon })
    await waitFor(run.actor, (state) => state.value.scheduling === "known")
    expect(run.calls.filter((call) => call === "lookUpSlots")).toHaveLength(2)
  })

  it("says after a price that failed what it is by now, and nothing of one that stayed or was changed by hand", async () => {
    const run = begin(filled)
    await run.priced()
    run.far.quotePrices = () => Result.fail(new NetworkFailure())
    run.actor.send({ type: "prices.requested" })
    await waitFor(run.actor, (state) => state.value.pricing === "failed")
    run.far.quotePrices = () => Result.succeed(pricesAt(2_500))
    run.actor.send({ type: "connection.returned", now: noon })
    await waitFor(run.actor, (state) => state.value.pricing === "ready")
    expect(run.now().context).toMatchObject({ alert: null, comparedTotal: null })
    run.far.quotePrices = () => Result.fail(new NetworkFailure())
    run.actor.send({ type: "prices.requested" })
    await waitFor(run.actor, (state) => state.value.pricing === "failed")
    run.far.quotePrices = () => Result.succeed(pricesAt(9_000))
    run.actor.send({ type: "draft.changed", patch: { vehicle: "van" }, now: noon })
    await run.priced()
    expect(run.now().context.alert).toBeNull()
  })

  it("asks for a method before it books", async () => {
    const run = begin({ ...filled, pickupDate: today, pickupWindow: "13-18" })
    await run.priced()
    run.actor.send({ type: "step.opened", step: "payment", now: noon })
    run.actor.send({ type: "booking.confirmed", now: noon })
    expect(run.actor.getSnapshot().value.flow).toBe("payment")
    expect(run.actor.getSnapshot().context.alert).toEqual({ kind: "methodMissing" })
  })

  it("sends one order for two presses", async () => {
    const run = await atPayment(filled)
    run.actor.send({ type: "booking.confirmed", now: noon })
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("confirmed")
    expect(run.calls.filter((call) => call === "placeBooking")).toHaveLength(1)
  })

  it("changes nothing of an order that is on its way, whatever the clock and the customer do", async () => {
    const sent: Order[] = []
    const run = await atPayment(filled, {
      placeBooking: (order) => {
        sent.push(order)
        return Result.succeed(placed)
      },
    })
    run.actor.send({ type: "booking.confirmed", now: noon })
    run.actor.send({ type: "time.passed", now: dubai("16:00:00.000") })
    run.actor.send({ type: "draft.changed", patch: { vehicle: "van" }, now: noon })
    await run.at("confirmed")
    expect(sent).toMatchObject([{ pickupDate: today, pickupWindow: "13-18", vehicle: "bike" }])
  })

  it("stays on the payment with the new total when the price has changed", async () => {
    const quote = quoteAt(3_000, "sameDay")
    const run = await atPayment(filled, {
      placeBooking: () => Result.fail(new PriceChanged({ quote, previousTotal: money(2_625, "AED") })),
    })
    run.actor.send({ type: "booking.confirmed", now: noon })
    await waitFor(run.actor, (state) => state.context.alert !== null)
    expect(run.actor.getSnapshot().value.flow).toBe("payment")
    expect(run.actor.getSnapshot().context.alert).toEqual({
      kind: "priceChanged",
      previousTotal: money(2_625, "AED"),
      newTotal: money(3_150, "AED"),
    })
  })

  it("keeps the draft and says so when the network fails, and books on the next press", async () => {
    const run = await atPayment(filled, { placeBooking: () => Result.fail(new NetworkFailure()) })
    run.actor.send({ type: "booking.confirmed", now: noon })
    await waitFor(run.actor, (state) => state.context.alert?.kind === "network")
    run.far.placeBooking = () => Result.succeed(placed)
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("confirmed")
  })

  it("sends the very same order again after an answer that never came, so that it is booked once", async () => {
    const orders: Order[] = []
    const run = await atPayment(filled, {
      placeBooking: (order) => {
        orders.push(order)
        return Result.fail(new NetworkFailure())
      },
    })
    run.far.quotePrices = () => Result.succeed(pricesAt(3_000))
    for (const attempt of [1, 2]) {
      run.actor.send({ type: "booking.confirmed", now: noon })
      await waitFor(run.actor, (state) => orders.length === attempt && state.value.flow === "payment")
      await waitFor(run.actor, (state) => state.value.pricing === "ready")
    }
    expect(orders[1]).toEqual(orders[0])
  })

  it("asks for the answer that was lost by the same order, also when it is too late for a new one", async () => {
    const sent: Order[] = []
    const run = await atPayment(filled, {
      placeBooking: (order) => {
        sent.push(order)
        return sent.length === 1 ? Result.fail(new NetworkFailure()) : Result.succeed(placed)
      },
    })
    run.actor.send({ type: "booking.confirmed", now: noon })
    await waitFor(run.actor, (state) => state.context.alert?.kind === "network")
    run.far.lookUpSlots = () => Result.succeed(lookUpAt(dubai("16:00:00.000")))
    run.actor.send({ type: "time.passed", now: dubai("16:00:00.000") })
    run.actor.send({ type: "booking.confirmed", now: dubai("16:00:00.000") })
    await run.at("confirmed")
    expect(sent[1]).toEqual(sent[0])
  })

  it("books even when the lead could not be saved", async () => {
    const run = await atPayment(filled, { saveLead: () => Result.fail(new NetworkFailure()) })
    expect(run.actor.getSnapshot().value.flow).toBe("payment")
  })

  it("says which end is not served and prices again when it is changed", async () => {
    const run = begin(filled, { quotePrices: () => Result.fail(new NotServed({ part: "delivery" })) })
    run.clock.increment(250)
    await waitFor(run.actor, (state) => state.value.pricing === "failed")
    expect(run.actor.getSnapshot().context.priceAlert).toEqual({ kind: "notServed", part: "delivery" })
    run.far.quotePrices = () => Result.succeed(pricesAt(2_500))
    run.actor.send({ type: "draft.changed", patch: { vehicle: "van" }, now: noon })
    await run.priced()
    expect(run.actor.getSnapshot().context.priceAlert).toBeNull()
  })

  it("keeps the old price while a new one is fetched, and fetches again before the quote ends", async () => {
    const run = begin(filled)
    await run.priced()
    run.actor.send({ type: "draft.changed", patch: { vehicle: "car" }, now: noon })
    expect(run.actor.getSnapshot().context.prices).not.toBeNull()
    await run.priced()
    run.clock.increment(14 * 60_000)
    await waitFor(run.actor, (state) => state.value.pricing === "ready")
    expect(run.calls.filter((call) => call === "quotePrices")).toHaveLength(3)
  })

  it("asks for no new price when only the booking type or a name changes", async () => {
    const run = begin(filled)
    await run.priced()
    run.actor.send({ type: "draft.changed", patch: { bookingType: "nextDay", guest: filled.guest }, now: noon })
    run.clock.increment(60_000)
    expect(run.calls.filter((call) => call === "quotePrices")).toHaveLength(1)
  })

  it("opens no step before the ones in front of it are complete", () => {
    const { actor } = begin(newDraft("draft-3", "AE"))
    for (const step of ["details", "guest", "payment"] as const) {
      actor.send({ type: "step.opened", step, now: noon })
      expect(actor.getSnapshot().value.flow).toBe("entering")
    }
  })

  it("survives JSON: a snapshot read back goes on where it was", async () => {
    const run = await atPayment(filled)
    const stored = JSON.parse(JSON.stringify(run.actor.getPersistedSnapshot()))
    const again = createActor(bookingMachine, { snapshot: stored, input: { draft: filled, now: noon } })
    expect(again.getSnapshot().value.flow).toBe("payment")
    expect(again.getSnapshot().context.draft).toEqual(run.actor.getSnapshot().context.draft)
  })
})
