import {
  CancellationCostsOtherwise,
  ChangeCostsOtherwise,
  ChangeRefused,
  ChangeUnpaid,
  CostCentreRefused,
  NotCancellable,
  SlotRefused,
} from "@mersal/domain/booking/booking-errors"
import { cancellationPhases } from "@mersal/domain/booking/change/cancellation-policy"
import { bookingParts, changeRefusals } from "@mersal/domain/booking/change/change-policy"
import { marketOfReference } from "@mersal/domain/booking/order/reference"
import { localDate } from "@mersal/domain/calendar/local-date"
import { markets } from "@mersal/domain/market/market"
import { money } from "@mersal/domain/money/money"
import { searchFields } from "@mersal/domain/tracking/global-search"
import { SearchFailed } from "@mersal/domain/tracking/tracking-errors"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import * as arbitrary from "../testing/arbitraries.ts"
import { expectAnswersBack, expectRequestsBack, refusalBack } from "../testing/round-trip.ts"
import { createOrder } from "./endpoints/booking.ts"
import { bookingCancellation, cancelBooking, changeBooking } from "./endpoints/booking-changes.ts"
import { bookingList, bookingReceipt, completeOrder, taskDetails } from "./endpoints/own-bookings.ts"
import { globalTracking } from "./endpoints/tracking.ts"
import { encodeRefusal, type Refusal } from "./refusals/refusals.ts"

const minor = fc.integer({ min: 0, max: 1e8 })
const amount = minor.map((value) => money(value, "AED"))
const accessToken = fc.option(fc.string({ minLength: 1, maxLength: 64 }))
const typed = fc.string({ maxLength: 64 })
const named = fc.record({ reference: typed, accessToken })
const state = fc.constantFrom("confirmed", "assigned", "cancelled")
const cancellation = fc.record({
  phase: fc.constantFrom(...cancellationPhases),
  freeUntil: arbitrary.instant,
  fee: amount,
  refund: amount,
})
const stopWish = fc.record({
  place: fc.option(
    fc.record({
      address: fc.string({ maxLength: 200 }),
      position: arbitrary.position,
      cityName: fc.string({ maxLength: 95 }),
    }),
  ),
  building: fc.option(fc.string({ maxLength: 95 })),
  landmark: fc.option(fc.string({ maxLength: 145 })),
  name: fc.option(fc.string({ maxLength: 95 })),
  phone: fc.option(fc.string({ maxLength: 40 })),
})
const windowId = fc.option(fc.constantFrom("13-18", "11-14", "9"))

