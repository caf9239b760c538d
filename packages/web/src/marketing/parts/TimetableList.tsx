import type { BookingType } from "@mersal/domain/booking/booking-type"
import type { Timetable } from "@mersal/domain/site/timetable"
import { classNames } from "../../ui/class-names.ts"
import { usePage } from "../filled-page.ts"
import styles from "./TimetableList.module.css"

/** From so many windows on, a day of hours is said in one line. */
const hourly = 5

interface TimetableListProps {
  timetables: readonly Timetable[]
  /** What the hours are of stands above already. */
  isBare?: boolean
}

/** The windows of an ordinary day, each with the time by which it must be ordered. */
export function TimetableList({ timetables, isBare = false }: TimetableListProps) {
  const { texts } = usePage()
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
            <Rows bookingType={bookingType} windows={windows} />
          </tbody>
        </table>
      ))}
    </div>
  )
}

function Rows({ windows }: { bookingType: BookingType; windows: Timetable["windows"] }) {
  const { texts, formats, profile } = usePage()
  const at = (instant: number) => formats.time(instant, profile.market.zone)
  const [first, last] = [windows[0], windows.at(-1)]
  if (first && last && windows.length >= hourly)
    return (
      <tr>
        <td>{texts.landing.beforeEachHour}</td>
        <td>{texts.landing.everyHour(at(first.start), at(last.start))}</td>
      </tr>
    )
  return windows.map(({ start, end, orderBy }) => (
    <tr key={start}>
      <td>{at(orderBy)}</td>
      <td>{texts.landing.span(at(start), at(end))}</td>
    </tr>
  ))
}
