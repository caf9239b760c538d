import type { MapPoint, MapSize } from "../ui/map/map-view.ts"

/** An area of a drawing: its middle, and its width there. */
interface DrawnArea {
  readonly id: string
  readonly name: string
  readonly middle: MapPoint
  readonly span: number
}

/** Where a name is written. */
interface AreaName {
  readonly id: string
  readonly name: string
  readonly at: MapPoint
  readonly anchor: "start" | "middle" | "end"
  /** The line from a name beside the land to its area, as path data; null if the name is inside the area. */
  readonly way: string | null
}

/** The width of a letter and the height of a line on a phone, where the drawing's letters are largest. */
const letter = 12
const line = 32
/** Between a name and its line, and between the land and the names beside it. */
const [gap, aside] = [8, 56]

/**
 * A place for the name of every area: inside it where it fits. The others are beside the land, below each other in the
 * order of their areas, each with a line to its area: the easternmost on the east side, the rest on the west side.
 */
export function areaNames(areas: readonly DrawnArea[], { width, height }: MapSize): readonly AreaName[] {
  const isRoomy = ({ name, span }: DrawnArea) => span > name.length * letter
  const within = areas
    .filter(isRoomy)
    .map(({ id, name, middle }): AreaName => ({ id, name, at: rounded(middle), anchor: "middle", way: null }))
  const narrow = areas.filter((area) => !isRoomy(area)).toSorted((a, b) => a.middle.y - b.middle.y)
  const east = narrow.toSorted((a, b) => b.middle.x - a.middle.x)[0]
  const west = narrow.filter((area) => area !== east)
  const westEnd = Math.min(...west.map(({ middle, span }) => middle.x - span / 2)) - aside
  const first = Math.max(line, middleOf(west.map(({ middle }) => middle.y)) - (west.length * line) / 2)
  const onWest = west.map((area, at) => beside(area, { x: westEnd, y: Math.min(first, height) + at * line }, "end"))
  const onEast = east
    ? [beside(east, { x: width - east.name.length * letter, y: east.middle.y + 2 * line }, "start")]
    : []
  return [...within, ...onWest, ...onEast]
}

function beside({ id, name, middle }: DrawnArea, place: MapPoint, anchor: "start" | "end"): AreaName {
  const at = rounded(place)
  const from = anchor === "end" ? at.x + gap : at.x - gap
  const { x, y } = rounded(middle)
  return { id, name, at, anchor, way: `M${from} ${at.y - gap}L${x} ${y}` }
}

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2
const rounded = ({ x, y }: MapPoint): MapPoint => ({ x: Math.round(x), y: Math.round(y) })
