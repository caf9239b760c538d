import type { MapPoint, MapSize } from "../ui/map/map-view.ts"
import { type DrawnRings, reachAt, roomAround } from "./outline-rows.ts"

/** An area of a drawing: the middle of its largest outline, and all its outlines. */
interface DrawnArea {
  readonly id: string
  readonly name: string
  readonly middle: MapPoint
  readonly rings: DrawnRings
}

/** Where a name is written. `at` is the start, middle or end of its letters' lower edge. */
export interface AreaName {
  readonly id: string
  readonly name: string
  readonly at: MapPoint
  readonly anchor: "start" | "middle" | "end"
  /** The line from a name beside the land to its area; null if the name is inside the area. */
  readonly way: readonly [from: MapPoint, to: MapPoint] | null
}

/** The width of a letter and the height of a line on a phone, where the drawing's letters are largest. */
const letter = 12
const line = 32
/** The height of a line's letters, of which two thirds are above the line of writing's middle. */
const tall = 24
const rise = 8
/** Between a name and its line, and between the land and the names beside it. */
const [gap, aside] = [8, 28]

/**
 * A place for the name of every area: inside it where it fits. The others are beside the land, each on the side that is
 * nearer to its area, below each other in the order of their areas, each with a line to its area.
 */
export function areaNames(areas: readonly DrawnArea[], { height }: Pick<MapSize, "height">): readonly AreaName[] {
  const land = areas.flatMap(({ rings }) => rings)
  const within = areas.flatMap((area) => nameWithin(area) ?? [])
  const narrow = areas
    .filter(({ id }) => !within.some((one) => one.id === id))
    .toSorted((a, b) => a.middle.y - b.middle.y)
  const isWest = ({ middle }: DrawnArea) => {
    const reach = reachAt(land, middle.y, tall)
    return reach !== null && middle.x - reach.from < reach.to - middle.x
  }
  const west = column({ areas: narrow.filter(isWest), anchor: "end", land, within, height })
  const east = column({ areas: narrow.filter((area) => !isWest(area)), anchor: "start", land, within, height })
  return [...within, ...west, ...east]
}

/** The name in its area, as near to the middle as there is room; null if there is none. */
function nameWithin({ id, name, middle, rings }: DrawnArea): AreaName | null {
  for (const move of moves.slice(0, 15)) {
    const y = middle.y + move
    const { from, to } = roomAround(rings, { x: middle.x, y }, tall)
    if (to - from <= name.length * letter) continue
    return { id, name, at: rounded({ x: (from + to) / 2, y: y + rise }), anchor: "middle", way: null }
  }
  return null
}

interface Column {
  readonly areas: readonly DrawnArea[]
  readonly anchor: "start" | "end"
  readonly land: DrawnRings
  readonly within: readonly AreaName[]
  readonly height: number
}

/** How far up and down a name or a column is moved, the nearest first. */
const moves = Array.from({ length: 41 }, (_, index) => (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * rise)

/** Names below each other, in the place nearest to their areas where no line crosses a name or another line. */
function column({ areas, anchor, land, within, height }: Column): readonly AreaName[] {
  if (areas.length === 0) return []
  const middle = areas.reduce((sum, area) => sum + area.middle.y, 0) / areas.length
  const last = height - (areas.length - 1) * line - rise
  const starts = moves
    .map((move) => middle - ((areas.length - 1) * line) / 2 + move)
    .filter((start) => start >= tall && start <= last)
  const columns = starts.map((start) => {
    const rows = areas.map((area, index) => ({ area, y: start + index * line }))
    const reaches = rows.flatMap(({ y }) => reachAt(land, y, line) ?? [])
    const x =
      anchor === "end"
        ? Math.min(...reaches.map(({ from }) => from)) - aside
        : Math.max(...reaches.map(({ to }) => to)) + aside
    return rows.map(({ area, y }) => beside(area, { x, y }, anchor))
  })
  return columns.find((names) => isClear(names, within)) ?? columns[0] ?? []
}

function beside({ id, name, middle }: DrawnArea, { x, y }: MapPoint, anchor: "start" | "end"): AreaName {
  const from = rounded({ x: anchor === "end" ? x + gap : x - gap, y })
  return { id, name, at: rounded({ x, y: y + rise }), anchor, way: [from, rounded(middle)] }
}

const isClear = (names: readonly AreaName[], within: readonly AreaName[]): boolean =>
  names.every(
    ({ way }, index) =>
      way === null ||
      (within.every((name) => !sidesOf(name).some((side) => crosses(way, side))) &&
        names.slice(index + 1).every((other) => other.way === null || !crosses(way, other.way))),
  )

/** The rectangle of a name's letters. */
export function nameBox({ name, at, anchor }: AreaName): { west: number; east: number; top: number; foot: number } {
  const width = name.length * letter
  const west = at.x - { start: 0, middle: width / 2, end: width }[anchor]
  return { west, east: west + width, top: at.y + rise - tall, foot: at.y + rise }
}

/** From where to where a picture reaches that shows the land with all its names, and is not narrower than `least`. */
export function acrossOf(
  areas: readonly DrawnArea[],
  names: readonly AreaName[],
  least: number,
): { readonly from: number; readonly width: number } {
  const ends = [
    ...areas.flatMap(({ rings }) => rings.flatMap((ring) => ring.map(({ x }) => x))),
    ...names.map(nameBox).flatMap(({ west, east }) => [west, east]),
  ]
  // The outlines are lines with a width.
  const [west, east] = [Math.min(...ends) - 2, Math.max(...ends) + 2]
  const width = Math.ceil(Math.max(least, east - west))
  return { from: Math.round((west + east - width) / 2), width }
}

/** The two diagonals of a name: a line that crosses the name crosses one of them. */
function sidesOf(name: AreaName): readonly (readonly [MapPoint, MapPoint])[] {
  const { west, east, top, foot } = nameBox(name)
  return [
    [
      { x: west, y: top },
      { x: east, y: foot },
    ],
    [
      { x: west, y: foot },
      { x: east, y: top },
    ],
  ]
}

/** Whether two lines cross. */
export function crosses([a, b]: readonly [MapPoint, MapPoint], [c, d]: readonly [MapPoint, MapPoint]): boolean {
  const turn = (p: MapPoint, q: MapPoint, r: MapPoint) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)
}

const rounded = ({ x, y }: MapPoint): MapPoint => ({ x: Math.round(x), y: Math.round(y) })
