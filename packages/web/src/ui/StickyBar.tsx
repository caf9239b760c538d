import type { ReactNode } from "react"
import { classNames } from "./class-names.ts"
import styles from "./StickyBar.module.css"

interface StickyBarProps {
  children: ReactNode
  /** Leaves the bar out from 992 px up, where the page shows the same elsewhere. */
  narrowOnly?: boolean
}

/**
 * Below 992 px, a bar at the foot of the screen with the price and the next step. On wider and on low screens it is
 * part of the normal flow.
 */
export function StickyBar({ children, narrowOnly = false }: StickyBarProps) {
  return (
    // It can take the focus of a button in it that goes with its press.
    <div className={classNames(styles.bar, narrowOnly && styles.narrowOnly)} tabIndex={-1}>
      {children}
    </div>
  )
}
