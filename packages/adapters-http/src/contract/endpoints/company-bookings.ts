import { parseReference } from "@mersal/domain/booking/order/reference"
import type { CompanyBookings, CompanyBookingsRequest } from "@mersal/domain/ports/driving/corporate-service"
import * as z from "zod/mini"
import { defineEndpoint, emptyRequest, queryOnly } from "../endpoint.ts"
import { wireId } from "../plain-requests.ts"
import { wireState } from "../wire-state.ts"
import {
  wireBookedWindow,
  wireBookingType,
  wireInstant,
  wireMoney,
  wirePaymentMethod,
  wireReference,
} from "../wire-values.ts"
import { wireMonth } from "./company-accounts.ts"

const WireCompanyBooking = z.codec(
  z.object({
    bkref: wireReference,
    state: wireState,
    bkdat: wireInstant,
    bktyp: wireBookingType,
    pickup: wireBookedWindow,
    delivery: wireBookedWindow,
    paytyp: wirePaymentMethod,
    bookedBy: z.nullable(z.string()),
    costCentre: z.nullable(z.string()),
    from: z.string(),
    to: z.string(),
    tamt: wireMoney,
    paid: wireMoney,
    charged: z.nullable(wireMoney),
  }),
  z.custom<CompanyBookings["bookings"][number]>(),
  {
    decode: ({ bkref, bkdat, bktyp, pickup, delivery, paytyp, from, to, tamt, ...rest }) => ({
      ...rest,
      reference: bkref,
      bookedAt: bkdat,
      bookingType: bktyp,
      pickupWindow: pickup,
      deliveryWindow: delivery,
      paymentMethod: paytyp,
      way: { from, to },
      price: tamt,
    }),
    encode: ({
      reference,
      bookedAt,
      bookingType,
      pickupWindow,
      deliveryWindow,
      paymentMethod,
      way,
      price,
      ...rest
    }) => ({
      ...rest,
      ...way,
      bkref: reference,
      bkdat: bookedAt,
      bktyp: bookingType,
      pickup: pickupWindow,
      delivery: deliveryWindow,
      paytyp: paymentMethod,
      tamt: price,
    }),
  },
)

/** Where a page ended: its last booking's reference, exactly as the answer wrote it. */
const lastBooking = z.string().check(z.refine((typed) => parseReference(typed) === typed, "cursor"))

/** What a company's members booked in a month, by pages, and the total of each of its cost centres. */
export const listCompanyBookings = defineEndpoint<CompanyBookingsRequest, CompanyBookings>({
  method: "GET",
  path: "/v1.0/corporate/bookings",
  request: z.codec(
    queryOnly(
      z.strictObject({
        month: wireMonth,
        costCentre: z.optional(wireId),
        state: z.optional(wireState),
        cursor: z.optional(lastBooking),
      }),
    ),
    z.custom<CompanyBookingsRequest>(),
    {
      decode: ({ query }) => ({
        month: query.month,
        costCentre: query.costCentre ?? null,
        state: query.state ?? null,
        cursor: query.cursor ?? null,
      }),
      encode: ({ month, costCentre, state, cursor }) => ({
        ...emptyRequest,
        query: {
          month,
          ...(costCentre !== null && { costCentre }),
          ...(state !== null && { state }),
          ...(cursor !== null && { cursor }),
        },
      }),
    },
  ),
  answer: z.codec(
    z.object({
      data: z.array(WireCompanyBooking),
      next: z.nullable(wireReference),
      centres: z.array(z.object({ costCentre: z.nullable(z.string()), amount: wireMoney })),
      total: wireMoney,
    }),
    z.custom<CompanyBookings>(),
    {
      decode: ({ data, ...rest }) => ({ ...rest, bookings: data }),
      encode: ({ bookings, next, centres, total }) => ({ data: [...bookings], next, centres: [...centres], total }),
    },
  ) as unknown as z.ZodMiniType<CompanyBookings>,
})
