import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parsePhone } from "../../account/phone/phone.ts"
import { localDate } from "../../calendar/local-date.ts"
import { leadOf } from "../../leads/lead.ts"
import { money } from "../../money/money.ts"
import { aDraft } from "../../testing/arbitraries-draft.ts"
import { samplePickup } from "../../testing/sample-booking.ts"
import { sampleDay, sampleOrder } from "../../testing/sample-order.ts"
import { detailsOfDraft, detailsOfOrder, draftIssues } from "../draft/details-validation.ts"
import { type Draft, newDraft } from "../draft/draft.ts"
import { orderOf } from "./order.ts"
import { orderIssues, withPlainPhones } from "./order-validation.ts"

const { address, position, cityName } = samplePickup
const guest = { name: "Amna", phone: "050 123 4567", email: "amna@example.com" }
const me = { choice: "me", name: "", phone: "" } as const
const yousef = { choice: "other", name: "Yousef", phone: "+974 3312 3456" } as const

const draft: Draft = {
  ...newDraft("draft-1", "AE"),
  pickup: { place: { address, position, cityName }, building: "Marina Gate 1", landmark: "Gate 2", contact: me },
  dropOff: {
    place: { address: "Al Majaz", position, cityName: "Sharjah" },
    building: "5",
    landmark: "",
    contact: yousef,
  },
  bookingType: "sameDay",
  pickupDate: localDate("2026-11-21"),
  pickupWindow: "13-18",
  deliveryWindow: "17-22",
  guest,
  paymentMethod: "cashAtDelivery",
  leadId: "lead-1",
}

describe("the order of a draft", () => {
  it("is all of it that the server needs, the total that was seen and the promo with it", () => {
    expect(orderOf(draft, { id: "quote-1", total: money(2_625, "AED") }, "WELCOME10")).toEqual({
      market: "AE",
      pickup: {
        address,
        position,
        cityName,
        building: "Marina Gate 1",
        landmark: "Gate 2",
        contact: { name: "Amna", phone: "050 123 4567", isCustomer: true },
      },
      dropOff: {
        address: "Al Majaz",
        position,
        cityName: "Sharjah",
        building: "5",
        landmark: "",
        contact: { name: "Yousef", phone: "+974 3312 3456", isCustomer: false },
      },
      parcel: draft.parcel,
      vehicle: "bike",
      bookingType: "sameDay",
      pickupDate: "2026-11-21",
      pickupWindow: "13-18",
      deliveryDate: null,
      deliveryWindow: "17-22",
      customer: guest,
      paymentMethod: "cashAtDelivery",
      quoteId: "quote-1",
      expectedTotal: money(2_625, "AED"),
      leadId: "lead-1",
      promoCode: "WELCOME10",
    })
    expect(orderOf(draft, null)).toMatchObject({ quoteId: null, expectedTotal: null, promoCode: null })
  })

  it("is none without both ends, a date and a payment method, and one with them", () => {
    fc.assert(
      fc.property(aDraft, (any) => {
        const isFilledIn = any.pickup.place && any.dropOff.place && any.pickupDate && any.paymentMethod
        expect(orderOf(any, null) === null).toBe(!isFilledIn)
      }),
    )
    for (const missing of [
      { pickup: { ...draft.pickup, place: null } },
      { dropOff: { ...draft.dropOff, place: null } },
      { pickupDate: null },
      { paymentMethod: null },
    ])
      expect(orderOf({ ...draft, ...missing }, null)).toBeNull()
  })

  it("is for a cost centre where the company pays, and for none where anybody else does", () => {
    const centre = { ...draft, costCentre: "hr" }
    expect(orderOf({ ...centre, paymentMethod: "onAccount" }, null)?.costCentre).toBe("hr")
    for (const other of [centre, { ...draft, paymentMethod: "onAccount" as const }])
      expect(orderOf(other, null)).not.toHaveProperty("costCentre")
  })

  it("is checked as the draft was: the same details of both", () => {
    fc.assert(
      fc.property(aDraft, (any) => {
        const order = orderOf(any, null)
        if (order) expect(detailsOfOrder(order)).toEqual(detailsOfDraft(any))
      }),
    )
    expect(detailsOfOrder(sampleOrder())).toMatchObject({
      market: "AE",
      pickupDate: sampleDay,
      pickup: { building: samplePickup.building, name: samplePickup.contact.name, phone: samplePickup.contact.phone },
    })
  })
})

