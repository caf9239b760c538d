import * as Result from "effect/Result"
import { createActor, SimulatedClock, type Snapshot, waitFor } from "xstate"
import { parsePhone } from "../../account/phone/phone.ts"
import { type Draft, newDraft } from "../../booking/draft/draft.ts"
import type { Order } from "../../booking/order/order.ts"
import type { Reference } from "../../booking/order/reference.ts"
import { type SlotLookup, slotLookup } from "../../booking/windows/slot-lookup.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import { type Money, money } from "../../money/money.ts"
import type { CardHandOver, CardPaymentRequest, CashPaymentRequest } from "../../payment/card/card-hand-over.ts"
import { isCash } from "../../payment/payment-method.ts"
import type { PlacedBooking, SaveLeadRequest } from "../../ports/driving/booking-service.ts"
import type { PriceList, PriceRequest } from "../../ports/driving/pricing-service.ts"
import type { SlotRequest } from "../../ports/driving/schedule-service.ts"
import { priceBreakdown } from "../../pricing/price-breakdown.ts"
import type { SealedQuote } from "../../pricing/quote.ts"
import type { AppliedCoupon } from "../../promo/applied-coupon.ts"
import type { Closure } from "../../schedule/rule-book.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { fromPort } from "../actor-logic.ts"
import type { BookingEmitted, BookingInput } from "../booking/booking-event.ts"
import { createBookingMachine } from "../booking-machine.ts"
import { type ApplyPromoRequest, promoMachine } from "../promo-machine.ts"

// A booking in Node for the tests of its machine: the far side's answers, and a clock that the tests move.

export const bookingMachine = createBookingMachine(parsePhone)

export const dubai = (time: string): Instant => Date.parse(`2026-11-21T${time}+04:00`)
export const noon = dubai("12:00:00.000")
export const today = "2026-11-21" as LocalDate
export const tomorrow = "2026-11-22" as LocalDate
export const place = (address: string) => ({ address, cityName: "Dubai", position: { lat: 25.08, lon: 55.14 } })

/** Same Day from the Marina to Al Barsha, with complete details. */
export const filled: Draft = {
  ...newDraft("draft-1", "AE"),
  bookingType: "sameDay",
  pickup: { ...newDraft("", "AE").pickup, place: place("Dubai Marina"), building: "12B" },
  dropOff: {
    ...newDraft("", "AE").dropOff,
    place: place("Al Barsha"),
    building: "Villa 3",
    contact: { choice: "other", name: "Yousef", phone: "050 765 4321" },
  },
  guest: { name: "Amna", phone: "050 123 4567", email: "" },
}

export const quoteAt = (minor: number, bookingType: SealedQuote["bookingType"]): SealedQuote => ({
  id: `quote-${minor}-${bookingType}`,
  bookingType,
  vehicle: "bike",
  issuedAt: noon,
  expiresAt: noon + 900_000,
  basis: { book: { id: "gulf", version: "1", readings: [] }, tariff: "ae" },
  distanceKm: 10,
  chargeableKg: 5,
  price: priceBreakdown(money(minor, "AED"), money(0, "AED"), 5),
})

export const pricesAt = (minor: number): PriceList => ({
  quotes: (["onDemand", "sameDay", "nextDay"] as const).map((type) => quoteAt(minor, type)),
})

export const placed: PlacedBooking = {
  booking: { ...sampleBooking, reference: "AE0" as Reference },
  accessToken: "token",
}

/** An order by card, accepted at noon and held for thirty minutes at the price the customer saw. */
export const held = (reference: string, toPay: Money | null = money(2_625, "AED")): PlacedBooking => ({
  booking: {
    ...sampleBooking,
    reference: reference as Reference,
    state: "awaitingPayment",
    bookedAt: noon,
    price: { ...priceBreakdown(money(2_500, "AED"), money(0, "AED"), 5), ...(toPay && { toPay }) },
  },
  accessToken: "token",
  holdEndsAt: noon + 30 * 60_000,
})

/** Ten percent of a delivery charge, as the server grants it. */
export const couponOn = (minor: number, code = "WELCOME10"): AppliedCoupon => ({
  code,
  isPercentage: true,
  discount: money(Math.round(minor / 10), "AED"),
  oldPrice: priceBreakdown(money(minor, "AED"), money(0, "AED"), 5).toPay,
  newPrice: priceBreakdown(money(minor, "AED"), money(Math.round(minor / 10), "AED"), 5).toPay,
})

/** The bank's page for the attempts of a run, in order. */
export const handOver = (attempt: string): CardHandOver => ({
  attempt,
  page: {
    kind: "form",
    action: `https://gateway.example/pay/${attempt}`,
    fields: { merchant_reference: attempt },
  },
})

