import { type Cancellation, cancellationPhases } from "@mersal/domain/booking/change/cancellation-policy"
import { bookingParts, type PriceDifference } from "@mersal/domain/booking/change/change-policy"
import { type Money, money } from "@mersal/domain/money/money"
import type {
  CancellationOffer,
  CancelledBooking,
  CancelRequest,
  ChangedBooking,
  ChangePaymentRequest,
  ChangeRequest,
  OwnBookingRequest,
} from "@mersal/domain/ports/driving/own-booking-service"
import type { PaymentSession } from "@mersal/domain/ports/driving/payment-session"
import * as z from "zod/mini"
import { defineEndpoint, emptyRequest, inData } from "../endpoint.ts"
import { access, bookingReference, namedInPath, nothing, tokenOf, withToken } from "../own-booking-request.ts"
import { wireOfWish, wireWish, wishOfWire } from "../wire-change.ts"
import { wireBooking } from "../wire-codec.ts"
import { wireState } from "../wire-state.ts"
import { majorUnits, wireAmount, wireCardMethod, wireInstant, wireMoney } from "../wire-values.ts"
import { attemptId, wireSession } from "./payment.ts"

const keeping = z.enum(["nothing", "minimum-fare", "everything"])

export const wireCancellation = z.codec(
  z.object({ phase: z.enum(cancellationPhases), freeUntil: wireInstant, fee: wireMoney, refund: wireMoney }),
  z.custom<Cancellation>(),
  { decode: (cancellation) => cancellation, encode: (cancellation) => cancellation },
)

/** What cancelling would cost now (D36). */
export const bookingCancellation = defineEndpoint<OwnBookingRequest, CancellationOffer>({
  method: "GET",
  path: "/v1.0/bookings/:reference/cancellation",
  request: namedInPath,
  answer: inData<CancellationOffer>(
    z.object({
      isCancellable: z.boolean(),
      cancellation: wireCancellation,
      policy: z.object({ free: keeping, late: keeping, collected: keeping }),
    }) as unknown as z.ZodMiniType<CancellationOffer>,
  ),
})

/** The cost of cancelling that was shown. */
const expectedFee = z.codec(
  z.strictObject({ amount: wireAmount.check(z.gte(0)), cur: z.enum(["AED", "QAR"]) }),
  z.custom<Money>(),
  {
    decode: ({ amount, cur }) => money(Math.round(amount * 100), cur),
    encode: (fee) => ({ amount: majorUnits(fee), cur: fee.currency }),
  },
)

/** Cancels one of the caller's bookings (D36). */
export const cancelBooking = defineEndpoint<CancelRequest, CancelledBooking>({
  method: "POST",
  path: "/v1.0/bookings/:reference/cancel",
  request: z.codec(
    z.object({
      params: z.strictObject({ reference: bookingReference }),
      query: nothing,
      headers: access,
      body: z.optional(z.strictObject({ fee: z.optional(z.nullable(expectedFee)), onlyHeld: z.optional(z.boolean()) })),
    }),
    z.custom<CancelRequest>(),
    {
      decode: ({ params, headers, body }) => ({
        reference: params.reference,
        accessToken: tokenOf(headers),
        expectedFee: body?.fee ?? null,
        ...(body?.onlyHeld && { onlyHeld: true }),
      }),
      encode: (request) => ({
        ...emptyRequest,
        params: { reference: request.reference },
        headers: withToken(request),
        body: { fee: request.expectedFee, ...(request.onlyHeld && { onlyHeld: true }) },
      }),
    },
  ),
  answer: inData<CancelledBooking>(
    z.codec(
      z.object({ state: wireState, cancellation: wireCancellation, bookingData: wireBooking }),
      z.custom<CancelledBooking>(),
      {
        decode: ({ cancellation, bookingData }) => ({ booking: bookingData, cancellation }),
        encode: ({ cancellation, booking }) => ({ state: booking.state, cancellation, bookingData: booking }),
      },
    ),
  ),
})

/** The difference of the price to the previous one: negative if something is given back. */
const differenceOf = ({ minor, currency }: Money): PriceDifference => {
  if (minor === 0) return { kind: "none" }
  return minor > 0
    ? { kind: "pay", amount: money(minor, currency) }
    : { kind: "give-back", amount: money(-minor, currency) }
}

const signedMinor = (difference: PriceDifference): number => {
  if (difference.kind === "none") return 0
  return difference.kind === "pay" ? difference.amount.minor : -difference.amount.minor
}

const WireChange = z.extend(wireWish, { preview: z.optional(z.boolean()) })

/** Changes a complete booking of the caller, or answers what the change would cost (D37). */
export const changeBooking = defineEndpoint<ChangeRequest, ChangedBooking>({
  method: "POST",
  path: "/v1.0/bookings/:reference/change",
  placeFields: { pickup: "pkp.0", dropOff: "dlv.0" },
  request: z.codec(
    z.object({
      params: z.strictObject({ reference: bookingReference }),
      query: nothing,
      headers: access,
      body: WireChange,
    }),
    z.custom<ChangeRequest>(),
    {
      decode: ({ params, headers, body: { preview, ...body } }) => ({
        reference: params.reference,
        accessToken: tokenOf(headers),
        ...wishOfWire(params.reference, body),
        isPreview: preview ?? false,
      }),
      encode: (request) => ({
        ...emptyRequest,
        params: { reference: request.reference },
        headers: withToken(request),
        body: { ...wireOfWish(request), preview: request.isPreview },
      }),
    },
  ),
  answer: inData<ChangedBooking>(
    z.codec(
      z.object({
        state: wireState,
        parts: z.array(z.enum(bookingParts as [ChangedBooking["parts"][number], ...ChangedBooking["parts"][number][]])),
        difference: wireMoney,
        tamt: z.number(),
        bookingData: wireBooking,
      }),
      z.custom<ChangedBooking>(),
      {
        decode: ({ parts, difference, bookingData }) => ({
          booking: bookingData,
          parts,
          difference: differenceOf(difference),
        }),
        encode: ({ booking, parts, difference }) => ({
          state: booking.state,
          parts: [...parts],
          difference: money(signedMinor(difference), booking.price.toPay.currency),
          tamt: majorUnits(booking.price.toPay),
          bookingData: booking,
        }),
      },
    ),
  ),
})

/** Opens the card payment of a change's extra cost; the change takes effect when it is paid (D37). */
export const payForChange = defineEndpoint<ChangePaymentRequest, PaymentSession>({
  method: "POST",
  path: "/v1.0/bookings/:reference/change/payment",
  placeFields: { pickup: "pkp.0", dropOff: "dlv.0" },
  request: z.codec(
    z.object({
      params: z.strictObject({ reference: bookingReference }),
      query: nothing,
      headers: access,
      body: z.extend(wireWish, { method: wireCardMethod, instead: z.optional(z.nullable(attemptId)) }),
    }),
    z.custom<ChangePaymentRequest>(),
    {
      decode: ({ params, headers, body: { method, instead, ...body } }) => ({
        reference: params.reference,
        accessToken: tokenOf(headers),
        ...wishOfWire(params.reference, body),
        method,
        instead: instead ?? null,
      }),
      encode: (request) => ({
        ...emptyRequest,
        params: { reference: request.reference },
        headers: withToken(request),
        body: { ...wireOfWish(request), method: request.method, instead: request.instead },
      }),
    },
  ),
  answer: inData<PaymentSession>(wireSession),
})
