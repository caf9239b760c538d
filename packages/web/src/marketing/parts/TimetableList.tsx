import { wallClock } from "@mersal/domain/calendar/zone"
import { marketZone } from "@mersal/domain/market/market-zone"
import type { Timetable } from "@mersal/domain/site/timetable"
import { marketTimeOf } from "../../environment/formats/market-time.ts"
import { classNames } from "../../ui/class-names.ts"
import { type DrawnWindow, daySpan } from "../day-span.ts"
import { usePage } from "../filled-page.ts"
import { DayLine } from "./DayLine.tsx"
import styles from "./TimetableList.module.css"

/** From this many windows on, a day of hours is written in one line. */
const hourly = 5

interface TimetableListProps {
  timetables: readonly Timetable[]
  /** Whether a heading above already names the booking type. */
  isBare?: boolean
}

/** The windows of an ordinary day, each with its last order time. */
export function TimetableList({ timetables, isBare = false }: TimetableListProps) {
  const { texts, facts, profile } = usePage()
  const zone = marketZone(profile.market.id)
  // One scale for all days on the page, whichever of them is shown here.
  const drawn = daySpan(facts.live?.timetables ?? timetables, (instant) => wallClock(zone, instant).minute)
  return (
    <div className={styles.list}>
      {timetables.map(({ bookingType, windows }) => (
        <table key={bookingType} className={styles.table}>
          <caption className={classNames(isBare && styles.unseen)}>
            <span className={styles.type}>{texts.booking.types[bookingType]}</span>{" "}
            <span className={styles.about}>{texts.firstStep.typeTexts[bookingType]}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.landing.orderBy}</th>
              <th scope="col">{texts.landing.weCome}</th>
            </tr>
          </thead>
          <tbody>
            <Rows windows={windows} drawn={drawn} />
          </tbody>
        </table>
      ))}
    </div>
  )
}

interface RowsProps {
  windows: Timetable["windows"]
  drawn: (window: Timetable["windows"][number]) => DrawnWindow
}

function Rows({ windows, drawn }: RowsProps) {
  const { texts, language, profile } = usePage()
  const { time: at } = marketTimeOf(language, profile.market.id, texts.booking)
  const [first, last] = [windows[0], windows.at(-1)]
  if (first && last && windows.length >= hourly)
    return (
      <tr>
        <td>{texts.landing.beforeEachHour}</td>
        <td>
          {texts.landing.everyHour(at(first.start), at(last.start))}
          <DayLine windows={windows.map(drawn)} />
        </td>
      </tr>
    )
  return windows.map((window) => (
    <tr key={window.start}>
      <td>{at(window.orderBy)}</td>
      <td>
        {texts.landing.span(at(window.start), at(window.end))}
        <DayLine windows={[drawn(window)]} />
      </td>
    </tr>
  ))
}
