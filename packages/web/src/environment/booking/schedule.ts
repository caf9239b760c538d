import type { Schedule } from "@mersal/domain/booking/windows/market-schedule"
import { scheduleIn } from "@mersal/domain/machines/booking/booking-context"
import { useSelector } from "@xstate/react"
import { usePageBooking } from "./booking.ts"

/** The bookable windows, as the server last sent them. Every list and countdown uses this one (D12). */
export function useSchedule(): Schedule {
  const { actor } = usePageBooking()
  return useSelector(actor, ({ context }) => scheduleIn(context))
}
