import { describe, expect, it } from "vitest"
import { NotSignedIn } from "../../account/account-errors.ts"
import {
  CostCentreRefused,
  CreditLimitReached,
  IdempotencyMismatch,
  InvalidBooking,
  NotServed,
  ParcelRefused,
  PaymentMethodNotOffered,
  PriceChanged,
  SlotRefused,
  UnknownPlace,
} from "../../booking/booking-errors.ts"
import { money } from "../../money/money.ts"
import { GatewayUnavailable, HoldEnded, PaymentInProgress } from "../../payment/payment-errors.ts"
import { NetworkFailure, RequestRefused, ServerFailure } from "../../ports/driving/service-failure.ts"
import { PromoRefused } from "../../promo/promo-errors.ts"
import { NothingToPay } from "../../recipient/recipient-errors.ts"
import { BookingNotFound } from "../../tracking/tracking-errors.ts"
import { dubai, quoteAt, today, tomorrow } from "../testing/booking-stage.ts"
import { alertOf, type BookingAlert, type BookingFailure, uncheckedAlert } from "./booking-alert.ts"

const seen = money(2_625, "AED")
const closed = {
  bookingType: "sameDay",
  date: today,
  window: "13-18",
  closedAt: dubai("16:00:00.000"),
  next: { date: tomorrow, window: "11-14" },
} as const
const slotRefused = (reason: string) => new SlotRefused({ ...closed, today, reason, earliest: tomorrow })
const refused = (text: string) => new RequestRefused({ code: "429", text, requestId: "r" })

/** Every failure of the calls that a booking makes, by its name, and what the customer is told. */
const told: Readonly<Record<BookingFailure["_tag"], readonly [BookingFailure, BookingAlert]>> = {
  SlotRefused: [slotRefused("cutoff"), { kind: "slotClosed", ...closed, why: "time", previousTotal: seen }],
  PriceChanged: [
    new PriceChanged({ quote: quoteAt(3_000, "sameDay"), previousTotal: null }),
    { kind: "priceChanged", previousTotal: seen, newTotal: money(3_150, "AED") },
  ],
  NotServed: [new NotServed({ part: "route" }), { kind: "notServed", part: "route" }],
  ParcelRefused: [
    new ParcelRefused({ reason: "too-heavy", vehicle: "bike", upgrade: "car" }),
    { kind: "parcelRefused", vehicle: "bike", upgrade: "car" },
  ],
  InvalidBooking: [
    new InvalidBooking({ issues: [{ field: "customer.name", message: "enterName" }] }),
    { kind: "invalid", issues: [{ field: "customer.name", message: "enterName" }] },
  ],
  IdempotencyMismatch: [new IdempotencyMismatch(), { kind: "alreadyPlaced" }],
  PromoRefused: [
    new PromoRefused({ refusal: { kind: "used-up", maximumUses: 5 } }),
    { kind: "promoRefused", refusal: { kind: "used-up", maximumUses: 5 }, previousTotal: seen, newTotal: null },
  ],
  HoldEnded: [new HoldEnded(), { kind: "holdEnded" }],
  PaymentInProgress: [new PaymentInProgress(), { kind: "paymentInProgress" }],
  NothingToPay: [new NothingToPay(), { kind: "alreadyPaid" }],
  GatewayUnavailable: [new GatewayUnavailable(), { kind: "gatewayUnavailable" }],
  BookingNotFound: [new BookingNotFound(), { kind: "server", requestId: null }],
  NotSignedIn: [new NotSignedIn(), { kind: "server", requestId: null }],
  NetworkFailure: [new NetworkFailure(), { kind: "network" }],
  RequestRefused: [refused("Too many requests"), { kind: "refused", text: "Too many requests" }],
  ServerFailure: [new ServerFailure({ requestId: "r-1" }), { kind: "server", requestId: "r-1" }],
  PaymentMethodNotOffered: [new PaymentMethodNotOffered({ method: "card" }), { kind: "methodMissing" }],
  CostCentreRefused: [new CostCentreRefused({ reason: "unknown" }), { kind: "costCentreRefused", reason: "unknown" }],
  CreditLimitReached: [
    new CreditLimitReached({ left: money(5, "AED") }),
    { kind: "accountFull", left: money(5, "AED") },
  ],
  UnknownPlace: [new UnknownPlace({ end: "pickup" }), { kind: "notServed", part: "pickup" }],
}

describe("what a customer is told of a call that failed", () => {
  it.each(Object.entries(told))("is an alert of its own: %s", (tag, [failure, alert]) => {
    expect(failure._tag).toBe(tag)
    expect(alertOf(failure, seen)).toEqual(alert)
  })

  it("names a closure apart from the time, the end that is unknown, and an error of no known type as the server's", () => {
    expect(alertOf(slotRefused("closure"), null)).toMatchObject({ why: "closure", previousTotal: null })
    expect(alertOf(new UnknownPlace({ end: "dropOff" }), seen)).toEqual({ kind: "notServed", part: "delivery" })
    expect(alertOf(new Error("a bug"), seen)).toEqual({ kind: "server", requestId: null })
  })
})

describe("a look-up of what can be booked that failed", () => {
  it("is told with its cause where that is the line, the server or its refusal, and else as the server's", () => {
    const causes = Object.values(told).map(([failure, alert]) => {
      const unchecked = uncheckedAlert(failure, seen)
      expect(unchecked).toMatchObject({ kind: "slotUnchecked", previousTotal: seen })
      const isTold = ["network", "server", "refused"].includes(alert.kind)
      expect(unchecked.cause).toEqual(isTold ? alert : { kind: "server", requestId: null })
      return unchecked.cause.kind
    })
    expect(new Set(causes)).toEqual(new Set(["network", "server", "refused"]))
  })
})
