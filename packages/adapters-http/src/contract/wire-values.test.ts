import { fieldCounter } from "@mersal/domain/market/field-counter"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import * as z from "zod/mini"
import { text } from "./wire-values.ts"

const aLimit = fc.constantFrom(...new Set(Object.values(fieldLimits)))
/** One or two UTF-16 units: letters, an emoji, a script beyond the first 65536 characters, and half of a pair. */
const aCharacter = fc.constantFrom("a", "ب", "\u0301", "😀", "𞤀", "\ud83d")

describe("a text of the wire", () => {
  it("is too long exactly where the counter of its field says so, in whatever script", () => {
    const around = aLimit.chain((limit) =>
      fc.record({
        limit: fc.constant(limit),
        typed: fc.string({ unit: aCharacter, minLength: limit - 2, maxLength: limit + 2, size: "max" }),
      }),
    )
    fc.assert(
      fc.property(around, ({ limit, typed }) => {
        expect(z.safeParse(text(limit), typed).success).toBe(!fieldCounter(typed, limit).isTooLong)
      }),
    )
  })

  it("counts a letter outside the first 65536 once", () => {
    expect(z.safeParse(text(3), "𞤀𞤣𞤤").success).toBe(true)
    expect(z.safeParse(text(3), "𞤀𞤣𞤤𞤢").success).toBe(false)
  })
})
