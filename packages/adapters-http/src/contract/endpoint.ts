import type { CarryRefusal } from "@mersal/domain/booking/parcel/package-limits"
import * as z from "zod/mini"

/** A request in HTTP's parts. Header names are lower-case, as Node provides them. */
export interface WireRequest {
  /** The path parameters: `id` of `/v1.0/bookings/:id`. */
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export type Method = "GET" | "POST" | "PUT" | "DELETE"

/** As the specification prints it, with its version; parameters as `:name`. A trailing slash is accepted too (D42). */
export type CallPath = `/v1.0/${string}` | `/v2.0/${string}`

/** The shape of one call of the REST API, used by the server's routes and by the browser's client. */
export interface Endpoint<Request, Answer> {
  readonly method: Method
  readonly path: CallPath
  /** A codec between the wire's request and the domain's. */
  readonly request: z.ZodMiniType<Request, WireRequest>
  /** A codec between the envelope of a successful answer, without `success`, and the domain's answer. */
  readonly answer: z.ZodMiniType<Answer, unknown>
  /** The fields of the request that name pick-up and drop-off, if it has them. */
  readonly placeFields?: PlaceFields
}

/** The paths of pick-up and drop-off in a request, such as "src" and "dest", and of the parcel. */
export interface PlaceFields {
  readonly pickup: string
  readonly dropOff: string
  /** The field to blame if no vehicle carries the parcel; "parcel" by default. */
  readonly parcel?: Readonly<Record<CarryRefusal, string>>
  /** The fields of the promo code and of the total that the customer was shown; by default those of a booking. */
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
/** Most of a request's headers do not concern the call, so unnamed headers are accepted unread. */
const anyHeaders = z.object({})

/** The shape of a request with path parameters only. */
export const pathOnly = <Params extends z.ZodMiniType>(params: Params) =>
  z.object({ params, query: nothing, headers: anyHeaders, body: z.unknown() })

/** The shape of a request with query parameters only. */
export const queryOnly = <Query extends z.ZodMiniType>(query: Query) =>
  z.object({ params: nothing, query, headers: anyHeaders, body: z.unknown() })

/** The shape of a request with a JSON body only. */
export const bodyOnly = <Body extends z.ZodMiniType>(body: Body) =>
  z.object({ params: nothing, query: nothing, headers: anyHeaders, body })

/** The shape of a request with path parameters and a JSON body. */
export const pathAndBody = <Params extends z.ZodMiniType, Body extends z.ZodMiniType>(params: Params, body: Body) =>
  z.object({ params, query: nothing, headers: anyHeaders, body })

/** Empty parts to complete a request of one of the first three shapes. */
export const emptyRequest = { params: {}, query: {}, headers: {}, body: undefined } as const

/** An answer that consists only of `data`. */
export const inData = <Answer>(codec: z.ZodMiniType<Answer>): z.ZodMiniType<Answer> =>
  z.codec(z.object({ data: codec }), z.custom<Answer>(), {
    decode: (wire) => wire.data,
    encode: (answer) => ({ data: answer }),
  }) as unknown as z.ZodMiniType<Answer>
