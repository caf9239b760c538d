import * as z from "zod/mini"
import { ErrorEnvelope, WireError } from "../contract/error-envelope.ts"
import { wireBooking } from "../contract/wire-codec.ts"
import { wireQuote } from "../contract/wire-quote.ts"
import { dropped, wireDate, wireInstant, wireLimit, wirePlace, wirePlaceText } from "../contract/wire-values.ts"
import { errorCodes } from "./error-codes.ts"

/** A JSON Schema of 2020-12, as in OpenAPI 3.1. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly deprecated?: boolean
  readonly $defs?: Readonly<Record<string, JsonSchema>>
}

/** What a schema cannot describe, because our own code checks it. */
const additions = new Map<unknown, object>([
  [wireDate, { format: "date", examples: ["2026-11-23"] }],
  [wireInstant, { format: "date-time", examples: ["2026-11-21T12:00:00.000Z"] }],
  // A number in the address is written as a text, as all is there.
  [wireLimit, { type: "integer", pattern: undefined, minimum: 1, maximum: 100 }],
  [wirePlace, { description: 'A name in either language, an id, {lat, lon} or "lat,lon".' }],
  [wirePlaceText, { description: 'A name in either language, an id, or "lat,lon".' }],
  [
    WireError.shape.code,
    {
      description: "For programs. New codes may come at any time: decide by the status of one that you do not know.",
      enum: [...new Set(errorCodes.map(({ code }) => code))],
      "x-enumDescriptions": Object.fromEntries(errorCodes.map(({ code, means, todo }) => [code, `${means} ${todo}`])),
    },
  ],
  [dropped, { description: "Taken as the specification names it, and not read.", deprecated: true }],
])

/** Shapes that many calls share, by the names under which the description has them once. */
const shared = z.registry<{ id: string }>()
shared.add(ErrorEnvelope, { id: "Errors" })
shared.add(WireError, { id: "Error" })
shared.add(wireBooking, { id: "Booking" })
shared.add(wireQuote, { id: "Quote" })

/** The wire's side of a codec: what a caller sends or receives. Shared shapes are under `$defs`. */
export const wireSchema = (codec: unknown): JsonSchema => {
  const { $schema, ...schema } = z.toJSONSchema(codec as z.ZodMiniType, {
    io: "input",
    unrepresentable: "any",
    metadata: shared as never,
    override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, additions.get(zodSchema)),
  }) as JsonSchema
  return schema
}
