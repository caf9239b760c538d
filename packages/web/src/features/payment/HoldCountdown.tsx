import { holdRemaining } from "@mersal/domain/machines/booking-hold"
import { useSelector } from "@xstate/react"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useNow } from "../../environment/formats/clock.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./Payment.module.css"

/** How long an unpaid booking is still held (D16); nothing when none is. */
export function HoldCountdown() {
  const { actor } = usePageBooking()
  const hold = useSelector(actor, ({ context }) => context.hold)
  return hold && <Remaining hold={hold} />
}

function Remaining({ hold }: { hold: NonNullable<Parameters<typeof holdRemaining>[0]["hold"]> }) {
  const { payment } = useTexts()
  const { duration } = useFormats()
  const left = holdRemaining({ hold }, useNow("second"))
  if (left === 0) return null
  // A screen reader hears the sentence once, not every second.
  return (
    <p className={styles.hold}>
      <Icon name="clock" />
      <span>{payment.heldFor(duration(left))}</span>
    </p>
  )
}
