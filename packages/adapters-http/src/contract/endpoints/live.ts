import type { TrackingMoment } from "@mersal/domain/ports/driving/live-service"
import type { TrackRequest } from "@mersal/domain/ports/driving/tracking-service"
import type { TrackingEvent } from "@mersal/domain/tracking/tracking-event"
import * as z from "zod/mini"
import { defineEndpoint, inData } from "../endpoint.ts"
import { trackRequest } from "../track-request.ts"
import { imageAddress, imageName } from "../wire-image.ts"
import { wireState } from "../wire-state.ts"
import { legs, trackingKinds } from "../wire-tracking.ts"
import { wireBookedWindow, wireInstant, wirePosition, wireReference } from "../wire-values.ts"

const request = trackRequest()

const leg = z.enum(legs)

const WireMoment = z.object({
  bkref: wireReference,
  state: wireState,
  pkpslot: wireBookedWindow,
  dlvslot: wireBookedWindow,
  events: z.array(
    z.object({
      leg,
      kind: z.enum(trackingKinds),
      sno: z.number(),
      dt: wireInstant,
      reason: z.nullable(z.string()),
    }),
  ),
  liveLeg: z.nullable(leg),
  position: z.nullable(z.extend(wirePosition, { at: wireInstant, isExact: z.boolean() })),
  eta: z.nullable(z.object({ leg, from: wireInstant, to: wireInstant })),
  hasArrived: z.boolean(),
  driver: z.nullable(
    z.object({
      name: z.string(),
      phone: z.nullable(z.string()),
      img: z.nullable(z.string()),
      rating: z.nullable(z.number()),
    }),
  ),
  pin: z.nullable(z.string()),
  hasEnded: z.boolean(),
})

const wireMoment = z.codec(WireMoment, z.custom<TrackingMoment>(), {
  decode: ({ bkref, pkpslot, dlvslot, events, position, driver, ...moment }): TrackingMoment => ({
    ...moment,
    reference: bkref,
    pickupWindow: pkpslot,
    deliveryWindow: dlvslot,
    events: events.map(({ sno, dt, ...event }): TrackingEvent => ({ ...event, order: sno, at: dt })),
    driverPosition: position && {
      position: { lat: position.lat, lon: position.lon },
      at: position.at,
      isExact: position.isExact,
    },
    driver: driver && {
      name: driver.name,
      phone: driver.phone,
      image: imageName(driver.img),
      rating: driver.rating,
    },
  }),
  encode: ({ reference, pickupWindow, deliveryWindow, events, driverPosition, driver, ...moment }) => ({
    ...moment,
    bkref: reference,
    pkpslot: pickupWindow,
    dlvslot: deliveryWindow,
    events: events.map(({ order, at, ...event }) => ({ ...event, sno: order, dt: at })),
    position: driverPosition && { ...driverPosition.position, at: driverPosition.at, isExact: driverPosition.isExact },
    driver: driver && {
      name: driver.name,
      phone: driver.phone,
      img: imageAddress(driver.image),
      rating: driver.rating,
    },
  }),
})

/** GET /order/tracking/live: what the live link shows now. */
export const trackingLive = defineEndpoint<TrackRequest, TrackingMoment>({
  method: "GET",
  path: "/v1.0/order/tracking/live",
  request,
  answer: inData<TrackingMoment>(wireMoment as unknown as z.ZodMiniType<TrackingMoment>),
})

/** GET /order/tracking/stream: the same as server-sent events, one now and one for each change. */
export const trackingStream = defineEndpoint<TrackRequest, AsyncIterable<TrackingMoment>>({
  method: "GET",
  path: "/v1.0/order/tracking/stream",
  request,
  // The codec of one piece: the server sends each as it comes.
  answer: wireMoment as unknown as z.ZodMiniType<AsyncIterable<TrackingMoment>>,
})
