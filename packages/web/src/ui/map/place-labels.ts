import { type GeoPoint, type MapPoint, type MapSize, type MapView, toPoint } from "./map-view.ts"
import { type Box, touches } from "./mark-names.ts"

/** A place whose name is shown for orientation. */
export interface MapPlace {
  readonly id: string
  readonly name: string
  readonly at: GeoPoint
  readonly rank: "city" | "district" | "landmark"
}

export interface PlaceLabel extends MapPoint {
  readonly id: string
  readonly name: string
}

/** The smallest scale at which the names of each rank are shown, in pixels per degree: cities first. */
const shownFrom: Readonly<Record<MapPlace["rank"], number>> = { city: 50, district: 900, landmark: 1_800 }

/** The approximate width of a letter and height of a line, and the room around them, in pixels. */
const letter = 6.5
const line = 20

/**
 * The names that fit without touching each other or being cut off at the map's edge; earlier ones win.
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
    const half = (name.length * letter) / 2 + 6
    const box: Box = { left: x - half, right: x + half, top: y - line, bottom: y + 6 }
    if (box.left < 0 || box.top < 0 || box.right > size.width || box.bottom > size.height) continue
    if (boxes.some((other) => touches(box, other))) continue
    boxes.push(box)
    labels.push({ id, name, x, y })
  }
  return labels
}
