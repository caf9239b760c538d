import type { OwnBookingService } from "@mersal/domain/ports/driving/own-booking-service"

/** Stored and removed at once: the other windows of this browser hear of both, and nothing stays. */
const cancelledKey = "mersal.cancelled"

/**
 * The calls, after whose cancellations the other windows of this browser look at the booking that they hold. One without
 * an answer may have cancelled too.
 */
export const tellingWindows = <Calls extends Pick<OwnBookingService, "cancelBooking">>(calls: Calls): Calls => ({
  ...calls,
  cancelBooking: async (...input: Parameters<OwnBookingService["cancelBooking"]>) => {
    const answer = await calls.cancelBooking(...input)
    try {
      localStorage.setItem(cancelledKey, "")
      localStorage.removeItem(cancelledKey)
    } catch {
      // Without storage they ask when they are looked at again.
    }
    return answer
  },
})
