import type { ReactNode } from "react"
import styles from "./WideTable.module.css"

interface WideTableProps {
  /** The table's accessible name, for keyboard and screen reader users. */
  label: string
  /** One per column, in their order. Leave it out where every row names itself. */
  heads?: readonly string[]
  /** The heads of columns of figures, which are aligned to the end. */
  figures?: readonly string[]
  /** The rows: `tr` elements whose first cell names the row. */
  children: ReactNode
}

/** A table that scrolls sideways by itself, also by keyboard, on narrow screens. */
export function WideTable({ label, heads = [], figures = [], children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be scrollable by keyboard, too.
    // biome-ignore lint/a11y/useSemanticElements: a region would have the name of the card around it.
    <div role="group" className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        {heads.length > 0 && (
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className={figures.includes(head) ? styles.figures : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
