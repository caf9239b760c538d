import type { OrderBy, WindowSeries } from "@mersal/domain/schedule/book"
import type { WallTime } from "@mersal/domain/schedule/wall-time"
import { useTexts } from "../../../environment/language.ts"
import { TextField } from "../../../ui/TextField.tsx"
import styles from "./Rules.module.css"
import { WeekdaysField } from "./WeekdaysField.tsx"

interface SeriesFieldsProps {
  series: WindowSeries
  onChange: (series: Omit<WindowSeries, "weekdays"> & { readonly weekdays?: WindowSeries["weekdays"] | null }) => void
}

/** Windows at equal intervals: when the first and last begin, and until how long before each it can be ordered. */
export function SeriesFields({ series, onChange }: SeriesFieldsProps) {
  const { ruleLab: words } = useTexts()
  return (
    <div className={styles.row}>
      <TimeField label={words.firstStart} value={series.first} onChange={(first) => onChange({ ...series, first })} />
      <TimeField label={words.lastStart} value={series.last} onChange={(last) => onChange({ ...series, last })} />
      <OrderByField orderBy={series.orderBy} onChange={(orderBy) => onChange({ ...series, orderBy })} />
      <WeekdaysField
        weekdays={series.weekdays}
        // In a patch, null removes the weekdays that the book or the draft has set.
        onChange={(weekdays) => onChange({ ...series, weekdays: weekdays ?? null })}
      />
    </div>
  )
}

/** A time on the date, on the day before, or minutes before the start. The kind cannot be changed here. */
export function OrderByField({ orderBy, onChange }: { orderBy: OrderBy; onChange: (orderBy: OrderBy) => void }) {
  const { ruleLab: words } = useTexts()
  if (typeof orderBy === "string") return <TimeField label={words.until} value={orderBy} onChange={onChange} />
  if ("dayBefore" in orderBy)
    return <TimeField label={words.until} value={orderBy.dayBefore} onChange={(dayBefore) => onChange({ dayBefore })} />
  return (
    <TextField
      label={words.minutesBefore}
      inputMode="numeric"
      dir="ltr"
      value={String(orderBy.minutes)}
      onChange={(text) => onChange({ ...orderBy, minutes: Number(text.replaceAll(/\D/g, "").slice(0, 4)) })}
    />
  )
}

interface TimeFieldProps {
  label: string
  value: WallTime
  onChange: (value: WallTime) => void
}

/** A text field, because a window may end at 24:00, which time fields do not support. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <TextField
      label={label}
      dir="ltr"
      inputMode="numeric"
      placeholder="16:00"
      value={value}
      onChange={(text) => onChange(text as WallTime)}
    />
  )
}
