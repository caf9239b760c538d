import { plainPhone } from "@mersal/domain/booking/order/order-validation"
import { defaultParcel } from "@mersal/domain/booking/parcel/parcel"
import { localDate } from "@mersal/domain/calendar/local-date"
import { promoCodeOf } from "@mersal/domain/promo/promo-code"
import * as z from "zod/mini"
import { row } from "../endpoint-row.ts"
import { createLead, createOrder } from "../endpoints/booking.ts"
import { blankAddresses } from "../half-places.ts"
import { measureIssues } from "../measure-issues.ts"
import { windowOfAnotherDay, wrongWindows } from "../window-issues.ts"
import { defaultType, type wireOrder } from "../wire-codec.ts"
import { wireBookingType } from "../wire-values.ts"
import { orderFields } from "./booking-fields.ts"

const customer = { name: "Aisha Rahman", phone: "+971501234567", email: "aisha@example.com" }

export const bookingTable = {
  createLead: row({
    endpoint: createLead,
    refusals: ["IdempotencyMismatch"],
    summary: "Saves a draft as a lead, or updates it under the id of an earlier answer.",
    access: "save-lead",
    scope: "bookings:write",
    remembersGuest: true,
    isIdempotent: true,
    limit: "lead",
    example: {
      lead: {
        market: "AE",
        pickup: { name: customer.name, address: "Dubai Marina, Dubai", building: "Floor 12", phone: customer.phone },
        dropOff: { name: "Omar Khalid", address: "Al Majaz, Sharjah", building: "Villa 7", phone: "+97165123456" },
        customer,
        vehicle: "bike",
        bookingType: "sameDay",
        promoCode: "",
      },
      leadId: null,
    },
  }),
  createOrder: row({
    endpoint: createOrder,
    refusals: [
      "CostCentreRefused",
      "CreditLimitReached",
      "IdempotencyMismatch",
      "InvalidBooking",
      "NotServed",
      "NotSignedIn",
      "ParcelRefused",
      "PaymentMethodNotOffered",
      "PriceChanged",
      "PromoRefused",
      "SlotRefused",
    ],
    summary: "Checks everything again by the server's clock and books.",
    // Fields without a value are reported together with all other faults of an order.
    alsoWrong: ({ body }) => {
      const { parcel, dom, bktyp, pickupDate, pkp, dlv, ...windows } = body as z.input<typeof wireOrder>
      const bookingType = bktyp === undefined ? defaultType : z.decode(wireBookingType, bktyp)
      return [
        ...blankAddresses({ pkp, dlv }),
        ...(parcel ? measureIssues(parcel, "parcel.", (measure) => parcel[measure] !== 0) : []),
        ...wrongWindows(windows),
        ...windowOfAnotherDay(windows, { market: dom, bookingType, date: pickupDate }),
      ]
    },
    asks: { paytyp: "paymentMethod" },
    access: "book",
    scope: "bookings:write",
    remembersGuest: true,
    tellsOfEndedSession: true,
    isIdempotent: true,
    leadIsKey: true,
    limit: "createOrder",
    fields: orderFields,
    example: {
      market: "AE",
      pickup: {
        address: "Dubai Marina, Dubai",
        position: { lat: 25.0805, lon: 55.1403 },
        cityName: "Dubai",
        building: "Marina Plaza, floor 12",
        landmark: "",
        contact: { name: customer.name, phone: customer.phone, isCustomer: true },
      },
      dropOff: {
        address: "Al Majaz, Sharjah",
        position: { lat: 25.3255, lon: 55.3851 },
        cityName: "Sharjah",
        building: "Villa 7",
        landmark: "",
        contact: { name: "Omar Khalid", phone: "+97165123456", isCustomer: false },
      },
      parcel: { ...defaultParcel, kind: "gift" },
      vehicle: "bike",
      bookingType: "sameDay",
      pickupDate: localDate("2026-11-23"),
      pickupWindow: "13-18",
      deliveryDate: null,
      deliveryWindow: null,
      customer,
      paymentMethod: "cashAtPickup",
      quoteId: null,
      expectedTotal: null,
      leadId: null,
      promoCode: null,
    },
    // Booking, or the reason of a refusal, would reveal whether such a code exists.
    tellingLimit: {
      byAddress: "promoOfOrder",
      byCaller: "promoOfOrderCaller",
      tells: ({ promoCode }) => promoCodeOf(promoCode ?? "") !== "",
    },
    guestLimit: { name: "bookingsOfPhone", of: ({ customer, market }) => plainPhone(customer.phone, market) },
    contactLimits: [
      {
        ofGuests: "bookingsToPhone",
        ofAccount: "bookingsToPhoneOfAccount",
        whose: "recipient",
        contact: ({ dropOff, market }) => plainPhone(dropOff.contact.phone, market),
      },
      {
        ofGuests: "bookingsToEmail",
        ofAccount: "bookingsToEmailOfAccount",
        whose: "e-mail",
        contact: ({ customer }) => customer.email.trim().toLowerCase(),
      },
    ],
  }),
}
