import type { MarketId } from "@mersal/domain/market/market"
import { greatCircleKm } from "@mersal/domain/places/distance"
import { foundTogether, isWorthAsking } from "@mersal/domain/places/found-together"
import type { GeocodedPlace } from "@mersal/domain/places/gazetteer"
import { Geocoder } from "@mersal/domain/ports/driven/geocoder"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type MapLine, mapLine } from "../map-line/map-line.ts"
import { remembered } from "../map-line/remembered.ts"
import { nominatimId, placesOf } from "./nominatim-places.ts"

/** Streets and houses change seldom; what people type is gone after the hour. */
const answerLifetime = 3_600_000
const mostAnswers = 2_000

/** No address is written in more letters; the rest of a long text is not told. */
const longestText = 200

/** A street or a house, and no country, is what a point is called after. */
const streets = "17"

/** The farthest at which a point is called after a place: beyond it lies the middle of something larger. */
const nearbyKm = 5

/**
 * The gazetteer that stands under it, and beside it a geocoder that speaks as Nominatim does (D20): streets, houses and
 * shops by name in either language, and the street of a point. Where that one is slow, down or has nothing, the gazetteer
 * answers alone. It is told what was typed, or the point to ten metres, and the country, and nothing else.
 *
 * @param url the geocoder's address, without a slash at its end
 */
export const nominatimGeocoder = (
  url: string,
  options: { readonly line?: MapLine; readonly elapsed?: () => number } = {},
): Layer.Layer<Geocoder, never, Geocoder> =>
  Layer.effect(
    Geocoder,
    Effect.gen(function* () {
      const own = yield* Geocoder
      const line = options.line ?? mapLine()
      const known = remembered<readonly GeocodedPlace[]>(mostAnswers, options.elapsed ?? (() => performance.now()))
      const ask = Effect.fnUntraced(function* (
        market: MarketId,
        call: string,
        asked: Readonly<Record<string, string>>,
      ) {
        const question = `${call}?${new URLSearchParams({ ...asked, ...inBothLanguages })}`
        const key = `${market} ${question}`
        const before = known.get(key)
        if (before) return before
        const answer = yield* line.ask(new URL(`${url}/${question}`))
        const places = placesOf(answer, market)
        if (answer !== null) known.keep(key, places, answerLifetime)
        return places
      })
      return {
        search: Effect.fnUntraced(function* (market, text, limit) {
          const found = yield* own.search(market, text, limit)
          if (!isWorthAsking(text, found, limit)) return found
          const q = text.trim().replace(/\s+/g, " ").slice(0, longestText)
          const far = yield* ask(market, "search", { q, countrycodes: market.toLowerCase(), limit: `${limit}` })
          return foundTogether(text, { own: found, far }, limit)
        }),
        named: Effect.fnUntraced(function* (market, name) {
          const id = nominatimId(name)
          if (id === null) return yield* own.named(market, name)
          const places = yield* ask(market, "lookup", { osm_ids: id })
          return places.find((place) => place.id === name.trim()) ?? null
        }),
        nearest: Effect.fnUntraced(function* (market, position) {
          const [lat, lon] = [position.lat.toFixed(4), position.lon.toFixed(4)]
          const [street] = yield* ask(market, "reverse", { lat, lon, zoom: streets })
          const isNear = street !== undefined && greatCircleKm(position, street) <= nearbyKm
          return isNear ? street : yield* own.nearest(market, position)
        }),
      }
    }),
  )

/** Every name in every language comes with one answer, and the country that says whether it counts. */
const inBothLanguages = { format: "jsonv2", namedetails: "1", addressdetails: "1", "accept-language": "en" }
