import type { Receipt } from "@mersal/domain/booking/order/receipt"
import { parseReference } from "@mersal/domain/booking/order/reference"
import type {
  BookingCursor,
  OwnBooking,
  OwnBookingRequest,
  OwnBookings,
  OwnBookingsRequest,
} from "@mersal/domain/ports/driving/own-booking-service"
import { priceBreakdown } from "@mersal/domain/pricing/price-breakdown"
import * as z from "zod/mini"
import { defineEndpoint, emptyRequest, inData } from "../endpoint.ts"
import {
  access,
  bookingReference,
  namedInPath,
  namedInQuery,
  nothing,
  tokenOf,
  withToken,
} from "../own-booking-request.ts"
import { wireCardMask } from "../wire-card-mask.ts"
import { wireBooking } from "../wire-codec.ts"
import { bookingMoneyShape, wireState, wireStates } from "../wire-state.ts"
import { eventsOfGroups, groupsOfEvents, wireEventGroups } from "../wire-tracking.ts"
import {
  decimalOf,
  majorUnits,
  text,
  wireBookingType,
  wireDate,
  wireInstant,
  wireLimit,
  wireMarket,
  wireMoney,
  wirePaymentMethod,
  wireReference,
  wireVehicle,
} from "../wire-values.ts"

const wireReceiptKind = z.enum(["statement", "tax-invoice", "receipt"])

/** One of the caller's bookings as it is now: the record of section 3 under both of its names, and its events. */
const WireOwnBooking = z.object({
  BookingId: wireReference,
  bkrefid: z.string(),
  state: wireState,
  bookingData: wireBooking,
  trkdtls: wireEventGroups,
  ...bookingMoneyShape,
  receiptKind: wireReceiptKind,
  holdEndsAt: z.nullable(wireInstant),
  pin: z.nullable(z.string()),
})

const ownBookingAnswer = inData<OwnBooking>(
  z.codec(WireOwnBooking, z.custom<OwnBooking>(), {
    decode: ({ BookingId: _, bkrefid: __, state: ___, bookingData, trkdtls, ...rest }) => ({
      ...rest,
      booking: bookingData,
      events: eventsOfGroups(trkdtls),
    }),
    encode: ({ booking, events, ...rest }) => ({
      ...rest,
      BookingId: booking.reference,
      bkrefid: booking.reference,
      state: booking.state,
      bookingData: booking,
      trkdtls: groupsOfEvents(events),
    }),
  }),
)

/** GET /task/taskdetails: one of the caller's bookings, whole. */
export const taskDetails = defineEndpoint<OwnBookingRequest, OwnBooking>({
  method: "GET",
  path: "/v1.0/task/taskdetails",
  request: namedInQuery("bookingId"),
  answer: ownBookingAnswer,
})

/** GET /task/booking_details: the same, with the other name of its parameter. */
export const bookingDetails = defineEndpoint<OwnBookingRequest, OwnBooking>({
  method: "GET",
  path: "/v1.0/task/booking_details",
  request: namedInQuery("booking_id"),
  answer: ownBookingAnswer,
})

/** The booking that a card page came back with: merchant_extra1 is its reference (section 7). */
export const bookingOfPayment = defineEndpoint<OwnBookingRequest, OwnBooking>({
  method: "GET",
  path: "/v1.0/order/booking",
  request: namedInQuery("merchantExtra1"),
  answer: ownBookingAnswer,
})

/** POST /order/ctc_complete_order: closes the lead of a booking and answers the booking. */
export const completeOrder = defineEndpoint<OwnBookingRequest & { readonly leadId: string | null }, OwnBooking>({
  method: "POST",
  path: "/v1.0/order/ctc_complete_order",
  request: z.codec(
    z.object({
      params: nothing,
      query: nothing,
      headers: access,
      body: z.strictObject({ bkrefid: bookingReference, leadId: z.optional(z.nullable(text(64))) }),
    }),
    z.custom<OwnBookingRequest & { readonly leadId: string | null }>(),
    {
      decode: ({ headers, body }) => ({
        reference: body.bkrefid,
        accessToken: tokenOf(headers),
        leadId: body.leadId ?? null,
      }),
      encode: (request) => ({
        ...emptyRequest,
        headers: withToken(request),
        body: { bkrefid: request.reference, leadId: request.leadId },
      }),
    },
  ),
  answer: ownBookingAnswer,
})

