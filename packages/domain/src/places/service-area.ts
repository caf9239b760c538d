import type { MarketId } from "../market/market.ts"
import { boundsOf, liesWithin } from "./bounds.ts"
import type { Corner, Outlined, Ring } from "./outline.ts"
import type { Position } from "./position.ts"

/**
 * Where a market picks up and delivers, by city (D21). An area may have several outlines (Hatta belongs to Dubai), and
 * an outline inside another of the same area is a hole: a point is inside when an odd number of outlines surround it.
 */
export interface ServiceArea {
  readonly id: string
  readonly market: MarketId
  readonly city: { readonly en: string; readonly ar: string }
  /** Whether it belongs to the first coverage or was added later; used by `routeClassOf` (D11). */
  readonly generation: "old" | "new"
  readonly rings: readonly Ring[]
}

/** Whether a position is in an area. Points on an outline are, including a hole's (D21). */
export function isInside(position: Position, area: Outlined): boolean {
  if (!liesWithin(position, boundsOf(area), toleranceDegrees)) return false
  let inside = false
  for (const ring of area.rings) {
    let from = ring.at(-1)
    for (const to of ring) {
      // Most sides are entirely to the north or to the south.
      if (from && !isBeside(position.lat, from[1], to[1])) {
        if (isOnSide(position, from, to)) return true
        if (isLeftOfSide(position, from, to)) inside = !inside
      }
      from = to
    }
  }
  return inside
}

/** The area of a position; null if none serves it. On a border of two areas it is the first listed. */
export function areaOf(position: Position, areas: readonly ServiceArea[]): ServiceArea | null {
  return areas.find((area) => isInside(position, area)) ?? null
}

/** Whether a ray from the position to the east crosses the side. A side includes its lower end but not its upper. */
function isLeftOfSide({ lat, lon }: Position, [lon1, lat1]: Corner, [lon2, lat2]: Corner): boolean {
  if (lat1 > lat === lat2 > lat) return false
  return lon < lon1 + ((lat - lat1) / (lat2 - lat1)) * (lon2 - lon1)
}

/** About a tenth of a millimetre: the rounding error of a point meant to be on a side. */
const toleranceDegrees = 1e-9

/** Whether a latitude is north or south of both ends of a side: farther from its middle than they are. */
const isBeside = (lat: number, lat1: number, lat2: number): boolean =>
  Math.abs(lat - (lat1 + lat2) / 2) > Math.abs(lat2 - lat1) / 2 + toleranceDegrees

function isOnSide({ lat, lon }: Position, [lon1, lat1]: Corner, [lon2, lat2]: Corner): boolean {
  const alongLon = lon2 - lon1
  const alongLat = lat2 - lat1
  const squaredLength = alongLon ** 2 + alongLat ** 2
  const along = squaredLength === 0 ? 0 : ((lon - lon1) * alongLon + (lat - lat1) * alongLat) / squaredLength
  const nearest = Math.min(1, Math.max(0, along))
  return Math.hypot(lon - lon1 - nearest * alongLon, lat - lat1 - nearest * alongLat) <= toleranceDegrees
}
