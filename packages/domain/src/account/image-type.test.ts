import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { imageTypeOf, isImageName } from "./image-type.ts"

const bytesOf = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))
const signatures = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/webp", [...bytesOf("RIFF"), 1, 2, 3, 4, ...bytesOf("WEBP")]],
] as const

describe("a picture", () => {
  it("is what its first bytes say, whatever follows", () => {
    for (const [type, signature] of signatures) {
      fc.assert(
        fc.property(fc.uint8Array(), (rest) => {
          expect(imageTypeOf(new Uint8Array([...signature, ...rest]))).toBe(type)
        }),
      )
    }
  })

  it("is none once any byte of its beginning is another, or missing", () => {
    for (const [, signature] of signatures) {
      for (const at of signature.keys()) {
        if (signature[at] === [1, 2, 3, 4][at - 4]) continue
        const broken = [...signature]
        broken[at] = (broken[at] ?? 0) ^ 1
        expect(imageTypeOf(broken)).toBeNull()
        expect(imageTypeOf(signature.slice(0, at))).toBeNull()
      }
    }
  })

  it.each(["<svg onload=alert(1)>", "<!doctype html>", "GIF89a", "%PDF-1.7", "", "\ufeff<svg/>"])(
    "is never what could hold a script: %j",
    (text) => {
      expect(imageTypeOf(bytesOf(text))).toBeNull()
    },
  )

  it("has a drawn name and no other", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-f0-9]{32}$/), (name) => {
        expect(isImageName(name)).toBe(true)
      }),
    )
    for (const name of [
      "",
      "../x",
      "a".repeat(31),
      "a".repeat(33),
      "A".repeat(32),
      `${"a".repeat(31)}\n`,
      `${"a".repeat(32)}\n`,
    ])
      expect(isImageName(name), name).toBe(false)
  })
})
