import type { BoardCell } from "@mersal/domain/operations/day-board"
import { stateGroups } from "@mersal/domain/operations/state-group"
import type { DayBoard } from "@mersal/domain/ports/driving/operations-service"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useLanguage } from "../../../environment/language.ts"
import { classNames } from "../../../ui/class-names.ts"
import type { BoardFilter, BoardSearch } from "./board-search.ts"
import styles from "./DayGrid.module.css"
import { gridOf } from "./grid-of.ts"

interface DayGridProps {
  board: DayBoard
  search: BoardSearch
  onFilter: (patch: BoardFilter) => void
}

/** The day in numbers: by next action, and by window and zone. A press lists the counted bookings. */
export function DayGrid({ board, search, onFilter }: DayGridProps) {
  const { language, texts } = useLanguage()
  const { operations: words } = texts
  const time = useMarketTime(board.market)
  const zoneName = (zone: string | null) => board.zones.find(({ id }) => id === zone)?.city[language] ?? words.noZone
  const { rows, zones } = gridOf(board.cells, zoneName)
  const groups = stateGroups.filter((group) => board.counts[group] > 0)
  return (
    <>
      {groups.length > 0 && (
        <ul role="list" className={styles.counts} aria-label={words.counts}>
          {groups.map((group) => (
            <li key={group}>
              <button
                type="button"
                className={styles.count}
                aria-pressed={search.group === group}
                onClick={() => onFilter({ group: search.group === group ? undefined : group })}
              >
                <strong>{board.counts[group]}</strong> {words.groups[group]}
              </button>
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
        <section id="windows" className={styles.scroller} aria-label={words.windows} tabIndex={0}>
          <table className={styles.grid}>
            <thead>
              <tr>
                <th scope="col">{words.window}</th>
                {zones.map((zone) => (
                  <th key={zone ?? ""} scope="col">
                    {zoneName(zone)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, bookingType, window, cells }) => (
                <tr key={key}>
                  <th scope="row">
                    {time.slot(window)}
                    <span className={styles.type}>{words.types[bookingType]}</span>
                  </th>
                  {zones.map((zone) => (
                    <td key={zone ?? ""}>
                      <Cell
                        cell={cells.get(zone)}
                        onPress={() => onFilter({ zone: zone ?? undefined, type: bookingType })}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}

type Cell = BoardCell & Pick<DayBoard["cells"][number], "capacity">

function Cell({ cell, onPress }: { cell: Cell | undefined; onPress: () => void }) {
  const { texts } = useLanguage()
  const { operations: words } = texts
  if (!cell) return null
  const { total, late, counts, capacity } = cell
  return (
    <button type="button" className={classNames(styles.cell, late > 0 && styles.late)} onClick={onPress}>
      <strong>{total}</strong>
      {late > 0 && <span>{words.cellLate(late)}</span>}
      {counts.unassigned > 0 && <span>{words.cellUnassigned(counts.unassigned)}</span>}
      {capacity && <span>{words.cellTaken(capacity.taken, capacity.limit)}</span>}
    </button>
  )
}
