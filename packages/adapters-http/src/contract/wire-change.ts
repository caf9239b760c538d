import { type BookingWish, noWish, type StopWish } from "@mersal/domain/booking/change/booking-change"
import { marketOfReference, parseReference } from "@mersal/domain/booking/order/reference"
import type { Place } from "@mersal/domain/booking/stop"
import { nameOf } from "@mersal/domain/booking/windows/window-name"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import type { Money } from "@mersal/domain/money/money"
import * as z from "zod/mini"
import { wireChosenWindow } from "./wire-codec.ts"
import { decimalOf, latitude, longitude, majorUnits, text, wireAmount, wireDate } from "./wire-values.ts"

/**
 * Changes of a stop, by the names of section 3: what is left out does not change. An address comes with both of its
 * coordinates.
 */
const WireChangedStop = z.strictObject({
  add: z.optional(text(fieldLimits.address)),
  lat: z.optional(latitude),
  lon: z.optional(longitude),
  cnam: z.optional(text(95)),
  addtl: z.optional(text(fieldLimits.building)),
  lmark: z.optional(text(fieldLimits.landmark)),
  name: z.optional(text(fieldLimits.contactName)),
  ph: z.optional(text(40)),
})

export const wireChangedStop = z.codec(WireChangedStop, z.custom<StopWish>(), {
  decode: (wire): StopWish => ({
    place: placeOf(wire),
    building: wire.addtl ?? null,
    landmark: wire.lmark ?? null,
    name: wire.name ?? null,
    phone: wire.ph ?? null,
  }),
  encode: ({ place, building, landmark, name, phone }) => ({
    ...(place && { add: place.address, ...place.position, cnam: place.cityName }),
    ...(building !== null && { addtl: building }),
    ...(landmark !== null && { lmark: landmark }),
    ...(name !== null && { name }),
    ...(phone !== null && { ph: phone }),
  }),
})

const placeOf = ({ add, lat, lon, cnam }: z.output<typeof WireChangedStop>): Place | null =>
  add === undefined || lat === undefined || lon === undefined
    ? null
    : { address: add, position: { lat, lon }, cityName: cnam ?? "" }

const oneStop = z.optional(z.array(wireChangedStop).check(z.refine((stops) => stops.length === 1, "single-stop-only")))

/** The name stays whole, for it may be the key of a listing: only the booking knows whether that is of its own day. */
const wishedWindow = z.codec(wireChosenWindow, z.custom<string | null>(), {
  decode: (chosen) => (chosen && nameOf(chosen)) || null,
  encode: (window) => (window === null ? null : { value: window }),
})

/** The changes that an owner wants, with the total that he saw (D37). */
export const wireWish = z.strictObject({
  pkp: oneStop,
  dlv: oneStop,
  pickupDate: z.optional(z.nullable(wireDate)),
  deliveryDate: z.optional(z.nullable(wireDate)),
  selectedPickupTime: wishedWindow,
  selectedDeliveryTime: wishedWindow,
  tamt: z.optional(z.nullable(wireAmount)),
})

interface SeenWish {
  readonly wish: BookingWish
  readonly expectedTotal: Money | null
}

export function wishOfWire(reference: string, { tamt, ...wire }: z.output<typeof wireWish>): SeenWish {
  const parsed = parseReference(reference)
  return {
    wish: {
      pickup: wire.pkp?.[0] ?? noWish.pickup,
      dropOff: wire.dlv?.[0] ?? noWish.dropOff,
      pickupDate: wire.pickupDate ?? null,
      pickupWindow: wire.selectedPickupTime ?? null,
      deliveryDate: wire.deliveryDate ?? null,
      deliveryWindow: wire.selectedDeliveryTime ?? null,
    },
    // With an invalid reference no total is compared, because there is no such booking.
    expectedTotal: typeof tamt !== "number" || !parsed ? null : decimalOf(tamt, marketOfReference(parsed)),
  }
}

export const wireOfWish = ({ wish, expectedTotal }: SeenWish) => ({
  pkp: [wish.pickup],
  dlv: [wish.dropOff],
  pickupDate: wish.pickupDate,
  deliveryDate: wish.deliveryDate,
  selectedPickupTime: wish.pickupWindow,
  selectedDeliveryTime: wish.deliveryWindow,
  tamt: expectedTotal && majorUnits(expectedTotal),
})
