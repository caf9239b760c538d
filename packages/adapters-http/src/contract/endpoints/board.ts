import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { MarketId } from "@mersal/domain/market/market"
import { dueCursorIn, pickupCursorIn } from "@mersal/domain/operations/board-cursor"
import type {
  BoardNews,
  BoardPage,
  BoardQuery,
  DayBoard,
  DayBoardRequest,
  DriverListing,
  EquipDriverRequest,
  NamedBooking,
  NewsRequest,
  SuggestedDriver,
} from "@mersal/domain/ports/driving/operations-service"
import * as z from "zod/mini"
import { defineEndpoint, emptyRequest, inData, pathAndBody, pathOnly, queryOnly } from "../endpoint.ts"
import {
  entryOf,
  WireEntry,
  wireCapacity,
  wireCell,
  wireCounts,
  wireDriver,
  wireEntryOf,
  wireMeans,
  wireNews,
} from "../wire-board.ts"
import { wireStates } from "../wire-state.ts"
import {
  pageSize,
  text,
  wireBookingType,
  wireDate,
  wireInstant,
  wireLimit,
  wireMarket,
  wireReference,
  wireVehicle,
} from "../wire-values.ts"

/** Leaves out fields that are null, empty or false: they are not sent in a query. */
const said = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== "" && value !== false),
  ) as { readonly [Name in keyof Fields]?: NonNullable<Fields[Name]> }

interface PageQuery {
  readonly domain?: MarketId | undefined
  readonly date?: LocalDate | undefined
  readonly cursor?: string | undefined
}

/** Where a page of the same list ended: any other text would begin anew, and a loop over pages would never end. */
function isOfThisList({ domain, date, cursor }: PageQuery): boolean {
  const list = { market: domain ?? null, date: date ?? null }
  return cursor === undefined || (list.date === null ? pickupCursorIn : dueCursorIn)(cursor, list) !== null
}

/** GET /operations/bookings: bookings for dispatchers, a page at a time. */
export const listBoard = defineEndpoint<BoardQuery, BoardPage>({
  method: "GET",
  path: "/v1.0/operations/bookings",
  request: z.codec(
    queryOnly(
      z
        .strictObject({
          domain: z.optional(wireMarket),
          date: z.optional(wireDate),
          state: z.optional(wireStates),
          zone: z.optional(text(64)),
          bktyp: z.optional(wireBookingType),
          vtyp: z.optional(wireVehicle),
          driver: z.optional(text(64)),
          q: z.optional(text(80)),
          exceptions: z.optional(z.literal("true")),
          cursor: z.optional(z.string()),
          limit: z.optional(wireLimit),
        })
        .check(z.refine(isOfThisList, { path: ["cursor"], error: "cursor" })),
    ),
    z.custom<BoardQuery>(),
    {
      decode: ({ query }) => ({
        market: query.domain ?? null,
        date: query.date ?? null,
        states: query.state ?? [],
        zone: query.zone ?? null,
        bookingType: query.bktyp ?? null,
        vehicle: query.vtyp ?? null,
        driver: query.driver ?? null,
        search: query.q ?? "",
        onlyExceptions: query.exceptions !== undefined,
        cursor: query.cursor ?? null,
        limit: query.limit ?? pageSize,
      }),
      encode: ({ market, states, bookingType, vehicle, search, onlyExceptions, limit: most, ...query }) => ({
        ...emptyRequest,
        query: said({
          ...query,
          domain: market,
          state: states.length > 0 ? states : null,
          bktyp: bookingType,
          vtyp: vehicle,
          q: search,
          exceptions: onlyExceptions ? ("true" as const) : null,
          limit: most,
        }),
      }),
    },
  ),
  answer: z.codec(z.object({ data: z.array(WireEntry), next: z.nullable(z.string()) }), z.custom<BoardPage>(), {
    decode: ({ data, next }) => ({ bookings: data.map(entryOf), next }),
    encode: ({ bookings, next }) => ({ data: bookings.map(wireEntryOf), next }),
  }),
})

const WireName = z.object({ en: z.string(), ar: z.string() })

const wireDayBoard = z.codec(
  z.object({
    domain: wireMarket,
    date: wireDate,
    now: wireInstant,
    zones: z.array(z.object({ id: z.string(), city: WireName })),
    cells: z.array(wireCell),
    counts: wireCounts,
    exceptions: z.array(WireEntry),
    exceptionCount: z.number(),
  }),
  z.custom<DayBoard>(),
  {
    decode: ({ domain, exceptions, ...board }): DayBoard => ({
      ...board,
      market: domain,
      exceptions: exceptions.map(entryOf),
    }),
    encode: ({ market, zones, cells, exceptions, ...board }) => ({
      ...board,
      domain: market,
      zones: [...zones],
      cells: [...cells],
      exceptions: exceptions.map(wireEntryOf),
    }),
  },
)

