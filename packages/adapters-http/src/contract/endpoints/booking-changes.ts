import { type BookingWish, noWish } from "@mersal/domain/booking/booking-change"
import { type Cancellation, cancellationPhases } from "@mersal/domain/booking/cancellation-policy"
import { bookingParts, type PriceDifference } from "@mersal/domain/booking/change-policy"
import { marketOfReference, parseReference } from "@mersal/domain/booking/reference"
import { type Money, money } from "@mersal/domain/money/money"
import type {
  CancellationOffer,
  CancelledBooking,
  CancelRequest,
  ChangedBooking,
  ChangeRequest,
  OwnBookingRequest,
} from "@mersal/domain/ports/driving/own-booking-service"
import * as z from "zod/mini"
import { defineEndpoint, emptyRequest, inData } from "../endpoint.ts"
import { access, bookingReference, namedInPath, nothing, tokenOf, withToken } from "../own-booking-request.ts"
import { wireChangedStop } from "../wire-change.ts"
import { wireBooking, wireChosenWindow } from "../wire-codec.ts"
import { wireMoney, wireState } from "../wire-delivery.ts"
import { decimalOf, majorUnits, wireAmount, wireDate, wireInstant } from "../wire-values.ts"

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

/** Cancels a booking of one's own (D36). */
export const cancelBooking = defineEndpoint<CancelRequest, CancelledBooking>({
  method: "POST",
  path: "/v1.0/bookings/:reference/cancel",
  request: z.codec(
    z.object({
      params: z.strictObject({ reference: bookingReference }),
      query: nothing,
      headers: access,
      body: z.optional(z.strictObject({ fee: z.optional(z.nullable(wireMoney)) })),
    }),
    z.custom<CancelRequest>(),
    {
      decode: ({ params, headers, body }) => ({
        reference: params.reference,
        accessToken: tokenOf(headers),
        expectedFee: body?.fee ?? null,
      }),
      encode: (request) => ({
        ...emptyRequest,
        params: { reference: request.reference },
        headers: withToken(request),
        body: { fee: request.expectedFee },
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

/** What a change costs beside what was to be paid before: below nothing where something is given back. */
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

const WireChange = z.strictObject({
  pkp: z.optional(z.array(wireChangedStop).check(z.refine((stops) => stops.length === 1, "single-stop-only"))),
  dlv: z.optional(z.array(wireChangedStop).check(z.refine((stops) => stops.length === 1, "single-stop-only"))),
  pickupDate: z.optional(z.nullable(wireDate)),
  deliveryDate: z.optional(z.nullable(wireDate)),
  selectedPickupTime: wireChosenWindow,
  selectedDeliveryTime: wireChosenWindow,
  tamt: z.optional(z.nullable(wireAmount)),
  preview: z.optional(z.boolean()),
})

/** Changes a complete booking of one's own, or says what the change would cost (D37). */
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
      decode: ({ params, headers, body }) => {
        const wish: BookingWish = {
          pickup: body.pkp?.[0] ?? noWish.pickup,
          dropOff: body.dlv?.[0] ?? noWish.dropOff,
          pickupDate: body.pickupDate ?? null,
          pickupWindow: body.selectedPickupTime ?? null,
          deliveryDate: body.deliveryDate ?? null,
          deliveryWindow: body.selectedDeliveryTime ?? null,
        }
        const parsed = parseReference(params.reference)
        return {
          reference: params.reference,
          accessToken: tokenOf(headers),
          wish,
          // Of a reference that is none no total is compared: there is no such booking.
          expectedTotal:
            typeof body.tamt !== "number" || !parsed ? null : decimalOf(body.tamt, marketOfReference(parsed)),
          isPreview: body.preview ?? false,
        }
      },
      encode: (request) => ({
        ...emptyRequest,
        params: { reference: request.reference },
        headers: withToken(request),
        body: {
          pkp: [request.wish.pickup],
          dlv: [request.wish.dropOff],
          pickupDate: request.wish.pickupDate,
          deliveryDate: request.wish.deliveryDate,
          selectedPickupTime: request.wish.pickupWindow,
          selectedDeliveryTime: request.wish.deliveryWindow,
          tamt: request.expectedTotal && majorUnits(request.expectedTotal),
          preview: request.isPreview,
        },
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