/**
 * The confirmation that the page sends after a card payment (section 3). Every field is read and none trusted: the
 * answer is the booking as the server knows it (D28).
 */
export const confirmCardPayment = defineEndpoint<OwnBookingRequest, OwnBooking>({
  method: "POST",
  path: "/v1.0/order/card_payment_confirmation",
  request: z.codec(
    z.object({
      params: nothing,
      query: nothing,
      headers: access,
      body: z.strictObject({
        bkrefid: bookingReference,
        paytyp: z.optional(text(40)),
        crdno: z.optional(wireCardMask),
        trncno: z.optional(text(64)),
        crdntw: z.optional(text(40)),
        crdtyp: z.optional(text(40)),
        paytim: z.optional(text(40)),
        ptyp: z.optional(text(40)),
        paystat: z.optional(text(40)),
      }),
    }),
    z.custom<OwnBookingRequest>(),
    {
      decode: ({ headers, body }) => ({ reference: body.bkrefid, accessToken: tokenOf(headers) }),
      encode: (request) => ({ ...emptyRequest, headers: withToken(request), body: { bkrefid: request.reference } }),
    },
  ),
  answer: ownBookingAnswer,
})

const cursorPattern = /^(0|[1-9a-z][0-9a-z]{0,10})\.(\w+)(\.B2B)?$/

/** Where a page ended, and of which list. The previous answer made it, and no other program interprets it. */
const cursorText = z.codec(z.string().check(z.regex(cursorPattern, "cursor")), z.custom<BookingCursor>(), {
  decode: (typed, context) => {
    const [, instant = "", last = "", channel] = cursorPattern.exec(typed) ?? []
    const parsed = parseReference(last)
    // A reference is read however it is typed, but a cursor is never typed.
    if (parsed === last)
      return { ofCompany: channel !== undefined, bookedAt: Number.parseInt(instant, 36), reference: parsed }
    context.issues.push({ code: "custom", input: typed, message: "cursor" })
    return z.NEVER
  },
  encode: ({ ofCompany, bookedAt, reference }) => `${bookedAt.toString(36)}.${reference}${ofCompany ? ".B2B" : ""}`,
})

/** A cursor of the other list names no page of this one. */
const isOfThisList = (query: { readonly channel?: string | undefined; readonly cursor?: BookingCursor | undefined }) =>
  !query.cursor || query.cursor.ofCompany === (query.channel === "B2B")

const defaultPage = 20

/** POST /task/bookinglist: the caller's bookings, the newest first, by pages. */
export const bookingList = defineEndpoint<OwnBookingsRequest, OwnBookings>({
  method: "POST",
  path: "/v1.0/task/bookinglist",
  request: z.codec(
    z.object({
      params: nothing,
      query: z
        .strictObject({
          channel: z.optional(z.enum(["C2C", "B2B"])),
          state: z.optional(wireStates),
          from: z.optional(wireDate),
          to: z.optional(wireDate),
          cursor: z.optional(cursorText),
          limit: z.optional(wireLimit),
        })
        .check(z.refine(isOfThisList, { path: ["cursor"], error: "cursor" })),
      headers: z.object({}),
      body: z.optional(nothing),
    }),
    z.custom<OwnBookingsRequest>(),
    {
      decode: ({ query }) => ({
        ofCompany: query.channel === "B2B",
        states: query.state ?? [],
        from: query.from ?? null,
        to: query.to ?? null,
        after: query.cursor ?? null,
        limit: query.limit ?? defaultPage,
      }),
      encode: ({ ofCompany, states, from, to, after, limit }) => ({
        ...emptyRequest,
        query: {
          channel: ofCompany ? ("B2B" as const) : ("C2C" as const),
          ...(states.length > 0 && { state: states }),
          ...(from !== null && { from }),
          ...(to !== null && { to }),
          ...(after !== null && { cursor: after }),
          limit,
        },
        body: {},
      }),
    },
  ),
  answer: z.codec(
    z.object({
      data: z.array(
        z.object({
          BookingId: wireReference,
          bkrefid: z.string(),
          state: wireState,
          bookingData: wireBooking,
          paid: wireMoney,
        }),
      ),
      next: z.nullable(cursorText),
    }),
    z.custom<OwnBookings>(),
    {
      decode: ({ data, next }) => ({ bookings: data.map(({ bookingData, paid }) => ({ ...bookingData, paid })), next }),
      encode: ({ bookings, next }) => ({
        data: bookings.map(({ paid, ...booking }) => ({
          BookingId: booking.reference,
          bkrefid: booking.reference,
          state: booking.state,
          bookingData: booking,
          paid,
        })),
        next,
      }),
    },
  ) as unknown as z.ZodMiniType<OwnBookings>,
})

