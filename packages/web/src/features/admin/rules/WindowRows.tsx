import type { TimeRange, Window } from "@mersal/domain/schedule/book"
import { useTexts } from "../../../environment/language.ts"
import { Button } from "../../../ui/Button.tsx"
import { windowId } from "./draft-windows.ts"
import styles from "./Rules.module.css"
import { WeekdaysField } from "./WeekdaysField.tsx"
import { OrderByField, TimeField } from "./WindowTimes.tsx"

interface WindowRowsProps<Range extends TimeRange> {
  windows: readonly Range[]
  /** The initial values of a new row. */
  nextWindow: Range
  onChange: (windows: readonly Range[]) => void
}

/** Windows with their hours and weekdays. Each pick-up window also has its last order time. */
export function WindowRows<Range extends TimeRange>({ windows, nextWindow, onChange }: WindowRowsProps<Range>) {
  const { ruleLab: words } = useTexts()
  const put = (at: number, patch: Partial<Range>) => {
    const window = { ...(windows[at] as Range), ...patch }
    onChange(windows.with(at, { ...window, id: windowId(window.start, window.end) }))
  }
  const putDays = (at: number, weekdays: TimeRange["weekdays"]) => {
    const { weekdays: _, ...window } = windows[at] as Range
    onChange(windows.with(at, { ...window, ...(weekdays && { weekdays }) } as Range))
  }
  return (
    <>
      {windows.map((window, at) => (
        // A window's name changes with its hours during typing.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={at} className={styles.row} aria-label={words.rowOf(at + 1)}>
          <TimeField
            label={words.start}
            value={window.start}
            onChange={(start) => put(at, { start } as Partial<Range>)}
          />
          <TimeField label={words.end} value={window.end} onChange={(end) => put(at, { end } as Partial<Range>)} />
          {isOrdered(window) && (
            <OrderByField
              orderBy={window.orderBy}
              onChange={(orderBy) => put(at, { orderBy } as unknown as Partial<Range>)}
            />
          )}
          <WeekdaysField weekdays={window.weekdays} onChange={(weekdays) => putDays(at, weekdays)} />
          <Button
            variant="ghost"
            icon="bin"
            aria-label={words.removeWindow(window.id)}
            disabled={windows.length === 1}
            onClick={() => onChange(windows.toSpliced(at, 1))}
          />
        </fieldset>
      ))}
      <div>
        <Button variant="secondary" size="small" icon="plus" onClick={() => onChange([...windows, nextWindow])}>
          {words.addWindow}
        </Button>
      </div>
    </>
  )
}

const isOrdered = (window: TimeRange): window is Window => "orderBy" in window
