import type { CarryRefusal } from "@mersal/domain/booking/package-limits"
import * as z from "zod/mini"

/** A request as HTTP carries it. Header names are lower-case, as Node hands them over. */
export interface WireRequest {
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** One call of the REST API: read by the server's routes and by the browser's client. */
export interface Endpoint<Request, Answer> {
  readonly method: "GET" | "POST"
  /** As the specification prints it, under /v1.0; a trailing slash is accepted too (D42). */
  readonly path: `/v1.0/${string}`
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
}

export const defineEndpoint = <Request, Answer>(endpoint: {
  readonly method: "GET" | "POST"
  readonly path: `/v1.0/${string}`
  readonly request: z.ZodMiniType<Request>
  readonly answer: z.ZodMiniType<Answer>
  readonly placeFields?: PlaceFields
}): Endpoint<Request, Answer> => endpoint as Endpoint<Request, Answer>

/** The shape of a request that carries all it says in the address. */
export const queryOnly = <Query extends z.ZodMiniType>(query: Query) =>
  z.object({ query, headers: z.object({}), body: z.unknown() })

/** The shape of a request that carries all it says in its JSON body. */
export const bodyOnly = <Body extends z.ZodMiniType>(body: Body) =>
  z.object({ query: z.strictObject({}), headers: z.object({}), body })

/** An answer that is nothing but `data`. */
export const inData = <Answer>(codec: z.ZodMiniType<Answer>): z.ZodMiniType<Answer> =>
  z.codec(z.object({ data: codec }), z.custom<Answer>(), {
    decode: (wire) => wire.data,
    encode: (answer) => ({ data: answer }),
  }) as unknown as z.ZodMiniType<Answer>
