import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { base32OfBytes, inGroupsOfFour } from "./base32.ts"

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe("bytes in base 32", () => {
  it("are written as the RFC's examples are, without padding", () => {
    const examples = ["", "f", "fo", "foo", "foob", "fooba", "foobar"].map((text) => base32OfBytes(bytesOf(text)))
    expect(examples).toEqual(["", "MY", "MZXQ", "MZXW6", "MZXW6YQ", "MZXW6YTB", "MZXW6YTBOI"])
  })

  it("hold every bit: five of them in each letter, the last filled up with zeros", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const letters = [...base32OfBytes(bytes)].map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter))
        const bits = letters.map((value) => value.toString(2).padStart(5, "0")).join("")
        const whole = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("")
        expect(letters).toHaveLength(Math.ceil((bytes.length * 8) / 5))
        expect(bits).toBe(whole.padEnd(letters.length * 5, "0"))
      }),
    )
  })

  it("are shown in groups of four that hold the same letters", () => {
    expect(inGroupsOfFour("MZXW6YTBOI")).toBe("MZXW 6YTB OI")
    expect(inGroupsOfFour("")).toBe("")
  })
})
