import type { BookingState } from "../../booking/booking.ts"
import type { Instant } from "../../calendar/zone.ts"
import { beginDelivery } from "../../delivery/delivery.ts"
import { afterEvent } from "../../machines/obey-command.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"

/**
 * Whether a booking had been confirmed by then, whatever happened since. Before that nobody has been told of a parcel.
 */
export function wasConfirmed({ booking, log }: Pick<StoredBooking, "booking" | "log">, by: Instant): boolean {
  const begun = beginDelivery(booking, null)
  if (!beforeConfirmed.has(begun.state)) return true
  let delivery = begun
  return log
    .filter(({ at }) => at <= by)
    .some((event) => {
      delivery = afterEvent(delivery, event)
      return !beforeConfirmed.has(delivery.state)
    })
}

/** A cancelled booking was confirmed only if it had another state before. */
const beforeConfirmed: ReadonlySet<BookingState> = new Set(["awaitingPayment", "expired", "cancelled"])
