import type { StopWish } from "@mersal/domain/booking/booking-change"
import type { Place } from "@mersal/domain/booking/stop"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import * as z from "zod/mini"
import { latitude, longitude, text } from "./wire-values.ts"

/**
 * What shall be otherwise of a stop, by the names of section 3: what is missing stays. An address comes with both of its
 * coordinates.
 */
const WireChangedStop = z
  .strictObject({
    add: z.optional(text(fieldLimits.address)),
    lat: z.optional(latitude),
    lon: z.optional(longitude),
    cnam: z.optional(text(95)),
    addtl: z.optional(text(fieldLimits.building)),
    lmark: z.optional(text(fieldLimits.landmark)),
    name: z.optional(text(fieldLimits.contactName)),
    ph: z.optional(text(40)),
  })
  .check(z.refine(({ add, lat, lon }) => [add, lat, lon].every((part) => (part === undefined) === (add === undefined))))

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
