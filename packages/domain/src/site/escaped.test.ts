import fc from "fast-check"
import { expect, it } from "vitest"
import { escaped } from "./escaped.ts"

it("a text in a page opens no element and ends no attribute, whatever it is", () => {
  const text = fc.string({ unit: fc.constantFrom("<", ">", '"', "&", ";", "amp", "a", " ") })
  fc.assert(
    fc.property(text, (given) => {
      expect(escaped(given)).not.toMatch(/[<>"]|&(?!(amp|lt|gt|quot);)/)
    }),
  )
  expect(escaped('<a href="?b&c">')).toBe("&lt;a href=&quot;?b&amp;c&quot;&gt;")
})
