import { type Bounds, boundsOf, type GeoPoint } from "./map-view.ts"

/** An area as closed outlines of [lon, lat]; an outline inside another is a hole. */
export interface MapArea {
  readonly id: string
  readonly name: string
  readonly rings: readonly (readonly (readonly [lon: number, lat: number])[])[]
}

/** What is needed to draw an area. */
export interface AreaShape {
  readonly id: string
  readonly name: string
  /** Path data in thousandths of a degree, north up; `scale` and `translate` fit it to the screen. */
  readonly path: string
  /** Where its name is written: the middle of its largest outline. */
  readonly middle: GeoPoint
  /** The width of that outline in degrees of longitude. A name that would not fit is left out. */
  readonly span: number
}

export function shapesOf(areas: readonly MapArea[]): readonly AreaShape[] {
  return areas.map(({ id, name, rings }) => {
    const largest = rings.toSorted((a, b) => Math.abs(surface(b)) - Math.abs(surface(a)))[0] ?? []
    const bounds = boundsOf(largest.map(geo))
    return {
      id,
      name,
      path: rings
        .map((ring) => `M${ring.map(([lon, lat]) => `${thousandths(lon)} ${-thousandths(lat)}`).join("L")}Z`)
        .join(""),
      middle: middleOf(largest),
      span: bounds ? bounds.east - bounds.west : 0,
    }
  })
}

/** The bounds of all areas. Without areas, the whole Gulf, so that the map is never blank. */
export const areaBounds = (areas: readonly MapArea[]): Bounds =>
  boundsOf(areas.flatMap(({ rings }) => rings.flat().map(geo))) ?? { south: 22.6, north: 26.4, west: 50.5, east: 56.6 }

const geo = ([lon, lat]: readonly [number, number]): GeoPoint => ({ lat, lon })
const thousandths = (degrees: number): number => Math.round(degrees * 1000)

type Ring = MapArea["rings"][number]

/** The shoelace formula: twice the surface in square degrees, negative for a clockwise outline. */
const surface = (ring: Ring): number =>
  ring.reduce((sum, [lon, lat], at) => {
    const [lonBefore, latBefore] = ring.at(at - 1) ?? [lon, lat]
    return sum + lonBefore * lat - lon * latBefore
  }, 0)

/** The centre of gravity, or the first corner of an outline without a surface. */
function middleOf(ring: Ring): GeoPoint {
  const twice = surface(ring)
  const [first] = ring
  if (!first) return { lat: 0, lon: 0 }
  if (twice === 0) return geo(first)
  let [x, y] = [0, 0]
  for (const [at, [lon, lat]] of ring.entries()) {
    const [lonBefore, latBefore] = ring.at(at - 1) ?? [lon, lat]
    const cross = lonBefore * lat - lon * latBefore
    x += (lonBefore + lon) * cross
    y += (latBefore + lat) * cross
  }
  return { lat: y / (3 * twice), lon: x / (3 * twice) }
}
