import type { MapPoint } from "../ui/map/map-view.ts"

/** The closed outlines of an area in units of a drawing. */
export type DrawnRings = readonly (readonly MapPoint[])[]

interface Stretch {
  readonly from: number
  readonly to: number
}

/** Where a row crosses outlines, from west to east. */
const crossings = (rings: DrawnRings, y: number): readonly number[] =>
  rings
    .flatMap((ring) =>
      ring.flatMap((to, index) => {
        const from = ring.at(index - 1) ?? to
        return from.y < y === to.y < y ? [] : [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)]
      }),
    )
    .toSorted((a, b) => a - b)

/** The rows that a line of text around `y` covers. */
const rowsOf = (y: number, height: number): readonly number[] =>
  Array.from({ length: 9 }, (_, index) => y + (index / 8 - 0.5) * height)

/** The stretch around a point that lies within the outlines over the whole height of a line of text. */
export function roomAround(rings: DrawnRings, { x, y }: MapPoint, height: number): Stretch {
  const rows = rowsOf(y, height).map((row) => crossings(rings, row))
  return {
    from: Math.max(...rows.map((row) => row.findLast((one) => one <= x) ?? x)),
    to: Math.min(...rows.map((row) => row.find((one) => one >= x) ?? x)),
  }
}

/** The westernmost and easternmost crossing of the outlines by a line of text; null where it crosses none. */
export function reachAt(rings: DrawnRings, y: number, height: number): Stretch | null {
  const all = rowsOf(y, height).flatMap((row) => crossings(rings, row))
  return all.length === 0 ? null : { from: Math.min(...all), to: Math.max(...all) }
}
