import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import { capacityOf } from "../../booking/windows/slot-capacity.ts"
import { compareByException } from "../../operations/booking-exception.ts"
import { type BoardCell, boardCells, type CountedBooking } from "../../operations/day-board.ts"
import { countStates } from "../../operations/state-group.ts"
import { BookingBoard } from "../../ports/driven/booking-board.ts"
import { ServiceAreas } from "../../ports/driven/service-areas.ts"
import { SlotLedger } from "../../ports/driven/slot-ledger.ts"
import type { BoardEntry, CellCapacity, DayBoard, DayBoardRequest } from "../../ports/driving/operations-service.ts"
import { boardEntries } from "./board-entries.ts"

/** Nobody works through more exceptions than this at once; their total is always given. */
const mostExceptions = 200

/** An overview of a market's day. */
export const showDayBoard = Effect.fn("showDayBoard")(function* ({ market, date: asked }: DayBoardRequest) {
  const now = yield* Clock.currentTimeMillis
  const date = asked ?? todayIn(market, now)
  const entryOf = yield* boardEntries
  const entries = (yield* (yield* BookingBoard).ofDay(market, date)).map((stored) => entryOf(stored))
  const exceptional = entries.filter(({ exceptions }) => exceptions.length > 0).toSorted(byException)
  const ledger = yield* SlotLedger
  const capacities = yield* ledger.capacities(market)
  const withCapacity = Effect.fnUntraced(function* (cell: BoardCell) {
    const limit = capacityOf(capacities, cell.bookingType, cell.window.window)
    if (limit === null || cell.zone === null) return { ...cell, capacity: null }
    const name = [market, cell.bookingType, date, cell.window.window].join("/")
    const taken = (yield* ledger.taken(cell.zone, date)).get(name) ?? 0
    return { ...cell, capacity: { limit, taken } satisfies CellCapacity }
  })
  const areas = yield* (yield* ServiceAreas).list(market)
  const board: DayBoard = {
    market,
    date,
    now,
    zones: areas.map(({ id, city }) => ({ id, city })),
    cells: yield* Effect.forEach(boardCells(entries.map(counted), date), withCapacity),
    counts: countStates(
      entries.filter(({ booking }) => booking.pickupWindow.date === date).map(({ now: { state } }) => state),
    ),
    exceptions: exceptional.slice(0, mostExceptions),
    exceptionCount: exceptional.length,
  }
  return board
})

const counted = ({ booking, now, zone, exceptions }: BoardEntry): CountedBooking => ({
  bookingType: booking.bookingType,
  pickupWindow: booking.pickupWindow,
  zone,
  state: now.state,
  exceptions,
})

const byException = (a: BoardEntry, b: BoardEntry): number =>
  compareByException(
    { reference: a.booking.reference, exceptions: a.exceptions },
    { reference: b.booking.reference, exceptions: b.exceptions },
  )
