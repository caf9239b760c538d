import { sampleBooking, sampleLead } from "@mersal/domain/testing/sample-booking"
import { describe, expect, it } from "vitest"
import * as z from "zod/mini"
import { createLead, createOrder } from "./endpoints/booking.ts"
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

  it("of a lead", () => {
    const wire: Wire = z.encode(createLead.request, { lead: sampleLead, leadId: null })
    expect(Object.keys(wire.body)).toEqual([
      ...["leadId", "pkpnam", "pkpadd", "pkpaddtl", "pkpphn", "dlvnam", "dlvadd", "dlvaddtl", "dlvphn"],
      ...["usrnm", "usrphn", "usreml", "vtyp", "bktyp", "promo", "dm"],
    ])
  })

  it("of a tracking result", () => {
    const wire: Wire = z.encode(orderTracking.answer, {
      reference: sampleBooking.reference,
      bookingType: "onDemand",
      state: "confirmed",
      bookedAt: sampleBooking.bookedAt,
      pickupWindow: sampleBooking.pickupWindow,
      deliveryWindow: sampleBooking.deliveryWindow,
      attempt: 1,
      events: [{ leg: "pickup", kind: "failed", order: 3, at: sampleBooking.bookedAt, reason: "Nobody there" }],
      driver: null,
      booking: null,
      money: null,
    })
    expect(Object.keys(wire.data)).toEqual([
      "bkref",
      "bktyp",
      "state",
      "bkdat",
      "dlvdat",
      "pkpslot",
      "dlvslot",
      "atmpt",
      "trkdtls",
      "booking",
      "money",
    ])
    expect(wire.data.trkdtls).toEqual([
      {
        type: "Pickup",
        dtls: [
          {
            typ: "PICKUP FAILED",
            sno: 3,
            dt: "2026-11-21T05:00:00.000Z",
            fldrsn: "Nobody there",
            cnclrsn: null,
            fltdtls: null,
          },
        ],
        url: null,
      },
      { type: "Delivery", dtls: [], url: null },
    ])
  })
})
