import type { BookedWindow } from "@mersal/domain/booking/booking"
import { choosesPickupWindow } from "@mersal/domain/booking/booking-type"
import type { Draft } from "@mersal/domain/booking/draft/draft"
import { openSlots } from "@mersal/domain/booking/draft/slot-choice"
import type { Schedule } from "@mersal/domain/booking/windows/market-schedule"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { Instant } from "@mersal/domain/calendar/zone"

/** A date of the summary, with its window if one is shown. */
export interface PlannedTime {
  readonly date: LocalDate
  readonly window: Pick<BookedWindow, "window" | "start" | "end"> | null
}

/**
 * When a draft is picked up and delivered, as the summary shows it (section 2). The pick-up window of Next Day is left
 * out, because the server assigns it (D13); its drop-off window is the customer's choice. Null while there is no date,
 * or only one that can no longer be booked.
 */
export function plannedTimes(
  schedule: Schedule,
  draft: Draft,
  now: Instant,
): { pickup: PlannedTime; dropOff: PlannedTime } | null {
  const { bookingType, pickupDate } = draft
  if (pickupDate === null) return null
  const slots = openSlots(schedule, draft, pickupDate, now)
  const slot = slots.find(({ window }) => window === draft.pickupWindow) ?? slots[0]
  if (!slot) return null
  const options = slot.delivery.options
  const option = options.find(({ window }) => window === draft.deliveryWindow) ?? options[0] ?? null
  return {
    pickup: { date: slot.date, window: choosesPickupWindow(bookingType) ? slot : null },
    dropOff: { date: slot.delivery.date, window: option },
  }
}
