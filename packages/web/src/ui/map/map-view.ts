/** A point of the earth in degrees, as the caller's positions are. */
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

/** What a map shows: the middle of it, and how many pixels a degree of latitude has. */
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

/** How much narrower than a degree of latitude one of longitude is in the middle of the Gulf, 25 degrees north. */
const narrowing = Math.cos((25 * Math.PI) / 180)

/** Room between what is to be seen and the edge, in pixels. */
const margin = 24

/** Twelve metres to a pixel: closer than that there is nothing to be seen on outlines. */
const closest = 9_000

export const toPoint = ({ centre, scale }: MapView, { width, height }: MapSize, { lat, lon }: GeoPoint): MapPoint => ({
  x: width / 2 + (lon - centre.lon) * narrowing * scale,
  y: height / 2 + (centre.lat - lat) * scale,
})

export const toGeo = ({ centre, scale }: MapView, { width, height }: MapSize, { x, y }: MapPoint): GeoPoint => ({
  lat: centre.lat - (y - height / 2) / scale,
  lon: centre.lon + (x - width / 2) / (narrowing * scale),
})

/** The smallest bounds that hold every point; null where there is none. */
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

/** The closest view that shows all of the bounds, and no closer than `closestScale`: one point alone has no extent. */
export function viewOf({ south, north, west, east }: Bounds, size: MapSize, closestScale = closest): MapView {
  const across = Math.max(1, size.width - 2 * margin) / Math.max(1e-9, (east - west) * narrowing)
  const down = Math.max(1, size.height - 2 * margin) / Math.max(1e-9, north - south)
  return {
    centre: { lat: (south + north) / 2, lon: (west + east) / 2 },
    scale: Math.min(across, down, closestScale),
  }
}

/** Nearer or farther by a factor; the place under `around` stays where it is. Never farther than `whole`. */
export function zoomed(view: MapView, size: MapSize, factor: number, whole: MapView, around?: MapPoint): MapView {
  const scale = Math.min(closest, Math.max(whole.scale, view.scale * factor))
  if (scale === whole.scale) return whole
  const kept = around ?? { x: size.width / 2, y: size.height / 2 }
  const place = toGeo(view, size, kept)
  const moved = toPoint({ ...view, scale }, size, place)
  return panned({ ...view, scale }, { x: moved.x - kept.x, y: moved.y - kept.y })
}

/** The view after its middle has moved by so many pixels, to the right and down. */
export const panned = ({ centre, scale }: MapView, { x, y }: MapPoint): MapView => ({
  centre: { lat: centre.lat - y / scale, lon: centre.lon + x / (narrowing * scale) },
  scale,
})

/** The nearest point that lies within the bounds. */
export const within = ({ south, north, west, east }: Bounds, { lat, lon }: GeoPoint): GeoPoint => ({
  lat: Math.min(north, Math.max(south, lat)),
  lon: Math.min(east, Math.max(west, lon)),
})

/** A key's way over the map in pixels, or null for any other key. East is to the right in every language. */
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

/** Whether a point lies in the drawing, so far from its edge that it can be seen. */
export const isSeen = ({ x, y }: MapPoint, { width, height }: MapSize): boolean =>
  x >= margin && x <= width - margin && y >= margin && y <= height - margin
