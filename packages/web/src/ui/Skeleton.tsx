import { classNames } from "./class-names.ts"
import styles from "./Skeleton.module.css"

export interface SkeletonProps {
  /**
   * The shape of what is loading: `text` has the height of a line, `control` of a field, `card` of a radio card, `map`
   * of a map.
   */
  shape?: "text" | "title" | "control" | "card" | "map"
  /** How many, one below the other. */
  count?: number
  /** For the last line of a paragraph, or a short value. */
  short?: boolean
}

/** A placeholder for what is loading. Appears after 150 ms, so that quick answers do not flash. */
export function Skeleton({ shape = "text", count = 1, short = false }: SkeletonProps) {
  return (
    <div className={styles.skeletons} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal shapes without identity
        <span key={at} className={classNames(styles.skeleton, styles[shape], short && styles.short)} />
      ))}
    </div>
  )
}
