import { expect, it } from "vitest"
import { keepText } from "./kept-text.ts"

it("is unpacked once for all who read it at a time", () => {
  const text = "every call ".repeat(1_000)
  const { unpacked } = keepText("text/plain", text)
  const read = unpacked()
  expect(read.toString()).toBe(text)
  expect(unpacked()).toBe(read)
})
