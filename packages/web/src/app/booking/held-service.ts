import type { PlacedBooking } from "@mersal/domain/ports/driving/booking-service"
import type { OwnBookingService } from "@mersal/domain/ports/driving/own-booking-service"
import * as Result from "effect/Result"

/** Calls for a held booking, which waits for its payment. */
export interface HeldService {
  /** Whether the server has answered, by success or refusal. */
  readonly giveBack: (held: PlacedBooking) => Promise<boolean>
}

/**
 * Cancels a held booking that nobody has paid for. A refusal also counts as an answer, because then there is nothing to
 * give back.
 */
export const heldService = (ownBookings: Pick<OwnBookingService, "cancelBooking">): HeldService => ({
  giveBack: async ({ booking: { reference }, accessToken }) => {
    const request = { reference, accessToken, expectedFee: null, onlyHeld: true }
    const answer = await ownBookings.cancelBooking(request, { outlivesPage: true })
    return Result.isSuccess(answer) || !["NetworkFailure", "ServerFailure"].includes(answer.failure._tag)
  },
})
