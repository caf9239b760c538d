import type { LocalDate } from "@mersal/domain/calendar/local-date"
import { wallClock } from "@mersal/domain/calendar/zone"
import { marketZone } from "@mersal/domain/market/market-zone"
import { listed } from "@mersal/domain/messages/listed"
import type { BoardEntry } from "@mersal/domain/ports/driving/operations-service"
import { useNow } from "../../../environment/formats/clock.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useLanguage, useTexts } from "../../../environment/language.ts"
import { useWide } from "../../../ui/use-wide.ts"
import type { DriverNames } from "../driver-names.ts"
import styles from "./BookingTable.module.css"
import { BookingTable } from "./BookingTable.tsx"
import { type DueGroup, dueGroups } from "./due-groups.ts"

interface DueListProps {
  bookings: readonly BoardEntry[]
  day: LocalDate
  market: BoardEntry["booking"]["market"]
  /** Whether all are shown at once, because somebody is searching. */
  isWhole: boolean
  names: DriverNames
  onAssign: (entry: BoardEntry) => void
  isAssignable: (entry: BoardEntry) => boolean
}

/** A day's bookings by due time. Where there is little room only the first group is open. */
export function DueList({ bookings, day, market, isWhole, ...lines }: DueListProps) {
  const { language, texts, formats } = useLanguage()
  const { operations: words } = texts
  const { time } = useMarketTime(market)
  const isWide = useWide()
  const now = useNow("minute")
  const zone = marketZone(market)
  const title = ({ due }: DueGroup): string => {
    if (due === null) return words.dueOver
    const { date } = wallClock(zone, due)
    return words.dueBy(date === day ? time(due) : listed[language]([formats.shortDate(date), time(due)]))
  }
  const groups = dueGroups(bookings).map((group, at) => ({
    key: String(group.due),
    title: title(group),
    notes: <Notes group={group} isLate={group.due !== null && group.due <= now} />,
    isOpen: isWide || isWhole || at === 0,
    bookings: group.bookings,
  }))
  return <BookingTable groups={groups} label={words.list} day={day} {...lines} />
}

function Notes({ group: { bookings }, isLate }: { group: DueGroup; isLate: boolean }) {
  const { operations: words } = useTexts()
  const unassigned = bookings.filter(({ now: { state } }) => state === "confirmed").length
  return (
    <>
      <span>{words.attentionCount(bookings.length)}</span>
      {unassigned > 0 && <span>{words.cellUnassigned(unassigned)}</span>}
      {isLate && <span className={styles.overdue}>{words.overdue}</span>}
    </>
  )
}
