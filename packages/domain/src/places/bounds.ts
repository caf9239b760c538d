import type { Corner, Outlined } from "./outline.ts"
import type { Position } from "./position.ts"

/** A rectangle in degrees. */
export interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

const known = new WeakMap<Outlined, Bounds>()

/** The bounds of an area's outlines, computed once: most positions and areas are far outside. */
export function boundsOf(area: Outlined): Bounds {
  const before = known.get(area)
  if (before) return before
  const bounds = measured(area.rings.flat())
  known.set(area, bounds)
  return bounds
}

function measured(corners: readonly Corner[]): Bounds {
  const [lons, lats] = [corners.map(([lon]) => lon), corners.map(([, lat]) => lat)]
  return { south: Math.min(...lats), west: Math.min(...lons), north: Math.max(...lats), east: Math.max(...lons) }
}

/** Whether a position is within bounds, extended by a margin in degrees. */
export const liesWithin = ({ lat, lon }: Position, { south, west, north, east }: Bounds, margin: number): boolean =>
  lat >= south - margin && lat <= north + margin && lon >= west - margin && lon <= east + margin

/** Whether bounds have a point in common, even a corner. */
export const boundsMeet = (a: Bounds, b: Bounds): boolean =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north
