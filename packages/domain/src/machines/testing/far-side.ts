import * as Result from "effect/Result"
import { parsePhone } from "../../account/phone/phone.ts"
import { bookingTypes } from "../../booking/booking-type.ts"
import { holdLifetimeMinutes } from "../../booking/order/hold.ts"
import type { Order } from "../../booking/order/order.ts"
import { plainBasis } from "../../booking/windows/market-schedule.ts"
import { slotLookup } from "../../booking/windows/slot-lookup.ts"
import type { Instant } from "../../calendar/zone.ts"
import { money } from "../../money/money.ts"
import { reportOf } from "../../payment/attempt/attempt-report.ts"
import { cardReturnDecision, type GatewayAnswer } from "../../payment/attempt/card-return.ts"
import { attemptAfter, type PaymentAttempt } from "../../payment/attempt/payment-attempt.ts"
import type { CardPaymentRequest } from "../../payment/card/card-hand-over.ts"
import type { PlacedBooking } from "../../ports/driving/booking-service.ts"
import { priceBreakdown } from "../../pricing/price-breakdown.ts"
import type { SealedQuote } from "../../pricing/quote.ts"
import { applyPromo } from "../../promo/applied-coupon.ts"
import { findPromo } from "../../promo/find-promo.ts"
import type { Promo } from "../../promo/promo.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { fromPort } from "../actor-logic.ts"
import { createBookingMachine } from "../booking-machine.ts"
import { cardReturnMachine, type PurchaseAnswer } from "../card-return-machine.ts"
import { type ApplyPromoRequest, promoMachine } from "../promo-machine.ts"
import { handOver } from "./booking-stage.ts"

const deliveryCharge = money(2_500, "AED")
const vatPercent = 5

/** Ten percent off, for everybody. */
const welcome10: Promo = {
  code: "WELCOME10",
  market: "AE",
  discount: { type: "PERCENTAGE_DISCOUNT", percent: 10 },
  validFrom: 0,
  validUntil: null,
  capMinor: null,
  minimumMinor: 0,
  maximumUses: null,
  maximumUsesPerCustomer: null,
  bookingTypes: [],
  vehicles: [],
  isListed: true,
}

/**
 * Server and bank in one object. They answer at once, by the same rules as the real ones, and keep their state in
 * memory. Both machines come with their calls provided.
 */
export function farSide(clock: () => Instant) {
  let held: PlacedBooking | null = null
  let attempt: PaymentAttempt | null = null
  let attempts = 0

  const quotes = (): readonly SealedQuote[] =>
    bookingTypes.map((bookingType) => ({
      id: `quote-${bookingType}`,
      bookingType,
      vehicle: "bike" as const,
      issuedAt: clock(),
      expiresAt: clock() + 15 * 60_000,
      basis: { book: { id: "gulf", version: "1", readings: [] }, tariff: "example" },
      distanceKm: 10,
      chargeableKg: 5,
      price: priceBreakdown(deliveryCharge, money(0, "AED"), vatPercent),
    }))

  const couponFor = ({ code, inputs: { market, bookingType, vehicle } }: ApplyPromoRequest) =>
    Result.flatMap(findPromo([welcome10], code, market), (promo) => {
      const uses = { total: 0, byCustomer: 0 }
      return applyPromo(promo, { market, bookingType, vehicle, deliveryCharge, vatPercent, now: clock(), uses })
    })

  const placed = (order: Order): PlacedBooking => {
    const { customer, bookingType, vehicle, paymentMethod, promoCode } = order
    const price = priceBreakdown(deliveryCharge, money(promoCode === null ? 0 : 250, "AED"), vatPercent)
    const asked = { customer, bookingType, vehicle, paymentMethod, promoCode, price }
    return {
      booking: { ...sampleBooking, ...asked, state: "awaitingPayment", bookedAt: clock() },
      accessToken: "token",
      holdEndsAt: clock() + holdLifetimeMinutes * 60_000,
    }
  }

  const begun = ({ booking, method }: CardPaymentRequest): PaymentAttempt => {
    attempts += 1
    const { amount, refunded } = { amount: required(held).booking.price.toPay, refunded: money(0, "AED") }
    return { id: `attempt-${attempts}`, booking, method, amount, refunded, state: "sending", createdAt: clock() }
  }

  /** Applies the gateway's answer to the current attempt. */
  const told = (answer: (amount: PaymentAttempt["amount"]) => GatewayAnswer): PaymentAttempt => {
    const before = required(attempt)
    const { amount, createdAt } = before
    attempt = attemptAfter(before, cardReturnDecision(answer(amount), { amount, sentAt: createdAt }, clock()))
    return attempt
  }

  /** The first purchase sends the customer to his bank; it purchases once, however often it is asked. */
  const purchased = (): PurchaseAnswer => {
    const { id, state } = required(attempt)
    if (state !== "sending") return reportOf(required(attempt), plain)
    const url3d = `https://bank.example/3ds/${id}`
    told((amount) => ({ gateway: "aps", command: "purchase", responseCode: "20064", url3d, amount }))
    return { kind: "redirect", url: url3d }
  }

  return {
    /** The gateway's result of the current attempt reaches the server: the attempt's new state. */
    bankSays: (answer: "paid" | "declined") => {
      const transactionCode = answer === "paid" ? "14000" : "13666"
      return told((amount) => ({ gateway: "aps", command: "inquiry", responseCode: "12000", transactionCode, amount }))
        .state
    },
    booking: createBookingMachine(parsePhone).provide({
      actors: {
        promo: promoMachine.provide({ actors: { applyPromo: fromPort(async (request) => couponFor(request)) } }),
        quotePrices: fromPort(async () => Result.succeed({ quotes: quotes() })),
        lookUpSlots: fromPort(async ({ market, vehicle }) =>
          Result.succeed(slotLookup(plainBasis, { market, vehicle }, clock())),
        ),
        saveLead: fromPort(async () => Result.succeed({ leadId: "lead-1" })),
        placeBooking: fromPort(async ({ order }) => {
          held = placed(order)
          return Result.succeed(held)
        }),
        startCardPayment: fromPort(async (request) => {
          attempt = begun(request)
          return Result.succeed(handOver(attempt.id))
        }),
      },
    }),
    cardReturn: cardReturnMachine.provide({
      actors: {
        loadFingerprint: fromPort(async () => Result.succeed<string | null>(null)),
        purchase: fromPort(async () => Result.succeed(purchased())),
        readAttempt: fromPort(async () => Result.succeed(reportOf(required(attempt), plain))),
      },
    }),
  }
}

const plain = { isGoingBack: false, isCancelled: false }

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error("Nothing is held, or no payment was begun")
  return value
}
