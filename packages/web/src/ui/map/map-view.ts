/** A position in degrees. */
export interface GeoPoint {
  readonly lat: number
  readonly lon: number
}

/** A point of the drawing in pixels, from its top left corner. */
export interface MapPoint {
  readonly x: number
  readonly y: number
}

export interface MapSize {
  readonly width: number
  readonly height: number
}

/** The centre of a map, and its scale in pixels per degree of latitude. */
export interface MapView {
  readonly centre: GeoPoint
  readonly scale: number
}

export interface Bounds {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/**
 * The length of a degree of longitude divided by that of a degree of latitude, at 25 degrees north, the middle of the
 * Gulf.
 */
const narrowing = Math.cos((25 * Math.PI) / 180)

/** Pixels between the content and the edge. */
const margin = 24

/** Twelve metres per pixel. Closer than that, the outlines show nothing more. */
const closest = 9_000

export const toPoint = ({ centre, scale }: MapView, { width, height }: MapSize, { lat, lon }: GeoPoint): MapPoint => ({
  x: width / 2 + (lon - centre.lon) * narrowing * scale,
  y: height / 2 + (centre.lat - lat) * scale,
})

export const toGeo = ({ centre, scale }: MapView, { width, height }: MapSize, { x, y }: MapPoint): GeoPoint => ({
  lat: centre.lat - (y - height / 2) / scale,
  lon: centre.lon + (x - width / 2) / (narrowing * scale),
})

/** The smallest bounds that contain every point; null without points. */
export function boundsOf(points: readonly GeoPoint[]): Bounds | null {
  const [first] = points
  if (!first) return null
  const start = { south: first.lat, north: first.lat, west: first.lon, east: first.lon }
  return points.reduce<Bounds>(
    (bounds, { lat, lon }) => ({
      south: Math.min(bounds.south, lat),
      north: Math.max(bounds.north, lat),
      west: Math.min(bounds.west, lon),
      east: Math.max(bounds.east, lon),
    }),
    start,
  )
}

/** The closest view that shows the whole bounds, limited by `closestScale`, because a single point has no extent. */
export function viewOf({ south, north, west, east }: Bounds, size: MapSize, closestScale = closest): MapView {
  const across = Math.max(1, size.width - 2 * margin) / Math.max(1e-9, (east - west) * narrowing)
  const down = Math.max(1, size.height - 2 * margin) / Math.max(1e-9, north - south)
  return {
    centre: { lat: (south + north) / 2, lon: (west + east) / 2 },
    scale: Math.min(across, down, closestScale),
  }
}

/** The view zoomed by a factor; the place under `around` stays where it is. It never shows more than `whole`. */
export function zoomed(view: MapView, size: MapSize, factor: number, whole: MapView, around?: MapPoint): MapView {
  const scale = Math.min(closest, Math.max(whole.scale, view.scale * factor))
  if (scale === whole.scale) return whole
  const kept = around ?? { x: size.width / 2, y: size.height / 2 }
  const place = toGeo(view, size, kept)
  const moved = toPoint({ ...view, scale }, size, place)
  return panned({ ...view, scale }, { x: moved.x - kept.x, y: moved.y - kept.y })
}

/** The view after its centre has moved by so many pixels, to the right and down. */
export const panned = ({ centre, scale }: MapView, { x, y }: MapPoint): MapView => ({
  centre: { lat: centre.lat - y / scale, lon: centre.lon + x / (narrowing * scale) },
  scale,
})

/** The nearest point within the bounds. */
export const within = ({ south, north, west, east }: Bounds, { lat, lon }: GeoPoint): GeoPoint => ({
  lat: Math.min(north, Math.max(south, lat)),
  lon: Math.min(east, Math.max(west, lon)),
})

/** How far a key moves the map, in pixels, or null for other keys. East is to the right in every language. */
export function keyStep(key: string, isLong: boolean): MapPoint | null {
  const length = isLong ? 80 : 16
  switch (key) {
    case "ArrowLeft":
      return { x: -length, y: 0 }
    case "ArrowRight":
      return { x: length, y: 0 }
    case "ArrowUp":
      return { x: 0, y: -length }
    case "ArrowDown":
      return { x: 0, y: length }
    default:
      return null
  }
}

/** Whether a point is on the drawing, far enough from its edge to be visible. */
export const isSeen = ({ x, y }: MapPoint, { width, height }: MapSize): boolean =>
  x >= margin && x <= width - margin && y >= margin && y <= height - margin
