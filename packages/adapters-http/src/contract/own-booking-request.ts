import type { OwnBookingRequest } from "@mersal/domain/ports/driving/own-booking-service"
import * as z from "zod/mini"
import { emptyRequest } from "./endpoint.ts"
import { text } from "./wire-values.ts"

// Requests that name one of the caller's bookings, and carry the token of its link.

export const nothing = z.strictObject({})
export const bookingReference = text(64)
export const access = z.object({ "mersal-access": z.optional(text(64)) })
export const tokenOf = (headers: z.output<typeof access>): string | null => headers["mersal-access"] ?? null
export const withToken = ({ accessToken }: Pick<OwnBookingRequest, "accessToken">) =>
  accessToken === null ? {} : { "mersal-access": accessToken }

/** A request that names a booking in a query parameter. */
export const namedInQuery = (name: string) =>
  z.codec(
    z.object({
      params: nothing,
      query: z.strictObject({ [name]: bookingReference }),
      headers: access,
      body: z.unknown(),
    }),
    z.custom<OwnBookingRequest>(),
    {
      decode: ({ query, headers }) => ({ reference: query[name] ?? "", accessToken: tokenOf(headers) }),
      encode: (request) => ({
        ...emptyRequest,
        query: { [name]: request.reference },
        headers: withToken(request),
      }),
    },
  )

/** A request that names a booking in its path. */
export const namedInPath = z.codec(
  z.object({
    params: z.strictObject({ reference: bookingReference }),
    query: nothing,
    headers: access,
    body: z.unknown(),
  }),
  z.custom<OwnBookingRequest>(),
  {
    decode: ({ params, headers }) => ({ reference: params.reference, accessToken: tokenOf(headers) }),
    encode: (request) => ({
      ...emptyRequest,
      params: { reference: request.reference },
      headers: withToken(request),
    }),
  },
)
