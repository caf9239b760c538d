import type { ServiceArea } from "@mersal/domain/places/service-area"
import { areaBounds, shapesOf } from "../../ui/map/area-shapes.ts"
import { boundsOf, type GeoPoint, type MapSize, toPoint, viewOf } from "../../ui/map/map-view.ts"
import { usePage } from "../filled-page.ts"
import { outlinePath, wayPath } from "../map-outline.ts"
import styles from "./AreaPicture.module.css"

interface AreaPictureProps {
  /** What the picture says; beside it the same stands in words. */
  label: string
  areas: readonly ServiceArea[]
  /** Two places joined by the product's line: then the picture shows the way, else all the areas with their names. */
  way?: { readonly from: GeoPoint; readonly to: GeoPoint }
  size: MapSize
}

/** Near enough that a way across a town fills the picture, far enough that the coast is still known. */
const closest = 1_400

/** The areas as they are served, drawn by the server from the product's own outlines: nothing is loaded for it. */
export function AreaPicture({ label, areas, way, size }: AreaPictureProps) {
  const { language } = usePage()
  const named = areas.map(({ id, city, rings }) => ({ id, name: city[language], rings }))
  const wayBounds = way && boundsOf([way.from, way.to])
  const inner = { width: size.width * 0.7, height: size.height * 0.6 }
  const view = wayBounds ? viewOf(wayBounds, inner, closest) : viewOf(areaBounds(named), size)
  const [from, to] = way ? [toPoint(view, size, way.from), toPoint(view, size, way.to)] : []
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      {named.map(({ id, rings }) => {
        const path = outlinePath(rings, view, size)
        return path && <path key={id} className={way ? styles.land : styles.served} d={path} fillRule="evenodd" />
      })}
      {way && from && to ? (
        <>
          <path className={styles.way} d={wayPath(way.from, way.to, view, size)} />
          <circle className={styles.from} cx={Math.round(from.x)} cy={Math.round(from.y)} r="9" />
          <rect className={styles.to} x={Math.round(to.x) - 9} y={Math.round(to.y) - 9} width="18" height="18" rx="6" />
        </>
      ) : (
        shapesOf(named).map(({ id, name, middle, span }) => {
          const { x, y } = toPoint(view, size, middle)
          return (
            span * view.scale * 0.9 > name.length * 9 && (
              <text key={id} className={styles.name} x={Math.round(x)} y={Math.round(y)} textAnchor="middle">
                {name}
              </text>
            )
          )
        })
      )}
    </svg>
  )
}
