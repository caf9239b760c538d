import { parseLocalDate } from "@mersal/domain/calendar/local-date"
import { type MarketId, marketIds } from "@mersal/domain/market/market"
import type { DayRequest } from "@mersal/domain/ports/driving/books-service"
import { useTexts } from "../../environment/language.ts"
import { Select } from "../../ui/Select.tsx"
import { TextField } from "../../ui/TextField.tsx"
import styles from "./Books.module.css"

interface DayChoiceProps {
  day: DayRequest
  onChange: (day: DayRequest) => void
}

/** Chooses the day of a market to show. */
export function DayChoice({ day, onChange }: DayChoiceProps) {
  const { books, dayReport } = useTexts()
  return (
    <div className={styles.choice}>
      <Select
        label={books.market}
        value={day.market}
        onChange={(market) => onChange({ ...day, market: market as MarketId })}
        options={marketIds.map((id) => ({ value: id, label: dayReport.markets[id] }))}
      />
      <TextField
        label={books.day}
        type="date"
        value={day.date ?? ""}
        onChange={(typed) => {
          const date = parseLocalDate(typed)
          if (date) onChange({ ...day, date })
        }}
      />
    </div>
  )
}
