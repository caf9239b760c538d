import { crossesItself, overlaps } from "../places/area-overlap.ts"
import type { Ring } from "../places/outline.ts"
import type { ServiceArea } from "../places/service-area.ts"
import { idIssues, type ReferenceIssue, unless } from "./reference-issue.ts"

/** More corners than any border needs at a courier's precision. */
const mostCorners = 2_000

/**
 * The issues of a service area (D21): it needs a name in both languages and outlines that enclose something, and must
 * not overlap another area of the market.
 */
export function areaIssues(area: ServiceArea, others: readonly ServiceArea[]): readonly ReferenceIssue[] {
  const isTooLong = area.rings.flat().length > mostCorners
  const shape = [
    ...unless(area.rings.length > 0, "rings", "missing"),
    ...unless(!isTooLong, "rings", "too-long"),
    // Every side is compared with every other one, which would take too long for an outline that is too long.
    ...(isTooLong ? [] : area.rings.flatMap((ring, index) => ringIssues(ring, `rings.${index}`))),
  ]
  const rivals = shape.length > 0 ? [] : others.filter((other) => overlaps(area, other))
  return [
    ...idIssues(area.id),
    ...unless(area.city.en.trim() !== "", "city.en", "missing"),
    ...unless(area.city.ar.trim() !== "", "city.ar", "missing"),
    ...shape,
    ...unless(rivals.length === 0, "rings", "overlaps", rivals.map(({ id }) => id).join(", ")),
  ]
}

function ringIssues(ring: Ring, field: string): readonly ReferenceIssue[] {
  const isOnEarth = ring.every(([lon, lat]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90)
  const distinct = new Set(ring.map(([lon, lat]) => `${lon} ${lat}`)).size
  if (!isOnEarth || distinct < 3 || distinct !== ring.length) return unless(false, field, "not-an-outline")
  return [
    ...unless(Math.abs(doubleSurface(ring)) > 1e-12, field, "not-an-outline"),
    ...unless(!crossesItself(ring), field, "crosses-itself"),
  ]
}

/** Twice the surface inside an outline, in square degrees. */
const doubleSurface = (ring: Ring): number =>
  ring.reduce((sum, [lon, lat], index) => {
    const [nextLon, nextLat] = ring[(index + 1) % ring.length] ?? [lon, lat]
    return sum + lon * nextLat - nextLon * lat
  }, 0)
