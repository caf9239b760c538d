import type { Order } from "@mersal/domain/booking/order/order"
import type { PlacedBooking, SaveLeadRequest } from "@mersal/domain/ports/driving/booking-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData } from "../endpoint.ts"
import { wireBooking, wireLead, wireOrder } from "../wire-codec.ts"
import { majorUnits, wireInstant } from "../wire-values.ts"

/** POST /order/createOrder: books an order, once for each Idempotency-Key. */
export const createOrder = defineEndpoint<Order, PlacedBooking>({
  method: "POST",
  path: "/v1.0/order/createOrder",
  placeFields: { pickup: "pkp.0", dropOff: "dlv.0" },
  request: z.codec(bodyOnly(wireOrder), z.custom<Order>(), {
    decode: ({ body }) => body,
    encode: (order) => ({ ...emptyRequest, body: order }),
  }),
  answer: inData<PlacedBooking>(
    z.codec(
      z.object({
        bkref: z.string(),
        bkrefid: z.string(),
        bkngid: z.string(),
        trackid: z.string(),
        prc: z.number(),
        cur: z.string(),
        email: z.string(),
        accessToken: z.string(),
        holdEndsAt: z.optional(wireInstant),
        bookingData: wireBooking,
      }),
      z.custom<PlacedBooking>(),
      {
        decode: ({ bookingData, accessToken, holdEndsAt }) => ({
          booking: bookingData,
          accessToken,
          ...(holdEndsAt !== undefined && { holdEndsAt }),
        }),
        encode: ({ booking, accessToken, holdEndsAt }) => ({
          bkref: booking.reference,
          bkrefid: booking.reference,
          bkngid: booking.reference,
          trackid: booking.reference,
          prc: majorUnits(booking.price.toPay),
          cur: booking.price.toPay.currency,
          email: booking.customer.email,
          accessToken,
          ...(holdEndsAt !== undefined && { holdEndsAt }),
          bookingData: booking,
        }),
      },
    ),
  ),
})

/**
 * POST /ctc/lead/create: saves the content of the details step, or updates it under the id of an earlier answer (D38).
 */
export const createLead = defineEndpoint<SaveLeadRequest, { readonly leadId: string }>({
  method: "POST",
  path: "/v1.0/ctc/lead/create",
  request: z.codec(bodyOnly(wireLead), z.custom<SaveLeadRequest>(), {
    decode: ({ body }) => body,
    encode: (request) => ({ ...emptyRequest, body: request }),
  }),
  answer: inData<{ readonly leadId: string }>(
    z.codec(z.object({ id: z.string() }), z.custom<{ readonly leadId: string }>(), {
      decode: ({ id }) => ({ leadId: id }),
      encode: ({ leadId }) => ({ id: leadId }),
    }),
  ),
})
