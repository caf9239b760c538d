import type { BookingHold } from "@mersal/domain/machines/booking/booking-context"
import { holdRemaining } from "@mersal/domain/machines/booking/booking-hold"
import { useNow } from "../../environment/formats/clock.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./HoldCountdown.module.css"

interface HoldCountdownProps {
  hold: BookingHold
  /** Whether only its payment confirms the booking. In cash, it is confirmed at once. */
  isPaidByCard: boolean
}

/** How long an unpaid booking is still held (D16). */
export function HoldCountdown({ hold, isPaidByCard }: HoldCountdownProps) {
  const { notPlaced } = useTexts()
  const { duration } = useFormats()
  const left = holdRemaining({ hold }, useNow("second"))
  if (left === 0) return null
  // A screen reader hears the sentence once, not every second.
  return (
    <p className={styles.hold}>
      <Icon name="clock" />
      <span>{notPlaced[isPaidByCard ? "heldUntilPaid" : "heldFor"](duration(left))}</span>
    </p>
  )
}
