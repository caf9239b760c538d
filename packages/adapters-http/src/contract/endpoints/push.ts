import type { OwnBookingRequest } from "@mersal/domain/ports/driving/own-booking-service"
import type { PushSubscription } from "@mersal/domain/push/push-subscription"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData } from "../endpoint.ts"
import { access, bookingReference, nothing, tokenOf, withToken } from "../own-booking-request.ts"
import { nothingAsked } from "../plain-requests.ts"
import { text } from "../wire-values.ts"

export interface PushKey {
  readonly publicKey: string | null
}

/** GET /push/key: the value for `applicationServerKey` of `pushManager.subscribe`. */
export const pushKey = defineEndpoint<Record<never, never>, PushKey>({
  method: "GET",
  path: "/v1.0/push/key",
  request: nothingAsked,
  answer: inData<PushKey>(z.object({ publicKey: z.nullable(z.string()) }) as unknown as z.ZodMiniType<PushKey>),
})

/** Push services' addresses have about two hundred characters. */
const endpoint = text(1_000).check(z.minLength(1))
const base64url = z.string().check(z.regex(/^[\w-]{1,120}={0,2}$/))

/** POST /bookings/:reference/push: takes the JSON of a browser's `PushSubscription`. */
export const subscribePush = defineEndpoint<OwnBookingRequest & PushSubscription, null>({
  method: "POST",
  path: "/v1.0/bookings/:reference/push",
  request: z.codec(
    z.object({
      params: z.strictObject({ reference: bookingReference }),
      query: nothing,
      headers: access,
      body: z.strictObject({
        endpoint,
        // Browsers send it, mostly as null; it is read and dropped.
        expirationTime: z.optional(z.nullable(z.number())),
        keys: z.strictObject({ p256dh: base64url, auth: base64url }),
      }),
    }),
    z.custom<OwnBookingRequest & PushSubscription>(),
    {
      decode: ({ params, headers, body }) => ({
        reference: params.reference,
        accessToken: tokenOf(headers),
        endpoint: body.endpoint,
        keys: body.keys,
      }),
      encode: (request) => ({
        ...emptyRequest,
        params: { reference: request.reference },
        headers: withToken(request),
        body: { endpoint: request.endpoint, keys: { ...request.keys } },
      }),
    },
  ),
  answer: inData<null>(z.null()),
})

type Unsubscribing = Pick<PushSubscription, "endpoint">

/** POST /push/unsubscribe: the endpoint is in the body, because logs keep the addresses of calls. */
export const unsubscribePush = defineEndpoint<Unsubscribing, null>({
  method: "POST",
  path: "/v1.0/push/unsubscribe",
  request: z.codec(bodyOnly(z.strictObject({ endpoint })), z.custom<Unsubscribing>(), {
    decode: ({ body }) => body,
    encode: (request) => ({ ...emptyRequest, body: { endpoint: request.endpoint } }),
  }),
  answer: inData<null>(z.null()),
})
