import * as Effect from "effect/Effect"
import type { MarketId } from "../../market/market.ts"
import { greatCircleKm } from "../../places/distance.ts"
import type { GeocodedPlace } from "../../places/gazetteer.ts"
import { positionInText } from "../../places/pasted-location.ts"
import type { Position } from "../../places/position.ts"
import { areaOf, type ServiceArea } from "../../places/service-area.ts"
import { Geocoder } from "../../ports/driven/geocoder.ts"
import { ServiceAreas } from "../../ports/driven/service-areas.ts"
import type { FoundPlace, PlaceSearchRequest } from "../../ports/driving/coverage-service.ts"

/** D20: as many results as fit on a phone's screen above its keyboard. */
const searchLimit = 8

/** Places by name in either script, or the one point of pasted coordinates or a map link (D20). */
export const searchPlaces = Effect.fn("searchPlaces")(function* (request: PlaceSearchRequest) {
  const geocoder = yield* Geocoder
  const areas = yield* (yield* ServiceAreas).list(request.market)
  const point = positionInText(request.text)
  if (point) return yield* pointPlace(request.market, point, areas)
  const entries = yield* geocoder.search(request.market, request.text, searchLimit)
  return entries.map((entry) => namedPlace(entry, areas))
})

function namedPlace(entry: GeocodedPlace, areas: readonly ServiceArea[]): FoundPlace {
  const position = { lat: entry.lat, lon: entry.lon }
  const area = areaOf(position, areas)
  return {
    id: entry.id,
    kind: entry.kind,
    name: entry.name,
    areaId: area?.id ?? null,
    city: area?.city ?? entry.name,
    position,
  }
}

/**
 * The largest distance at which a point outside all areas is named after a place; further away the name would mislead.
 */
const nearbyKm = 30

/**
 * A pasted point, named after the nearest known place, or by its coordinates if that is far away. Any point is found;
 * one in no area is not served (D21).
 */
const pointPlace = Effect.fnUntraced(function* (market: MarketId, position: Position, areas: readonly ServiceArea[]) {
  const geocoder = yield* Geocoder
  const nearest = yield* geocoder.nearest(market, position)
  const area = areaOf(position, areas)
  const coordinates = `${position.lat.toFixed(5)},${position.lon.toFixed(5)}`
  const isNear = nearest !== null && (area !== null || greatCircleKm(position, nearest) <= nearbyKm)
  const name = isNear ? nearest.name : { en: coordinates, ar: coordinates }
  const place: FoundPlace = {
    id: `point-${coordinates}`,
    kind: "point",
    name,
    areaId: area?.id ?? null,
    city: area?.city ?? name,
    position,
  }
  return [place]
})
