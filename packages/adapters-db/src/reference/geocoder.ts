import type { MarketId } from "@mersal/domain/market/market"
import { Geocoder } from "@mersal/domain/ports/driven/geocoder"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database } from "../database/connection.ts"
import { keptRows } from "../database/kept-rows.ts"
import { readPlace } from "../rows/place-row.ts"
import { type PlaceSearch, placeSearch } from "./place-search.ts"

/** Finds places among the rows of `places`, without a network (D20). */
export const gazetteer: Layer.Layer<Geocoder, never, Database> = Layer.effect(
  Geocoder,
  Effect.gen(function* () {
    const database = yield* Database
    const text = "select * from places where market = ? order by listed"
    const placesOf = keptRows(database, text, (rows) => placeSearch(rows.map(readPlace)))
    const ask = <Answer>(market: MarketId, question: (places: PlaceSearch) => Answer) =>
      Effect.map(placesOf(market), question)
    return {
      search: (market, text, limit) => ask(market, (places) => places.search(text, limit)),
      named: (market, name) => ask(market, (places) => places.named(name)),
      nearest: (market, position) => ask(market, (places) => places.nearest(position)),
    }
  }),
)
