import { getCountryCallingCode } from "libphonenumber-js/core"
import metadata from "libphonenumber-js/max/metadata"
import { describe, expect, it } from "vitest"
import { countries, countryOf } from "./countries.ts"
import { markets } from "./market.ts"

/** The officially assigned alpha-2 codes, written out beside the list that they hold to account. */
const iso = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD
  CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF
  GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
  KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
  SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
  VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/)

describe("the list of countries", () => {
  it("begins with the U.A.E., Bahrain, Qatar and Pakistan", () => {
    expect(countries.slice(0, 4).map((country) => country.code)).toEqual(["AE", "BH", "QA", "PK"])
  })

  it("goes on by English name", () => {
    const names = countries.slice(4).map((country) => country.name.en)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")))
  })

  it("holds each of the 249 entries of ISO 3166-1 once, and Kosovo", () => {
    expect(iso).toHaveLength(249)
    expect(countries.map((country) => country.code).sort()).toEqual([...iso, "XK"].sort())
  })

  it("gives each the calling code of its numbering plan", () => {
    const planned = countries.filter((country) => country.code in metadata.countries)
    for (const country of planned) {
      const code = country.code as keyof typeof metadata.countries
      expect(country.dialCode).toBe(`+${getCountryCallingCode(code, metadata)}`)
    }
    const plans = Object.keys(metadata.countries).filter((code) => code !== "AC" && code !== "TA")
    expect(planned.map((country) => country.code).sort()).toEqual(plans.sort())
  })

  it("gives the seven without people of their own the calling code of the plan they use", () => {
    const others = countries.filter((country) => !(country.code in metadata.countries))
    const codes = Object.fromEntries(others.map(({ code, dialCode }) => [code, dialCode]))
    expect(codes).toEqual({
      AQ: countryOf("NF")?.dialCode,
      BV: countryOf("NO")?.dialCode,
      GS: countryOf("FK")?.dialCode,
      HM: countryOf("NF")?.dialCode,
      PN: countryOf("NZ")?.dialCode,
      TF: countryOf("RE")?.dialCode,
      UM: countryOf("US")?.dialCode,
    })
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