/** GET /operations/board: a market's day by windows and zones, and its exceptions. */
export const dayBoard = defineEndpoint<DayBoardRequest, DayBoard>({
  method: "GET",
  path: "/v1.0/operations/board",
  request: z.codec(
    queryOnly(z.strictObject({ domain: wireMarket, date: z.optional(wireDate) })),
    z.custom<DayBoardRequest>(),
    {
      decode: ({ query }) => ({ market: query.domain, date: query.date ?? null }),
      encode: ({ market, date }) => ({
        ...emptyRequest,
        query: { domain: market, ...said<{ date: LocalDate | null }>({ date }) },
      }),
    },
  ),
  answer: inData<DayBoard>(wireDayBoard as unknown as z.ZodMiniType<DayBoard>),
})

const wireSuggestion = z.codec(
  z.object({
    driver: z.string(),
    name: z.string(),
    vtyp: wireVehicle,
    distanceKm: z.nullable(z.number()),
    from: z.enum(["position", "stop", "unknown"]),
    load: z.number(),
    capacity: z.number(),
    conflict: z.nullable(z.object({ bkref: wireReference, distanceKm: z.number() })),
  }),
  z.custom<SuggestedDriver>(),
  {
    decode: ({ vtyp, conflict, ...suggestion }): SuggestedDriver => ({
      ...suggestion,
      vehicle: vtyp,
      conflict: conflict && { reference: conflict.bkref, distanceKm: conflict.distanceKm },
    }),
    encode: ({ vehicle, conflict, ...suggestion }) => ({
      ...suggestion,
      vtyp: vehicle,
      conflict: conflict && { bkref: conflict.reference, distanceKm: conflict.distanceKm },
    }),
  },
)

/** GET /operations/bookings/:reference/suggestions: drivers who could take it, the best first. */
export const suggestDrivers = defineEndpoint<NamedBooking, readonly SuggestedDriver[]>({
  method: "GET",
  path: "/v1.0/operations/bookings/:reference/suggestions",
  request: z.codec(pathOnly(z.strictObject({ reference: text(64) })), z.custom<NamedBooking>(), {
    decode: ({ params }) => params,
    encode: ({ reference }) => ({ ...emptyRequest, params: { reference } }),
  }),
  answer: inData<readonly SuggestedDriver[]>(
    z.array(wireSuggestion) as unknown as z.ZodMiniType<readonly SuggestedDriver[]>,
  ),
})

/** GET /operations/drivers: the drivers that a booking can be given to, and the present state of each. */
export const listDrivers = defineEndpoint<Record<never, never>, readonly DriverListing[]>({
  method: "GET",
  path: "/v1.0/operations/drivers",
  request: z.codec(queryOnly(z.strictObject({})), z.custom<Record<never, never>>(), {
    decode: () => ({}),
    encode: () => emptyRequest,
  }),
  answer: inData<readonly DriverListing[]>(z.array(wireDriver) as unknown as z.ZodMiniType<readonly DriverListing[]>),
})

/** PUT /operations/drivers/:id: a driver's vehicle, and how many bookings he carries in a window. */
export const equipDriver = defineEndpoint<EquipDriverRequest, DriverListing>({
  method: "PUT",
  path: "/v1.0/operations/drivers/:id",
  request: z.codec(
    pathAndBody(
      z.strictObject({ id: text(64) }),
      z.strictObject({ vtyp: wireVehicle, capacity: wireCapacity, was: z.optional(wireMeans) }),
    ),
    z.custom<EquipDriverRequest>(),
    {
      decode: ({ params, body: { vtyp, capacity, was } }) => ({
        id: params.id,
        vehicle: vtyp,
        capacity,
        ...(was && { was }),
      }),
      encode: ({ id, vehicle, capacity, was }) => ({
        ...emptyRequest,
        params: { id },
        body: { vtyp: vehicle, capacity, ...(was && { was }) },
      }),
    },
  ),
  answer: inData<DriverListing>(wireDriver as unknown as z.ZodMiniType<DriverListing>),
})

/** A reader who reconnects sends the last id that he received, in the header of server-sent events. */
const newsRequest = z.codec(
  z.object({
    params: z.strictObject({}),
    query: z.strictObject({}),
    headers: z.object({ "last-event-id": z.optional(text(64)) }),
    body: z.unknown(),
  }),
  z.custom<NewsRequest>(),
  {
    decode: ({ headers }) => ({ after: headers["last-event-id"] ?? null }),
    encode: ({ after }) => ({ ...emptyRequest, headers: after === null ? {} : { "last-event-id": after } }),
  },
)

/** GET /operations/stream: what changes on the board, as server-sent events. */
export const boardStream = defineEndpoint<NewsRequest, AsyncIterable<BoardNews>>({
  method: "GET",
  path: "/v1.0/operations/stream",
  request: newsRequest,
  // The codec of one piece: the server sends each as it comes.
  answer: wireNews as unknown as z.ZodMiniType<AsyncIterable<BoardNews>>,
})

/** GET /driver/stream: the same for the caller's own bookings. */
export const runStream = defineEndpoint<NewsRequest, AsyncIterable<BoardNews>>({
  method: "GET",
  path: "/v1.0/driver/stream",
  request: newsRequest,
  answer: wireNews as unknown as z.ZodMiniType<AsyncIterable<BoardNews>>,
})
