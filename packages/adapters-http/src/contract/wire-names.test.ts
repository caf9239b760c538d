import { money } from "@mersal/domain/money/money"
import type { Tracking } from "@mersal/domain/ports/driving/tracking-service"
import { sampleBooking, sampleLead } from "@mersal/domain/testing/sample-booking"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import * as z from "zod/mini"
import { sealedQuote } from "../testing/arbitraries.ts"
import { createLead, createOrder } from "./endpoints/booking.ts"
import { promoPrice, validateApplyPromo } from "./endpoints/promo.ts"
import { retrieveConfig } from "./endpoints/reference-data.ts"
import { orderTracking } from "./endpoints/tracking.ts"
import { wireBooking } from "./wire-codec.ts"

// biome-ignore lint/suspicious/noExplicitAny: the names of the wire are what is looked at.
type Wire = any

describe("the names of section 3 on the wire", () => {
  it("of a booking", () => {
    const wire: Wire = z.encode(wireBooking, sampleBooking)
    expect(Object.keys(wire)).toEqual([
      ...["bkref", "bkrefid", "bkngid", "trackid", "state", "dom", "cur", "bkdat", "bktyp", "vtyp", "paytyp", "usr"],
      ...[
        "pkp",
        "dlv",
        "pkpLogin",
        "dlvLogin",
        "parcel",
        "comnts",
        "pickupSlot",
        "orderBy",
        "deliverySlot",
        "dstnc",
        "baseFare",
      ],
      ...["dis", "prcntgVat", "vatPrc", "tamt", "prmcde", "book", "tariff"],
    ])
    expect(Object.keys(wire.pkp[0])).toEqual(["add", "lat", "lon", "addtl", "lmark", "ph", "name", "cnam"])
    expect(Object.keys(wire.usr)).toEqual(["name", "phn", "email"])
    expect(wire).toMatchObject({
      cur: "AED",
      bktyp: "Same Day",
      vtyp: "Bike",
      paytyp: "collect at pickup",
      pkpLogin: "yes",
      dlvLogin: "no",
      bkdat: "2026-11-21T05:00:00.000Z",
      baseFare: 29.3,
      vatPrc: 1.47,
      tamt: 30.77,
    })
  })

  it("of the answer to createOrder", () => {
    const wire: Wire = z.encode(createOrder.answer, { booking: sampleBooking, accessToken: "token" })
    expect(Object.keys(wire.data)).toEqual([
      ...["bkref", "bkrefid", "bkngid", "trackid", "prc", "cur", "email", "accessToken", "bookingData"],
    ])
  })

  it("of the payload of a lead", () => {
    const wire: Wire = z.encode(createLead.request, { lead: sampleLead, leadId: null })
    expect(Object.keys(wire.body)).toEqual([
      ...["leadId", "pkpnam", "pkpadd", "pkpaddtl", "pkpphn", "dlvnam", "dlvadd", "dlvaddtl", "dlvphn"],
      ...["usrnm", "usrphn", "usreml", "vtyp", "bktyp", "promo", "dm"],
    ])
  })

  it("of an applied coupon, also in the list of the promo price call", () => {
    const [quote] = fc.sample(sealedQuote, 1)
    const coupon = {
      code: "WELCOME10",
      isPercentage: true,
      discount: money(293, "AED"),
      oldPrice: money(3077, "AED"),
      newPrice: money(2769, "AED"),
    }
    const applied = { couponCode: "WELCOME10", percentage: true, discount: 2.93, oldPrice: 30.77, newPrice: 27.69 }
    const answer: Wire = { coupon, quote }
    const alone: Wire = z.encode(validateApplyPromo.answer, answer)
    expect(alone.data).toEqual({ ...applied, quote: expect.anything() })
    const listed: Wire = z.encode(promoPrice.answer, answer)
    expect(listed.data).toEqual([{ ...applied, price: 27.69, quote: expect.anything() }])
  })

  it("of a config value: val is what it is", () => {
    const wire: Wire = z.encode(retrieveConfig.answer, [{ key: "vat", value: 5 }])
    expect(wire.data).toEqual([{ key: "vat", val: 5 }])
  })

  const tracked = (told: Partial<Tracking>): Wire => {
    const { reference, bookedAt, pickupWindow, deliveryWindow } = sampleBooking
    const known = {
      reference,
      bookedAt,
      pickupWindow,
      deliveryWindow,
      bookingType: "onDemand",
      state: "confirmed",
    } as const
    return z.encode(orderTracking.answer, {
      ...known,
      ...{ attempt: 1, events: [], driver: null, booking: null, money: null },
      ...told,
    })
  }
  const at = sampleBooking.bookedAt

  it("of a tracking result", () => {
    const events = [{ leg: "pickup", kind: "failed", order: 3, at, reason: "Nobody there" }] as const
    const { data } = tracked({ events })
    expect(Object.keys(data)).toEqual([
      ...["bkref", "bktyp", "state", "bkdat", "dlvdat", "pkpslot", "dlvslot", "atmpt", "trkdtls", "booking", "money"],
    ])
    const event = { typ: "PICKUP FAILED", sno: 3, dt: "2026-11-21T05:00:00.000Z", cnclrsn: null, fltdtls: null }
    expect(data.trkdtls).toEqual([
      { type: "Pickup", dtls: [{ ...event, fldrsn: "Nobody there" }], url: null },
      { type: "Delivery", dtls: [], url: null },
    ])
  })

  it("of a cancelled leg: its reason is no failure's", () => {
    const events = [{ leg: "delivery", kind: "cancelled", order: 4, at, reason: "Plans changed" }] as const
    const [, { dtls }] = tracked({ events }).data.trkdtls
    expect(dtls).toMatchObject([{ typ: "DELIVERY CANCELLED", fldrsn: null, cnclrsn: "Plans changed" }])
  })

  it("of when a tracked booking comes: dlvdat is the end of the delivery window, wherever that was moved", () => {
    const { deliveryWindow } = sampleBooking
    const moved = { ...deliveryWindow, start: deliveryWindow.start + 86_400_000, end: deliveryWindow.end + 86_400_000 }
    for (const window of [deliveryWindow, moved])
      expect(tracked({ deliveryWindow: window }).data.dlvdat).toBe(new Date(window.end).toISOString())
  })

  it("of the leg in progress: its link, and the driver with his rating also in whole stars", () => {
    const events = [
      { leg: "pickup", kind: "inProgress", order: 1, at, reason: null },
      { leg: "pickup", kind: "completed", order: 2, at, reason: null },
      { leg: "delivery", kind: "inProgress", order: 3, at, reason: null },
    ] as const
    const driver = { name: "Omar", phone: "+971501234567", image: null, rating: 4.6 }
    const card = { name: "Omar", ph: "+971501234567", img: null, star: 5, rating: 4.6 }
    expect(tracked({ events, driver }).data.trkdtls).toMatchObject([
      { url: null, dtls: [{ typ: "PICKUP IN PROGRESS" }, { typ: "PICKUP COMPLETED", fltdtls: null }] },
      {
        url: `/tracking/status?bookingId=${sampleBooking.reference}`,
        dtls: [{ typ: "DELIVERY IN PROGRESS", fltdtls: card }],
      },
    ])
  })
})
