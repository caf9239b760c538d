import { addDays, type LocalDate } from "@mersal/domain/calendar/local-date"
import type { MarketId } from "@mersal/domain/market/market"
import type { BoardEntry, BoardPage, DayBoard, DriverListing } from "@mersal/domain/ports/driving/operations-service"
import { useRef, useState } from "react"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { useStaffMember } from "../../../environment/staff-member.ts"
import { Button } from "../../../ui/Button.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import { AssignDialog } from "../commands/CommandDialog.tsx"
import { isCommandOpen } from "../commands/command-open.ts"
import type { DriverNames } from "../driver-names.ts"
import { KeysHelp } from "../keys/KeysHelp.tsx"
import { useKeys } from "../keys/keys.ts"
import { LiveMark } from "../LiveMark.tsx"
import { MarketSwitch } from "../MarketSwitch.tsx"
import styles from "./Board.module.css"
import { BookingTable } from "./BookingTable.tsx"
import { type BoardFilter, type BoardSearch, filtered, isFiltered, unfiltered } from "./board-search.ts"
import { DayGrid } from "./DayGrid.tsx"
import { DueList } from "./DueList.tsx"
import { Filters } from "./Filters.tsx"
import { focusBooking, focusedBooking } from "./focused-booking.ts"
import { type Jump, JumpRow } from "./JumpRow.tsx"

interface BoardProps {
  market: MarketId
  onMarket: (market: MarketId) => void
  today: LocalDate
  date: LocalDate
  search: BoardSearch
  onSearch: (search: BoardSearch) => void
  board: DayBoard
  page: BoardPage
  drivers: readonly DriverListing[]
  names: DriverNames
  isOld: boolean
  onMore: () => void
  onChanged: () => void
}

/** At most this many bookings with exceptions are shown at first, so that the rest of the day is within reach. */
const firstShown = 8

