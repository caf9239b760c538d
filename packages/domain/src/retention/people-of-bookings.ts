import type { Booking } from "../booking/booking.ts"
import { type Instant, msPerDay } from "../calendar/zone.ts"
import type { CommandType } from "../delivery/delivery-command.ts"
import type { DeliveryEvent } from "../delivery/delivery-event.ts"
import { leadLifetimeDays } from "../leads/lead-record.ts"

/**
 * For so many years after its end a booking says for whom it was, unless an operator says otherwise: five years
 * after the end of the tax period are what the Emirates ask of papers.
 */
export const usualYearsOfPeople = 6

/** Of which bookings the people are to be forgotten: of those up to these instants, which are included. */
export interface ForgottenBookings {
  /** When those were booked that expired, or were cancelled before their card was paid. */
  readonly unpaidUntil: Instant
  /** When the others were over, whatever became of them. */
  readonly endedUntil: Instant
}

/** What may still happen to a booking that is over: its money goes back. */
export const commandsAfterEnd = ["refund"] as const satisfies readonly CommandType[]

const isAfterEnd: ReadonlySet<CommandType> = new Set(commandsAfterEnd)

/**
 * When a booking was over: at the end of its delivery window, or when the last thing happened to its parcel, where that is
 * later. Money that goes back afterwards prolongs nothing.
 */
export function endOfBooking(
  { deliveryWindow }: Pick<Booking, "deliveryWindow">,
  log: readonly DeliveryEvent[],
): Instant {
  const happened = log.filter(({ type }) => !isAfterEnd.has(type)).map(({ at }) => at)
  return Math.max(deliveryWindow.end, ...happened)
}

/** What was never paid is forgotten as what was never booked is (D38). A year has 366 days here: none is cut short. */
export const forgottenBookings = (now: Instant, years: number): ForgottenBookings => ({
  unpaidUntil: now - leadLifetimeDays * msPerDay,
  endedUntil: now - years * 366 * msPerDay,
})
