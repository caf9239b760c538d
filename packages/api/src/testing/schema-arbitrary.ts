import type { JsonSchema } from "@mersal/adapters-http/openapi/json-schema"
import fc from "fast-check"

/**
 * Texts that have broken programs: markup, quotes, formulas, control characters, directions, other planes, long ones.
 */
export const naughtyTexts = [
  "",
  " ",
  "undefined",
  "NaN",
  "-1",
  "0x1F",
  "1e309",
  "null",
  "\u0000",
  "\r\nSet-Cookie: a=b",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "' or 1=1 --",
  "'; drop table bookings; --",
  "=cmd|' /C calc'!A0",
  "../../etc/passwd",
  "%00%2e%2e%2f",
  "{{7*7}}",
  "#{7*7}",
  "__proto__",
  "Ω≈ç√∫˜µ≤≥÷",
  "مرحبا\u202e\u2066",
  "🏳️‍🌈👩‍👩‍👧",
  "\ud800",
  "Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮",
  "2026-02-30",
  "24:30",
  "a".repeat(5_000),
] as const

const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...naughtyTexts, null, true, false, 0, -0, -1, 1e308, 2 ** 53, 0.1 + 0.2, [], {}, [[]]),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** What a document has for a `$ref`. */
export type Resolve = (reference: string) => JsonSchema

/**
 * Values of a schema's shape, with texts that people and attackers write.
 *
 * @param hostility how often, in a hundred, a value has another shape than the schema's; also how often a field is
 * missing or unknown
 */
export function valuesOf(schema: JsonSchema, resolve: Resolve, hostility: number): fc.Arbitrary<unknown> {
  const proper = properValues(schema, resolve, hostility)
  if (hostility === 0) return proper
  return fc.oneof({ weight: 100 - hostility, arbitrary: proper }, { weight: hostility, arbitrary: hostileValues })
}

function properValues(schema: JsonSchema, resolve: Resolve, hostility: number): fc.Arbitrary<unknown> {
  if (typeof schema.$ref === "string") return valuesOf(resolve(schema.$ref), resolve, hostility)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  // Beside properties it only says which of them occur together.
  const choices = schema.properties ? undefined : ((schema.anyOf ?? schema.oneOf) as readonly JsonSchema[] | undefined)
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, resolve, hostility)))
  const types = Array.isArray(schema.type) ? (schema.type as readonly string[]) : [schema.type]
  return fc.oneof(...types.map((type) => valuesOfType(String(type), schema, resolve, hostility)))
}

function valuesOfType(type: string, schema: JsonSchema, resolve: Resolve, hostility: number): fc.Arbitrary<unknown> {
  switch (type) {
    case "string":
      return texts(schema)
    case "boolean":
      return fc.boolean()
    case "null":
      return fc.constant(null)
    case "integer":
      return fc.integer(boundsOf(schema))
    case "number":
      return fc.oneof(
        fc.double({ ...boundsOf(schema), noNaN: true, noDefaultInfinity: true }),
        fc.integer({ min: Math.ceil(boundsOf(schema).min), max: Math.floor(boundsOf(schema).max) }),
      )
    case "array":
      return fc.array(valuesOf((schema.items ?? {}) as JsonSchema, resolve, hostility), {
        minLength: Math.min(Number(schema.minItems ?? 0), 3),
        maxLength: Math.min(Number(schema.maxItems ?? 2), 3),
      })
    case "object":
      return objects(schema, resolve, hostility)
    default:
      return hostileValues
  }
}

const boundsOf = ({ minimum, maximum }: JsonSchema) => ({
  min: Math.max(Number(minimum ?? -1e6), -1e9),
  max: Math.min(Number(maximum ?? 1e6), 1e9),
})

/** Future days, the first and the last possible one, and one that does not exist. */
const dates = ["2026-11-22", "2026-11-23", "0001-01-01", "9999-12-31", "2026-02-30"] as const

const dateTimes = ["2026-11-22T06:00:00Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "yesterday"] as const

function texts({ format, pattern, minLength, maxLength, examples }: JsonSchema): fc.Arbitrary<string> {
  const shown = Array.isArray(examples) && examples.length > 0 ? [fc.constantFrom(...(examples as string[]))] : []
  if (format === "date") return fc.oneof(...shown, fc.constantFrom(...dates))
  if (format === "date-time") return fc.oneof(...shown, fc.constantFrom(...dateTimes))
  if (typeof pattern === "string") return fc.oneof(...shown, fc.stringMatching(new RegExp(pattern)))
  const most = Number(maxLength ?? 60)
  const fitting = naughtyTexts.filter((text) => text.length <= most && text.length >= Number(minLength ?? 0))
  return fc.oneof(
    ...shown,
    fc.constantFrom(...fitting, "Dubai Marina"),
    fc.string({ unit: "grapheme", minLength: Math.min(Number(minLength ?? 0), 60), maxLength: Math.min(most, 60) }),
  )
}

function objects(schema: JsonSchema, resolve: Resolve, hostility: number): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  const model = Object.fromEntries(properties.map(([name, property]) => [name, valuesOf(property, resolve, hostility)]))
  const required = (schema.required ?? []).filter((name) => name in model)
  const whole = fc.record(model, { requiredKeys: required })
  if (hostility === 0) return whole
  const partial = fc.record(model, { requiredKeys: [] })
  const strange = fc
    .tuple(whole, fc.constantFrom("role", "paystat", "__proto__", "constructor", "x", "card", ""), hostileValues)
    .map(([value, name, extra]) => Object.defineProperty({ ...value }, name, { value: extra, enumerable: true }))
  return fc.oneof(
    { weight: 90, arbitrary: whole },
    { weight: 5, arbitrary: partial },
    { weight: 5, arbitrary: strange },
  )
}
