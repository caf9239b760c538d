import type { Position } from "./position.ts"

/** Radius of the sphere with the earth's volume. */
const earthRadiusKm = 6371.0088

/** D20: roads of both markets are about this much longer than the line between their ends. */
export const detourFactor = 1.3

/** The shortest way over the globe in kilometres, not rounded. */
export function greatCircleKm(from: Position, to: Position): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2
  const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
  const square = half(to.lat - from.lat) + cosine(from.lat) * cosine(to.lat) * half(to.lon - from.lon)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(square)))
}

/** A length that is a rule of thumb: shown with the word 'about' before it. */
export interface EstimatedDistance {
  /** Kilometres to one decimal. */
  readonly distanceKm: number
  readonly isEstimate: true
}

/**
 * About how far it is by road: the great circle times 1.3, rounded up to 0.1 km so that it is never shorter than the
 * great circle, and zero only between equal points (D20).
 *
 * @example roadDistance(dubaiMarina, burjKhalifa) // { distanceKm: 24.4, isEstimate: true }
 */
export function roadDistance(from: Position, to: Position): EstimatedDistance {
  return { distanceKm: Math.ceil(greatCircleKm(from, to) * detourFactor * 10) / 10, isEstimate: true }
}
