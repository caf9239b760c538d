import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { BoardEntry } from "@mersal/domain/ports/driving/operations-service"
import { type ReactNode, useId, useState } from "react"
import { useTexts } from "../../../environment/language.ts"
import { Icon } from "../../../ui/Icon.tsx"
import type { DriverNames } from "../driver-names.ts"
import { BookingLine } from "./BookingLine.tsx"
import styles from "./BookingTable.module.css"

/** Lines under a heading that can fold them. */
export interface BookingGroup {
  readonly key: string
  readonly title: string
  /** What stands out among them, in a few words. */
  readonly notes: ReactNode
  readonly isOpen: boolean
  readonly bookings: readonly BoardEntry[]
}

interface BookingTableProps {
  /** A group without a title cannot be folded. */
  groups: readonly (BookingGroup | { readonly key: string; readonly bookings: readonly BoardEntry[] })[]
  /** Names the table for screen readers. */
  label: string
  day: LocalDate
  names: DriverNames
  onAssign: (entry: BoardEntry) => void
  isAssignable: (entry: BoardEntry) => boolean
}

const columns = ["reference", "state", "window", "way", "customer", "driver"] as const

/** Bookings as table lines, or as cards where there is no room. */
export function BookingTable({ groups, label, ...lines }: BookingTableProps) {
  const { operations: words } = useTexts()
  return (
    // Explicit roles, because the styles for cards would remove the elements' own.
    <table role="table" className={styles.table} aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {words.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) =>
        "title" in group ? (
          <FoldingLines key={group.key} group={group} {...lines} />
        ) : (
          <tbody key={group.key} role="rowgroup">
            <Lines bookings={group.bookings} {...lines} />
          </tbody>
        ),
      )}
    </table>
  )
}

type LineInput = Omit<BookingTableProps, "groups" | "label">

function FoldingLines({ group, ...lines }: LineInput & { group: BookingGroup }) {
  const id = useId()
  // Follows its default until somebody presses it.
  const [pressed, setPressed] = useState<boolean | null>(null)
  const isOpen = pressed ?? group.isOpen
  return (
    <tbody role="rowgroup" id={id}>
      <tr role="row" className={styles.head}>
        <td role="cell" colSpan={columns.length}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setPressed(!isOpen)}
          >
            <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={16} />
            <strong>{group.title}</strong>
            <span className={styles.notes}>{group.notes}</span>
          </button>
        </td>
      </tr>
      {isOpen && <Lines bookings={group.bookings} {...lines} />}
    </tbody>
  )
}

const Lines = ({ bookings, isAssignable, onAssign, ...line }: LineInput & { bookings: readonly BoardEntry[] }) =>
  bookings.map((entry) => (
    <BookingLine
      key={entry.booking.reference}
      entry={entry}
      onAssign={isAssignable(entry) ? onAssign : null}
      {...line}
    />
  ))
