import * as z from "zod/mini"

/** Writes a domain value as a wire value. */
export type WireEncoder = (value: unknown) => unknown

/**
 * The encoder of a schema: answers as `z.encode` does, but reads the schema once instead of for every value. It does
 * not check the value again: typed code of ours made it. A field that the schema does not name is never sent. A part
 * whose form depends on the value, such as a union, is left to `z.encode`.
 */
export function encoderOf(schema: z.core.$ZodType): WireEncoder {
  const known = encoders.get(schema)
  if (known) return known
  const encoder = madeFor(schema as z.core.$ZodTypes)
  encoders.set(schema, encoder)
  return encoder
}

const encoders = new WeakMap<z.core.$ZodType, WireEncoder>()

const asItIs: WireEncoder = (value) => value

function madeFor(schema: z.core.$ZodTypes): WireEncoder {
  const { def } = schema._zod
  // A check may rewrite the value.
  if (def.checks?.some((check) => check._zod.def.check === "overwrite")) return leftTo(schema)
  switch (def.type) {
    case "string":
    case "number":
    case "boolean":
    case "literal":
    case "enum":
    case "null":
    case "unknown":
    case "any":
    case "custom":
      return asItIs
    case "optional":
    case "nullable":
      return orNothing(encoderOf(def.innerType))
    case "array":
      return listOf(encoderOf(def.element))
    case "object":
      return def.catchall && def.catchall._zod.def.type !== "never" ? leftTo(schema) : objectOf(def.shape)
    case "pipe":
      return through(def as z.core.$ZodPipeDef)
    default:
      return leftTo(schema)
  }
}

const leftTo =
  (schema: z.core.$ZodType): WireEncoder =>
  (value) =>
    z.encode(schema, value)

function orNothing(encoder: WireEncoder): WireEncoder {
  if (encoder === asItIs) return asItIs
  return (value) => (value === undefined || value === null ? value : encoder(value))
}

function listOf(encoder: WireEncoder): WireEncoder {
  if (encoder === asItIs) return asItIs
  return (value) => (value as readonly unknown[]).map(encoder)
}

/** Only the fields of the shape; a missing field is left out. */
function objectOf(shape: z.core.$ZodShape): WireEncoder {
  const fields = Object.entries(shape).map(([name, field]) => ({ name, encoder: encoderOf(field) }))
  return (value) => {
    const written: Record<string, unknown> = {}
    for (const { name, encoder } of fields) {
      const field = (value as Readonly<Record<string, unknown>>)[name]
      if (field !== undefined) written[name] = encoder === asItIs ? field : encoder(field)
    }
    return written
  }
}

/** From the far end of a pipe to its near end, through its codec. */
function through({ in: near, out: far, reverseTransform }: z.core.$ZodPipeDef): WireEncoder {
  const [toNear, fromFar] = [encoderOf(near), encoderOf(far)]
  if (!reverseTransform) return (value) => toNear(fromFar(value))
  return (value) => {
    const payload: z.core.ParsePayload = { value: fromFar(value), issues: [] }
    const written: unknown = reverseTransform(payload.value as never, payload as never)
    if (payload.issues.length > 0) throw new TypeError("An answer of ours cannot be written")
    return toNear(written)
  }
}
