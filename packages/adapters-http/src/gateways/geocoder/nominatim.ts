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

/** Streets and houses seldom change, but what people typed must not be kept for longer than an hour. */
const answerLifetime = 3_600_000
const mostAnswers = 2_000

/** No address has more letters; the rest of a long text is not sent. */
const longestText = 200

/** Nominatim's zoom level for naming a point by its street or house, and not by its country. */
const streets = "17"

/**
 * The farthest that a place may be from a point that it names, in kilometres: a farther one is the centre of something
 * larger.
 */
const nearbyKm = 5

/**
 * The gazetteer below, with a geocoder of Nominatim's protocol beside it (D20): streets, houses and shops by name in
 * either language, and the street at a point. If that geocoder is slow, down or finds nothing, the gazetteer answers
 * alone. It is sent the typed text, or the point to ten metres, and the country, and nothing else.
 *
 * @param url the geocoder's address, without a trailing slash
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

/** One answer includes the names in all languages, and the country, by which foreign places are left out. */
const inBothLanguages = { format: "jsonv2", namedetails: "1", addressdetails: "1", "accept-language": "en" }
