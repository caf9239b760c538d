import { getCountryCallingCode } from "libphonenumber-js/core"
import metadata from "libphonenumber-js/max/metadata"
import { describe, expect, it } from "vitest"
import { countries, countryOf } from "./countries.ts"
import { markets } from "./market.ts"

describe("the list of countries", () => {
  it("begins with the U.A.E., Bahrain, Qatar and Pakistan", () => {
    expect(countries.slice(0, 4).map((country) => country.code)).toEqual(["AE", "BH", "QA", "PK"])
  })

  it("goes on by English name", () => {
    const names = countries.slice(4).map((country) => country.name.en)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")))
  })

  it("holds every country with a numbering plan once, but the two islands that are no ISO country", () => {
    const plans = Object.keys(metadata.countries).filter((code) => code !== "AC" && code !== "TA")
    expect(countries.map((country) => country.code).sort()).toEqual(plans.sort())
  })

  it("gives each the calling code of its numbering plan", () => {
    for (const country of countries) {
      const code = country.code as keyof typeof metadata.countries
      expect(country.dialCode).toBe(`+${getCountryCallingCode(code, metadata)}`)
    }
  })

  it("names each in both scripts, and no two alike", () => {
    for (const { name } of countries) {
      expect(name.en).toMatch(/^\p{Script=Latin}/u)
      expect(name.ar).toMatch(/^\p{Script=Arabic}/u)
    }
    expect(new Set(countries.map(({ name }) => name.en)).size).toBe(countries.length)
    expect(new Set(countries.map(({ name }) => name.ar)).size).toBe(countries.length)
  })

  it("agrees with the markets on their calling codes", () => {
    for (const market of Object.values(markets))
      expect(countryOf(market.phoneCountry)?.dialCode).toBe(market.callingCode)
    expect(countryOf("ZZ")).toBeNull()
  })
})
