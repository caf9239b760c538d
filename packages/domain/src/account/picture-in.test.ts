import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { pictureNumber, samplePictures } from "../testing/sample-pictures.ts"
import { longestSide, mostPixels, pictureIn } from "./picture-in.ts"

const samples = Object.entries(samplePictures)
const { png, jpeg, lossyWebp, losslessWebp, extendedWebp } = samplePictures

/** The bytes with others written over them from a place on. */
const overwritten = (bytes: Uint8Array, at: number, ...others: readonly number[]): Uint8Array => {
  const copy = Uint8Array.from(bytes)
  copy.set(others, at)
  return copy
}
const uint32 = (value: number): readonly number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)
const pngOf = (width: number, height: number): Uint8Array => overwritten(png, 16, ...uint32(width), ...uint32(height))

describe("a whole picture", () => {
  it.each(samples)("has the size that its header says: %s", (name, bytes) => {
    const type = name === "png" ? "image/png" : name === "jpeg" ? "image/jpeg" : "image/webp"
    expect(pictureIn(bytes)).toEqual({ type, width: 2, height: 1 })
  })

  it("may have segments that say something of it, and may be a part of a larger buffer", () => {
    expect(pictureIn(pictureNumber(7))?.type).toBe("image/jpeg")
    const buffer = Uint8Array.from([1, 2, 3, ...png, 4])
    expect(pictureIn(buffer.subarray(3, 3 + png.length))?.type).toBe("image/png")
  })

  it.each(samples)("is none once anything of its end is missing: %s", (_, bytes) => {
    for (let length = 0; length < bytes.length; length += 1) expect(pictureIn(bytes.slice(0, length))).toBeNull()
  })

  it("ends the file as a PNG and a WebP, and may have more behind it as a JPEG, as phones write it", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), (rest) => {
        for (const [name, bytes] of samples)
          expect([name, pictureIn(Uint8Array.from([...bytes, ...rest])) !== null]).toEqual([name, name === "jpeg"])
      }),
    )
  })

  it("is read without throwing, whatever its bytes are", () => {
    const drawn = fc.constantFrom(...samples).chain(([, bytes]) =>
      fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 8 }).map((edits) => {
        const copy = Uint8Array.from(bytes)
        for (const [at, byte] of edits) copy[at] = byte
        return copy
      }),
    )
    fc.assert(
      fc.property(drawn, (bytes) => {
        const found = pictureIn(bytes)
        if (found === null) return
        expect(Math.max(found.width, found.height)).toBeLessThanOrEqual(longestSide)
        expect(found.width * found.height).toBeLessThanOrEqual(mostPixels)
      }),
    )
  })
})

describe("the size of a picture", () => {
  it("is up to twelve thousand pixels on a side, and a hundred million in all", () => {
    expect(pictureIn(pngOf(longestSide, 8_333))).toEqual({ type: "image/png", width: longestSide, height: 8_333 })
    expect(pictureIn(pngOf(longestSide, 8_334))).toBeNull()
    expect(pictureIn(pngOf(longestSide + 1, 1))).toBeNull()
    expect(pictureIn(pngOf(100_000, 100_000))).toBeNull()
    for (const [width, height] of [
      [0, 1],
      [1, 0],
    ] as const)
      expect(pictureIn(pngOf(width, height))).toBeNull()
  })

  it("is read in each format, of which none may claim too much", () => {
    const frame = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0)
    expect(pictureIn(overwritten(jpeg, frame + 5, 0xff, 0xff))).toBeNull()
    expect(pictureIn(overwritten(lossyWebp, 26, 0xff, 0x3f))).toBeNull()
    expect(pictureIn(overwritten(losslessWebp, 21, 0xff, 0xff, 0xff, 0x0f))).toBeNull()
    expect(pictureIn(overwritten(extendedWebp, 24, 0xff, 0xff, 0xff))).toBeNull()
  })

  it("is not enough without anything to show", () => {
    const header = png.slice(0, 33)
    const end = png.slice(-12)
    expect(pictureIn(Uint8Array.from([...header, ...end]))).toBeNull()
    const scan = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xda)
    expect(pictureIn(Uint8Array.from([...jpeg.slice(0, scan), 0xff, 0xd9]))).toBeNull()
  })
})
