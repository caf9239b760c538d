import type { Weekday } from "@mersal/domain/calendar/local-date"
import { useTexts } from "../../../environment/language.ts"
import { Checkbox } from "../../../ui/Checkbox.tsx"
import { daysOf, everyDay, withDay } from "./draft-windows.ts"
import styles from "./Rules.module.css"

interface WeekdaysFieldProps {
  /** Every day, if missing. */
  weekdays: readonly Weekday[] | undefined
  onChange: (weekdays: readonly Weekday[] | undefined) => void
}

/** The weekdays on which a window applies: shown in one line, opened to edit. */
export function WeekdaysField({ weekdays, onChange }: WeekdaysFieldProps) {
  const { ruleLab: words, admin } = useTexts()
  const days = daysOf(weekdays)
  const nameOf = (day: Weekday) => String(admin.weekdays[day - 1])
  const said = days.length === everyDay.length ? words.everyDay : days.map(nameOf).join(" · ")
  return (
    <details className={styles.days}>
      <summary>
        {words.weekdays}: {said}
      </summary>
      <div className={styles.dayChoices}>
        {everyDay.map((day) => (
          <Checkbox
            key={day}
            label={nameOf(day)}
            checked={days.includes(day)}
            onChange={(counts) => onChange(withDay(weekdays, day, counts))}
          />
        ))}
      </div>
    </details>
  )
}
