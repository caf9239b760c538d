import type { ReactNode } from "react"
import styles from "./WideTable.module.css"

interface WideTableProps {
  /** What is in it, for whoever comes to it by keyboard. */
  label: string
  /** One for each column, in their order; none where every row names itself. */
  heads?: readonly string[]
  /** The heads that stand over figures, which end where figures end. */
  figures?: readonly string[]
  /** The rows: `tr`s, whose first cell names the row. */
  children: ReactNode
}

/** A table that scrolls by itself, by keyboard too, where the screen is narrower than it. */
export function WideTable({ label, heads = [], figures = [], children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard, too.
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
