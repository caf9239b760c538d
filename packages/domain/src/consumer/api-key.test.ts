import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type ApiKey, isKeyText, isUsableKey, keyKinds, keyText } from "./api-key.ts"

const key: ApiKey = {
  id: "1",
  digest: "d",
  hint: "abcd",
  name: "Shop",
  kind: "sandbox",
  scopes: ["quotes"],
  accountId: "a",
  createdAt: 0,
  expiresAt: null,
  revokedAt: null,
}

describe("an API key", () => {
  it("is known by its shape, and nothing else is", () => {
    const hex = fc.stringMatching(/^[0-9a-f]{32}$/)
    fc.assert(
      fc.property(fc.constantFrom(...keyKinds), hex, fc.string(), (kind, random, other) => {
        expect(isKeyText(keyText(kind, random))).toBe(true)
        expect(isKeyText(`${keyText(kind, random)}${other}x`)).toBe(false)
        expect(isKeyText(`x${other}${keyText(kind, random)}`)).toBe(false)
        expect(isKeyText(other)).toBe(false)
      }),
    )
  })

  it("opens nothing from the instant of its end on, nor once it is revoked", () => {
    expect(isUsableKey({ ...key, expiresAt: 10 }, 9)).toBe(true)
    expect(isUsableKey({ ...key, expiresAt: 10 }, 10)).toBe(false)
    expect(isUsableKey({ ...key, revokedAt: 5 }, 4)).toBe(false)
    expect(isUsableKey(key, 1e15)).toBe(true)
  })
})