export interface Far {
  quotePrices: (request: PriceRequest) => Result.Result<PriceList, unknown>
  lookUpSlots: (request: SlotRequest) => Result.Result<SlotLookup, unknown>
  saveLead: (request: SaveLeadRequest) => Result.Result<{ leadId: string }, unknown>
  placeBooking: (order: Order, key: string) => Result.Result<PlacedBooking, unknown>
  applyPromo: (request: ApplyPromoRequest) => Result.Result<AppliedCoupon, unknown>
  startCardPayment: (request: CardPaymentRequest) => Result.Result<CardHandOver, unknown>
  payByCash: (request: CashPaymentRequest) => Result.Result<PlacedBooking, unknown>
}

/** The server's answer with these closures in force. */
export const lookUpAt = (now: Instant, ...closures: readonly Closure[]): SlotLookup =>
  slotLookup({ closures, readings: [] }, { market: "AE", vehicle: null }, now)

export interface BookingStart extends Partial<Omit<BookingInput, "draft">> {
  readonly draft: Draft
  /** Continues from a stored snapshot, as after a reload. */
  readonly snapshot?: Snapshot<unknown>
}

/** A booking in Node: the calls answer from a table, and time moves only when a test says so. */
export function begin(start: Draft | BookingStart, answers: Partial<Far> = {}) {
  const { snapshot, ...input } = "draft" in start ? start : { draft: start, snapshot: undefined }
  const orders: { readonly order: Order; readonly key: string; readonly isAccepted: boolean }[] = []
  const attempts: CardPaymentRequest[] = []
  const far: Far = {
    quotePrices: () => Result.succeed(pricesAt(2_500)),
    lookUpSlots: () => Result.succeed(lookUpAt(noon)),
    saveLead: () => Result.succeed({ leadId: "lead-1" }),
    placeBooking: ({ paymentMethod, expectedTotal }) =>
      Result.succeed(isCash(paymentMethod) ? placed : held(`AE${orders.length + 1}`, expectedTotal)),
    applyPromo: ({ code }) => Result.succeed(couponOn(2_500, code)),
    startCardPayment: () => Result.succeed(handOver(`attempt-${attempts.length}`)),
    payByCash: () => Result.succeed(placed),
    ...answers,
  }
  const calls: string[] = []
  const emitted: BookingEmitted[] = []
  const log = <Value>(name: string, answer: Value): Promise<Value> => {
    calls.push(name)
    return Promise.resolve(answer)
  }
  const clock = new SimulatedClock()
  const machine = bookingMachine.provide({
    actors: {
      promo: promoMachine.provide({
        actors: { applyPromo: fromPort((request) => log("applyPromo", far.applyPromo(request))) },
      }),
      quotePrices: fromPort((request) => log("quotePrices", far.quotePrices(request))),
      lookUpSlots: fromPort((request) => log("lookUpSlots", far.lookUpSlots(request))),
      saveLead: fromPort((request) => log("saveLead", far.saveLead(request))),
      placeBooking: fromPort(({ order, key }) => {
        const answer = far.placeBooking(order, key)
        orders.push({ order, key, isAccepted: Result.isSuccess(answer) })
        return log("placeBooking", answer)
      }),
      startCardPayment: fromPort((request) => {
        attempts.push(request)
        return log("startCardPayment", far.startCardPayment(request))
      }),
      payByCash: fromPort((request) => log("payByCash", far.payByCash(request))),
    },
  })
  const actor = createActor(machine, { input: { now: noon, ...input }, clock, ...(snapshot && { snapshot }) })
  actor.on("*", (told) => emitted.push(told))
  actor.start()
  const now = () => actor.getSnapshot()
  const flow = () => now().value.flow
  const at = (state: string) => waitFor(actor, ({ value }) => value.flow === state, { timeout: 1_000 })
  const priced = async () => {
    clock.increment(250)
    await waitFor(actor, (state) => state.value.pricing === "ready")
  }
  /** Waits for the server's windows. */
  const known = () => waitFor(actor, ({ value }) => value.scheduling === "known")
  const promo = () => {
    const { promo: child } = now().children
    if (!child) throw new Error("The booking has no promo")
    return child
  }
  /** Types a code, applies it, and waits until the booking has the result. */
  const enterPromo = async (text = "welcome10") => {
    promo().send({ type: "code.typed", text })
    promo().send({ type: "code.submitted" })
    await waitFor(promo(), (state) => !state.hasTag("busy"))
  }
  return {
    actor,
    machine,
    clock,
    calls,
    orders,
    attempts,
    emitted,
    far,
    now,
    flow,
    at,
    priced,
    known,
    promo,
    enterPromo,
  }
}

/** Walks a filled draft to the payment step, with or without a chosen method. */
export async function atPayment(
  draft: Draft,
  answers: Partial<Far> = {},
  method: Draft["paymentMethod"] = "cashAtPickup",
) {
  const run = begin(draft, answers)
  await run.priced()
  run.actor.send({ type: "book.continued", now: noon })
  run.actor.send({ type: "details.continued", now: noon })
  await run.at("summary")
  run.actor.send({ type: "summary.continued" })
  run.actor.send({ type: "payment.chosen", method })
  return run
}
