import { type GeoPoint, type MapPoint, type MapSize, type MapView, toPoint } from "./map-view.ts"
import { type Box, touches } from "./mark-names.ts"

/** A place whose name is shown for orientation. */
export interface MapPlace {
  readonly id: string
  readonly name: string
  readonly at: GeoPoint
  readonly rank: "city" | "district" | "landmark"
}

/** A place's dot, and where the middle of its name is written. */
export interface PlaceLabel extends MapPoint {
  readonly id: string
  readonly name: string
  readonly text: MapPoint
}

/** The smallest scale at which the names of each rank are shown, in pixels per degree: cities first. */
const shownFrom: Readonly<Record<MapPlace["rank"], number>> = { city: 50, district: 900, landmark: 1_800 }

/** The approximate width of a letter, and half the height of a line and of a dot, in pixels. */
const letter = 6.5
const halfLine = 7
const dot = 3

/**
 * The names that fit without touching each other or being cut off at the map's edge; earlier ones win. A name is
 * written beside its dot, or above or below it where there is no room: neighbours along a coast lie above each other.
 *
 * @param taken what is drawn on the map and must stay uncovered
 */
export function placeLabels(
  places: readonly MapPlace[],
  view: MapView,
  size: MapSize,
  taken: readonly Box[] = [],
): readonly PlaceLabel[] {
  const boxes = [...taken]
  const labels: PlaceLabel[] = []
  for (const { id, name, at, rank } of places) {
    if (view.scale < shownFrom[rank]) continue
    const { x, y } = toPoint(view, size, at)
    const half = (name.length * letter) / 2 + 2
    const isFree = (box: Box) => !boxes.some((other) => touches(box, other))
    const spot = boxAround({ x, y }, dot, dot)
    const beside = half + dot + 1
    const above = halfLine + dot
    const text = [
      { x: x - beside, y },
      { x: x + beside, y },
      { x, y: y - above },
      { x, y: y + above },
    ].find((middle) => {
      const box = boxAround(middle, half, halfLine)
      return box.left >= 0 && box.top >= 0 && box.right <= size.width && box.bottom <= size.height && isFree(box)
    })
    if (!text || !isFree(spot)) continue
    boxes.push(spot, boxAround(text, half, halfLine))
    labels.push({ id, name, x, y, text })
  }
  return labels
}

const boxAround = ({ x, y }: MapPoint, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
})
