import type { ReactNode } from "react"
import styles from "./StickyBar.module.css"

/** Below 992 px a bar at the foot of the screen: what it costs and the next step. Above, it takes its place in the flow. */
export function StickyBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}
