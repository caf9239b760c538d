import type { CarryRefusal } from "@mersal/domain/booking/parcel/package-limits"
import * as z from "zod/mini"

/** A request as HTTP carries it. Header names are lower-case, as Node hands them over. */
export interface WireRequest {
  /** The named parts of the path: `id` of `/v1.0/bookings/:id`. */
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export type Method = "GET" | "POST" | "PUT" | "DELETE"

/** As the specification prints it, under its version; named parts as `:name`. A trailing slash is accepted too (D42). */
export type CallPath = `/v1.0/${string}` | `/v2.0/${string}`

/** One call of the REST API: read by the server's routes and by the browser's client. */
export interface Endpoint<Request, Answer> {
  readonly method: Method
  readonly path: CallPath
  /** Wire request to domain request and back. */
  readonly request: z.ZodMiniType<Request, WireRequest>
  /** The envelope of a successful answer, without `success`, and back. */
  readonly answer: z.ZodMiniType<Answer, unknown>
  /** Where its request names the two ends of a way, when it can name them. */
  readonly placeFields?: PlaceFields
}

/** The paths of the two ends of a way in a request, "src" and "dest", and of the parcel that goes it. */
export interface PlaceFields {
  readonly pickup: string
  readonly dropOff: string
  /** Where the parcel is at fault when no vehicle carries it; "parcel" when not said. */
  readonly parcel?: Readonly<Record<CarryRefusal, string>>
  /** Where the promo code stands, and what the customer was shown to pay; those of a booking when not said. */
  readonly promo?: string
  readonly total?: string
}

export const defineEndpoint = <Request, Answer>(endpoint: {
  readonly method: Method
  readonly path: CallPath
  readonly request: z.ZodMiniType<Request>
  readonly answer: z.ZodMiniType<Answer>
  readonly placeFields?: PlaceFields
}): Endpoint<Request, Answer> => endpoint as Endpoint<Request, Answer>

const nothing = z.strictObject({})
/** Headers are many, and most are no matter of the call: those that it does not name are let through unread. */
const anyHeaders = z.object({})

/** The shape of a request that carries all it says in its path. */
export const pathOnly = <Params extends z.ZodMiniType>(params: Params) =>
  z.object({ params, query: nothing, headers: anyHeaders, body: z.unknown() })

/** The shape of a request that carries all it says in the address after the question mark. */
export const queryOnly = <Query extends z.ZodMiniType>(query: Query) =>
  z.object({ params: nothing, query, headers: anyHeaders, body: z.unknown() })

/** The shape of a request that carries all it says in its JSON body. */
export const bodyOnly = <Body extends z.ZodMiniType>(body: Body) =>
  z.object({ params: nothing, query: nothing, headers: anyHeaders, body })

/** The shape of a request of which the path names something and the JSON body says what to do with it. */
export const pathAndBody = <Params extends z.ZodMiniType, Body extends z.ZodMiniType>(params: Params, body: Body) =>
  z.object({ params, query: nothing, headers: anyHeaders, body })

/** What a request of the first three shapes is encoded with beside what it says. */
export const emptyRequest = { params: {}, query: {}, headers: {}, body: undefined } as const

/** An answer that is nothing but `data`. */
export const inData = <Answer>(codec: z.ZodMiniType<Answer>): z.ZodMiniType<Answer> =>
  z.codec(z.object({ data: codec }), z.custom<Answer>(), {
    decode: (wire) => wire.data,
    encode: (answer) => ({ data: answer }),
  }) as unknown as z.ZodMiniType<Answer>
