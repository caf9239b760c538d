import type { TrackRequest } from "@mersal/domain/ports/driving/tracking-service"
import * as z from "zod/mini"
import { emptyRequest } from "./endpoint.ts"
import { text } from "./wire-values.ts"

/** The booking to look up: its reference as typed, and the token of its owner's link, if any. */
export const trackRequest = (options: Readonly<Record<string, z.ZodMiniType>> = {}) =>
  z.codec(
    z.object({
      params: z.strictObject({}),
      query: z.strictObject({ bookingId: text(64), ...options }),
      headers: z.object({ "mersal-access": z.optional(text(64)) }),
      body: z.unknown(),
    }),
    z.custom<TrackRequest>(),
    {
      decode: ({ query, headers }) => ({
        reference: query.bookingId as string,
        accessToken: headers["mersal-access"] ?? null,
      }),
      encode: ({ reference, accessToken }) => ({
        ...emptyRequest,
        query: { bookingId: reference },
        headers: accessToken === null ? {} : { "mersal-access": accessToken },
      }),
    },
  )
