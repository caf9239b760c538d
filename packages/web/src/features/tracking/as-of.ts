import type { TrackingMoment } from "@mersal/domain/ports/driving/live-service"
import type { Tracking } from "@mersal/domain/ports/driving/tracking-service"
import { attemptOf } from "@mersal/domain/tracking/attempt"

/** The first answer, updated with the later messages. */
export const asOf = (tracking: Tracking, moment: TrackingMoment | null): Tracking =>
  moment === null
    ? tracking
    : {
        ...tracking,
        ...moment,
        attempt: attemptOf(moment.events),
        booking: tracking.booking && { ...tracking.booking, state: moment.state },
        // Messages do not tell of money. What is paid stays so while the parcel moves, and what is due at the drop-off
        // until it is there; other cash may have been taken, and the payment of a booking that is not delivered goes back.
        money:
          tracking.state === moment.state ||
          !(
            /^(return|cancel)/.test(moment.state) ||
            (tracking.money?.due.minor && (moment.hasEnded || tracking.booking?.paymentMethod !== "cashAtDelivery"))
          )
            ? tracking.money
            : null,
      }
