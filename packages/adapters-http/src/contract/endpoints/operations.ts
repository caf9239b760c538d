import { imageTypes } from "@mersal/domain/account/image-type"
import { signInTypes } from "@mersal/domain/account/role"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import { type BookingNote, isNote, longestNote } from "@mersal/domain/delivery/booking-note"
import { cancelReasons, holdReasons } from "@mersal/domain/delivery/command-reason"
import { enteredPin } from "@mersal/domain/delivery/pin"
import type { Position } from "@mersal/domain/places/position"
import type {
  BookingFile,
  CommandOutcome,
  CommandRequest,
  NamedBooking,
  ProofImage,
  RunStop,
  StaffCommand,
} from "@mersal/domain/ports/driving/operations-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, pathAndBody, pathOnly, queryOnly } from "../endpoint.ts"
import { entryOf, WireEntry, wireEntryOf } from "../wire-board.ts"
import { wireBooking } from "../wire-codec.ts"
import { allFailReasons, minorUnits, standOfWire, wireEvent, wireStand, wireTill } from "../wire-delivery.ts"
import {
  codeText,
  text,
  wireAmount,
  wireDate,
  wireInstant,
  wireMoney,
  wirePosition,
  wireReference,
} from "../wire-values.ts"
import { wireRating } from "./ratings.ts"

const named = z.strictObject({ reference: text(64) })
const window = z.strictObject({ date: wireDate, window: text(20) })
const driver = text(64)

/** Every command has an id, and the fields that a phone adds for commands given offline. */
const given = {
  id: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  at: z.optional(z.nullable(wireInstant)),
  place: z.optional(z.nullable(wirePosition)),
  after: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(1e6)))),
}

const WireCommand = z.discriminatedUnion("command", [
  z.strictObject({ ...given, command: z.literal("assign"), driver }),
  ...(["unassign", "release", "start", "arrive", "collect"] as const).map((command) =>
    z.strictObject({ ...given, command: z.literal(command) }),
  ),
  z.strictObject({ ...given, command: z.literal("hold"), reason: z.enum(holdReasons) }),
  z.strictObject({
    ...given,
    command: z.literal("reschedule"),
    pickup: z.optional(z.nullable(window)),
    delivery: window,
  }),
  z.strictObject({ ...given, command: z.literal("cancel"), reason: z.enum(cancelReasons) }),
  z.strictObject({ ...given, command: z.literal("fail"), reason: z.enum(allFailReasons) }),
  z.strictObject({
    ...given,
    command: z.literal("deliver"),
    proof: z.discriminatedUnion("kind", [
      z.strictObject({
        kind: z.literal("pin"),
        pin: codeText(20).check(z.refine((typed) => enteredPin(typed) !== null)),
      }),
      z.strictObject({ kind: z.literal("photo"), image: text(64) }),
      z.strictObject({ kind: z.literal("signature"), image: text(64) }),
    ]),
  }),
  z.strictObject({ ...given, command: z.literal("refund"), amount: wireAmount.check(z.gt(0)) }),
  z.strictObject({ ...given, command: z.literal("takeCash"), amount: wireAmount }),
])

function staffCommand(wire: z.output<typeof WireCommand>): StaffCommand {
  switch (wire.command) {
    case "assign":
      return { type: wire.command, driver: wire.driver }
    case "hold":
      return { type: wire.command, reason: wire.reason }
    case "reschedule":
      return { type: wire.command, pickup: wire.pickup ?? null, delivery: wire.delivery }
    case "cancel":
      return { type: wire.command, reason: wire.reason }
    case "fail":
      return { type: wire.command, reason: wire.reason }
    case "deliver":
      return { type: wire.command, proof: wire.proof }
    case "refund":
    case "takeCash":
      return { type: wire.command, minor: minorUnits(wire.amount) }
    default:
      return { type: wire.command }
  }
}

