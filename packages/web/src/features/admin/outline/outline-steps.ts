import type { Corner, Ring } from "@mersal/domain/places/outline"

/** An outline during drawing, and its chosen corner. */
export interface DrawnOutline {
  readonly ring: Ring
  readonly chosen: number
}

/** Five decimals are about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

export const cornerAt = (lon: number, lat: number): Corner => [rounded(lon), rounded(lat)]

/** How close a press must be to a corner to choose it, as a fraction of the outline's extent. */
const nearness = 0.03

/** A press on the map chooses the corner there, or adds one to the nearest side. */
export function pressed({ ring, chosen }: DrawnOutline, at: Corner): DrawnOutline {
  const nearest = nearestOf(ring, (corner) => distance(corner, at))
  const isAtCorner = ring.length > 0 && distance(ring[nearest] ?? at, at) <= nearness * extentOf(ring)
  if (isAtCorner) return { ring, chosen: nearest }
  if (ring.length < 3) return { ring: [...ring, at], chosen: ring.length }
  const side = nearestOf(ring, (corner, index) => distanceToSide(corner, ring[(index + 1) % ring.length] ?? corner, at))
  return { ring: ring.toSpliced(side + 1, 0, at), chosen: side + 1 === chosen ? chosen : side + 1 }
}

/** Moves the chosen corner. */
export const moved = ({ ring, chosen }: DrawnOutline, to: Corner): DrawnOutline =>
  chosen < ring.length ? { ring: ring.with(chosen, to), chosen } : { ring, chosen }

/** Adds a corner in the middle of the side after the chosen one. */
export function halved({ ring, chosen }: DrawnOutline): DrawnOutline {
  const from = ring[chosen]
  const to = ring[(chosen + 1) % ring.length]
  if (!from || !to) return { ring, chosen }
  return {
    ring: ring.toSpliced(chosen + 1, 0, cornerAt((from[0] + to[0]) / 2, (from[1] + to[1]) / 2)),
    chosen: chosen + 1,
  }
}

/** Removes the chosen corner; at least three must remain to enclose an area. */
export const removed = ({ ring, chosen }: DrawnOutline): DrawnOutline =>
  ring.length <= 3 ? { ring, chosen } : { ring: ring.toSpliced(chosen, 1), chosen: Math.min(chosen, ring.length - 2) }

export const stepped = ({ ring, chosen }: DrawnOutline, by: 1 | -1): DrawnOutline => ({
  ring,
  chosen: ring.length === 0 ? 0 : (chosen + by + ring.length) % ring.length,
})

function nearestOf(ring: Ring, measure: (corner: Corner, index: number) => number): number {
  const measured = ring.map(measure)
  return Math.max(0, measured.indexOf(Math.min(...measured)))
}

const distance = ([lon, lat]: Corner, [otherLon, otherLat]: Corner): number =>
  Math.hypot(lon - otherLon, lat - otherLat)

function distanceToSide(from: Corner, to: Corner, at: Corner): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((at[0] - from[0]) * dx + (at[1] - from[1]) * dy) / length
  const part = Math.min(1, Math.max(0, along))
  return distance([from[0] + part * dx, from[1] + part * dy], at)
}

function extentOf(ring: Ring): number {
  const reach = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  return Math.max(reach(ring.map(([lon]) => lon)), reach(ring.map(([, lat]) => lat)), 0.02)
}
