import type { ReactNode } from "react"
import { Icon } from "../../ui/Icon.tsx"
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx"
import styles from "./Timeline.module.css"

type TimelineState = "done" | "current" | "failed"

export interface TimelineEntry {
  id: string
  title: string
  state: TimelineState
  /** Whether more steps follow that are not shown yet. */
  goesOn?: boolean
  /** An ISO instant for machines, and the text for people. */
  time: { iso: string; text: string }
  detail?: ReactNode
}

interface TimelineProps {
  label: string
  entries: readonly TimelineEntry[]
  /** The state in words; sighted readers see it from the marker. */
  stateLabels: Readonly<Record<TimelineState, string>>
  /** The content below the current step: where it leads. */
  way?: ReactNode
}

/** What has happened and what comes next, in order: a vertical route line. */
export function Timeline({ label, entries, stateLabels, way }: TimelineProps) {
  return (
    <ol role="list" aria-label={label}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={styles.entry}
          data-state={entry.state}
          data-goes-on={entry.goesOn}
          aria-current={entry.state === "current" ? "step" : undefined}
        >
          <span className={styles.marker} aria-hidden="true">
            {entry.state === "done" && <Icon name="check" size={16} />}
            {entry.state === "failed" && <Icon name="cross" size={16} />}
          </span>
          <div className={styles.body}>
            <p className={styles.title}>
              {entry.title}
              <VisuallyHidden> ({stateLabels[entry.state]})</VisuallyHidden>
            </p>
            <time className={styles.time} dateTime={entry.time.iso}>
              {entry.time.text}
            </time>
            {entry.detail && <div className={styles.detail}>{entry.detail}</div>}
            {entry.state === "current" && way}
          </div>
        </li>
      ))}
    </ol>
  )
}