/** POST /operations/bookings/:reference/commands: one command of D34, once for each id. */
export const commandBooking = defineEndpoint<CommandRequest, CommandOutcome>({
  method: "POST",
  path: "/v1.0/operations/bookings/:reference/commands",
  request: z.codec(pathAndBody(named, WireCommand), z.custom<CommandRequest>(), {
    decode: ({ params, body }) => ({
      reference: params.reference,
      id: body.id,
      command: staffCommand(body),
      at: body.at ?? null,
      place: body.place ?? null,
      after: body.after ?? null,
    }),
    encode: ({ reference, id, command: { type, ...rest }, at, place, after }) => ({
      ...emptyRequest,
      params: { reference },
      body: {
        id,
        command: type,
        ...("minor" in rest ? { amount: rest.minor / 100 } : rest),
        ...(at !== null && { at }),
        ...(place !== null && { place }),
        ...(after !== null && { after }),
      } as z.output<typeof WireCommand>,
    }),
  }),
  answer: inData<CommandOutcome>(
    z.codec(z.extend(wireStand, { reference: wireReference, at: wireInstant }), z.custom<CommandOutcome>(), {
      decode: (wire) => ({ reference: wire.reference, at: wire.at, now: standOfWire(wire) }),
      encode: ({ reference, at, now }) => ({ reference, at, ...now }),
    }),
  ),
})

const byReference = z.codec(pathOnly(named), z.custom<NamedBooking>(), {
  decode: ({ params }) => params,
  encode: ({ reference }) => ({ ...emptyRequest, params: { reference } }),
})

const wireNote = z.codec(
  z.object({
    id: z.string(),
    text: z.string(),
    role: z.enum([...signInTypes, "system"]),
    author: z.nullable(z.string()),
    at: wireInstant,
  }),
  z.custom<BookingNote>(),
  {
    decode: ({ role, author, ...note }) => ({ ...note, by: { role, id: author } }),
    encode: ({ by, ...note }) => ({ ...note, role: by.role, author: by.id }),
  },
)

/** GET /operations/bookings/:reference: a whole booking, with everything that happened to it. */
export const showFile = defineEndpoint<NamedBooking, BookingFile>({
  method: "GET",
  path: "/v1.0/operations/bookings/:reference",
  request: byReference,
  answer: inData<BookingFile>(
    z.codec(
      z.extend(WireEntry, {
        till: wireTill,
        fee: z.nullable(wireMoney),
        log: z.array(wireEvent),
        notes: z.array(wireNote),
        proofs: z.array(z.object({ image: z.string(), digest: z.string(), at: wireInstant })),
        rating: z.nullable(wireRating),
      }),
      z.custom<BookingFile>(),
      {
        decode: (wire) => ({
          ...entryOf(wire),
          till: wire.till,
          fee: wire.fee,
          log: wire.log,
          notes: wire.notes,
          proofs: wire.proofs,
          rating: wire.rating,
        }),
        encode: (file) => ({
          ...wireEntryOf(file),
          till: file.till,
          fee: file.fee,
          log: [...file.log],
          notes: [...file.notes],
          proofs: [...file.proofs],
          rating: file.rating,
        }),
      },
    ),
  ),
})

type NoteRequest = NamedBooking & { readonly text: string }

/** POST /operations/bookings/:reference/notes: a note that only staff read. */
export const writeNote = defineEndpoint<NoteRequest, BookingNote>({
  method: "POST",
  path: "/v1.0/operations/bookings/:reference/notes",
  request: z.codec(
    pathAndBody(named, z.strictObject({ text: text(longestNote).check(z.refine(isNote, "missing-field")) })),
    z.custom<NoteRequest>(),
    {
      decode: ({ params, body }) => ({ ...params, ...body }),
      encode: ({ reference, ...body }) => ({ ...emptyRequest, params: { reference }, body }),
    },
  ),
  answer: inData<BookingNote>(wireNote as unknown as z.ZodMiniType<BookingNote>),
})

