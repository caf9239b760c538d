import type * as z from "zod/mini"

/** A decoder's answer for a value that the schema may refuse: `z.safeDecode` then says what is wrong with it. */
export const undecided = Symbol("undecided")

/** Reads a wire value into a domain value, or answers `undecided`. */
export type WireDecoder = (value: unknown) => unknown

/**
 * The decoder of a schema: answers as `z.decode` does for valid values, but reads the schema once instead of for every
 * value. It reports no faults: a value with a fault in any part is undecided. All checks and codecs are zod's own; only
 * the walk through objects, lists and optional fields is ours, because zod spends most of its time there on fields that
 * a request leaves out.
 */
export function decoderOf(schema: z.core.$ZodType): WireDecoder {
  const known = decoders.get(schema)
  if (known) return known
  const decoder = madeFor(schema as z.core.$ZodTypes)
  decoders.set(schema, decoder)
  return decoder
}

const decoders = new WeakMap<z.core.$ZodType, WireDecoder>()

const asItIs: WireDecoder = (value) => value

function madeFor(schema: z.core.$ZodTypes): WireDecoder {
  const { def } = schema._zod
  const checked = (decoder: WireDecoder): WireDecoder =>
    def.checks === undefined || def.checks.length === 0 ? decoder : withChecks(decoder, def.checks)
  switch (def.type) {
    case "string":
      return isPlainText(def) ? textUpTo(Math.min(...(def.checks ?? []).map(maximumOf))) : leftTo(schema)
    case "custom":
      return def.checks?.length || def.when ? leftTo(schema) : ifSo(def.fn)
    case "unknown":
    case "any":
      return checked(asItIs)
    case "optional":
      return def.innerType._zod.optin === "defaulted"
        ? leftTo(schema)
        : checked(orThat(undefined, decoderOf(def.innerType)))
    case "nullable":
      return checked(orThat(null, decoderOf(def.innerType)))
    case "array":
      return checked(listOf(decoderOf(def.element)))
    case "object":
      return isPlain(def) ? checked(objectOf(def)) : leftTo(schema)
    case "pipe":
      return "reverseTransform" in def ? checked(through(def as z.core.$ZodPipeDef)) : leftTo(schema)
    default:
      return leftTo(schema)
  }
}

/** For schemas that depend on the value, such as a union, and for those that are a single check anyway. */
const leftTo =
  (schema: z.core.$ZodType): WireDecoder =>
  (value) =>
    settled(schema._zod.run({ value, issues: [] }, {}))

const settled = (payload: z.core.util.MaybeAsync<z.core.ParsePayload>): unknown =>
  payload instanceof Promise || payload.issues.length > 0 ? undecided : payload.value

const maximumOf = (check: z.core.$ZodCheck): number => (check._zod.def as z.core.$ZodCheckMaxLengthDef).maximum
const isLengthAtMost = (check: z.core.$ZodCheck): boolean => check._zod.def.check === "max_length"

/** A string without a format of its own, checked for its length only. */
const isPlainText = ({ coerce, checks = [], ...def }: z.core.$ZodStringDef): boolean =>
  !coerce && !("format" in def) && checks.every(isLengthAtMost)

const textUpTo =
  (maximum: number): WireDecoder =>
  (value) =>
    typeof value === "string" && value.length <= maximum ? value : undecided

const ifSo =
  (isSo: (value: unknown) => unknown): WireDecoder =>
  (value) =>
    isSo(value) === true ? value : undecided

function withChecks(decoder: WireDecoder, checks: readonly z.core.$ZodCheck[]): WireDecoder {
  return (value) => {
    const decoded = decoder(value)
    if (decoded === undecided) return undecided
    const payload: z.core.ParsePayload = { value: decoded, issues: [] }
    for (const { _zod: check } of checks) {
      if (check.def.when && !check.def.when(payload as never)) continue
      if (check.check(payload as never) instanceof Promise || payload.issues.length > 0) return undecided
    }
    return payload.value
  }
}

const orThat =
  (nothing: undefined | null, decoder: WireDecoder): WireDecoder =>
  (value) =>
    value === nothing ? value : decoder(value)

function listOf(decoder: WireDecoder): WireDecoder {
  return (value) => {
    if (!Array.isArray(value)) return undecided
    const decoded = value.map(decoder)
    return decoded.includes(undecided) ? undecided : decoded
  }
}

/** Unknown fields are ignored or refused, and no default is made up for a missing field. */
const isPlain = ({ catchall, shape }: z.core.$ZodObjectDef): boolean =>
  (catchall === undefined || catchall._zod.def.type === "never") &&
  !Object.hasOwn(shape, "__proto__") &&
  Object.values(shape).every((field) => field._zod.optin !== "defaulted")

function objectOf({ shape, catchall }: z.core.$ZodObjectDef): WireDecoder {
  const fields = Object.entries(shape).map(([name, field]) => {
    const { optin, optout } = field._zod
    const mayMiss = optin === "optional"
    return { name, decoder: decoderOf(field), mayMiss, isLeftOut: mayMiss && optout === "optional" }
  })
  const names: ReadonlySet<string> = new Set(Object.keys(shape))
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undecided
    if (catchall) for (const name in value) if (!names.has(name)) return undecided
    const decoded: Record<string, unknown> = {}
    for (const { name, decoder, mayMiss, isLeftOut } of fields) {
      const isThere = name in value
      if (!isThere && isLeftOut) continue
      if (!isThere && !mayMiss) return undecided
      const field = decoder((value as Readonly<Record<string, unknown>>)[name])
      if (field === undecided) return undecided
      if (isThere || field !== undefined) decoded[name] = field
    }
    return decoded
  }
}

/** From the near end of a codec to its far end, through its transform. */
function through({ in: near, out: far, transform }: z.core.$ZodPipeDef): WireDecoder {
  const [fromNear, toFar] = [decoderOf(near), decoderOf(far)]
  return (value) => {
    const payload: z.core.ParsePayload = { value: fromNear(value), issues: [] }
    if (payload.value === undecided) return undecided
    const transformed: unknown = transform?.(payload.value as never, payload as never)
    return payload.issues.length > 0 || transformed instanceof Promise ? undecided : toFar(transformed)
  }
}