/** The day: exceptions first, then how full its windows are, then its bookings. */
export function Board(props: BoardProps) {
  const { market, onMarket, today, date, search, onSearch, board, page, drivers, names, isOld, onMore, onChanged } =
    props
  const { operations: words } = useTexts()
  const formats = useFormats()
  const lists = useRef<HTMLDivElement>(null)
  const [assigning, setAssigning] = useState<BoardEntry | null>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isAllShown, setAllShown] = useState(false)
  // Admins only see the day; dispatchers change it (D34).
  const mayMove = useStaffMember().role === "ops"
  const filter = (patch: BoardFilter) => onSearch(filtered(search, patch))
  const turnTo = (day: LocalDate) => onSearch({ ...search, date: day })
  const stepBy = (days: number) => () => turnTo(addDays(date, days))
  const findEntry = (reference: string | null) =>
    [...board.exceptions, ...page.bookings].find(({ booking }) => booking.reference === reference)
  const keys = useKeys({
    next: () => focusBooking(lists.current, 1),
    previous: () => focusBooking(lists.current, -1),
    assign: () => {
      const entry = findEntry(focusedBooking())
      if (entry && mayMove && isAssignable(entry)) setAssigning(entry)
    },
    search: () => document.getElementById("board-search")?.focus(),
    exceptions: () => filter({ only: search.only ? undefined : true }),
    dayBefore: stepBy(-1),
    dayAfter: stepBy(1),
    today: () => turnTo(today),
    help: () => setHelpOpen(true),
  })
  const isAssignableHere = (entry: BoardEntry) => mayMove && isAssignable(entry)
  const table = { day: date, names, onAssign: setAssigning, isAssignable: isAssignableHere }
  const attention = isAllShown ? board.exceptions : board.exceptions.slice(0, firstShown)
  const jumps: readonly Jump[] = [
    ...(isFiltered(search)
      ? []
      : [
          {
            to: "attention",
            label: words.attention,
            count: board.exceptionCount,
            isPressing: board.exceptions.some(({ exceptions: [first] }) => first?.severity === "urgent"),
          },
        ]),
    ...(board.cells.length > 0 ? [{ to: "windows", label: words.windows }] : []),
    { to: "bookings", label: words.list, count: page.bookings.length },
  ]
  return (
    <div className={styles.board}>
      <header className={styles.header}>
        <h1 className={styles.title}>{words.boardOf(formats.longDate(date))}</h1>
        <LiveMark isOld={isOld} />
        <MarketSwitch market={market} onChange={onMarket} />
        <div className={styles.days}>
          <Button
            variant="secondary"
            size="small"
            icon="chevron-left"
            aria-label={words.dayBefore}
            onClick={stepBy(-1)}
          />
          <TextField
            label={words.date}
            type="date"
            className={styles.date}
            value={date}
            onChange={(day) => day !== "" && turnTo(day as LocalDate)}
          />
          <Button
            variant="secondary"
            size="small"
            icon="chevron-right"
            aria-label={words.dayAfter}
            onClick={stepBy(1)}
          />
          {date !== today && (
            <Button variant="secondary" size="small" onClick={() => turnTo(today)}>
              {words.today}
            </Button>
          )}
          <KeysHelp
            commands={[
              "next",
              "previous",
              "open",
              ...(mayMove ? (["assign"] as const) : []),
              "search",
              "exceptions",
              "dayBefore",
              "dayAfter",
              "today",
              "help",
            ]}
            keys={keys}
            open={isHelpOpen}
            onOpen={setHelpOpen}
          />
        </div>
      </header>
      <JumpRow jumps={jumps} />
      <div ref={lists} className={styles.lists}>
        {!isFiltered(search) && (
          <section aria-labelledby="attention" className={styles.section}>
            <h2 id="attention" tabIndex={-1} className={styles.heading}>
              {words.attention}
              {board.exceptionCount > 0 && (
                <span className={styles.count}>{words.attentionCount(board.exceptionCount)}</span>
              )}
            </h2>
            {board.exceptions.length === 0 ? (
              <p className="text-muted">{words.allWell}</p>
            ) : (
              <BookingTable groups={[{ key: "all", bookings: attention }]} label={words.attention} {...table} />
            )}
            {attention.length < board.exceptions.length && (
              <div>
                <Button variant="secondary" size="small" onClick={() => setAllShown(true)}>
                  {words.showAll(board.exceptions.length)}
                </Button>
              </div>
            )}
            {isAllShown && board.exceptionCount > board.exceptions.length && (
              <p>
                <Button variant="ghost" size="small" onClick={() => filter({ only: true })}>
                  {words.moreAttention(board.exceptionCount - board.exceptions.length)}
                </Button>
              </p>
            )}
          </section>
        )}
        <DayGrid board={board} search={search} onFilter={filter} />
        <section aria-labelledby="bookings" className={styles.section}>
          <h2 id="bookings" tabIndex={-1} className={styles.heading}>
            {words.list}
            <span className={styles.count} role="status">
              {words.listCount(page.bookings.length)}
            </span>
          </h2>
          <Filters
            board={board}
            drivers={drivers}
            search={search}
            onFilter={filter}
            onClear={() => onSearch(unfiltered(search))}
          />
          {page.bookings.length === 0 ? (
            <p className="text-muted">{isFiltered(search) ? words.noneFiltered : words.none}</p>
          ) : (
            <DueList bookings={page.bookings} market={market} isWhole={isFiltered(search)} {...table} />
          )}
          {page.next !== null && (
            <div>
              <Button variant="secondary" onClick={onMore}>
                {words.more}
              </Button>
            </div>
          )}
        </section>
      </div>
      <AssignDialog
        entry={assigning}
        names={names}
        onDone={() => {
          setAssigning(null)
          onChanged()
        }}
        onClose={() => {
          setAssigning(null)
          onChanged()
        }}
      />
    </div>
  )
}

/** Whether it can be assigned to a driver now. */
const isAssignable = ({ now: { state } }: BoardEntry): boolean => isCommandOpen(state, "assign")
