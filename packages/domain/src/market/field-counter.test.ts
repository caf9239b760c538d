import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fieldCounter } from "./field-counter.ts"
import { fieldLimits, textLength } from "./field-limits.ts"

const aLimit = fc.constantFrom(...new Set(Object.values(fieldLimits)))

describe("a field's counter", () => {
  it("shows length and limit, and turns to error style exactly at the limit", () => {
    fc.assert(
      fc.property(aLimit, fc.integer({ min: -2, max: 2 }), (limit, beyond) => {
        const counter = fieldCounter("ب".repeat(limit + beyond), limit)
        expect(counter.text).toBe(`${limit + beyond}/${limit}`)
        expect(counter.isAtLimit).toBe(beyond >= 0)
        expect(counter.isTooLong).toBe(beyond > 0)
        expect(counter.remaining + beyond).toBe(0)
      }),
    )
  })

  it("counts a letter once, whatever script it is of and however many units it takes", () => {
    expect(fieldCounter("", 95).text).toBe("0/95")
    expect(fieldCounter("مرسال", 95).text).toBe("5/95")
    expect(fieldCounter("𞤀𞤣𞤤𞤢𞤥", 95).text).toBe("5/95")
    expect(fieldCounter("e\u0301", 95).text).toBe("2/95")
  })

  it("never counts more than the units of a text, and adds up", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (one, other) => {
        expect(textLength(one)).toBeLessThanOrEqual(one.length)
        expect(textLength(one + other)).toBe(textLength(one) + textLength(other))
      }),
    )
  })
})

describe("the field limits", () => {
  it("are those of section 5", () => {
    const { building, landmark, contactName, name, description, email, otherKind, registrationPhone } = fieldLimits
    expect({ building, landmark, contactName, name, description, email, otherKind }).toEqual({
      building: 95,
      landmark: 145,
      contactName: 95,
      name: 95,
      description: 195,
      email: 45,
      otherKind: 45,
    })
    expect([fieldLimits.phone, registrationPhone]).toEqual([17, 16])
  })
})
