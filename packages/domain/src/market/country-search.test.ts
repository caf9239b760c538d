import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { countries } from "./countries.ts"
import { countriesIn, findCountries } from "./country-search.ts"

const codesOf = (query: string, language: "en" | "ar" = "en") =>
  findCountries(query, countriesIn(language)).map(({ code }) => code)

describe("the countries of a phone field", () => {
  it("begin with the four, and go on by name in the language of the page", () => {
    for (const language of ["en", "ar"] as const) {
      const listed = countriesIn(language)
      expect(listed.slice(0, 4).map(({ code }) => code)).toEqual(["AE", "BH", "QA", "PK"])
      expect(new Set(listed)).toEqual(new Set(countries))
      const { compare } = new Intl.Collator(language)
      const names = listed.slice(4).map(({ name }) => name[language])
      expect(names).toEqual([...names].sort(compare))
    }
    // By code points the hamza of آ and أ would part them from ا.
    expect(countriesIn("ar")[4]?.name.ar).toMatch(/^[آأإا]/)
  })

  it("are all there while nothing is searched", () => {
    for (const query of ["", "  ", "+", "00", "؟"]) expect(findCountries(query, countries)).toEqual(countries)
  })

  it("are found by each name, ISO code and calling code of theirs", () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.constantFrom("en", "ar"), (country, language) => {
        const { name, code, dialCode } = country
        expect(codesOf(name[language], language)[0]).toBe(code)
        expect(codesOf(code.toLowerCase(), language)[0]).toBe(code)
        for (const dialled of [dialCode, dialCode.slice(1), `00${dialCode.slice(1)}`])
          expect(codesOf(dialled, language)).toContain(code)
      }),
    )
  })

  it.each([
    ["germ", "DE"],
    ["المانيا", "DE"],
    ["alb", "AL"],
    ["aland", "AX"],
    ["arab emirates", "AE"],
    ["السعودية", "SA"],
    ["سعود", "SA"],
    ["usa", "US"],
    ["UK", "GB"],
    ["بريطانيا", "GB"],
    ["in", "IN"],
    ["+44", "GB"],
    ["+1", "US"],
    ["7", "RU"],
    ["٤٩", "DE"],
    ["+49 151 234", "DE"],
  ])("that %s means come first", (query, code) => {
    expect(codesOf(query)[0]).toBe(code)
  })

  it("are none where nothing is called so", () => {
    for (const query of ["atlantis", "+999", "gb gb"]) expect(codesOf(query)).toEqual([])
  })
})