describe("decoding undoes encoding, for owners' bookings", () => {
  it("of a booking that is named", () => {
    expectRequestsBack(taskDetails as never, named)
    expectRequestsBack(bookingReceipt as never, named)
    expectRequestsBack(
      completeOrder as never,
      fc.record({ reference: typed, accessToken, leadId: fc.option(fc.string({ maxLength: 64 })) }),
    )
  })

  it("of a booking as its owner reads it", () =>
    expectAnswersBack(
      taskDetails as never,
      fc.record({
        booking: arbitrary.booking,
        events: arbitrary.trackingEvents.map((events) => events.toSorted((a, b) => a.leg.localeCompare(b.leg) * -1)),
        paid: amount,
        refunded: amount,
        goingBack: amount,
        kept: amount,
        due: amount,
        last4: fc.option(fc.constant("0001")),
        receiptKind: fc.constantFrom("statement", "tax-invoice", "receipt"),
        holdEndsAt: fc.option(arbitrary.instant),
        pin: fc.option(fc.constant("1234")),
      }),
    ))

  it("of a page of bookings and what is asked for", () => {
    const cursorOf = (ofCompany: boolean) =>
      fc.record({
        ofCompany: fc.constant(ofCompany),
        bookedAt: fc.integer({ min: 0, max: 4e12 }),
        reference: arbitrary.reference,
      })
    const pageOf = (ofCompany: boolean) =>
      fc.record({
        ofCompany: fc.constant(ofCompany),
        states: fc.subarray(["confirmed", "delivered", "cancelled"]),
        from: fc.option(arbitrary.localDate),
        to: fc.option(arbitrary.localDate),
        after: fc.option(cursorOf(ofCompany)),
        limit: fc.integer({ min: 1, max: 100 }),
      })
    expectRequestsBack(bookingList as never, fc.boolean().chain(pageOf))
    const listed = fc.tuple(arbitrary.booking, amount).map(([booking, paid]) => ({ ...booking, paid }))
    expectAnswersBack(
      bookingList as never,
      fc.record({ bookings: fc.array(listed, { maxLength: 3 }), next: fc.option(fc.boolean().chain(cursorOf)) }),
    )
  })

  it("of a receipt", () =>
    expectAnswersBack(
      bookingReceipt as never,
      arbitrary.booking.map(({ reference, price, ...booking }) => {
        const { bookedAt, bookingType, vehicle, paymentMethod, market, promoCode } = booking
        const { currency } = markets[market]
        return {
          kind: "receipt",
          number: null,
          papers: [{ number: "CN-AE-2026-000001", kind: "credit-note", at: bookedAt, amount: price.toPay }],
          state: "cancelled",
          cancelledAt: bookedAt,
          reference,
          booking: { bookedAt, bookingType, vehicle, paymentMethod, market, promoCode },
          customer: { name: booking.customer.name, email: booking.customer.email },
          way: { from: "Dubai", to: "Sharjah" },
          price,
          seller: { name: "Mersal Delivery LLC", address: "Office 12, Al Quoz, Dubai", taxNumber: "100123456700003" },
          paid: money(price.toPay.minor, currency),
          refunded: money(0, currency),
          goingBack: money(price.toPay.minor, currency),
          kept: money(0, currency),
          due: money(0, currency),
        }
      }),
    ))

  it("of a cancellation, asked for, offered and done", () => {
    expectRequestsBack(
      cancelBooking as never,
      fc.record(
        { reference: typed, accessToken, expectedFee: fc.option(amount), onlyHeld: fc.constant(true) },
        { requiredKeys: ["reference", "accessToken", "expectedFee"] },
      ),
    )
    const policy = fc.constant({ free: "nothing", late: "minimum-fare", collected: "everything" })
    expectAnswersBack(bookingCancellation as never, fc.record({ isCancellable: fc.boolean(), cancellation, policy }))
    expectAnswersBack(cancelBooking as never, fc.record({ booking: arbitrary.booking, cancellation }))
  })

  it("of a change, asked for and done", () => {
    const wish = fc.record({
      pickup: stopWish,
      dropOff: stopWish,
      pickupDate: fc.option(arbitrary.localDate),
      pickupWindow: windowId,
      deliveryDate: fc.option(arbitrary.localDate),
      deliveryWindow: windowId,
    })
    expectRequestsBack(
      changeBooking as never,
      fc
        .tuple(arbitrary.reference, accessToken, wish, fc.option(minor), fc.boolean())
        .map(([reference, token, asked, total, isPreview]) => ({
          reference,
          accessToken: token,
          wish: asked,
          expectedTotal: total === null ? null : money(total, markets[marketOfReference(reference)].currency),
          isPreview,
        })),
    )
    const changed = fc
      .tuple(
        arbitrary.booking,
        fc.subarray([...bookingParts]),
        fc.constantFrom("none", "pay", "give-back"),
        fc.integer({ min: 1, max: 1e6 }),
      )
      .map(([booking, parts, kind, value]) => ({
        booking,
        parts,
        difference: kind === "none" ? { kind } : { kind, amount: money(value, booking.price.toPay.currency) },
      }))
    expectAnswersBack(changeBooking as never, changed)
  })

  it("of an order for a cost centre", () =>
    expectRequestsBack(
      createOrder as never,
      fc
        .tuple(arbitrary.order, fc.string({ minLength: 1, maxLength: 64 }))
        .map(([order, costCentre]) => ({ ...order, costCentre })),
    ))

  it("of a search", () =>
    expectRequestsBack(
      globalTracking as never,
      fc.record({
        field: fc.constantFrom(...searchFields),
        value: typed,
        lastFour: fc.option(fc.string({ maxLength: 8 })),
      }),
    ))

  it("of every refusal of a cancellation and a change", () => {
    const refusal: fc.Arbitrary<Refusal> = fc.oneof(
      state.map((value) => new NotCancellable({ state: value })),
      cancellation.map((value) => new CancellationCostsOtherwise({ cancellation: value })),
      fc
        .tuple(fc.constantFrom(...bookingParts), fc.constantFrom(...changeRefusals))
        .map(([part, reason]) => new ChangeRefused({ part, reason })),
      fc.tuple(amount, amount).map(([total, previousTotal]) => new ChangeCostsOtherwise({ total, previousTotal })),
      amount.map((value) => new ChangeUnpaid({ amount: value })),
      fc.constantFrom("no-company" as const, "unknown" as const).map((reason) => new CostCentreRefused({ reason })),
      fc.constantFrom(...searchFields).map((field) => new SearchFailed({ field })),
    )
    fc.assert(
      fc.property(refusal, (error) => {
        const decoded = refusalBack(error)
        expect(decoded).toBeInstanceOf(error.constructor)
        expect({ ...decoded }).toEqual({ ...error })
      }),
    )
  })

  it("says slot-full of a window that is full, with what is next", () => {
    const date = localDate("2026-11-22")
    const full = new SlotRefused({
      reason: "full",
      bookingType: "sameDay",
      date,
      today: date,
      window: "13-18",
      closedAt: null,
      earliest: date,
      next: { date, window: "11-14" },
    })
    expect(encodeRefusal(full)).toMatchObject([
      { code: "slot-full", field: "selectedPickupTime", data: { next: { date, window: "11-14" } } },
    ])
  })
})
