import { expect, it } from "vitest"
import { unbrokenMoment } from "./unbroken-moment.ts"

it("keeps a moment on one line", () => {
  expect(unbrokenMoment("28th Nov, 2026 - 10:00 PM")).not.toMatch(/ |-(?!\u2060\u00a0)/)
})
