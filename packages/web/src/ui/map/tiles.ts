import { type GeoPoint, type MapSize, type MapView, toGeo, toPoint } from "./map-view.ts"

/** A map picture and where it lies on the drawing, in pixels. */
export interface MapTile {
  readonly key: string
  readonly url: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const nearest = 18
/** More than this on one map would be a bug of the view, and too much load for the tile server. */
const most = 60

/**
 * The tiles that a view needs, in the tiling that all map servers share (Web Mercator, 256 pixels). Our projection is
 * not Mercator, so each tile is placed by its corners; within one tile the difference is less than a pixel.
 *
 * @param url contains {z}, {x} and {y}, which are replaced by the tile's numbers
 */
export function tilesOf(view: MapView, size: MapSize, url: string): readonly MapTile[] {
  const [west, east] = [toGeo(view, size, { x: 0, y: 0 }), toGeo(view, size, { x: size.width, y: size.height })]
  const degreesAcross = east.lon - west.lon
  const zoom = Math.min(nearest, Math.max(3, Math.round(Math.log2((360 * size.width) / (256 * degreesAcross)))))
  const count = 2 ** zoom
  const [from, to] = [columnOf(west, count), columnOf(east, count)]
  const tiles: MapTile[] = []
  for (let column = from.column; column <= to.column; column++) {
    for (let row = from.row; row <= to.row; row++) {
      const corner = toPoint(view, size, cornerOf(column, row, count))
      const opposite = toPoint(view, size, cornerOf(column + 1, row + 1, count))
      tiles.push({
        key: `${zoom}/${column}/${row}`,
        url: url.replace("{z}", `${zoom}`).replace("{x}", `${column}`).replace("{y}", `${row}`),
        ...corner,
        width: opposite.x - corner.x,
        height: opposite.y - corner.y,
      })
    }
  }
  return tiles.slice(0, most)
}

function columnOf({ lat, lon }: GeoPoint, count: number) {
  const sine = Math.sin((lat * Math.PI) / 180)
  const down = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return { column: Math.floor(((lon + 180) / 360) * count), row: Math.floor(down * count) }
}

/** The north-west corner of a tile. */
const cornerOf = (column: number, row: number, count: number): GeoPoint => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count))) * 180) / Math.PI,
  lon: (column / count) * 360 - 180,
})
