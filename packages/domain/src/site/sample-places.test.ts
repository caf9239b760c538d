import { describe, expect, it } from "vitest"
import { marketIds } from "../market/market.ts"
import { areasOfEmirates } from "../places/data/areas-ae.ts"
import { areasOfQatar } from "../places/data/areas-qa.ts"
import { areaOf } from "../places/service-area.ts"
import { districtsOf, samplePlace, samplePlaces } from "./sample-places.ts"

const areas = { AE: areasOfEmirates, QA: areasOfQatar }

describe("the places that a first price is asked for", () => {
  it("are all known, each once, and lie where we serve", () => {
    expect([samplePlaces("AE").length, samplePlaces("QA").length]).toEqual([11, 8])
    for (const market of marketIds) {
      const places = samplePlaces(market)
      expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
      expect(places.filter((place) => areaOf(place, areas[market]) === null)).toEqual([])
    }
  })

  it("are of every emirate and of Al Ain", () => {
    const served = new Set(samplePlaces("AE").map((place) => areaOf(place, areasOfEmirates)?.id))
    expect(served).toEqual(new Set(areasOfEmirates.map(({ id }) => id)))
  })

  it("are the first two where an address asks for one that there is not", () => {
    expect(samplePlace("QA", "ae-deira", 0)).toBe(samplePlaces("QA")[0])
    expect(samplePlace("QA", null, 1)).toBe(samplePlaces("QA")[1])
    expect(samplePlace("QA", "qa-lusail", 1).name.en).toBe("Lusail")
  })
})

describe("the districts of a market", () => {
  it("stand by their area, each area that has some, under names in both languages", () => {
    for (const market of marketIds) {
      const districts = districtsOf(market)
      const known = new Set(areas[market].map(({ id }) => id))
      expect(Object.keys(districts).filter((area) => !known.has(area))).toEqual([])
      for (const names of Object.values(districts)) {
        expect(names.length).toBeGreaterThan(0)
        for (const { en, ar } of names) expect([/[A-Za-z]/.test(en), /[\u0600-\u06ff]/.test(ar)]).toEqual([true, true])
      }
    }
    expect(districtsOf("AE").dubai?.map(({ en }) => en)).toContain("Dubai Marina")
    expect(districtsOf("AE").dubai?.map(({ en }) => en)).not.toContain("Dubai")
  })
})
