import { type AttemptState, attemptMoves } from "@mersal/domain/payment/attempt/attempt-state"
import { rulings } from "@mersal/domain/payment/attempt/ruling"
import type {
  EndRefundRequest,
  ReviewedAttempt,
  RulingRequest,
  UnknownRefund,
} from "@mersal/domain/ports/driving/payment-desk-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, queryOnly } from "../endpoint.ts"
import { nothing } from "../own-booking-request.ts"
import { text, wireInstant, wireMoney, wireReference } from "../wire-values.ts"
import { attemptId } from "./payment.ts"

export const wireAttemptState = z.enum(Object.keys(attemptMoves) as [AttemptState, ...AttemptState[]])

const WireReview = z.object({
  attempt: attemptId,
  merchantRef: z.string(),
  bkrefid: wireReference,
  state: wireAttemptState,
  amount: wireMoney,
  held: wireMoney,
  refunded: wireMoney,
  paidBooking: z.boolean(),
  responseCode: z.nullable(z.string()),
  at: wireInstant,
  rulings: z.array(z.object({ ruling: z.enum(rulings), by: z.string(), reason: z.string(), at: wireInstant })),
})

const wireReview = z.codec(WireReview, z.custom<ReviewedAttempt>(), {
  decode: ({ merchantRef, bkrefid, paidBooking, responseCode, ...same }) => ({
    ...same,
    merchantReference: merchantRef,
    booking: bkrefid,
    wasPaid: paidBooking,
    code: responseCode,
  }),
  encode: ({ merchantReference, booking, wasPaid, code, rulings: ruled, ...same }) => ({
    ...same,
    merchantRef: merchantReference,
    bkrefid: booking,
    paidBooking: wasPaid,
    responseCode: code,
    rulings: ruled.map((each) => ({ ...each })),
  }),
})

type Nothing = Record<never, never>

/** GET /payment/reviews: the attempts that a person must decide. */
export const paymentReviews = defineEndpoint<Nothing, readonly ReviewedAttempt[]>({
  method: "GET",
  path: "/v1.0/payment/reviews",
  request: z.codec(queryOnly(nothing), z.custom<Nothing>(), { decode: () => ({}), encode: () => emptyRequest }),
  answer: inData<readonly ReviewedAttempt[]>(
    z.codec(z.array(wireReview), z.custom<readonly ReviewedAttempt[]>(), {
      decode: (listed) => listed,
      encode: (listed) => [...listed],
    }),
  ),
})

/** POST /payment/review: a person's decision on one of them. */
export const ruleOnPayment = defineEndpoint<RulingRequest, ReviewedAttempt>({
  method: "POST",
  path: "/v1.0/payment/review",
  request: z.codec(
    bodyOnly(z.strictObject({ attempt: attemptId, ruling: z.enum(rulings), reason: text(300).check(z.minLength(3)) })),
    z.custom<RulingRequest>(),
    { decode: ({ body }) => body, encode: (ruling) => ({ ...emptyRequest, body: { ...ruling } }) },
  ),
  answer: inData<ReviewedAttempt>(wireReview),
})

const wireUnknownRefund = z.codec(
  z.object({
    refund: text(64),
    merchantRef: z.string(),
    bkrefid: wireReference,
    amount: wireMoney,
    state: z.enum(["asked", "sent", "done", "refused"]),
    at: wireInstant,
  }),
  z.custom<UnknownRefund>(),
  {
    decode: ({ merchantRef, bkrefid, at, ...same }) => ({
      ...same,
      merchantReference: merchantRef,
      booking: bkrefid,
      askedAt: at,
    }),
    encode: ({ merchantReference, booking, askedAt, ...same }) => ({
      ...same,
      merchantRef: merchantReference,
      bkrefid: booking,
      at: askedAt,
    }),
  },
)

/** GET /payment/refunds: refunds with an unknown result. */
export const unknownRefunds = defineEndpoint<Nothing, readonly UnknownRefund[]>({
  method: "GET",
  path: "/v1.0/payment/refunds",
  request: z.codec(queryOnly(nothing), z.custom<Nothing>(), { decode: () => ({}), encode: () => emptyRequest }),
  answer: inData<readonly UnknownRefund[]>(
    z.codec(z.array(wireUnknownRefund), z.custom<readonly UnknownRefund[]>(), {
      decode: (listed) => listed,
      encode: (listed) => [...listed],
    }),
  ),
})

/** POST /payment/refunds: asks the gateway about one of them, and ends it by the answer. */
export const endUnknownRefund = defineEndpoint<EndRefundRequest, UnknownRefund>({
  method: "POST",
  path: "/v1.0/payment/refunds",
  request: z.codec(
    bodyOnly(z.strictObject({ refund: text(64), giveUp: z.optional(z.nullable(text(300).check(z.minLength(3)))) })),
    z.custom<EndRefundRequest>(),
    {
      decode: ({ body }) => ({ refund: body.refund, givenUpFor: body.giveUp ?? null }),
      encode: ({ refund, givenUpFor }) => ({
        ...emptyRequest,
        body: { refund, ...(givenUpFor !== null && { giveUp: givenUpFor }) },
      }),
    },
  ),
  answer: inData<UnknownRefund>(wireUnknownRefund),
})
