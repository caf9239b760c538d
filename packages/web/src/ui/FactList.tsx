import type { ReactNode } from "react"
import { classNames } from "./class-names.ts"
import styles from "./FactList.module.css"

/** Names with their values, one pair per line. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>
}

interface FactProps {
  name: ReactNode
  /** The sum of the other values. */
  isTotal?: boolean
  children: ReactNode
}

export function Fact({ name, isTotal = false, children }: FactProps) {
  return (
    <div className={classNames(styles.fact, isTotal && styles.total)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
