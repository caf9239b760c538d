import { type BookingType, bookingTypes } from "@mersal/domain/booking/booking-type"
import { readingNames, type ScheduleBasis } from "@mersal/domain/booking/market-schedule"
import type { ReferenceIssue } from "@mersal/domain/reference/reference-issue"
import type { OrderBy, Window, WindowSeries } from "@mersal/domain/schedule/book"
import type { WallTime } from "@mersal/domain/schedule/wall-time"
import { useTexts } from "../../../environment/language.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { Checkbox } from "../../../ui/Checkbox.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import formStyles from "../form/Form.module.css"
import { useMarket } from "../market-choice.ts"
import { issueWords } from "../refusal-words.ts"
import { hasPickup, isSeries, serviceOf, windowId, withHorizon, withoutPickup, withPickup } from "./draft-windows.ts"
import type { Draft } from "./lab-question.ts"
import styles from "./Rules.module.css"

interface DraftEditorProps {
  draft: Draft
  basis: ScheduleBasis
  issues: readonly ReferenceIssue[]
  onChange: (draft: Draft) => void
  onStartOver: () => void
}

/** Other rules as they are made: readings of the book, and windows of one's own. */
export function DraftEditor({ draft, basis, issues, onChange, onStartOver }: DraftEditorProps) {
  const { ruleLab: words, admin } = useTexts()
  const turn = (name: string, isRead: boolean) =>
    onChange({
      ...draft,
      readings: isRead ? [...draft.readings, name] : draft.readings.filter((each) => each !== name),
    })
  const { horizonDays } = draft.patch
  return (
    <Card
      title={words.draftTitle}
      actions={
        <Button variant="ghost" size="small" icon="retry" onClick={onStartOver}>
          {words.startOver}
        </Button>
      }
    >
      <div className="stack">
        {issues.length > 0 && (
          <Alert tone="danger" title={admin.pleaseMend}>
            <ul>
              {issues.map((issue) => (
                <li key={`${issue.field} ${issue.problem}`}>
                  <bdi>{issue.field}</bdi>: {issueWords(issue, admin)}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <fieldset className={formStyles.choices}>
          <legend className={formStyles.legend}>{words.readings}</legend>
          {readingNames.map((name) => (
            <Checkbox
              key={name}
              label={words.readingNames[name as keyof typeof words.readingNames] ?? name}
              checked={draft.readings.includes(name)}
              onChange={(isRead) => turn(name, isRead)}
            />
          ))}
        </fieldset>
        <TextField
          label={words.horizon}
          optionalMark={words.asBook}
          inputMode="numeric"
          dir="ltr"
          className={formStyles.short}
          value={horizonDays === undefined || horizonDays === null ? "" : String(horizonDays)}
          onChange={(text) => {
            const digits = text.replaceAll(/\D/g, "").slice(0, 4)
            onChange(withHorizon(draft, digits === "" ? null : Number(digits)))
          }}
        />
        {bookingTypes.map((bookingType) => (
          <TypeWindows key={bookingType} bookingType={bookingType} draft={draft} basis={basis} onChange={onChange} />
        ))}
      </div>
    </Card>
  )
}

interface TypeWindowsProps {
  bookingType: BookingType
  draft: Draft
  basis: ScheduleBasis
  onChange: (draft: Draft) => void
}

function TypeWindows({ bookingType, draft, basis, onChange }: TypeWindowsProps) {
  const { ruleLab: words, admin } = useTexts()
  const { market } = useMarket()
  const { pickup } = serviceOf(market, basis, bookingType)
  const isChanged = hasPickup(draft, bookingType)
  return (
    <section className={styles.type} aria-label={words.windowsOf(admin.bookingTypes[bookingType])}>
      <h3 className={styles.typeTitle}>{words.windowsOf(admin.bookingTypes[bookingType])}</h3>
      {!isChanged && (
        <div>
          <Button
            variant="secondary"
            size="small"
            icon="pencil"
            onClick={() => onChange(withPickup(draft, bookingType, pickup))}
          >
            {words.changeWindows}
          </Button>
        </div>
      )}
      {isChanged && isSeries(pickup) && (
        <SeriesFields series={pickup} onChange={(series) => onChange(withPickup(draft, bookingType, series))} />
      )}
      {isChanged && !isSeries(pickup) && (
        <WindowRows windows={pickup} onChange={(windows) => onChange(withPickup(draft, bookingType, windows))} />
      )}
      {isChanged && (
        <div>
          <Button variant="ghost" size="small" onClick={() => onChange(withoutPickup(draft, bookingType))}>
            {words.asBook}
          </Button>
        </div>
      )}
    </section>
  )
}

interface WindowRowsProps {
  windows: readonly Window[]
  onChange: (windows: readonly Window[]) => void
}

/** Windows by their hours; each has its last order time. */
function WindowRows({ windows, onChange }: WindowRowsProps) {
  const { ruleLab: words } = useTexts()
  const put = (at: number, patch: Partial<Window>) => {
    const window = { ...(windows[at] as Window), ...patch }
    onChange(windows.with(at, { ...window, id: windowId(window.start, window.end) }))
  }
  return (
    <>
      {windows.map((window, at) => (
        // A window's name changes with its hours while they are typed.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={at} className={styles.row} aria-label={words.rowOf(at + 1)}>
          <TimeField label={words.start} value={window.start} onChange={(start) => put(at, { start })} />
          <TimeField label={words.end} value={window.end} onChange={(end) => put(at, { end })} />
          <OrderByField orderBy={window.orderBy} onChange={(orderBy) => put(at, { orderBy })} />
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
        <Button
          variant="secondary"
          size="small"
          icon="plus"
          onClick={() => onChange([...windows, { id: "9-12", start: "09:00", end: "12:00", orderBy: "08:00" }])}
        >
          {words.addWindow}
        </Button>
      </div>
    </>
  )
}

interface SeriesFieldsProps {
  series: WindowSeries
  onChange: (series: WindowSeries) => void
}

/** Windows at even distances: from when to when they begin, and how long before each it can be ordered. */
function SeriesFields({ series, onChange }: SeriesFieldsProps) {
  const { ruleLab: words } = useTexts()
  return (
    <div className={styles.row}>
      <TimeField label={words.firstStart} value={series.first} onChange={(first) => onChange({ ...series, first })} />
      <TimeField label={words.lastStart} value={series.last} onChange={(last) => onChange({ ...series, last })} />
      <OrderByField orderBy={series.orderBy} onChange={(orderBy) => onChange({ ...series, orderBy })} />
    </div>
  )
}

/** A time of the date, of the day before, or minutes before the start: whichever it is stays so. */
function OrderByField({ orderBy, onChange }: { orderBy: OrderBy; onChange: (orderBy: OrderBy) => void }) {
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

/** Text, because a window may end at 24:00, which fields for times do not know. */
function TimeField({ label, value, onChange }: TimeFieldProps) {
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
