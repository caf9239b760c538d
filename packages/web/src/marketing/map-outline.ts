import type { ServiceArea } from "@mersal/domain/places/service-area"
import { type GeoPoint, type MapPoint, type MapSize, type MapView, toPoint } from "../ui/map/map-view.ts"

/** How far outlines continue beyond the edge, so that their ends are not visible. */
const beyond = 8

/**
 * The outlines of an area as far as a view shows them, as path data in whole units of the drawing; "" if there are
 * none.
 */
export function outlinePath(rings: ServiceArea["rings"], view: MapView, size: MapSize): string {
  return rings
    .map((ring) => ring.map(([lon, lat]) => toPoint(view, size, { lat, lon })))
    .map((points) => clipped(points, size))
    .flatMap((points) => pathOf(points))
    .join("")
}

/** A route in points of the drawing. */
export interface DrawnWay {
  readonly path: string
  readonly start: MapPoint
  /** The point halfway along the route. */
  readonly middle: MapPoint
  readonly end: MapPoint
}

/** A curve from one place to the other. It is curved so that nobody mistakes it for the driven road. */
export function drawnWay(from: GeoPoint, to: GeoPoint, view: MapView, size: MapSize): DrawnWay {
  const [start, end] = [toPoint(view, size, from), toPoint(view, size, to)].map(({ x, y }) => ({
    x: Math.round(x),
    y: Math.round(y),
  })) as [MapPoint, MapPoint]
  const bend = {
    x: Math.round((start.x + end.x) / 2 + (end.y - start.y) / 6),
    y: Math.round((start.y + end.y) / 2 - (end.x - start.x) / 6),
  }
  const middle = { x: (start.x + 2 * bend.x + end.x) / 4, y: (start.y + 2 * bend.y + end.y) / 4 }
  const path = `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`
  return { path, start, middle, end }
}

/** The part of a closed outline within the drawing and a small margin (Sutherland and Hodgman). */
export function clipped(points: readonly MapPoint[], { width, height }: MapSize): readonly MapPoint[] {
  const sides: readonly Side[] = [
    { axis: "x", at: -beyond, sign: 1 },
    { axis: "x", at: width + beyond, sign: -1 },
    { axis: "y", at: -beyond, sign: 1 },
    { axis: "y", at: height + beyond, sign: -1 },
  ]
  return sides.reduce(behindSide, points)
}

interface Side {
  readonly axis: "x" | "y"
  readonly at: number
  /** 1 keeps greater values, -1 smaller ones. */
  readonly sign: 1 | -1
}

function behindSide(points: readonly MapPoint[], { axis, at, sign }: Side): readonly MapPoint[] {
  const other = axis === "x" ? "y" : "x"
  const isKept = (point: MapPoint): boolean => (point[axis] - at) * sign >= 0
  return points.flatMap((to, index) => {
    const from = points.at(index - 1) ?? to
    if (isKept(from) === isKept(to)) return isKept(to) ? [to] : []
    const share = (at - from[axis]) / (to[axis] - from[axis])
    const crossing = { [axis]: at, [other]: from[other] + share * (to[other] - from[other]) } as unknown as MapPoint
    return isKept(to) ? [crossing, to] : [crossing]
  })
}

/** Steps from corner to corner, which are shorter to write than coordinates. */
function pathOf(points: readonly MapPoint[]): readonly string[] {
  const corners = points.map(({ x, y }) => [Math.round(x), Math.round(y)] as const)
  const [first, ...rest] = corners.filter(([x, y], index) => {
    const [lastX, lastY] = corners[index - 1] ?? []
    return x !== lastX || y !== lastY
  })
  if (!first || rest.length < 2) return []
  let [x, y] = first
  const steps = rest.map(([toX, toY]) => {
    const step = `${toX - x}${toY - y < 0 ? "" : " "}${toY - y}`
    ;[x, y] = [toX, toY]
    return step
  })
  return [`M${first[0]} ${first[1]}l${steps.join(" ")}z`]
}