describe("who books", () => {
  it("is never a stop's contact, unless that is himself", () => {
    fc.assert(
      fc.property(aDraft, (any) => {
        const order = orderOf(any, null)
        if (order) expect(order.customer).toEqual(any.guest)
        expect(leadOf(any).customer).toEqual(any.guest)
      }),
    )
    const amal = { choice: "other", name: "Amal", phone: "050 765 4321" } as const
    const forOthers = { ...draft, pickup: { ...draft.pickup, contact: amal } }
    expect(orderOf(forOthers, null)).toMatchObject({ customer: guest, pickup: { contact: { isCustomer: false } } })
  })

  it("is asked before the payment step wherever the driver meets others: an order without him is never sent", () => {
    const others = aDraft.map((any) => ({
      ...any,
      pickup: { ...any.pickup, contact: yousef },
      dropOff: { ...any.dropOff, contact: yousef },
    }))
    fc.assert(
      fc.property(fc.oneof(aDraft, others), (any) => {
        const order = orderOf({ ...any, paymentMethod: "cashAtPickup" }, null)
        if (!order || draftIssues(any, sampleDay, parsePhone).length > 0) return
        const { name, phone } = order.customer
        expect(name.trim() && phone.trim()).not.toBe("")
      }),
    )
  })
})

describe("what is wrong with an order", () => {
  const faults = (over: Parameters<typeof sampleOrder>[0]) =>
    orderIssues(sampleOrder(over), sampleDay).map(({ field, message }) => `${field}: ${message}`)
  const { customer, parcel, pickup } = sampleOrder()

  it("is nothing with a right one, without an e-mail as well, also with phones from anywhere", () => {
    expect(faults({})).toEqual([])
    expect(faults({ customer: { ...customer, email: " " } })).toEqual([])
    expect(faults({ customer: { ...customer, phone: "+49 30 901820" } })).toEqual([])
  })

  it("is a missing e-mail only where it is not paid in cash (D23)", () => {
    const withoutEmail = { customer: { ...customer, email: " " } }
    for (const paymentMethod of ["cashAtPickup", "cashAtDelivery"] as const)
      expect(faults({ ...withoutEmail, paymentMethod })).toEqual([])
    for (const paymentMethod of ["card", "debitCard"] as const) {
      expect(faults({ ...withoutEmail, paymentMethod })).toEqual(["customer.email: enterEmail"])
      expect(faults({ paymentMethod })).toEqual([])
    }
  })

  it("are the faults of its details, then of the customer, then of the parcel", () => {
    const wrong = { name: " ", phone: " ", email: "amna@" }
    expect(
      faults({
        pickup: { ...pickup, building: "" },
        customer: { ...customer, ...wrong },
        parcel: { ...parcel, weightGrams: 0 },
      }),
    ).toEqual([
      "pickup.building: enterAddressDetails",
      "customer.name: enterName",
      "customer.phone: enterPhone",
      "customer.email: emailInvalid",
      "parcel: parcelMeasures",
    ])
    expect(faults({ customer: { ...customer, phone: "12345" } })).toEqual(["customer.phone: phoneInvalid"])
  })

  it("is a parcel without weight or without one of its sides", () => {
    for (const measures of [{ weightGrams: -1 }, { sidesCm: [0, 10, 10] as const }, { sidesCm: [10, 10, -1] as const }])
      expect(faults({ parcel: { ...parcel, ...measures } })).toEqual(["parcel: parcelMeasures"])
    expect(faults({ parcel: { ...parcel, weightGrams: 1, sidesCm: [1, 1, 1] } })).toEqual([])
  })
})

describe("an order that is kept", () => {
  it("has every phone as E.164, and one that is none as it was", () => {
    const { pickup, dropOff, customer } = sampleOrder()
    const order = sampleOrder({
      pickup: { ...pickup, contact: { ...pickup.contact, phone: "050 123 4567" } },
      dropOff: { ...dropOff, contact: { ...dropOff.contact, phone: "+974 3312 3456" } },
      customer: { ...customer, phone: "12345" },
    })
    const kept = withPlainPhones(order)
    expect([kept.pickup.contact.phone, kept.dropOff.contact.phone, kept.customer.phone]).toEqual([
      "+971501234567",
      "+97433123456",
      "12345",
    ])
    expect(withPlainPhones(kept)).toEqual(kept)
  })
})
