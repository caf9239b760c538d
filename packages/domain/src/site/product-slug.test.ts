import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hospitalsPath, productSlug } from "./product-slug.ts"

describe("the product's name in an address", () => {
  it("is mersal by default, and follows the setting", () => {
    expect(["Mersal", "Falcon", "Falcon Express", "مرسال", "B&B"].map(productSlug)).toEqual([
      "mersal",
      "falcon",
      "falcon-express",
      "مرسال",
      "b-b",
    ])
  })

  it("is one part of a path, whatever the name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (name) => {
        const slug = productSlug(name)
        expect(slug).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u)
        expect(productSlug(slug)).toBe(slug)
      }),
    )
  })

  it("stands in the address of the page for hospitals, and is a courier's where a name has no letters", () => {
    expect([hospitalsPath("Falcon Express"), hospitalsPath("***")]).toEqual([
      "/falcon-express-for-hospitals/",
      "/courier-for-hospitals/",
    ])
  })
})
