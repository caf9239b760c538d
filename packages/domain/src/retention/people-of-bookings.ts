import type { Booking } from "../booking/booking.ts"
import { type Instant, msPerDay } from "../calendar/zone.ts"
import type { CommandType } from "../delivery/delivery-command.ts"
import type { DeliveryEvent } from "../delivery/delivery-event.ts"
import { leadLifetimeDays } from "../leads/lead-record.ts"

/**
 * For how many years after its end a booking keeps personal data, unless an operator sets otherwise: the Emirates
 * require papers for five years after the end of the tax period.
 */
export const usualYearsOfPeople = 6

/** The bookings whose personal data is to be deleted: those up to these instants, inclusive. */
export interface ForgottenBookings {
  /** For bookings that expired or were cancelled before their card was paid: the time of booking. */
  readonly unpaidUntil: Instant
  /** For all others: the time of their end. */
  readonly endedUntil: Instant
}

/** What may still happen to an ended booking: a refund. */
export const commandsAfterEnd = ["refund"] as const satisfies readonly CommandType[]

const isAfterEnd: ReadonlySet<CommandType> = new Set(commandsAfterEnd)

/**
 * The end of a booking: the end of its delivery window, or the last event of its parcel if that is later. A later
 * refund does not extend it.
 */
export function endOfBooking(
  { deliveryWindow }: Pick<Booking, "deliveryWindow">,
  log: readonly DeliveryEvent[],
): Instant {
  const happened = log.filter(({ type }) => !isAfterEnd.has(type)).map(({ at }) => at)
  return Math.max(deliveryWindow.end, ...happened)
}

/**
 * A booking that was never paid is deleted like a lead (D38). A year counts 366 days here, so that none is cut short.
 */
export const forgottenBookings = (now: Instant, years: number): ForgottenBookings => ({
  unpaidUntil: now - leadLifetimeDays * msPerDay,
  endedUntil: now - years * 366 * msPerDay,
})
