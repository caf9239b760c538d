import { runs } from "@mersal/domain/testing/runs"
import fc from "fast-check"
import { expect, it } from "vitest"
import * as z from "zod/mini"
import * as arbitrary from "../testing/arbitraries.ts"
import { overTheWire } from "../testing/round-trip.ts"
import { endpointTable } from "./endpoint-table.ts"
import { decoderOf, undecided } from "./wire-decoder.ts"

const whole = z.codec(z.string().check(z.maxLength(4)), z.custom<number>(), {
  decode: (text, context) => {
    if (/^\d+$/.test(text)) return Number(text)
    context.issues.push({ code: "custom", input: text, message: "not-a-number" })
    return z.NEVER
  },
  encode: String,
})
const nothingIsZero = z.codec(z.optional(z.nullable(whole)), z.custom<number>(), {
  decode: (number) => number ?? 0,
  encode: (number) => number,
})
/** Covers each way in which our schemas are made. */
const Request = z.object({
  body: z.strictObject({
    stops: z.array(z.object({ name: z.string(), floor: z.optional(whole) })).check(z.maxLength(2)),
    kind: z.enum(["letter", "parcel"]),
    code: z.optional(z.string().check(z.trim(), z.minLength(1))),
    when: z.union([z.iso.date(), z.literal("now")]),
    weight: z.optional(z.nullable(z.number().check(z.gte(0)))),
    tip: nothingIsZero,
    note: z.optional(z.unknown()),
    extra: z._default(z.string(), "none"),
  }),
})
const text = fc.constantFrom("", " ", "12", "x", "12345", "letter", "parcel", "now", "2026-11-21", " A ")
const anything = fc.oneof(text, fc.constantFrom<unknown>(undefined, null, -1, 0, 1.5, Number.NaN, true, [], {}))
const often = (value: fc.Arbitrary<unknown>) => fc.oneof({ weight: 9, arbitrary: value }, anything)
const requests = fc.record({
  body: fc.record(
    {
      stops: often(
        fc.array(fc.record({ name: often(text), floor: often(text), gate: text }, { requiredKeys: ["name"] })),
      ),
      kind: often(fc.constantFrom("letter", "parcel")),
      code: often(text),
      when: often(fc.constantFrom("2026-11-21", "now")),
      weight: often(fc.constantFrom<unknown>(null, 0, 2.5)),
      tip: often(fc.constantFrom<unknown>("12", null)),
      note: anything,
      extra: often(text),
      unknown: anything,
    },
    { requiredKeys: ["stops", "kind", "when"] },
  ),
})

/** Expects the same as from zod: the value with all its fields, or that something is wrong with it. */
function expectAsZod(schema: z.ZodMiniType, value: unknown): void {
  const decoded = decoderOf(schema)(value)
  const { success, data, error } = z.safeDecode(schema, value)
  expect(decoded === undecided, error?.message).toBe(!success)
  if (success) expect(decoded).toStrictEqual(data)
}

it("answers what zod answers, and is undecided exactly where zod finds a fault", () => {
  fc.assert(
    fc.property(requests, (request) => expectAsZod(Request, request)),
    { numRuns: runs(2_000) },
  )
})

it("reads an order as zod reads it, also one that has been tampered with", () => {
  const { request } = endpointTable.createOrder.endpoint
  const path = fc.constantFrom("pkp", "dlv", "usr", "dom", "bktyp", "selectedPickupTime", "tamt", "parcel", "more")
  fc.assert(
    fc.property(arbitrary.order, fc.option(fc.tuple(path, anything)), (order, change) => {
      const { body } = overTheWire(z.encode(request as z.ZodMiniType, order)) as { body: object }
      const changed = change === null ? body : { ...body, [change[0]]: change[1] }
      expectAsZod(request, { params: {}, query: {}, headers: { host: "localhost" }, body: changed })
    }),
    { numRuns: runs(500) },
  )
})

it("leaves every fault to zod, which names it", () => {
  expect(decoderOf(Request)({ body: { stops: [], kind: "letter", when: "later" } })).toBe(undecided)
})
