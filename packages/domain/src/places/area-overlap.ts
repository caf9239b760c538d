import type { Position } from "./position.ts"
import { type Corner, isInside, type ServiceArea } from "./service-area.ts"

type Side = readonly [Corner, Corner]
type Outlined = Pick<ServiceArea, "rings">

/** About a centimetre: borders that were drawn apart by less are one border. */
const toleranceDegrees = 1e-7

/**
 * Whether two areas have ground in common (D21). A border, a stretch of it or a corner that both share is none: a point
 * there belongs to the first listed.
 */
export function overlaps(a: Outlined, b: Outlined): boolean {
  if (!boxesMeet(boxOf(a), boxOf(b))) return false
  return reaches(a, b) || reaches(b, a)
}

/** Whether an outline goes through the inside of another area, or lies with all its inside in it. */
function reaches(from: Outlined, into: Outlined): boolean {
  const others = sidesOf(into)
  return (
    sidesOf(from).some((side) => middlesOf(side, others).some((point) => isWithin(point, into, others))) ||
    interiorPoints(from).some((point) => isWithin(point, into, others))
  )
}

/** The sides of a ring that cross another of its sides: an outline that does has no inside to speak of. */
export function crossesItself(ring: readonly Corner[]): boolean {
  const sides = sidesOf({ rings: [ring] })
  return sides.some((side, index) =>
    sides.some((other, at) => {
      const areNeighbours = Math.abs(index - at) <= 1 || Math.abs(index - at) === sides.length - 1
      return at > index && !areNeighbours && meetingsOf(side, other).length > 0
    }),
  )
}

const sidesOf = ({ rings }: Outlined): readonly Side[] =>
  rings.flatMap((ring) => ring.map((corner, index): Side => [ring.at(index - 1) as Corner, corner]))

/** The middle of every piece that other sides cut of a side: between two cuts it does not change which side it is on. */
function middlesOf(side: Side, others: readonly Side[]): readonly Position[] {
  const cuts = [0, 1, ...others.flatMap((other) => meetingsOf(side, other))].sort((a, b) => a - b)
  return cuts.slice(1).map((cut, index) => pointAt(side, (cut + (cuts[index] ?? 0)) / 2))
}

const pointAt = ([from, to]: Side, part: number): Position => ({
  lon: from[0] + part * (to[0] - from[0]),
  lat: from[1] + part * (to[1] - from[1]),
})

/** Where along a side, from 0 to 1, another one meets it; both ends of the stretch that two sides share. */
function meetingsOf([a, b]: Side, [c, d]: Side): readonly number[] {
  const [abLon, abLat] = [b[0] - a[0], b[1] - a[1]]
  const [cdLon, cdLat] = [d[0] - c[0], d[1] - c[1]]
  const turn = abLon * cdLat - abLat * cdLon
  if (turn !== 0) {
    const along = ((c[0] - a[0]) * cdLat - (c[1] - a[1]) * cdLon) / turn
    const other = ((c[0] - a[0]) * abLat - (c[1] - a[1]) * abLon) / turn
    return along >= 0 && along <= 1 && other >= 0 && other <= 1 ? [along] : []
  }
  const squared = abLon ** 2 + abLat ** 2
  const offLine = abLon * (c[1] - a[1]) - abLat * (c[0] - a[0])
  if (squared === 0 || Math.abs(offLine) > toleranceDegrees * Math.sqrt(squared)) return []
  const alongOf = (corner: Corner) => ((corner[0] - a[0]) * abLon + (corner[1] - a[1]) * abLat) / squared
  const [first, last] = [alongOf(c), alongOf(d)].sort((x, y) => x - y) as [number, number]
  return last < 0 || first > 1 ? [] : [Math.max(0, first), Math.min(1, last)]
}

/** Points in the inside of an area: half way between the first two borders on a line a little above each corner. */
function interiorPoints(area: Outlined): readonly Position[] {
  const heights = [...new Set(area.rings.flat().map(([, lat]) => lat))].sort((a, b) => a - b)
  const sides = sidesOf(area)
  return heights.slice(1).flatMap((height, index) => {
    const lat = (height + (heights[index] ?? height)) / 2
    const crossings = sides
      .filter(([[, from], [, to]]) => from > lat !== to > lat)
      .map(([[lon1, lat1], [lon2, lat2]]) => lon1 + ((lat - lat1) / (lat2 - lat1)) * (lon2 - lon1))
      .sort((a, b) => a - b)
    return crossings.flatMap((lon, at) => (at % 2 === 0 ? [{ lat, lon: (lon + (crossings[at + 1] ?? lon)) / 2 }] : []))
  })
}

/** Whether a position lies in an area and on none of its borders. */
const isWithin = (position: Position, area: Outlined, sides: readonly Side[]): boolean =>
  isInside(position, area as ServiceArea) && sides.every((side) => distanceTo(position, side) > toleranceDegrees)

function distanceTo({ lat, lon }: Position, [from, to]: Side): number {
  const [alongLon, alongLat] = [to[0] - from[0], to[1] - from[1]]
  const squared = alongLon ** 2 + alongLat ** 2
  const along = squared === 0 ? 0 : ((lon - from[0]) * alongLon + (lat - from[1]) * alongLat) / squared
  const nearest = Math.min(1, Math.max(0, along))
  return Math.hypot(lon - from[0] - nearest * alongLon, lat - from[1] - nearest * alongLat)
}

interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

function boxOf({ rings }: Outlined): Box {
  const corners = rings.flat()
  const [lons, lats] = [corners.map(([lon]) => lon), corners.map(([, lat]) => lat)]
  return { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lons), east: Math.max(...lons) }
}

const boxesMeet = (a: Box, b: Box): boolean =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north
