import * as Effect from "effect/Effect"
import { NotServed, UnknownPlace } from "../../booking/booking-errors.ts"
import type { MarketId } from "../../market/market.ts"
import { positionInText } from "../../places/pasted-location.ts"
import type { Position } from "../../places/position.ts"
import { areaOf, type ServiceArea } from "../../places/service-area.ts"
import { Geocoder } from "../../ports/driven/geocoder.ts"
import { ServiceAreas } from "../../ports/driven/service-areas.ts"
import type { PlaceReference } from "../../ports/driving/place-reference.ts"

/**
 * The position of a reference: its own, or that of its text, which is coordinates, a map link, or a place name (D20).
 */
export const resolvePlace = (market: MarketId, end: "pickup" | "dropOff", reference: PlaceReference) =>
  reference.kind === "position" ? Effect.succeed(reference.position) : namedPlace(market, end, reference.name)

const namedPlace = Effect.fnUntraced(function* (market: MarketId, end: "pickup" | "dropOff", name: string) {
  const typed = positionInText(name)
  if (typed) return typed
  const place = yield* (yield* Geocoder).named(market, name)
  return place ? { lat: place.lat, lon: place.lon } : yield* new UnknownPlace({ end })
})

/** Both ends of a route that is served, with their service areas and the areas' ids. */
export interface ServedWay {
  readonly pickup: Position
  readonly dropOff: Position
  readonly areas: readonly [string, string]
  readonly servedBy: readonly [ServiceArea, ServiceArea]
}

/** Refuses a route with an end outside the market's service areas; the pick-up is checked first (D21). */
export const requireServed = Effect.fnUntraced(function* (market: MarketId, pickup: Position, dropOff: Position) {
  const serviceAreas = yield* ServiceAreas
  const areas = yield* serviceAreas.list(market)
  const from = areaOf(pickup, areas)
  if (!from) return yield* new NotServed({ part: "pickup" })
  const to = areaOf(dropOff, areas)
  if (!to) return yield* new NotServed({ part: "delivery" })
  return { pickup, dropOff, areas: [from.id, to.id], servedBy: [from, to] } satisfies ServedWay
})

export const resolveServedWay = Effect.fnUntraced(function* (
  market: MarketId,
  pickup: PlaceReference,
  dropOff: PlaceReference,
) {
  return yield* requireServed(
    market,
    yield* resolvePlace(market, "pickup", pickup),
    yield* resolvePlace(market, "dropOff", dropOff),
  )
})
