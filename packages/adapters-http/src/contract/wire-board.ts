import { type BookingException, exceptionKinds, exceptionSeverities } from "@mersal/domain/operations/booking-exception"
import type { BoardCell } from "@mersal/domain/operations/day-board"
import { desks } from "@mersal/domain/operations/desk"
import { type DriverMeans, mostCapacity } from "@mersal/domain/operations/driver-means"
import { type StateCounts, stateGroups } from "@mersal/domain/operations/state-group"
import type {
  BoardEntry,
  BoardNews,
  CellCapacity,
  DriverListing,
} from "@mersal/domain/ports/driving/operations-service"
import * as z from "zod/mini"
import { wireBooking } from "./wire-codec.ts"
import { standOfWire, wireStand } from "./wire-delivery.ts"
import { wireState } from "./wire-state.ts"
import {
  wireBookedWindow,
  wireBookingType,
  wireInstant,
  wireMarket,
  wirePosition,
  wireReference,
  wireVehicle,
} from "./wire-values.ts"

// The dispatchers' board. The names are ours: the specification does not describe it.

const wireException = z.codec(
  z.object({
    kind: z.enum(exceptionKinds),
    severity: z.enum(exceptionSeverities),
    since: wireInstant,
    due: wireInstant,
  }),
  z.custom<BookingException>(),
  { decode: (exception) => exception, encode: (exception) => exception },
)

export const WireEntry = z.extend(wireStand, {
  booking: wireBooking,
  failedAttempts: z.number(),
  zone: z.nullable(z.string()),
  exceptions: z.array(wireException),
  holdEndsAt: z.nullable(wireInstant),
  disabledDrivers: z.array(z.object({ id: z.string(), name: z.string(), phone: z.nullable(z.string()) })),
})

export const entryOf = (wire: z.output<typeof WireEntry>): BoardEntry => ({
  booking: wire.booking,
  now: standOfWire(wire),
  failedAttempts: wire.failedAttempts,
  zone: wire.zone,
  exceptions: wire.exceptions,
  holdEndsAt: wire.holdEndsAt,
  disabledDrivers: wire.disabledDrivers,
})

export const wireEntryOf = ({
  booking,
  now,
  failedAttempts,
  zone,
  exceptions,
  holdEndsAt,
  disabledDrivers,
}: BoardEntry) => ({
  ...now,
  booking,
  failedAttempts,
  zone,
  exceptions: [...exceptions],
  holdEndsAt,
  disabledDrivers: [...disabledDrivers],
})

export const wireCounts = z.codec(
  z.object(
    Object.fromEntries(stateGroups.map((group) => [group, z.number()])) as Record<keyof StateCounts, z.ZodMiniNumber>,
  ),
  z.custom<StateCounts>(),
  { decode: (counts) => counts, encode: (counts) => counts },
)

type Cell = BoardCell & { readonly capacity: CellCapacity | null }

export const wireCell = z.codec(
  z.object({
    bktyp: wireBookingType,
    pkpslot: wireBookedWindow,
    zone: z.nullable(z.string()),
    counts: wireCounts,
    total: z.number(),
    late: z.number(),
    capacity: z.nullable(z.object({ limit: z.number(), taken: z.number() })),
  }),
  z.custom<Cell>(),
  {
    decode: ({ bktyp, pkpslot, ...cell }): Cell => ({ ...cell, bookingType: bktyp, window: pkpslot }),
    encode: ({ bookingType, window, ...cell }) => ({ ...cell, bktyp: bookingType, pkpslot: window }),
  },
)

/** A position and its time. */
const wirePlaceAt = z.nullable(z.extend(wirePosition, { at: wireInstant }))

const placeOf = (wire: z.output<typeof wirePlaceAt>): DriverListing["position"] =>
  wire && { position: { lat: wire.lat, lon: wire.lon }, at: wire.at }

const wirePlaceOf = (place: DriverListing["position"]) => place && { ...place.position, at: place.at }

/** How many bookings a driver carries in one window. */
export const wireCapacity = z.int().check(z.gte(1), z.lte(mostCapacity))

export const wireMeans = z.codec(
  z.strictObject({ vtyp: wireVehicle, capacity: wireCapacity }),
  z.custom<DriverMeans>(),
  {
    decode: ({ vtyp, capacity }) => ({ vehicle: vtyp, capacity }),
    encode: ({ vehicle, capacity }) => ({ vtyp: vehicle, capacity }),
  },
)

export const wireDriver = z.codec(
  z.object({
    id: z.string(),
    name: z.string(),
    phone: z.nullable(z.string()),
    doms: z.array(wireMarket),
    vtyp: wireVehicle,
    capacity: z.number(),
    load: z.number(),
    underWay: z.nullable(z.object({ bkref: wireReference, leg: z.enum(["pickup", "delivery"]) })),
    position: wirePlaceAt,
    isOnline: z.boolean(),
  }),
  z.custom<DriverListing>(),
  {
    decode: ({ vtyp, doms, underWay, position, ...driver }): DriverListing => ({
      ...driver,
      markets: doms,
      vehicle: vtyp,
      underWay: underWay && { reference: underWay.bkref, leg: underWay.leg },
      position: placeOf(position),
    }),
    encode: ({ vehicle, markets, underWay, position, ...driver }) => ({
      ...driver,
      doms: [...markets],
      vtyp: vehicle,
      underWay: underWay && { bkref: underWay.reference, leg: underWay.leg },
      position: wirePlaceOf(position),
    }),
  },
)

const id = z.string()

const WireNews = z.discriminatedUnion("kind", [
  z.object({ id, kind: z.literal("begun") }),
  z.object({ id, kind: z.literal("reload") }),
  z.object({
    id,
    kind: z.literal("booking"),
    bkref: wireReference,
    state: wireState,
    driver: z.nullable(z.string()),
    order: z.number(),
    revision: z.number(),
  }),
  z.object({ id, kind: z.literal("desk"), desk: z.enum(desks) }),
  z.object({ id, kind: z.literal("position"), driver: z.string(), position: wirePlaceAt }),
])

/** One piece of the stream of the board, or of a driver's run. */
export const wireNews = z.codec(WireNews, z.custom<BoardNews>(), {
  decode: (wire): BoardNews => {
    if (wire.kind === "position") return { ...wire, position: placeOf(wire.position) }
    if (wire.kind !== "booking") return wire
    const { bkref, ...rest } = wire
    return { ...rest, reference: bkref }
  },
  encode: (news) => {
    if (news.kind === "position") return { ...news, position: wirePlaceOf(news.position) }
    if (news.kind !== "booking") return news
    const { reference, ...rest } = news
    return { ...rest, bkref: reference }
  },
})
