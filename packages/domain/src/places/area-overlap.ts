import { boundsMeet, boundsOf } from "./bounds.ts"
import type { Corner, Outlined } from "./outline.ts"
import { isInside } from "./service-area.ts"

type Side = readonly [Corner, Corner]

/** About a centimetre: borders closer than this are the same border. */
const toleranceDegrees = 1e-7

/**
 * Whether two areas overlap (D21). A shared border, a part of it or a shared corner is no overlap: a point there
 * belongs to the first listed.
 */
export const overlaps = (a: Outlined, b: Outlined): boolean =>
  // Most areas are far apart, and their sides need not be compared.
  boundsMeet(boundsOf(a), boundsOf(b)) && (reaches(a, b) || reaches(b, a))

/** Whether an outline crosses the inside of another area, or lies entirely in it. */
function reaches(from: Outlined, into: Outlined): boolean {
  const others = sidesOf(into)
  return (
    sidesOf(from).some((side) => middlesOf(side, others).some((point) => isWithin(point, into, others))) ||
    interiorPoints(from).some((point) => isWithin(point, into, others))
  )
}

/** Whether two sides of a ring meet that are not neighbours; such an outline has no defined inside. */
export function crossesItself(ring: readonly Corner[]): boolean {
  const sides = sidesOf({ rings: [ring] })
  return sides.some((side, index) =>
    // The first and the last are neighbours as well.
    sides
      .slice(index + 2, index === 0 ? -1 : sides.length)
      .some((other) => meetingsOf(side, other).length > 0 || meetingsOf(other, side).length > 0),
  )
}

const sidesOf = ({ rings }: Outlined): readonly Side[] =>
  rings.flatMap((ring) => ring.map((corner, index): Side => [ring.at(index - 1) as Corner, corner]))

/**
 * The middle of every piece of a side between cuts by other sides; a piece is entirely inside, outside or on a border.
 */
function middlesOf(side: Side, others: readonly Side[]): readonly Corner[] {
  const cuts = [0, 1, ...others.flatMap((other) => meetingsOf(side, other))].sort((a, b) => a - b)
  return cuts.slice(1).map((cut, index) => pointAt(side, (cut + (cuts[index] as number)) / 2))
}

const pointAt = ([from, to]: Side, part: number): Corner => [
  from[0] + part * (to[0] - from[0]),
  from[1] + part * (to[1] - from[1]),
]

/** Where along a side, from 0 to 1, another one crosses it or has a corner on it. */
function meetingsOf(side: Side, other: Side): readonly number[] {
  const [otherFrom, otherTo] = [leftOf(other[0], side), leftOf(other[1], side)]
  // Most sides are entirely on one side of the line.
  if (Math.min(otherFrom, otherTo) > toleranceDegrees || Math.max(otherFrom, otherTo) < -toleranceDegrees) return []
  const [from, to] = [leftOf(side[0], other), leftOf(side[1], other)]
  const goesThrough = areApart(from, to) && areApart(otherFrom, otherTo)
  const touches = other.filter((corner) => distanceTo(corner, side) <= toleranceDegrees)
  return [...touches.map((corner) => nearestOn(corner, side)), ...(goesThrough ? [from / (from - to)] : [])]
}

/** Whether the two values are on different sides of a line. */
const areApart = (a: number, b: number): boolean =>
  Math.min(a, b) < -toleranceDegrees && Math.max(a, b) > toleranceDegrees

/** How many degrees a corner is to the left of a side's line; negative to the right. */
function leftOf([lon, lat]: Corner, [from, to]: Side): number {
  const [alongLon, alongLat] = [to[0] - from[0], to[1] - from[1]]
  return (alongLon * (lat - from[1]) - alongLat * (lon - from[0])) / Math.sqrt(alongLon ** 2 + alongLat ** 2)
}

/** The position along a side, from 0 to 1, nearest to a corner. */
function nearestOn([lon, lat]: Corner, [from, to]: Side): number {
  const [alongLon, alongLat] = [to[0] - from[0], to[1] - from[1]]
  const squared = alongLon ** 2 + alongLat ** 2
  const along = squared === 0 ? 0 : ((lon - from[0]) * alongLon + (lat - from[1]) * alongLat) / squared
  return Math.min(1, Math.max(0, along))
}

function distanceTo(corner: Corner, side: Side): number {
  const nearest = pointAt(side, nearestOn(corner, side))
  return Math.hypot(corner[0] - nearest[0], corner[1] - nearest[1])
}

/** Points in every part of an area: between neighbouring borders, on the horizontal lines half way up its sides. */
function interiorPoints(area: Outlined): readonly Corner[] {
  const sides = sidesOf(area)
  return sides.flatMap(([[, start], [, end]]) => {
    const lat = (start + end) / 2
    const crossings = sides
      .filter(([[, from], [, to]]) => from > lat !== to > lat)
      .map(([[lon1, lat1], [lon2, lat2]]) => lon1 + ((lat - lat1) / (lat2 - lat1)) * (lon2 - lon1))
      .sort((a, b) => a - b)
    return crossings.flatMap((lon, at): readonly Corner[] =>
      at % 2 === 1 ? [[(lon + (crossings[at - 1] as number)) / 2, lat]] : [],
    )
  })
}

/** Whether a point is in an area and on none of its borders. */
const isWithin = (point: Corner, area: Outlined, sides: readonly Side[]): boolean =>
  isInside({ lon: point[0], lat: point[1] }, area) && sides.every((side) => distanceTo(point, side) > toleranceDegrees)
