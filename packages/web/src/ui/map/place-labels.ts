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
const shownFrom: Readonly<Record<MapPlace["rank"], number>> = { city: 42, district: 900, landmark: 1_800 }

/** The approximate width of a letter, and half the height of a line and of a dot, in pixels. */
const letter = 6.5
const halfLine = 7
const dot = 3
/** Dots of close neighbours may touch, but neither hides the other. */
const halfDot = 1

/** So many of the first names are arranged together; the rest take what is left. */
const mostArranged = 8
/** After so many steps without success the first names take what is left too: a map is drawn with each move. */
const mostSteps = 4_000

/**
 * The names that fit without touching each other or being cut off at the map's edge; earlier ones win. A name is
 * written beside its dot, or above or below it where there is no room. Neighbours along a coast lie so close together
 * that one takes the only place of another: so the first names are arranged together, if there is room for all.
 *
 * @param taken what is drawn on the map and must stay uncovered
 */
export function placeLabels(
  places: readonly MapPlace[],
  view: MapView,
  size: MapSize,
  taken: readonly Box[] = [],
): readonly PlaceLabel[] {
  const offers = places.flatMap((place) =>
    view.scale < shownFrom[place.rank] ? [] : offersFor(place, view, size, taken),
  )
  const first = arranged(offers.slice(0, mostArranged).toSorted((one, other) => yOf(one) - yOf(other))) ?? []
  const boxes = first.flatMap((placed) => placed.boxes)
  const later = offers.slice(first.length).flatMap((offer) => {
    const placed = offer.find((each) => isFree(each, boxes))
    boxes.push(...(placed?.boxes ?? []))
    return placed ?? []
  })
  return [...first, ...later].map(({ label }) => label)
}

/**
 * A place for each name, or null if they do not all fit. From north to south, so that neighbours follow each other: a
 * name for which nothing is left moves the one before it, not one far away.
 */
function arranged(offers: readonly Offer[]): readonly Placed[] | null {
  let steps = 0
  const arrange = ([offer, ...others]: readonly Offer[], boxes: readonly Box[]): readonly Placed[] | null => {
    if (!offer) return []
    for (const placed of offer) {
      if (++steps > mostSteps) return null
      const rest = isFree(placed, boxes) && arrange(others, [...boxes, ...placed.boxes])
      if (rest) return [placed, ...rest]
    }
    return null
  }
  return arrange(offers, [])
}

/** A label with the room that it takes. */
interface Placed {
  readonly label: PlaceLabel
  readonly boxes: readonly Box[]
}

/** Every way in which a name can be written at its dot, the best first. */
type Offer = readonly [Placed, ...Placed[]]

const yOf = ([{ label }]: Offer): number => label.y

const isFree = ({ boxes }: Placed, others: readonly Box[]): boolean =>
  !boxes.some((box) => others.some((other) => touches(box, other)))

/** One offer, or none if there is no room for the name among what is drawn. */
function offersFor({ id, name, at }: MapPlace, view: MapView, size: MapSize, taken: readonly Box[]): readonly Offer[] {
  const { x, y } = toPoint(view, size, at)
  const spot = boxAround({ x, y }, halfDot, halfDot)
  if (!isInside(spot, size)) return []
  const half = (name.length * letter) / 2 + 2
  const beside = half + dot + 1
  const above = halfLine + dot
  const higher = [0, 3, -3, 6, -6, 9, -9]
  const along = [0, half / 2, -half / 2, half - dot, dot - half]
  const [best, ...others] = [
    ...higher.flatMap((up) => [-beside, beside].map((aside) => ({ x: x + aside, y: y - up }))),
    ...along.flatMap((aside) => [-above, above].map((down) => ({ x: x + aside, y: y + down }))),
  ]
    .map((text) => ({
      label: { id, name, x, y, text },
      boxes: [spot, boxAround(text, half, halfLine)],
    }))
    .filter((placed) => isFree(placed, taken) && isInside(boxAround(placed.label.text, half, halfLine), size))
  return best ? [[best, ...others]] : []
}

const isInside = ({ left, top, right, bottom }: Box, { width, height }: MapSize): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height

const boxAround = ({ x, y }: MapPoint, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
})
