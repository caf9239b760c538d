import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { base64OfBytes, bytesOfBase64 } from "./base64.ts"

describe("bytes as text", () => {
  it("are what every other reader of Base64 makes of them, and come back", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const text = base64OfBytes(bytes)
        expect(text).toBe(Buffer.from(bytes).toString("base64"))
        expect([...bytesOfBase64(text)]).toEqual([...bytes])
      }),
    )
  })
})
