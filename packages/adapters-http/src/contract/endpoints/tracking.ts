import type { Tracking, TrackRequest } from "@mersal/domain/ports/driving/tracking-service"
import type { Leg, TrackingEvent, TrackingKind } from "@mersal/domain/tracking/tracking-event"
import * as z from "zod/mini"
import { defineEndpoint, emptyRequest, inData } from "../endpoint.ts"
import { wireBookedWindow, wireBooking, wireReference } from "../wire-codec.ts"
import { text, wireBookingType, wireInstant } from "../wire-values.ts"

const legNames: Readonly<Record<Leg, string>> = { pickup: "Pickup", delivery: "Delivery" }
const kindNames: Readonly<Record<TrackingKind, string>> = {
  inProgress: "IN PROGRESS",
  completed: "COMPLETED",
  failed: "FAILED",
  cancelled: "CANCELLED",
}
const kinds = ["inProgress", "completed", "failed", "cancelled"] as const satisfies readonly TrackingKind[]
const legs = ["pickup", "delivery"] as const satisfies readonly Leg[]

const WireEvent = z.object({
  typ: z.string(),
  sno: z.number(),
  dt: wireInstant,
  fldrsn: z.nullable(z.string()),
  cnclrsn: z.nullable(z.string()),
})

/** "PICKUP IN PROGRESS" and so on: leg and kind in one word of the specification. */
const typeOf = (event: TrackingEvent): string => `${legNames[event.leg].toUpperCase()} ${kindNames[event.kind]}`

const WireTracking = z.object({
  bkref: wireReference,
  bktyp: wireBookingType,
  bkdat: wireInstant,
  dlvdat: wireInstant,
  dlvslot: wireBookedWindow,
  atmpt: z.number(),
  trkdtls: z.array(z.object({ type: z.string(), dtls: z.array(WireEvent), url: z.nullable(z.string()) })),
  booking: z.nullable(wireBooking),
})

/** GET /order/tracking: by reference the timeline; with the owner's cookie or access token the whole booking too. */
export const orderTracking = defineEndpoint<TrackRequest, Tracking>({
  method: "GET",
  path: "/v1.0/order/tracking",
  request: z.codec(
    z.object({
      params: z.strictObject({}),
      query: z.strictObject({
        bookingId: text(64),
        track: z.optional(text(5)),
        trktyp: z.optional(z.enum(["BookingId"])),
      }),
      headers: z.object({ "mersal-access": z.optional(text(64)) }),
      body: z.unknown(),
    }),
    z.custom<TrackRequest>(),
    {
      decode: ({ query, headers }) => ({ reference: query.bookingId, accessToken: headers["mersal-access"] ?? null }),
      encode: ({ reference, accessToken }) => ({
        ...emptyRequest,
        query: { bookingId: reference },
        headers: accessToken === null ? {} : { "mersal-access": accessToken },
      }),
    },
  ),
  answer: inData<Tracking>(
    z.codec(WireTracking, z.custom<Tracking>(), {
      decode: (wire) => ({
        reference: wire.bkref,
        bookingType: wire.bktyp,
        bookedAt: wire.bkdat,
        deliveryWindow: wire.dlvslot,
        attempt: wire.atmpt,
        events: wire.trkdtls.flatMap((group) =>
          group.dtls.map((event) => ({
            leg: legs.find((leg) => legNames[leg] === group.type) ?? "pickup",
            kind: kinds.find((kind) => event.typ.endsWith(kindNames[kind])) ?? "inProgress",
            order: event.sno,
            at: event.dt,
            reason: event.fldrsn ?? event.cnclrsn,
          })),
        ),
        booking: wire.booking,
      }),
      encode: (tracking) => ({
        bkref: tracking.reference,
        bktyp: tracking.bookingType,
        bkdat: tracking.bookedAt,
        dlvdat: tracking.deliveryWindow.end,
        dlvslot: tracking.deliveryWindow,
        atmpt: tracking.attempt,
        trkdtls: legs.map((leg) => ({
          type: legNames[leg],
          dtls: tracking.events
            .filter((event) => event.leg === leg)
            .map((event) => ({
              typ: typeOf(event),
              sno: event.order,
              dt: event.at,
              fldrsn: event.kind === "failed" ? event.reason : null,
              cnclrsn: event.kind === "cancelled" ? event.reason : null,
            })),
          url: null,
        })),
        booking: tracking.booking,
      }),
    }),
  ),
})
