import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { BoardEntry } from "@mersal/domain/ports/driving/operations-service"
import { Link } from "@tanstack/react-router"
import { useDatedWindow } from "../../../environment/booking/dated-window.ts"
import { useTexts } from "../../../environment/language.ts"
import { Button } from "../../../ui/Button.tsx"
import { Icon } from "../../../ui/Icon.tsx"
import { type DriverNames, useDriverName, useNamesOfBooking } from "../driver-names.ts"
import { ExceptionList } from "../ExceptionList.tsx"
import { StateBadge } from "../StateBadge.tsx"
import styles from "./BookingTable.module.css"

interface BookingLineProps {
  entry: BoardEntry
  /** The day of the board: windows on other days show their date. */
  day: LocalDate
  names: DriverNames
  /** Null if it cannot be assigned to a driver now. */
  onAssign: ((entry: BoardEntry) => void) | null
}

/** One booking, with its most frequent action. */
export function BookingLine({ entry, day, names: known, onAssign }: BookingLineProps) {
  const { operations: words } = useTexts()
  const { booking, now, exceptions } = entry
  const window = useDatedWindow(booking.market, day)
  const names = useNamesOfBooking(known, entry)
  const driverName = useDriverName(names)
  const { reference, customer } = booking
  const driverPhone = now.driver !== null && names.get(now.driver)?.phone
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
        <span className={styles.first}>{window(booking.pickupWindow)}</span>
        <span className={styles.second}>
          <Icon name="arrow-right" size={16} />
          {window(booking.deliveryWindow)}
        </span>
      </td>
      <td role="cell" className={styles.way}>
        <span className={styles.address}>{booking.pickup.address}</span>
        <span className={styles.second}>
          <Icon name="arrow-right" size={16} />
          <span className={styles.address}>{booking.dropOff.address}</span>
        </span>
      </td>
      <td role="cell" className={styles.customer}>
        <span className={styles.name}>{customer.name}</span>
        <a href={`tel:${customer.phone}`} dir="ltr">
          {customer.phone}
        </a>
      </td>
      <td role="cell" className={styles.driver}>
        {onAssign && now.driver === null ? (
          <Button
            variant="secondary"
            size="small"
            aria-label={words.assignNamed(reference)}
            onClick={() => onAssign(entry)}
          >
            {words.assign}
          </Button>
        ) : (
          <>
            <span className={styles.name}>{driverName(now.driver)}</span>
            {driverPhone && (
              <a href={`tel:${driverPhone}`} dir="ltr">
                {driverPhone}
              </a>
            )}
          </>
        )}
      </td>
    </tr>
  )
}
