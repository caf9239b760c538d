import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addressIn, otherLanguageLink, pageAddress } from "./page-address.ts"

describe("the address of a page", () => {
  it("is English as it is, and Arabic under /ar/", () => {
    expect(
      ["/", "/ar", "/ar/", "/about/", "/about", "/ar/about/", "/arabic/", "/ar/ar/", "/about/ar/us"].map(pageAddress),
    ).toEqual([
      { language: "en", plainPath: "/" },
      { language: "ar", plainPath: "/" },
      { language: "ar", plainPath: "/" },
      { language: "en", plainPath: "/about" },
      { language: "en", plainPath: "/about" },
      { language: "ar", plainPath: "/about" },
      { language: "en", plainPath: "/arabic" },
      { language: "ar", plainPath: "/ar" },
      { language: "en", plainPath: "/about/ar/us" },
    ])
  })

  it("reads escapes, and nothing from a path that has broken ones", () => {
    expect(pageAddress(`/${encodeURIComponent("مرسال")}-for-hospitals/`)?.plainPath).toBe("/مرسال-for-hospitals")
    expect(pageAddress("/%E0%A4%A")).toBeNull()
  })

  it("is asked for in English where the first page would lead back to the chosen language", () => {
    expect(otherLanguageLink("en", "/")).toBe("/?language=en")
    expect(otherLanguageLink("ar", "/")).toBe("/ar/")
    expect(otherLanguageLink("en", "/about/")).toBe("/about/")
  })

  it("asks in the other language for the same", () => {
    const way = ["from=ae-deira", "to=ae-fujairah"]
    expect(otherLanguageLink("en", "/", way)).toBe("/?language=en&from=ae-deira&to=ae-fujairah")
    expect(otherLanguageLink("ar", "/", way)).toBe("/ar/?from=ae-deira&to=ae-fujairah")
  })

  it("leads to the same page from either language", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\/[a-z-]{1,20}\/?$/), fc.constantFrom("en", "ar"), (path, language) => {
        fc.pre(!/^\/ar(\/|$)/.test(path))
        const there = pageAddress(addressIn(language, path))
        expect(there).toEqual({ language, plainPath: path.replace(/\/$/, "") })
      }),
    )
  })
})
