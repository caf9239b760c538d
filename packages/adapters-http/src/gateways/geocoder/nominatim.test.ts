import { marketIds } from "@mersal/domain/market/market"
import { Geocoder } from "@mersal/domain/ports/driven/geocoder"
import { geocoderContract } from "@mersal/domain/testing/contracts/geocoder"
import { inMemoryPorts } from "@mersal/domain/testing/in-memory-ports"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { mapLine } from "../map-line/map-line.ts"
import type { MapServer } from "../map-line/map-server.ts"
import { nominatimGeocoder } from "./nominatim.ts"
import { nominatimId, placesOf } from "./nominatim-places.ts"
import { type SimulatedPlace, startSimulatedNominatim } from "./simulator.ts"

const place = (osm_id: number, addresstype: string, more: Partial<SimulatedPlace>): SimulatedPlace => ({
  osm_type: "way",
  osm_id,
  addresstype,
  lat: 25.19,
  lon: 55.24,
  names: {},
  address: { country: "United Arab Emirates", country_code: "ae" },
  ...more,
})
const wasl = place(1, "road", { names: { name: "شارع الوصل", "name:en": "Al Wasl Road" } })
const house = place(2, "building", {
  lat: 25.2,
  address: { house_number: "7", road: "Marina Walk", country_code: "ae" },
})
const farMarina = place(3, "suburb", {
  osm_type: "relation",
  lat: 25.081,
  lon: 55.141,
  names: { name: "مرسى دبي", "name:en": "Dubai Marina", "name:ar": "مرسى دبي" },
})
const country = place(4, "country", { names: { name: "Emirate of Dubai" } })
const omani = place(5, "road", {
  lat: 23.6,
  lon: 58.5,
  names: { name: "Dubai Street" },
  address: { country_code: "om" },
})
const nowhere = place(6, "road", { names: { name: "Dubai Road" }, address: {} })

let far: MapServer
beforeAll(async () => {
  far = await startSimulatedNominatim([wasl, house, farMarina, country, omani, nowhere])
})
afterAll(() => far.stop())
beforeEach(() => far.breakDown(null))

/** The sample gazetteer with this geocoder beside it. */
const beside = (url: string, options: Parameters<typeof nominatimGeocoder>[1] = {}) =>
  nominatimGeocoder(url, options).pipe(Layer.provide(inMemoryPorts()))

async function geocoder(options: Parameters<typeof nominatimGeocoder>[1] = {}) {
  const { search, named, nearest } = await Effect.runPromise(Effect.provide(Geocoder, beside(far.url, options)))
  return {
    search: async (text: string, limit = 8) => (await Effect.runPromise(search("AE", text, limit))).map(({ id }) => id),
    found: (text: string) => Effect.runPromise(search("AE", text, 8)),
    named: (name: string) => Effect.runPromise(named("AE", name)),
    nearest: (lat: number, lon: number) => Effect.runPromise(nearest("AE", { lat, lon })),
  }
}

