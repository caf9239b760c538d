import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { foundTogether, isWorthAsking } from "./found-together.ts"
import type { GeocodedPlace } from "./gazetteer.ts"

const place = (id: string, en: string, ar: string, more: Partial<GeocodedPlace> = {}): GeocodedPlace => ({
  id,
  market: "AE",
  kind: "district",
  name: { en, ar },
  aliases: [],
  lat: 25.08,
  lon: 55.14,
  ...more,
})
const marina = place("ae-dubai-marina", "Dubai Marina", "مرسى دبي", { aliases: ["Marsa Dubai"] })
const barsha = place("ae-al-barsha", "Al Barsha", "البرشاء", { lat: 25.11, lon: 55.2 })
const marinaWalk = place("osm-w1", "Marina Walk", "ممشى المارينا", { kind: "landmark" })

const aPlace = fc
  .record({
    id: fc.string({ minLength: 1, maxLength: 2 }),
    kind: fc.constantFrom("city", "district", "landmark"),
    en: fc.constantFrom("Dubai Marina", "Marina Walk", "Al Barsha", "Barsha", "Deira"),
    ar: fc.constantFrom("مرسى دبي", "البرشاء", "برشاء", "ديرة"),
    lat: fc.double({ min: 24, max: 26, noNaN: true }),
    lon: fc.double({ min: 54, max: 56, noNaN: true }),
  })
  .map(({ id, en, ar, ...more }) => place(id, en, ar, more))
const apart = fc.record({ own: fc.array(aPlace, { maxLength: 8 }), far: fc.array(aPlace, { maxLength: 8 }) })
const typed = fc.constantFrom("mar", "marina", "barsha", "al", "", "دبي")

describe("what our gazetteer and a far geocoder find", () => {
  it("is one list of no more than was asked for, of what was found, with no place twice", () => {
    fc.assert(
      fc.property(typed, apart, fc.integer({ min: 0, max: 8 }), (text, found, limit) => {
        const together = foundTogether(text, found, limit)
        expect(together.length).toBeLessThanOrEqual(limit)
        expect(new Set(together.map(({ id }) => id)).size).toBe(together.length)
        for (const each of together) expect([...found.own, ...found.far]).toContain(each)
      }),
    )
  })

  it("is our own alone where the far one has nothing, in whatever order they were found", () => {
    expect(foundTogether("marina", { own: [marina, barsha], far: [] }, 8)).toEqual([marina, barsha])
  })

  it("begins with our own that have all that was typed, and ends with those that we guessed", () => {
    expect(foundTogether("mar", { own: [barsha, marina], far: [marinaWalk] }, 8)).toEqual([marina, marinaWalk, barsha])
    expect(foundTogether("marina walk", { own: [marina], far: [marinaWalk] }, 8)).toEqual([marinaWalk, marina])
    expect(foundTogether("مرسى", { own: [marina], far: [marinaWalk] }, 8)).toEqual([marina, marinaWalk])
  })

  it("has a place once that both know, by its name in either language, and two of one name that lie apart", () => {
    const farMarina = place("osm-r9", "Dubai Marina", "دبي مارينا", { lat: 25.09, lon: 55.15 })
    const arabicMarina = place("osm-r9", "Marsa", "مرسى دبي", { lat: 25.09, lon: 55.15 })
    for (const far of [farMarina, arabicMarina])
      expect(foundTogether("marina", { own: [marina], far: [far] }, 8)).toEqual([marina])
    const elsewhere = { ...farMarina, lat: 24.4 }
    expect(foundTogether("marina", { own: [marina], far: [elsewhere] }, 8)).toEqual([marina, elsewhere])
    const [city, sameCity] = [
      place("ae-dubai", "Dubai", "دبي", { kind: "city" }),
      place("osm-r4", "Dubai", "دبي", { kind: "city", lat: 24.9 }),
    ]
    expect(foundTogether("dubai", { own: [city], far: [sameCity] }, 8)).toEqual([city])
  })
})

describe("a far geocoder", () => {
  it("is asked from the third letter on, unless our own places fill the list", () => {
    expect(isWorthAsking("ma", [], 8)).toBe(false)
    expect(isWorthAsking("al 7", [], 8)).toBe(false)
    expect(isWorthAsking("mar", [marina], 8)).toBe(true)
    expect(isWorthAsking("mar", [marina], 1)).toBe(false)
    expect(isWorthAsking("marina walk", [marina], 1)).toBe(true)
  })
})
