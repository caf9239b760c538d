import type { BoardEntry } from "@mersal/domain/ports/driving/operations-service"
import { Link } from "@tanstack/react-router"
import { useTexts } from "../../../environment/language.ts"
import { useMarketTime } from "../../../environment/market-time.ts"
import { Button } from "../../../ui/Button.tsx"
import { Icon } from "../../../ui/Icon.tsx"
import { type DriverNames, useDriverName } from "../driver-names.ts"
import { ExceptionList } from "../ExceptionList.tsx"
import { StateBadge } from "../StateBadge.tsx"
import styles from "./BookingTable.module.css"

interface BookingTableProps {
  bookings: readonly BoardEntry[]
  /** Names the table for screen readers. */
  label: string
  names: DriverNames
  onAssign: (entry: BoardEntry) => void
  isAssignable: (entry: BoardEntry) => boolean
}

/** Bookings as lines of a table; where there is no room, as cards of the same. */
export function BookingTable({ bookings, label, names, onAssign, isAssignable }: BookingTableProps) {
  const { operations: words } = useTexts()
  const { columns } = words
  return (
    // The roles say again what a style that shows cards would take from the elements.
    <table role="table" className={styles.table} aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {columns.reference}
          </th>
          <th role="columnheader" scope="col">
            {columns.state}
          </th>
          <th role="columnheader" scope="col">
            {columns.window}
          </th>
          <th role="columnheader" scope="col">
            {columns.way}
          </th>
          <th role="columnheader" scope="col">
            {columns.customer}
          </th>
          <th role="columnheader" scope="col">
            {columns.driver}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {bookings.map((entry) => (
          <Line
            key={entry.booking.reference}
            entry={entry}
            names={names}
            onAssign={isAssignable(entry) ? onAssign : null}
          />
        ))}
      </tbody>
    </table>
  )
}

interface LineProps {
  entry: BoardEntry
  names: DriverNames
  onAssign: ((entry: BoardEntry) => void) | null
}

function Line({ entry, names, onAssign }: LineProps) {
  const { operations: words } = useTexts()
  const { booking, now, exceptions } = entry
  const time = useMarketTime(booking.market)
  const driverName = useDriverName(names)
  const { reference, customer } = booking
  return (
    <tr role="row" className={styles.line}>
      <th role="rowheader" scope="row" className={styles.reference}>
        <Link to="/ops/bookings/$reference" params={{ reference }} data-booking={reference} className={styles.link}>
          <bdi>{reference}</bdi>
        </Link>
        <span className={styles.kind}>
          {words.types[booking.bookingType]} · {words.vehicles[booking.vehicle]}
        </span>
      </th>
      <td role="cell" className={styles.state}>
        <div className={styles.stand}>
          <StateBadge state={now.state} />
          <ExceptionList exceptions={exceptions} />
        </div>
      </td>
      <td role="cell" className={styles.window}>
        <span>{time.slot(booking.pickupWindow)}</span>
        <span className={styles.second}>
          <Icon name="arrow-right" size={16} /> {time.slot(booking.deliveryWindow)}
        </span>
      </td>
      <td role="cell" className={styles.way}>
        <span className={styles.address}>{booking.pickup.address}</span>
        <span className={styles.address}>
          <Icon name="arrow-right" size={16} /> {booking.dropOff.address}
        </span>
      </td>
      <td role="cell" className={styles.customer}>
        <span className={styles.name}>{customer.name}</span>
        <a href={`tel:${customer.phone}`} dir="ltr">
          {customer.phone}
        </a>
      </td>
      <td role="cell" className={styles.driver}>
        <span className={styles.name}>{driverName(now.driver)}</span>
        {onAssign && now.driver === null && (
          <Button
            variant="secondary"
            size="small"
            aria-label={words.assignNamed(reference)}
            onClick={() => onAssign(entry)}
          >
            {words.assign}
          </Button>
        )}
      </td>
    </tr>
  )
}
