import type { SlotLookup } from "@mersal/domain/booking/windows/slot-lookup"
import type { RouteClassId } from "@mersal/domain/places/route-class"
import type { SlotRequest } from "@mersal/domain/ports/driving/schedule-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest } from "../endpoint.ts"
import { wireBook, wireClosure, wireRulesReading } from "../wire-schedule.ts"
import { text, wireBookingType, wireDate, wireInstant, wireMarket, wirePlace, wireVehicle } from "../wire-values.ts"

const WireSlot = z.object({
  key: z.string(),
  window: z.string(),
  label: z.string(),
  start: wireInstant,
  end: wireInstant,
  orderBy: wireInstant,
})

/**
 * POST /slots/retrieve_all: for each booking type the earliest pick-up date, its open windows and when that changes.
 */
export const retrieveAllSlots = defineEndpoint<SlotRequest, SlotLookup>({
  method: "POST",
  path: "/v1.0/slots/retrieve_all",
  placeFields: { pickup: "src", dropOff: "dest" },
  request: z.codec(
    bodyOnly(
      z.strictObject({
        chnl: z.optional(text(20)),
        dom: wireMarket,
        src: wirePlace,
        dest: wirePlace,
        vtyp: z.optional(wireVehicle),
      }),
    ),
    z.custom<SlotRequest>(),
    {
      decode: ({ body }) => ({ market: body.dom, pickup: body.src, dropOff: body.dest, vehicle: body.vtyp ?? null }),
      encode: (request) => ({
        ...emptyRequest,
        body: {
          chnl: "C2C",
          dom: request.market,
          src: request.pickup,
          dest: request.dropOff,
          ...(request.vehicle !== null && { vtyp: request.vehicle }),
        },
      }),
    },
  ),
  answer: z.codec(
    z.object({
      data: z.array(z.object({ bktyp: wireBookingType, pkdt: wireDate, dlvdt: wireDate, slots: z.array(WireSlot) })),
      now: wireInstant,
      staleAt: z.nullable(wireInstant),
      book: wireBook,
      closures: z.array(wireClosure),
      rules: z.optional(wireRulesReading),
      rulesUntil: z.optional(wireInstant),
      full: z.optional(z.array(z.string())),
      route: z.optional(z.string()),
    }),
    z.custom<SlotLookup>(),
    {
      decode: (wire) => ({
        now: wire.now,
        staleAt: wire.staleAt,
        book: wire.book,
        closures: wire.closures,
        ...(wire.rules && { rules: wire.rules }),
        ...(wire.rulesUntil !== undefined && { rulesUntil: wire.rulesUntil }),
        ...(wire.full && { full: wire.full }),
        ...(wire.route && { route: wire.route as RouteClassId }),
        items: wire.data.map((item) => ({
          bookingType: item.bktyp,
          earliestPickup: item.pkdt,
          earliestDelivery: item.dlvdt,
          slots: item.slots,
        })),
      }),
      encode: (lookup) => ({
        data: lookup.items.map((item) => ({
          bktyp: item.bookingType,
          pkdt: item.earliestPickup,
          dlvdt: item.earliestDelivery,
          slots: [...item.slots],
        })),
        now: lookup.now,
        staleAt: lookup.staleAt,
        book: lookup.book,
        closures: [...lookup.closures],
        ...(lookup.rules && { rules: lookup.rules }),
        ...(lookup.rulesUntil !== undefined && { rulesUntil: lookup.rulesUntil }),
        ...(lookup.full && { full: [...lookup.full] }),
        ...(lookup.route && { route: lookup.route }),
      }),
    },
  ),
})
