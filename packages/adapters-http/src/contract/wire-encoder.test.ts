import { expect, it } from "vitest"
import * as z from "zod/mini"
import { encoderOf } from "./wire-encoder.ts"

const instant = z.codec(z.string(), z.custom<number>(), {
  decode: (text) => Date.parse(text),
  encode: (at) => new Date(at).toISOString(),
})

it("writes what the schema names and nothing else, through every codec on the way", () => {
  const stop = z.object({ name: z.string(), at: z.optional(z.nullable(instant)) })
  const encode = encoderOf(z.object({ stops: z.array(stop), note: z.optional(z.string()) }))
  const stops = [{ name: "Marina", at: 0, phone: "+971501234567" }, { name: "Majaz", at: null }, { name: "Souq" }]
  expect(encode({ stops, seal: "secret" })).toEqual({
    stops: [{ name: "Marina", at: "1970-01-01T00:00:00.000Z" }, { name: "Majaz", at: null }, { name: "Souq" }],
  })
})

it("writes a union by the part that the value belongs to", () => {
  const news = z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("moved"), at: instant }),
    z.object({ kind: z.literal("none"), at: z.number() }),
  ])
  const encode = encoderOf(z.array(news))
  expect(
    encode([
      { kind: "moved", at: 0 },
      { kind: "none", at: 0 },
    ]),
  ).toEqual([
    { kind: "moved", at: "1970-01-01T00:00:00.000Z" },
    { kind: "none", at: 0 },
  ])
})

it("writes no answer that a codec cannot write", () => {
  const never = z.codec(z.string(), z.custom<string>(), {
    decode: (text) => text,
    encode: (value, context) => {
      context.issues.push({ code: "custom", input: value, message: "no" })
      return z.NEVER
    },
  })
  expect(() => encoderOf(z.object({ name: never }))({ name: "Aisha" })).toThrow(TypeError)
})
