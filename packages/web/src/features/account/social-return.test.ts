import fc from "fast-check"
import { expect, test } from "vitest"
import { readSocialReturn } from "./social-return.ts"

test("a provider's answer is read as it was written, whatever stands in it", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (state, token) => {
      const hash = `#${new URLSearchParams({ state, id_token: token })}`
      expect(readSocialReturn(hash)).toEqual({ state, token })
    }),
  )
})

test("a customer who gave up brings no token, and an address without an answer nothing", () => {
  expect(readSocialReturn("#error=access_denied&state=s1")).toEqual({ state: "s1", token: null })
  expect(readSocialReturn("")).toBeNull()
  expect(readSocialReturn("#id_token=a.b.c")).toBeNull()
})
