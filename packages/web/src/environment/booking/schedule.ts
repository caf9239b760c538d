import type { Schedule } from "@mersal/domain/booking/windows/market-schedule"
import { scheduleIn } from "@mersal/domain/machines/booking-context"
import { useSelector } from "@xstate/react"
import { usePageBooking } from "./booking.ts"

/** What can be booked, as the server last told this page: the one that every list and countdown asks (D12). */
export function useSchedule(): Schedule {
  const { actor } = usePageBooking()
  return useSelector(actor, ({ context }) => scheduleIn(context))
}
