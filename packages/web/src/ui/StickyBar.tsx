import type { ReactNode } from "react"
import { classNames } from "./class-names.ts"
import styles from "./StickyBar.module.css"

interface StickyBarProps {
  children: ReactNode
  /** Leaves the bar out from 992 px up, where the page has room for the same elsewhere. */
  narrowOnly?: boolean
}

/**
 * Below 992 px a bar at the foot of the screen: what it costs and the next step. Above, and on a screen that is low, it
 * takes its place in the flow.
 */
export function StickyBar({ children, narrowOnly = false }: StickyBarProps) {
  return <div className={classNames(styles.bar, narrowOnly && styles.narrowOnly)}>{children}</div>
}
