import { memo, useEffect, useRef } from "react"
import { ChoiceGroup, type ChoiceGroupTexts } from "./ChoiceGroup.tsx"
import { classNames } from "./class-names.ts"
import styles from "./DateStrip.module.css"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

export interface StripDay {
  /** The date as the form keeps it, such as "2026-11-27". */
  value: string
  /** Short weekday: "Fri". */
  weekday: string
  /** Day of the month: "27th". */
  label: string
  /** Short month: "Nov". */
  month?: string
  /** The whole date for screen readers: "Friday 27 November". */
  spoken: string
  /** Marks the day with an accent dot. The text is for screen readers: "today". */
  marker?: string | undefined
  /** Why the day cannot be chosen: "cut-off passed". */
  disabledReason?: string | undefined
}

export interface DateStripProps extends ChoiceGroupTexts {
  id: string
  value: string | null
  onChange: (value: string) => void
  days: readonly StripDay[]
}

/** The next days as a row of radios that scrolls sideways. The chosen day is scrolled into view. */
export function DateStrip({ id, value, onChange, days, ...texts }: DateStripProps) {
  const strip = useRef<HTMLDivElement>(null)

  // Scrolls the strip only: `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const row = strip.current
    const day = row?.querySelector<HTMLElement>(`[data-day="${value}"]`)
    if (!row || !day) return
    // An observer reports after painting. Reading the positions here would force a layout.
    const look = new IntersectionObserver(
      ([seen]) => {
        look.disconnect()
        if (!seen?.rootBounds) return
        const { boundingClientRect: inner, rootBounds: outer } = seen
        if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left + outer.width / 4
        else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right + outer.width / 4
      },
      { root: row },
    )
    look.observe(day)
    return () => look.disconnect()
  }, [value])

  return (
    <ChoiceGroup id={id} {...texts}>
      <div className={styles.strip} ref={strip}>
        {days.map((day) => (
          <Day key={day.value} {...day} name={id} isChosen={day.value === value} onChoose={onChange} />
        ))}
      </div>
    </ChoiceGroup>
  )
}

interface DayProps extends StripDay {
  name: string
  isChosen: boolean
  onChoose: (value: string) => void
}

/** Memoised: choosing a day redraws two of the thirty, provided the owner keeps `onChange` the same function. */
const Day = memo(
  ({ name, isChosen, onChoose, value, weekday, label, month, spoken, marker, disabledReason }: DayProps) => (
    <label className={styles.day} data-day={value}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={() => onChoose(value)}
        disabled={disabledReason !== undefined}
        className={styles.input}
      />
      <VisuallyHidden>
        {[spoken, marker, disabledReason].filter((part) => part !== undefined).join(" · ")}
      </VisuallyHidden>
      <span className={classNames(styles.face, marker && styles.marked)} aria-hidden="true">
        <span className={styles.weekday}>{weekday}</span>
        <span className={styles.number}>{label}</span>
        <span className={styles.month}>{month}</span>
      </span>
    </label>
  ),
)