describe("the gazetteer with a geocoder that speaks as Nominatim does", () => {
  it("finds streets by their name in either language, and names them in both", async () => {
    const { found } = await geocoder()
    const road = {
      id: "osm-w1",
      market: "AE",
      kind: "landmark",
      name: { en: "Al Wasl Road", ar: "شارع الوصل" },
      aliases: [],
      lat: 25.19,
      lon: 55.24,
    }
    expect(await found("wasl road")).toEqual([road])
    expect(await found("شارع الوصل")).toEqual([road])
  })

  it("calls a house without a name by its number and street", async () => {
    const [found] = await (await geocoder()).found("7 marina walk")
    expect(found).toMatchObject({ id: "osm-w2", kind: "landmark", name: { en: "7 Marina Walk", ar: "7 Marina Walk" } })
  })

  it("has what both know once, and nothing of another country, of none, or as large as one", async () => {
    const { search } = await geocoder()
    expect(await search("dubai marina")).toEqual(["ae-dubai-marina"])
    expect(await search("dubai street")).toEqual([])
    const found = await search("dubai")
    expect(found).toContain("ae-dubai")
    expect(found.filter((id) => id.startsWith("osm-"))).toEqual([])
  })

  it("tells the far one what was typed and the country, and nothing else", async () => {
    const { search } = await geocoder()
    await search("  wasl   road ")
    const { url, headers } = far.asked.at(-1) ?? {}
    expect([url?.pathname, Object.fromEntries(url?.searchParams ?? [])]).toEqual([
      "/search",
      {
        q: "wasl road",
        countrycodes: "ae",
        limit: "8",
        format: "jsonv2",
        namedetails: "1",
        addressdetails: "1",
        "accept-language": "en",
      },
    ])
    expect(Object.keys(headers ?? {}).sort()).toEqual(
      ["accept", "accept-encoding", "accept-language", "connection", "host", "sec-fetch-mode", "user-agent"].sort(),
    )
  })

  it("asks the far one nothing of less than three letters, nothing twice within the hour, and nothing that we know", async () => {
    const clock = { elapsed: 0 }
    const { search, named } = await geocoder({ elapsed: () => clock.elapsed })
    const before = far.asked.length
    await search("du")
    await search("dubai", 1)
    await named("Dubai Marina")
    await named("Atlantis")
    expect(far.asked.length).toBe(before)
    await search("wasl")
    clock.elapsed = 3_599_999
    await search("wasl")
    expect(far.asked.length).toBe(before + 1)
    clock.elapsed = 3_600_000
    await search("wasl")
    expect(far.asked.length).toBe(before + 2)
  })

  it("knows the places that it found by their id again", async () => {
    const { named } = await geocoder()
    expect(await named("osm-w1")).toMatchObject({ id: "osm-w1", lat: 25.19 })
    expect(await named("osm-w99")).toBeNull()
    expect(await named("osm-w5")).toBeNull()
  })

  it("calls a point after its street, and after our nearest place where there is none", async () => {
    const { nearest } = await geocoder()
    expect((await nearest(25.1904321, 55.2400001))?.id).toBe("osm-w1")
    expect([...(far.asked.at(-1)?.url.searchParams ?? [])].slice(0, 3)).toEqual([
      ["lat", "25.1904"],
      ["lon", "55.2400"],
      ["zoom", "17"],
    ])
    expect((await nearest(25.3, 55.4))?.id).toMatch(/^ae-/)
    expect((await nearest(25.08, 55.14))?.id).toBe("osm-r3")
  })

  it("takes the middle of something large for no street", async () => {
    const hit = {
      osm_type: "way",
      osm_id: 1,
      lat: "24.4",
      lon: "54.4",
      namedetails: { name: "Long Road" },
      address: { country_code: "ae" },
    }
    far.breakDown((response) => response.end(JSON.stringify(hit)))
    expect((await (await geocoder()).nearest(25.08, 55.14))?.id).toBe("ae-dubai-marina")
  })

  describe.each([
    ["knows nothing", () => far.breakDown((response) => response.end("[]"))],
    ["is down", () => far.breakDown((response) => response.destroy())],
    ["is slow", () => far.breakDown(() => undefined)],
    ["answers nonsense", () => far.breakDown((response) => response.end('[{"osm_type":"way","osm_id":-1},7,null]'))],
  ])("that %s", (_, happens) => {
    for (const { name, run } of geocoderContract) {
      it(name, async () => {
        happens()
        await run(beside(far.url, { line: mapLine({ patience: 20 }) }))
      })
    }
  })
})

describe("what Nominatim answers", () => {
  const someText = fc.oneof(fc.string(), fc.constantFrom("Al Wasl Road", "شارع الوصل", "", " "))
  const aHit = fc.record(
    {
      osm_type: fc.constantFrom("node", "way", "relation", "planet"),
      osm_id: fc.oneof(fc.integer(), fc.double()),
      lat: fc.oneof(fc.double({ min: 20, max: 30 }).map(String), fc.string(), fc.double()),
      lon: fc.oneof(fc.double({ min: 50, max: 60 }).map(String), fc.string(), fc.double()),
      addresstype: fc.constantFrom("road", "city", "suburb", "country", "__proto__", "toString"),
      namedetails: fc.oneof(fc.dictionary(fc.constantFrom("name", "name:en", "name:ar"), someText), fc.jsonValue()),
      address: fc.dictionary(fc.constantFrom("country_code", "road", "house_number"), fc.constantFrom("ae", "qa", "7")),
    },
    { requiredKeys: [] },
  )

  it("is read whatever it is: places of the market on the globe, named in both languages, of a kind that we show", () => {
    const answers = fc.oneof(fc.jsonValue(), fc.array(aHit), fc.array(fc.oneof(aHit, fc.jsonValue())), aHit)
    fc.assert(
      fc.property(answers, fc.constantFrom(...marketIds), (answer, market) => {
        for (const found of placesOf(answer, market)) {
          expect(found.market).toBe(market)
          expect(nominatimId(found.id)).not.toBeNull()
          expect(found.name.en.trim() !== "" && found.name.ar.trim() !== "").toBe(true)
          expect(Math.abs(found.lat) <= 90 && Math.abs(found.lon) <= 180).toBe(true)
          expect(["city", "district", "landmark"]).toContain(found.kind)
        }
      }),
    )
  })

  it("has an id that leads back to it, and no other text is one", () => {
    expect(["osm-n12", " osm-w7 ", "osm-r3"].map(nominatimId)).toEqual(["N12", "W7", "R3"])
    for (const text of ["osm-x1", "osm-n0", "osm-n", "osm-n1&q=2", "ae-dubai", "osm-n12345678901234567"])
      expect(nominatimId(text)).toBeNull()
  })
})