const wirePaper = z.object({
  number: z.string(),
  kind: z.enum(["tax-invoice", "receipt", "credit-note"]),
  at: wireInstant,
  amount: wireMoney,
})

const WireReceipt = z.object({
  kind: wireReceiptKind,
  number: z.nullable(z.string()),
  papers: z.array(wirePaper),
  state: wireState,
  cancelledAt: z.nullable(wireInstant),
  seller: z.object({ name: z.string(), address: z.string(), taxNumber: z.string() }),
  bkref: wireReference,
  dom: wireMarket,
  cur: z.string(),
  bkdat: wireInstant,
  bktyp: wireBookingType,
  vtyp: wireVehicle,
  paytyp: wirePaymentMethod,
  prmcde: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  from: z.string(),
  to: z.string(),
  baseFare: z.number(),
  dis: z.number(),
  prcntgVat: z.number(),
  vatPrc: z.number(),
  tamt: z.number(),
  paid: z.number(),
  refunded: z.number(),
  goingBack: z.number(),
  kept: z.number(),
  due: z.number(),
})

/** The price, payments and refunds of a booking, as data for a receipt. */
export const bookingReceipt = defineEndpoint<OwnBookingRequest, Receipt>({
  method: "GET",
  path: "/v1.0/bookings/:reference/receipt",
  request: namedInPath,
  answer: inData<Receipt>(
    z.codec(WireReceipt, z.custom<Receipt>(), {
      decode: (wire) => {
        const amount = (value: number) => decimalOf(value, wire.dom)
        return {
          kind: wire.kind,
          number: wire.number,
          papers: wire.papers,
          state: wire.state,
          cancelledAt: wire.cancelledAt,
          seller: wire.seller,
          reference: wire.bkref,
          booking: {
            bookedAt: wire.bkdat,
            bookingType: wire.bktyp,
            vehicle: wire.vtyp,
            paymentMethod: wire.paytyp,
            market: wire.dom,
            promoCode: wire.prmcde,
          },
          customer: { name: wire.name, email: wire.email },
          way: { from: wire.from, to: wire.to },
          price: priceBreakdown(amount(wire.baseFare), amount(wire.dis), wire.prcntgVat),
          paid: amount(wire.paid),
          refunded: amount(wire.refunded),
          goingBack: amount(wire.goingBack),
          kept: amount(wire.kept),
          due: amount(wire.due),
        }
      },
      encode: ({ reference: of, booking, customer, way, price, ...receipt }) => ({
        kind: receipt.kind,
        number: receipt.number,
        papers: [...receipt.papers],
        state: receipt.state,
        cancelledAt: receipt.cancelledAt,
        seller: receipt.seller,
        bkref: of,
        dom: booking.market,
        cur: price.toPay.currency,
        bkdat: booking.bookedAt,
        bktyp: booking.bookingType,
        vtyp: booking.vehicle,
        paytyp: booking.paymentMethod,
        prmcde: booking.promoCode,
        ...customer,
        ...way,
        baseFare: majorUnits(price.deliveryCharge),
        dis: majorUnits(price.discount),
        prcntgVat: price.vatPercent,
        vatPrc: majorUnits(price.vat),
        tamt: majorUnits(price.toPay),
        paid: majorUnits(receipt.paid),
        refunded: majorUnits(receipt.refunded),
        goingBack: majorUnits(receipt.goingBack),
        kept: majorUnits(receipt.kept),
        due: majorUnits(receipt.due),
      }),
    }),
  ),
})
