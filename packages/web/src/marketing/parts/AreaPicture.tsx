import type { ServiceArea } from "@mersal/domain/places/service-area"
import { areaBounds, shapesOf } from "../../ui/map/area-shapes.ts"
import { type MapSize, toPoint, viewOf } from "../../ui/map/map-view.ts"
import { usePage } from "../filled-page.ts"
import { outlinePath } from "../map-outline.ts"
import styles from "./AreaPicture.module.css"

interface AreaPictureProps {
  /** What the picture says; beside it the same stands in words. */
  label: string
  areas: readonly ServiceArea[]
  size: MapSize
}

/** The areas as they are served, with their names, drawn by the server from the product's own outlines: nothing is loaded for it. */
export function AreaPicture({ label, areas, size }: AreaPictureProps) {
  const { language } = usePage()
  const named = areas.map(({ id, city, rings }) => ({ id, name: city[language], rings }))
  const view = viewOf(areaBounds(named), size)
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      {named.map(({ id, rings }) => {
        const path = outlinePath(rings, view, size)
        return path && <path key={id} className={styles.served} d={path} fillRule="evenodd" />
      })}
      {shapesOf(named).map(({ id, name, middle, span }) => {
        const { x, y } = toPoint(view, size, middle)
        return (
          span * view.scale * 0.9 > name.length * 9 && (
            <text key={id} className={styles.name} x={Math.round(x)} y={Math.round(y)} textAnchor="middle">
              {name}
            </text>
          )
        )
      })}
    </svg>
  )
}
