import type { ServiceArea } from "@mersal/domain/places/service-area"
import { areaBounds, shapesOf } from "../../ui/map/area-shapes.ts"
import { toPoint, viewOf } from "../../ui/map/map-view.ts"
import { areaNames } from "../area-names.ts"
import { usePage } from "../filled-page.ts"
import { outlinePath } from "../map-outline.ts"
import styles from "./AreaPicture.module.css"

interface AreaPictureProps {
  /** The picture's text alternative; the same is in words beside it. */
  label: string
  areas: readonly ServiceArea[]
}

const land = { width: 490, height: 440 }
/** The land, and to its right the names of the eastern coast. */
const picture = { width: 600, height: land.height }

/** The served areas, each with its name, drawn by the server from the product's own outlines, so nothing is loaded. */
export function AreaPicture({ label, areas }: AreaPictureProps) {
  const { language } = usePage()
  const named = areas.map(({ id, city, rings }) => ({ id, name: city[language], rings }))
  const view = viewOf(areaBounds(named), land)
  const shapes = shapesOf(named).map(({ id, name, middle, span }) => ({
    id,
    name,
    middle: toPoint(view, land, middle),
    span: span * view.scale * 0.9,
  }))
  return (
    <svg className={styles.picture} viewBox={`0 0 ${picture.width} ${picture.height}`} role="img" aria-label={label}>
      {named.map(({ id, rings }) => {
        const path = outlinePath(rings, view, land)
        return path && <path key={id} className={styles.served} d={path} fillRule="evenodd" />
      })}
      {areaNames(shapes, picture).map(({ id, name, at, anchor, way }) => (
        <g key={id}>
          {way && <path className={styles.way} d={way} />}
          <text className={styles.name} x={at.x} y={at.y} textAnchor={anchor}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
