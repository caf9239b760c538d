import type { ReactNode } from "react"
import { classNames } from "./class-names.ts"
import styles from "./RouteLine.module.css"

export interface RouteStop {
  id: string
  /** The kind of stop: "Pick-up". Leave it out where the content says so, such as a labelled field. */
  label?: string
  content: ReactNode
  /** At the end of the line, such as an edit link. */
  action?: ReactNode
}

export interface RouteLineProps {
  stops: readonly [RouteStop, RouteStop]
  /** Names the list for screen readers: "Route". */
  label: string
  /** `lying` is horizontal where its container is wide enough; `fields` is vertical, with room for inputs. */
  layout?: "upright" | "lying" | "fields"
}

/** Two stops joined by a line. This is the product's own sign, used wherever a route is shown. */
export function RouteLine({ stops, label, layout = "upright" }: RouteLineProps) {
  return (
    <ol role="list" className={classNames(styles.route, styles[layout])} aria-label={label}>
      {stops.map((stop, at) => (
        <li key={stop.id} className={styles.stop}>
          <span className={classNames(styles.marker, at === 1 && styles.end)} aria-hidden="true" />
          <div className={styles.body}>
            {stop.label && <p className={styles.label}>{stop.label}</p>}
            {stop.content}
          </div>
          {stop.action && <div className={styles.action}>{stop.action}</div>}
        </li>
      ))}
    </ol>
  )
}
