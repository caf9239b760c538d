import type { ReactNode } from "react"
import { classNames } from "./class-names.ts"
import styles from "./RouteLine.module.css"

export interface RouteStop {
  id: string
  /** What this stop is: "Pick-up". Left out where the content says so itself, such as a labelled field. */
  label?: string
  content: ReactNode
  /** At the end of the line: an edit link. */
  action?: ReactNode
}

export interface RouteLineProps {
  stops: readonly [RouteStop, RouteStop]
  /** Names the list for screen readers: "Route". */
  label: string
  /** `fields` leaves the room that inputs need; `text` is for reading. */
  density?: "text" | "fields"
}

/** Two stops joined by a line: the product's own sign, used wherever a way from here to there is shown. */
export function RouteLine({ stops, label, density = "text" }: RouteLineProps) {
  return (
    <ol role="list" className={classNames(styles.route, styles[density])} aria-label={label}>
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

/** The line alone, lying: decoration for empty states and headers. */
export function RouteMotif({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames(styles.motif, className)} viewBox="0 0 320 72" aria-hidden="true" focusable="false">
      <path className={styles.motifTrack} d="M20 52C84 52 84 20 150 20s72 32 150 32" />
      <path className={styles.motifDone} d="M20 52C84 52 84 20 150 20" />
      <circle className={styles.motifStart} cx="20" cy="52" r="7" />
      <rect className={styles.motifEnd} x="293" y="45" width="14" height="14" rx="4" />
      <circle className={styles.motifLive} cx="150" cy="20" r="6" />
    </svg>
  )
}
