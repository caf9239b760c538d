import type { ServiceArea } from "@mersal/domain/places/service-area"
import { areaBounds, shapesOf } from "../../ui/map/area-shapes.ts"
import { toPoint, viewOf } from "../../ui/map/map-view.ts"
import { acrossOf, areaNames } from "../area-names.ts"
import { usePage } from "../filled-page.ts"
import { outlinePath } from "../map-outline.ts"
import styles from "./AreaPicture.module.css"

interface AreaPictureProps {
  /** The picture's text alternative; the same is in words beside it. */
  label: string
  areas: readonly ServiceArea[]
}

const land = { width: 460, height: 440 }
/** The smallest width of the picture: a phone shows so many units across its screen. */
const leastWidth = 600

/** The served areas, each with its name, drawn by the server from the product's own outlines, so nothing is loaded. */
export function AreaPicture({ label, areas }: AreaPictureProps) {
  const { language } = usePage()
  const named = areas.map(({ id, city, rings }) => ({ id, name: city[language], rings }))
  const view = viewOf(areaBounds(named), land)
  const drawn = shapesOf(named).map(({ id, name, middle }, index) => ({
    id,
    name,
    middle: toPoint(view, land, middle),
    rings: (named[index]?.rings ?? []).map((ring) => ring.map(([lon, lat]) => toPoint(view, land, { lat, lon }))),
  }))
  const names = areaNames(drawn, land)
  const { from, width } = acrossOf(drawn, names, leastWidth)
  return (
    <svg className={styles.picture} viewBox={`${from} 0 ${width} ${land.height}`} role="img" aria-label={label}>
      {named.map(({ id, rings }) => {
        const path = outlinePath(rings, view, land)
        return path && <path key={id} className={styles.served} d={path} fillRule="evenodd" />
      })}
      {names.map(({ id, name, at, anchor, way }) => (
        <g key={id}>
          {way && (
            <>
              <path className={styles.way} d={`M${way[0].x} ${way[0].y}L${way[1].x} ${way[1].y}`} />
              {/* A line may pass other areas: its end says which one it is drawn to. */}
              <circle className={styles.end} cx={way[1].x} cy={way[1].y} r="3" />
            </>
          )}
          <text className={styles.name} x={at.x} y={at.y} textAnchor={anchor}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
