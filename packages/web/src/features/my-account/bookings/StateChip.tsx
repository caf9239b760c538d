import type { BookingState } from "@mersal/domain/booking/booking"
import { useTexts } from "../../../environment/language.ts"
import { stateTones } from "./booking-states.ts"
import styles from "./StateChip.module.css"

/** The state of a booking, in one word. */
export function StateChip({ state }: { state: BookingState }) {
  const { myBookings } = useTexts()
  return <span className={`${styles.chip} ${styles[stateTones[state]]}`}>{myBookings.states[state]}</span>
}