type RunRequest = { readonly date: LocalDate | null }

const wireRunStop = z.codec(
  z.extend(wireStand, {
    booking: wireBooking,
    leg: z.enum(["pickup", "delivery"]),
    arrivedAt: z.nullable(wireInstant),
    failedAttempts: z.number(),
    till: wireTill,
  }),
  z.custom<RunStop>(),
  {
    decode: ({ booking, leg, arrivedAt, failedAttempts, till, ...stand }) => ({
      booking,
      now: standOfWire(stand),
      leg,
      arrivedAt,
      failedAttempts,
      till,
    }),
    encode: ({ now, ...stop }) => ({ ...now, ...stop }),
  },
)

/** GET /driver/run: a driver's own day. */
export const driverRun = defineEndpoint<RunRequest, readonly RunStop[]>({
  method: "GET",
  path: "/v1.0/driver/run",
  request: z.codec(queryOnly(z.strictObject({ date: z.optional(wireDate) })), z.custom<RunRequest>(), {
    decode: ({ query }) => ({ date: query.date ?? null }),
    encode: ({ date }) => ({ ...emptyRequest, query: date === null ? {} : { date } }),
  }),
  answer: inData<readonly RunStop[]>(z.array(wireRunStop) as unknown as z.ZodMiniType<readonly RunStop[]>),
})

/** POST /driver/position: a driver's position during a leg. */
export const driverPosition = defineEndpoint<{ readonly position: Position }, null>({
  method: "POST",
  path: "/v1.0/driver/position",
  request: z.codec(bodyOnly(wirePosition), z.custom<{ readonly position: Position }>(), {
    decode: ({ body }) => ({ position: body }),
    encode: ({ position }) => ({ ...emptyRequest, body: position }),
  }),
  answer: inData<null>(z.null()),
})

type ProofRequest = NamedBooking & { readonly bytes: Uint8Array }
type KeptProof = { readonly image: string; readonly digest: string }

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** POST /operations/bookings/:reference/proof: a picture's bytes, as proof of delivery. */
export const storeProof = defineEndpoint<ProofRequest, KeptProof>({
  method: "POST",
  path: "/v1.0/operations/bookings/:reference/proof",
  request: z.codec(pathAndBody(named, z.object({ type: z.string(), bytes })), z.custom<ProofRequest>(), {
    decode: ({ params, body }) => ({ ...params, bytes: body.bytes }),
    // The server determines the type from the bytes; the header only has to name some picture.
    encode: (request) => ({
      ...emptyRequest,
      params: { reference: request.reference },
      body: { type: "image/jpeg", bytes: request.bytes },
    }),
  }),
  answer: inData<KeptProof>(z.object({ image: z.string(), digest: z.string() }) as unknown as z.ZodMiniType<KeptProof>),
})

type ProofQuery = NamedBooking & { readonly image: string; readonly accessToken: string | null }

/** GET /bookings/:reference/proof/:image: the picture, for its owner, its driver and dispatchers. */
export const showProof = defineEndpoint<ProofQuery, ProofImage>({
  method: "GET",
  path: "/v1.0/bookings/:reference/proof/:image",
  request: z.codec(
    z.object({
      params: z.strictObject({ reference: text(64), image: text(64) }),
      query: z.strictObject({}),
      headers: z.object({ "mersal-access": z.optional(text(64)) }),
      body: z.unknown(),
    }),
    z.custom<ProofQuery>(),
    {
      decode: ({ params, headers }) => ({ ...params, accessToken: headers["mersal-access"] ?? null }),
      encode: ({ reference, image, accessToken }) => ({
        ...emptyRequest,
        params: { reference, image },
        headers: accessToken === null ? {} : { "mersal-access": accessToken },
      }),
    },
  ),
  answer: z.object({ type: z.enum(imageTypes), bytes }) as unknown as z.ZodMiniType<ProofImage>,
})
