import * as Effect from "effect/Effect"
import type { MarketId } from "../../market/market.ts"
import { Geocoder } from "../../ports/driven/geocoder.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue } from "./expectations.ts"

const found = Effect.fnUntraced(function* (market: MarketId, text: string, limit = 8) {
  const geocoder = yield* Geocoder
  return (yield* geocoder.search(market, text, limit)).map((entry) => entry.id)
})

const finds = (text: string, id: string, market: MarketId = "AE") =>
  Effect.gen(function* () {
    const ids = yield* found(market, text)
    expectTrue(ids.includes(id), `"${text}" finds ${id} among ${ids.join(", ") || "nothing"}`)
  })

const named = Effect.fnUntraced(function* (market: MarketId, name: string) {
  const geocoder = yield* Geocoder
  return (yield* geocoder.named(market, name))?.id ?? null
})

/** Places found by name and by position, over the sample reference data (D20). */
export const geocoderContract: readonly DrivenCase<Geocoder>[] = [
  drivenCase("a place is found by the beginning of its English name", finds("shar", "ae-sharjah")),
  drivenCase("a place is found by the beginning of its Arabic name", finds("الشار", "ae-sharjah")),
  drivenCase("a place is found by the beginning of each word", finds("jum lak", "ae-jumeirah-lake-towers")),
  drivenCase("a place is found by another name that people use", finds("jlt", "ae-jumeirah-lake-towers")),
  drivenCase("letters' case and the article do not count", finds("AL-MAJAZ", "ae-al-majaz")),
  drivenCase("one letter may be wrong", finds("sherjah", "ae-sharjah")),
  drivenCase("one letter may be missing", finds("khalfa", "ae-burj-khalifa")),
  drivenCase("one letter may be too many", finds("marrina", "ae-dubai-marina")),
  drivenCase("one Arabic letter may be wrong", finds("الشارغة", "ae-sharjah")),
  drivenCase(
    "what is found has all the words that were typed",
    Effect.gen(function* () {
      expectEqual(yield* found("AE", "dubai marina"), ["ae-dubai-marina"])
    }),
  ),
  drivenCase(
    "a whole name comes before longer names that begin with it",
    Effect.gen(function* () {
      expectEqual((yield* found("AE", "dubai"))[0], "ae-dubai")
    }),
  ),
  drivenCase(
    "another market's places are not found",
    Effect.gen(function* () {
      expectEqual(yield* found("QA", "sharjah"), [])
      expectEqual((yield* found("QA", "doha"))[0], "qa-doha")
      expectEqual(yield* found("AE", "doha"), [])
    }),
  ),
  drivenCase(
    "no more places are found than were asked for",
    Effect.gen(function* () {
      expectEqual((yield* found("AE", "dubai", 1)).length, 1)
    }),
  ),
  drivenCase(
    "a text without letters or with unknown ones finds nothing",
    Effect.gen(function* () {
      expectEqual(yield* found("AE", ""), [])
      expectEqual(yield* found("AE", " ' - "), [])
      expectEqual(yield* found("AE", "zzzzqqqq"), [])
    }),
  ),
  drivenCase(
    "a name in either language or an id names its place exactly",
    Effect.gen(function* () {
      expectEqual(yield* named("AE", "Dubai Marina"), "ae-dubai-marina")
      expectEqual(yield* named("AE", "dubai marina"), "ae-dubai-marina")
      expectEqual(yield* named("AE", "دبي"), "ae-dubai")
      expectEqual(yield* named("AE", "ae-al-majaz"), "ae-al-majaz")
    }),
  ),
  drivenCase(
    "half a name, a misspelt one or another market's names nothing",
    Effect.gen(function* () {
      expectEqual(yield* named("AE", "Dubai Mar"), null)
      expectEqual(yield* named("AE", "Dubbai"), null)
      expectEqual(yield* named("AE", "Doha"), null)
      expectEqual(yield* named("AE", ""), null)
    }),
  ),
  drivenCase(
    "a point is called after the nearest place of the market",
    Effect.gen(function* () {
      const geocoder = yield* Geocoder
      expectEqual((yield* geocoder.nearest("AE", { lat: 25.08, lon: 55.14 }))?.id, "ae-dubai-marina")
      expectEqual((yield* geocoder.nearest("QA", { lat: 25.08, lon: 55.14 }))?.id, "qa-doha")
    }),
  ),
]
