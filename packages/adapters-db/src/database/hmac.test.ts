import { createHmac } from "node:crypto"
import { runs } from "@mersal/domain/testing/runs"
import fc from "fast-check"
import { expect, it } from "vitest"
import { hmacSha256 } from "./hmac.ts"

it("seals as the platform does, whatever it sealed before", () => {
  const key = fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes))
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: "binary" }),
    fc.nat({ max: 3_000 }).map((length) => "م".repeat(length)),
  )
  fc.assert(
    fc.property(key, fc.array(text, { minLength: 1, maxLength: 4 }), (secret, texts) => {
      const seal = hmacSha256(secret)
      for (const each of texts) expect(seal(each)).toBe(createHmac("sha256", secret).update(each).digest("hex"))
    }),
    { numRuns: runs(500) },
  )
})

it("takes no key that would have to be hashed first", () => {
  expect(() => hmacSha256(Buffer.alloc(65))).toThrow(RangeError)
})
