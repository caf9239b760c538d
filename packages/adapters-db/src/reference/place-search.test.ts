import { gazetteerOfEmirates } from "@mersal/domain/places/data/gazetteer-ae"
import { gazetteerOfQatar } from "@mersal/domain/places/data/gazetteer-qa"
import type { GazetteerEntry } from "@mersal/domain/places/gazetteer"
import { placeSearchWords } from "@mersal/domain/places/place-search-text"
import { runs } from "@mersal/domain/testing/runs"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { placeSearch } from "./place-search.ts"

const places: readonly GazetteerEntry[] = [...gazetteerOfEmirates, ...gazetteerOfQatar]
const search = placeSearch(places)
const everywhere = places.length

const aPlace = fc.constantFrom(...places)
const aName = aPlace.chain((place) =>
  fc.record({ place: fc.constant(place), name: fc.constantFrom(place.name.en, place.name.ar, ...place.aliases) }),
)
const letters = [..."abcdefghijklmnopqrstuvwxyz", ..."ابتثجحخدذرزسشصضطظعغفقكلمنهوي"]

/** A word of at least four letters with one letter changed, left out, doubled or swapped with the next. */
const misspelt = (word: string) =>
  fc
    .record({ at: fc.integer({ min: 0, max: word.length - 1 }), letter: fc.constantFrom(...letters) })
    .chain(({ at, letter }) => {
      const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
      return fc.constantFrom(
        before + letter + after,
        before + after,
        before + here + here + after,
        before + after.charAt(0) + here + after.slice(1),
      )
    })

