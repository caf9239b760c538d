import type { Booking } from "@mersal/domain/booking/booking"
import { isUncollectedAndLate } from "@mersal/domain/booking/order/uncollected"
import { useNow } from "../../../environment/formats/clock.ts"
import { useTexts } from "../../../environment/language.ts"
import { stateTones } from "./booking-states.ts"
import styles from "./StateChip.module.css"

/** The state of a booking, in one word. One that nobody collected in time is delayed, as tracking says of it. */
export function StateChip({ booking }: { booking: Pick<Booking, "state" | "deliveryWindow"> }) {
  const { myBookings: words } = useTexts()
  const isLate = isUncollectedAndLate(booking, useNow("minute"))
  return (
    <span className={`${styles.chip} ${styles[isLate ? "attention" : stateTones[booking.state]]}`}>
      {isLate ? words.delayed : words.states[booking.state]}
    </span>
  )
}
