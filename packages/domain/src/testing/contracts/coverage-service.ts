import type { MarketId } from "../../market/market.ts"
import { marketIds } from "../../market/market.ts"
import { areaOf } from "../../places/service-area.ts"
import { atSea, servedWay } from "../sample-order.ts"
import type { ServiceCase, Stage } from "./contract-case.ts"
import { expectEqual, expectTrue, first, succeeded } from "./expectations.ts"

const search = async (stage: Stage, text: string, market: MarketId = "AE") =>
  succeeded(await stage.services().coverage.searchPlaces({ market, text }))

const namesOf = async (stage: Stage, text: string, market: MarketId = "AE") =>
  (await search(stage, text, market)).map((place) => place.name.en)

const findsSharjah = (text: string) => async (stage: Stage) => {
  const names = await namesOf(stage, text)
  expectTrue(names.includes("Sharjah"), `"${text}" finds Sharjah among ${names.join(", ") || "nothing"}`)
}

export const coverageServiceContract: readonly ServiceCase[] = [
  {
    name: "each market lists its own areas, and they hold its well-known places",
    run: async (stage) => {
      for (const market of marketIds) {
        const areas = succeeded(await stage.services().coverage.serviceAreas({ market }))
        expectTrue(areas.length > 0, `areas of ${market}`)
        expectTrue(
          areas.every((area) => area.market === market),
          "all of this market",
        )
        expectTrue(
          areas.every((area) => area.city.en !== "" && area.city.ar !== ""),
          "named in both languages",
        )
        const { pickup, dropOff } = servedWay[market]
        expectTrue(areaOf(pickup, areas) !== null && areaOf(dropOff, areas) !== null, "the way is served")
        expectEqual(areaOf(atSea, areas), null)
      }
    },
  },
  { name: "a place is found by the beginning of its English name", run: findsSharjah("Sharj") },
  { name: "a place is found by the beginning of its Arabic name", run: findsSharjah("الشارق") },
  { name: "a place is found with one letter wrong", run: findsSharjah("Sherjah") },
  { name: "a place is found with two letters swapped", run: findsSharjah("Shrajah") },
  {
    name: "a whole name comes first",
    run: async (stage) => {
      expectEqual((await namesOf(stage, "dubai"))[0], "Dubai")
      expectEqual((await namesOf(stage, "doha", "QA"))[0], "Doha")
    },
  },
  {
    name: "a found place has its position and the area it is served in",
    run: async (stage) => {
      const areas = succeeded(await stage.services().coverage.serviceAreas({ market: "AE" }))
      for (const place of await search(stage, "Sharjah")) {
        expectEqual(place.areaId, areaOf(place.position, areas)?.id ?? null)
        expectTrue(place.name.ar !== "" && place.city.en !== "", "it is named in both languages")
      }
    },
  },
  {
    name: "no more than eight places are found",
    run: async (stage) => expectTrue((await search(stage, "a")).length <= 8, "at most eight"),
  },
  {
    name: "another market's places are not found",
    run: async (stage) => expectEqual(await namesOf(stage, "sharjah", "QA"), []),
  },
  {
    name: "what no place is called finds nothing",
    run: async (stage) => {
      expectEqual(await search(stage, "zzzzqqqq"), [])
      expectEqual(await search(stage, "  "), [])
    },
  },
  {
    name: "pasted coordinates are one point, called after the nearest place",
    run: async (stage) => {
      const places = await search(stage, "25.0805, 55.1403")
      expectEqual(places.length, 1)
      const point = first(places)
      expectEqual([point.kind, point.position], ["point", { lat: 25.0805, lon: 55.1403 }])
      expectTrue(point.areaId !== null && point.name.en !== "", "it is served and named")
    },
  },
  {
    name: "a pasted point outside the service areas is found and belongs to none",
    run: async (stage) => {
      const point = first(await search(stage, `${atSea.lat},${atSea.lon}`))
      expectEqual([point.kind, point.areaId], ["point", null])
    },
  },
  {
    name: "a pasted point far from all places belongs to none and is called after none",
    run: async (stage) => {
      const muscat = "23.58800,58.38300"
      const dubai = "25.20000,55.27000"
      for (const [text, market] of [
        ["0.00000,0.00000", "AE"],
        [muscat, "AE"],
        [dubai, "QA"],
      ] as const) {
        const point = first(await search(stage, text, market))
        expectEqual(
          [point.kind, point.areaId, point.name, point.city],
          ["point", null, { en: text, ar: text }, point.name],
        )
      }
    },
  },
]
