import * as z from "zod/mini"
import type { PlaceFields } from "../endpoint.ts"
import type { WireError } from "../error-envelope.ts"

/** A refusal without its texts: the part that programs read. */
export type BareWireError = Pick<WireError, "code" | "field" | "data">

interface Tagged {
  readonly _tag: string
}

/** The codec of one refusal. */
export interface RefusalCodec<Failure> {
  /** One entry, or one per issue if the refusal has several. */
  readonly encode: (failure: Failure, places: PlaceFields) => readonly BareWireError[]
  /** The refusal that the wire errors mean, or null if they mean another one. There is always at least one error. */
  readonly decode: (errors: readonly [WireError, ...WireError[]]) => Failure | null
}

/** A codec for each refusal of a port: a missing one does not compile. */
export type RefusalCodecs<Failure extends Tagged> = {
  readonly [Tag in Failure["_tag"]]: RefusalCodec<Extract<Failure, { readonly _tag: Tag }>>
}

/** The path of a body that is at fault as a whole, such as a picture. */
export const wholeBody = ""

/** The codec of a refusal without data. */
export const bareRefusal = <Failure>(
  code: string,
  Refused: new () => Failure,
  field?: string,
): RefusalCodec<Failure> => ({
  encode: () => [{ code, ...(field !== undefined && { field }) }],
  decode: ([error]) => (error.code === code ? new Refused() : null),
})

/** The codec of a refusal whose fields are sent as `data`. */
export const refusalWithData = <Data extends object, Failure extends Data>(
  code: string,
  schema: z.ZodMiniType<Data>,
  Refused: new (data: Data) => Failure,
  field?: string,
): RefusalCodec<Failure> => ({
  encode: (failure) => [{ code, ...(field !== undefined && { field }), data: z.encode(schema, failure as never) }],
  decode: ([error]) => (error.code === code ? made(schema, error.data, (data) => new Refused(data)) : null),
})

/** Makes a value from data of the right shape; null for other data. */
export function made<Data, Made>(schema: z.ZodMiniType<Data>, data: unknown, make: (data: Data) => Made): Made | null {
  const read = z.safeParse(schema, data)
  return read.success ? make(read.data) : null
}

/** Codecs of some refusals; the caller knows which ones can come. */
// biome-ignore lint/suspicious/noExplicitAny: each codec is held to its own refusal where it is written.
export type AnyRefusalCodecs = Readonly<Record<string, RefusalCodec<any>>>

/** The refusal among these codecs that wire errors mean, or null. */
export function decodeRefusal(codecs: AnyRefusalCodecs, errors: readonly WireError[]): Tagged | null {
  const [first, ...others] = errors
  if (!first) return null
  for (const codec of Object.values(codecs)) {
    const refusal: Tagged | null = codec.decode([first, ...others])
    if (refusal !== null) return refusal
  }
  return null
}
