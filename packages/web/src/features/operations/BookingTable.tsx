import type { BoardEntry } from "@mersal/domain/ports/driving/operations-service"
import { useTexts } from "../../environment/language.ts"
import { useMarketTime } from "../../environment/market-time.ts"
import styles from "./BookingTable.module.css"

interface BookingTableProps {
  bookings: readonly BoardEntry[]
  driverNames: ReadonlyMap<string, string>
}

/** Bookings as lines of a table; where there is no room, as cards of the same. */
export function BookingTable({ bookings, driverNames }: BookingTableProps) {
  const { operations: words } = useTexts()
  const time = useMarketTime()
  const { columns } = words
  if (bookings.length === 0) return <p className="text-muted">{words.none}</p>
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.reference}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.window}</th>
          <th scope="col">{columns.pickup}</th>
          <th scope="col">{columns.dropOff}</th>
          <th scope="col">{columns.driver}</th>
        </tr>
      </thead>
      <tbody>
        {bookings.map(({ booking, now }) => (
          <tr key={booking.reference}>
            <th scope="row">
              <bdi>{booking.reference}</bdi>
            </th>
            <td>{words.states[now.state]}</td>
            <td>{time.slot(booking.pickupWindow)}</td>
            <td>{booking.pickup.address}</td>
            <td>{booking.dropOff.address}</td>
            <td>{now.driver === null ? words.noDriver : (driverNames.get(now.driver) ?? now.driver)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
