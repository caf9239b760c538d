import { type DrawnWindow, dayWidth } from "../day-span.ts"
import styles from "./DayLine.module.css"

/** A day drawn as a route line: the ring is the last time to order, the filled part is the pick-up window. */
export function DayLine({ windows }: { windows: readonly DrawnWindow[] }) {
  const [first] = windows
  return (
    first && (
      <svg className={styles.day} viewBox={`0 0 ${dayWidth} 16`} aria-hidden="true">
        <path className={styles.track} d={`M0 8h${dayWidth}`} />
        <path className={styles.lead} d={`M${first.orderBy} 8H${first.start}`} />
        {windows.map(({ start, width }) => (
          <rect key={start} className={styles.window} x={start} width={width} height="16" rx="5" />
        ))}
        <circle className={styles.halo} cx={first.orderBy} cy="8" r="9.5" />
        <circle className={styles.order} cx={first.orderBy} cy="8" r="6" />
      </svg>
    )
  )
}
