import { type LocalDate, parseLocalDate } from "@mersal/domain/calendar/local-date"
import type { MarketId } from "@mersal/domain/market/market"
import { exportKinds } from "@mersal/domain/paper/export-kind"
import { useState } from "react"
import { useTexts } from "../../environment/language.ts"
import { buttonClass } from "../../ui/button-class.ts"
import { TextField } from "../../ui/TextField.tsx"
import styles from "./Books.module.css"

/** Files for a spreadsheet. They are links, so that the browser saves a long file while it arrives. */
export function ExportLinks({ market, day }: { market: MarketId; day: LocalDate }) {
  const { books } = useTexts()
  const [span, setSpan] = useState({ from: day, to: day })
  const change = (end: "from" | "to") => (typed: string) => {
    const date = parseLocalDate(typed)
    if (date) setSpan({ ...span, [end]: date })
  }
  const query = new URLSearchParams({ domain: market, ...span })
  return (
    <div className="stack">
      <h2>{books.exports}</h2>
      <p className="text-muted">{books.exportsHint}</p>
      <div className={styles.choice}>
        <TextField label={books.from} type="date" value={span.from} max={span.to} onChange={change("from")} />
        <TextField label={books.to} type="date" value={span.to} min={span.from} onChange={change("to")} />
      </div>
      <div className={styles.links}>
        {exportKinds.map((kind) => (
          <a
            key={kind}
            className={buttonClass({ variant: "secondary" })}
            href={`/v1.0/operations/exports/${kind}.csv?${query}`}
            download
          >
            {books.exportKinds[kind]}
          </a>
        ))}
      </div>
    </div>
  )
}
