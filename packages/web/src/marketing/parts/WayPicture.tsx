import type { SamplePlace } from "@mersal/domain/site/sample-place"
import type { LiveFacts } from "@mersal/domain/site/site"
import { boundsOf, viewOf } from "../../ui/map/map-view.ts"
import { usePage } from "../filled-page.ts"
import { type DrawnWay, drawnWay, outlinePath } from "../map-outline.ts"
import styles from "./WayPicture.module.css"

/** So wide that the land reaches the edges of every screen, on whichever side the route is shown. */
const size = { width: 3200, height: 1800 }

/** The room in its middle for the route and its names, which fits between the margins of a 320 px screen. */
const room = { width: 300, height: 230 }

/** Close enough that a route between neighbouring districts is visible, far enough that the coast is recognisable. */
const closest = 5_000

/** The priced route on a map of the coast, at the top of the page. A route that ends where it begins is one mark. */
export function WayPicture({ live: { areas, way } }: { live: LiveFacts }) {
  const { texts, language } = usePage()
  const bounds = boundsOf([way.from, way.to])
  if (bounds === null) return null
  const view = viewOf(bounds, room, closest)
  const drawn = drawnWay(way.from, way.to, view, size)
  const nameOf = (place: SamplePlace) => place.name[language]
  return (
    <svg
      className={styles.picture}
      width={size.width}
      height={size.height}
      role="img"
      aria-label={texts.landing.wayLabel(nameOf(way.from), nameOf(way.to))}
    >
      {areas.map(({ id, rings }) => {
        const path = outlinePath(rings, view, size)
        return path && <path key={id} className={styles.land} d={path} fillRule="evenodd" />
      })}
      <path className={styles.way} d={drawn.path} />
      <circle className={styles.from} cx={drawn.start.x} cy={drawn.start.y} r="11" />
      <EndName name={nameOf(way.from)} at="start" drawn={drawn} />
      {way.from.id !== way.to.id && (
        <>
          <rect className={styles.to} x={drawn.end.x - 11} y={drawn.end.y - 11} width="22" height="22" rx="7" />
          <circle className={styles.live} cx={drawn.middle.x} cy={drawn.middle.y} r="8" />
          <EndName name={nameOf(way.to)} at="end" drawn={drawn} />
        </>
      )}
    </svg>
  )
}

interface EndNameProps {
  name: string
  at: "start" | "end"
  drawn: DrawnWay
}

/**
 * Above the northern end or below the southern one, shifted towards the other, so that it touches neither line nor
 * edge.
 */
function EndName({ name, at, drawn }: EndNameProps) {
  const [here, there] = at === "start" ? [drawn.start, drawn.end] : [drawn.end, drawn.start]
  const isNorth = here.y < there.y || (here.y === there.y && at === "end")
  const side = Math.sign(here.x - there.x)
  return (
    <text
      className={styles.name}
      x={here.x + 11 * side}
      y={here.y + (isNorth ? -14 : 14)}
      dy={isNorth ? "-.625em" : "1.375em"}
      textAnchor={side < 0 ? "start" : side > 0 ? "end" : "middle"}
    >
      {name}
    </text>
  )
}
