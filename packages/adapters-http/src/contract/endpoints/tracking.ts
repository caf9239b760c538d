import type { GlobalSearch, Tracking, TrackRequest } from "@mersal/domain/ports/driving/tracking-service"
import { searchFields } from "@mersal/domain/tracking/global-search"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData } from "../endpoint.ts"
import { trackRequest } from "../track-request.ts"
import { wireBooking } from "../wire-codec.ts"
import { bookingMoneyShape, wireState } from "../wire-state.ts"
import { driverOfGroups, eventsOfGroups, groupsOfEvents, wireEventGroups } from "../wire-tracking.ts"
import { text, wireBookedWindow, wireBookingType, wireInstant, wireReference } from "../wire-values.ts"

const WireTracking = z.object({
  bkref: wireReference,
  bktyp: wireBookingType,
  state: wireState,
  bkdat: wireInstant,
  dlvdat: wireInstant,
  pkpslot: wireBookedWindow,
  dlvslot: wireBookedWindow,
  atmpt: z.number(),
  trkdtls: wireEventGroups,
  booking: z.nullable(wireBooking),
  money: z.nullable(z.object(bookingMoneyShape)),
})

const wireTracking = z.codec(WireTracking, z.custom<Tracking>(), {
  decode: (wire) => ({
    reference: wire.bkref,
    bookingType: wire.bktyp,
    state: wire.state,
    bookedAt: wire.bkdat,
    pickupWindow: wire.pkpslot,
    deliveryWindow: wire.dlvslot,
    attempt: wire.atmpt,
    events: eventsOfGroups(wire.trkdtls),
    driver: driverOfGroups(wire.trkdtls),
    booking: wire.booking,
    money: wire.money,
  }),
  encode: (tracking) => ({
    bkref: tracking.reference,
    bktyp: tracking.bookingType,
    state: tracking.state,
    bkdat: tracking.bookedAt,
    dlvdat: tracking.deliveryWindow.end,
    pkpslot: tracking.pickupWindow,
    dlvslot: tracking.deliveryWindow,
    atmpt: tracking.attempt,
    trkdtls: groupsOfEvents(tracking.events, tracking.driver, `/tracking/status?bookingId=${tracking.reference}`),
    booking: tracking.booking,
    money: tracking.money,
  }),
})

/** GET /order/tracking: the timeline by reference; with the owner's cookie or access token the whole booking too. */
export const orderTracking = defineEndpoint<TrackRequest, Tracking>({
  method: "GET",
  path: "/v1.0/order/tracking",
  request: trackRequest({ track: z.optional(text(5)), trktyp: z.optional(z.enum(["BookingId"])) }),
  answer: inData<Tracking>(wireTracking as unknown as z.ZodMiniType<Tracking>),
})

/** POST /order/tracking/global: bookings by another field (D33). */
export const globalTracking = defineEndpoint<GlobalSearch, readonly Tracking[]>({
  method: "POST",
  path: "/v1.0/order/tracking/global",
  request: z.codec(
    bodyOnly(
      z.strictObject({
        field: z.enum(searchFields),
        value: text(64),
        last4: z.optional(z.nullable(text(8))),
      }),
    ),
    z.custom<GlobalSearch>(),
    {
      decode: ({ body }) => ({ field: body.field, value: body.value, lastFour: body.last4 ?? null }),
      encode: ({ field, value, lastFour }) => ({ ...emptyRequest, body: { field, value, last4: lastFour } }),
    },
  ),
  answer: inData<readonly Tracking[]>(z.array(wireTracking) as unknown as z.ZodMiniType<readonly Tracking[]>),
})
