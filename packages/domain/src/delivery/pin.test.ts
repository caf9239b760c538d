import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { enteredPin, pinFromSeal } from "./pin.ts"

const aSeal = fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 64, maxLength: 64 })

describe("a PIN", () => {
  it("is four digits of its seal, leading zeros included", () => {
    fc.assert(
      fc.property(aSeal, (seal) => {
        expect(pinFromSeal(seal)).toMatch(/^\d{4}$/)
      }),
    )
    expect(pinFromSeal(`0000000000ff${"0".repeat(52)}`)).toBe("0255")
    expect(pinFromSeal(`000000002710${"f".repeat(52)}`)).toBe("0000")
  })

  it("is any of the ten thousand about as often", () => {
    const drawn = fc.sample(aSeal, 4_000).map(pinFromSeal)
    expect(new Set(drawn).size).toBeGreaterThan(2_500)
  })
})

describe("an entered PIN", () => {
  it.each(["0482", "٠٤٨٢", "۰۴۸۲", "０４８２", "04 82", "04-82", " 0482 "])("is read in %j", (text) => {
    expect(enteredPin(text)).toBe("0482")
  })

  it.each(["", "482", "04820", "048a", "0482."])("is not %j", (text) => {
    expect(enteredPin(text)).toBeNull()
  })
})