describe("searching the gazetteer", () => {
  it("finds every place by each of its names", () => {
    for (const place of places) {
      for (const name of [place.name.en, place.name.ar, ...place.aliases]) {
        expect(search.search(name, everywhere), name).toContain(place)
      }
    }
  })

  it("finds a place by the beginning of any of its names, however little is typed", () => {
    fc.assert(
      fc.property(aName, fc.nat(), ({ place, name }, cut) => {
        const words = placeSearchWords(name).join(" ")
        const typed = words.slice(0, 1 + (cut % words.length))
        expect(search.search(typed, everywhere)).toContain(place)
      }),
      { numRuns: runs(500) },
    )
  })

  it("finds a place by a word of four or more letters with one typo", () => {
    const aLongWord = aName.chain(({ place, name }) => {
      const words = placeSearchWords(name)
      return fc.record({ place: fc.constant(place), typed: fc.constantFrom(...words).chain(misspelt) })
    })
    fc.assert(
      fc.property(aLongWord, ({ place, typed }) => {
        // Words of up to three letters must be typed right, and "altantis" is read as "al tantis", which has a second
        // typo.
        fc.pre(typed.length >= 4 && placeSearchWords(typed).join(" ") === typed)
        expect(search.search(typed, everywhere)).toContain(place)
      }),
      { numRuns: runs(500) },
    )
  })

  it("puts the place whose whole name was meant before those of which it is a part, a typo or not", () => {
    const first = (typed: string) => search.search(typed, 8)[0]?.name.en
    expect(["Burj Khalifa", "Burj Kalifa", "burj khlifa", "khalifa burj"].map(first)).toEqual(
      Array.from({ length: 4 }, () => "Burj Khalifa"),
    )
    expect(first("برج خليفه")).toBe("Burj Khalifa")
    expect(first("Burj Khalifa D")).toBe("Downtown Dubai")
  })

  it("finds in a whole address the places that its parts name, the narrow ones before their city", () => {
    const names = (address: string) => search.search(address, 8).map(({ name }) => name.en)
    expect(names("Villa 7, Street 12, Al Barsha 1, Dubai, United Arab Emirates")[0]).toBe("Al Barsha 1")
    expect(names("Villa 7, Street 12, Al Barsha 1, Dubai, United Arab Emirates").at(-1)).toBe("Dubai")
    expect(names("فيلا 7، دبي مارينا، دبي")[0]).toBe("Dubai Marina")
    expect(names("Flat 12\nDubai Marina\nDubai")[0]).toBe("Dubai Marina")
    expect(names("Villa 7, Street 12")).toEqual([])
    // A number before the name or a word after it does not change which place is meant.
    const aDistrict = fc.constantFrom(...places.filter(({ kind }) => kind === "district"))
    fc.assert(
      fc.property(aDistrict, fc.constantFrom("Villa 7", "Flat 1203", "Street 9b"), (place, building) => {
        for (const name of [place.name.en, place.name.ar])
          expect(search.search(`${building}, ${name}`, everywhere), name).toContain(place)
      }),
      { numRuns: runs(200) },
    )
  })

  it("finds a place whose city is typed behind its name or before it, with no comma between, and first", () => {
    const first = (typed: string) => search.search(typed, 8)[0]?.name.en
    expect(["Business Bay Dubai", "dubai business bay", "Business Bay D", "الخليج التجاري دبي"].map(first)).toEqual(
      Array.from({ length: 4 }, () => "Business Bay"),
    )
    expect(["Al Majaz Sharjah", "Khalifa City Abu Dhabi", "Rolla Sharja"].map(first)).toEqual([
      "Al Majaz",
      "Khalifa City",
      "Rolla",
    ])
    const inACity = fc.constantFrom(...places.filter(({ kind }) => kind !== "city"))
    fc.assert(
      fc.property(inACity, fc.constantFrom("en", "ar"), (place, script) => {
        const city = places.find(({ kind, city }) => kind === "city" && city === place.city)
        const behind = search.search(`${place.name[script]} ${city?.name[script]}`, everywhere)
        const before = search.search(`${city?.name[script]} ${place.name[script]}`, everywhere)
        expect([behind.includes(place), before.includes(place)], place.id).toEqual([true, true])
      }),
      { numRuns: runs(300) },
    )
    expect(search.search("Business Bay Sharjah", 8)).toEqual([])
  })

  it("finds a place behind a house or an office, with its city and no comma between them", () => {
    const names = (typed: string) => search.search(typed, 8).map(({ name }) => name.en)
    for (const typed of [
      "Villa 7, Business Bay Dubai",
      "Villa 7 Business Bay Dubai",
      "Villa 7, Dubai Business Bay",
      "Villa 7 Business Bay Dub",
      "Villa 7 - Business Bay - Dubai",
      "فيلا 7 الخليج التجاري دبي",
    ])
      expect(names(typed)[0], typed).toBe("Business Bay")
    expect(names("Office 1203 Al Majaz Sharjah")).toEqual(["Al Majaz"])
    expect(names("Office 1203 Al Majaz Sha")).toEqual(["Al Majaz"])
    expect(names("Villa 7 Khalifa City Abu Dhabi")).toEqual(["Khalifa City"])
    // The place is not in that city, and a house with only its city could be anywhere in it.
    expect(names("Villa 7 Business Bay Sharjah")).toEqual([])
    expect(names("Villa 7 Dubai")).toEqual([])
    expect(names("Villa 7 Street 12")).toEqual([])
    // The mall named after Dubai is not the Mall of the Emirates, and a country is not a university.
    expect(names("Gate 3, Dubai Mall")).toEqual([])
    expect(names("Tower 3 West Bay Doha Qatar")).toEqual(["West Bay"])
    expect(names("Villa 7 Business Bay Dubai United Arab Emirates")).toEqual(["Business Bay"])
    expect(names("Al Habtoor Tower - Sheikh Zayed Rd - Dubai - United Arab Emirates")).toEqual(["Dubai"])
    expect(names("فيلا 7 الخليج التجاري دبي الإمارات العربية المتحدة")).toEqual(["Business Bay"])
    expect(names("Qatar University")).toContain("Qatar University")

    const inACity = fc.constantFrom(...places.filter(({ kind }) => kind !== "city"))
    fc.assert(
      fc.property(
        inACity,
        fc.constantFrom("en", "ar"),
        fc.constantFrom("Villa 7 ", "Villa 7, ", "Office 1203 "),
        (place, script, house) => {
          const city = places.find(({ kind, city }) => kind === "city" && city === place.city)
          const typed = `${house}${place.name[script]} ${city?.name[script]}`
          expect(search.search(typed, everywhere), typed).toContain(place)
        },
      ),
      { numRuns: runs(300) },
    )
  })

  it("finds by a city alone first whatever has it in its name, before what only lies in it", () => {
    for (const [typed, city] of [
      ["Abu Dhabi", "Abu Dhabi"],
      ["Wakra", "Al Wakrah"],
      ["Fujeirah", "Fujairah"],
      ["Ajman", "Ajman"],
      ["الشارقة", "الشارقة"],
    ] as const) {
      const found = search.search(typed, everywhere)
      const isNamed = found.map(({ name, aliases }) => [name.en, name.ar, ...aliases].some((own) => own.includes(city)))
      expect(new Set(isNamed), typed).toEqual(new Set([true, false]))
      expect(isNamed.lastIndexOf(true), typed).toBeLessThan(isNamed.indexOf(false))
    }
  })

  it("never finds more than asked for, nor a place twice, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 0, max: 20 }), (typed, limit) => {
        const found = search.search(typed, limit)
        expect(found.length).toBeLessThanOrEqual(limit)
        expect(new Set(found).size).toBe(found.length)
      }),
      { numRuns: runs(300) },
    )
  })

  it("puts the city before its districts and landmarks", () => {
    for (const city of places.filter((place) => place.kind === "city")) {
      expect(search.search(city.name.en, 1)).toEqual([city])
      expect(search.search(city.name.ar, 1)).toEqual([city])
      expect(search.named(city.name.en)).toBe(city)
    }
  })

  it("calls the point where a place stands after it, or after a neighbour on the same spot", () => {
    for (const place of places) {
      const nearest = search.nearest(place)
      expect([nearest?.lat, nearest?.lon]).toEqual([place.lat, place.lon])
    }
  })
})
