import type { Position } from "./position.ts"

/** Radius of the sphere with the earth's volume. */
const earthRadiusKm = 6371.0088

/** D20: roads in both markets are about this much longer than the direct line. */
export const detourFactor = 1.3

/** The great-circle distance in kilometres, not rounded. */
export function greatCircleKm(from: Position, to: Position): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2
  const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
  const square = half(to.lat - from.lat) + cosine(from.lat) * cosine(to.lat) * half(to.lon - from.lon)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(square)))
}

/** An estimated length, shown with 'about'. */
export interface EstimatedDistance {
  /** Kilometres to one decimal. */
  readonly distanceKm: number
  readonly isEstimate: true
}

/** A length that a router measured along the roads. */
export interface MeasuredDistance {
  /** Kilometres to one decimal. */
  readonly distanceKm: number
  readonly isEstimate: false
}

/** A road begins and ends beside the requested points: together this may make a route shorter by so much. */
const besideRoadKm = 2

/** Roads may lead around a bay or a closed motorway, and a short route around a block; not ten times as far. */
const longestDetour = { factor: 10, km: 20 }

/**
 * The road length, rounded up to 0.1 km as in the estimate. Null for an impossible length between these points: shorter
 * than the great circle, or far beyond any detour. Prices depend on it (D20).
 */
export function measuredDistance(from: Position, to: Position, metres: number): MeasuredDistance | null {
  const shortest = greatCircleKm(from, to)
  const isRoad =
    metres >= 0 &&
    metres / 1_000 >= shortest - besideRoadKm &&
    metres / 1_000 <= shortest * longestDetour.factor + longestDetour.km
  return isRoad ? { distanceKm: Math.ceil(metres / 100) / 10, isEstimate: false } : null
}

/**
 * The estimated road length: the great circle times 1.3, rounded up to 0.1 km so that it is never shorter than the
 * great circle, and zero only between equal points (D20).
 *
 * @example roadDistance(dubaiMarina, burjKhalifa) // { distanceKm: 24.4, isEstimate: true }
 */
export function roadDistance(from: Position, to: Position): EstimatedDistance {
  return { distanceKm: Math.ceil(greatCircleKm(from, to) * detourFactor * 10) / 10, isEstimate: true }
}
