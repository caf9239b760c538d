import type { ReactNode } from "react"
import styles from "./DataTable.module.css"

interface DataTableProps {
  caption: string
  head: readonly string[]
  /** Each row begins with its name. */
  rows: readonly (readonly [string, ...ReactNode[]])[]
}

/** Figures in columns: the first column names the row, the others are aligned to the end. */
export function DataTable({ caption, head, rows }: DataTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
