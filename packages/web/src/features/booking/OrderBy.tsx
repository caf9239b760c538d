import type { BookingType } from "@mersal/domain/booking/booking-type"
import { orderDeadline } from "@mersal/domain/booking/windows/order-deadline"
import { useDraft } from "../../environment/booking/draft.ts"
import { useSchedule } from "../../environment/booking/schedule.ts"
import { useNow } from "../../environment/formats/clock.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { classNames } from "../../ui/class-names.ts"
import styles from "./BookingTypeCards.module.css"

/** 'Order within 2 h 14 min for today', computed by the engine, or the earliest day if today is closed. */
export function OrderBy({ type }: { type: BookingType }) {
  const { firstStep } = useTexts()
  const formats = useFormats()
  const { draft } = useDraft()
  const schedule = useSchedule()
  const now = useNow("second")
  const deadline = orderDeadline(schedule, { ...draft, bookingType: type }, now)
  if (!deadline) return null
  const isToday = deadline.daysAhead === 0
  return (
    <span className={classNames(styles.orderBy, isToday && styles.live)}>
      {isToday
        ? firstStep.orderWithin(formats.duration(deadline.orderBy - now))
        : firstStep.earliestPickup(deadline.daysAhead === 1 ? firstStep.tomorrow : formats.longDate(deadline.pickup))}
    </span>
  )
}
