import type { PlacedBooking } from "@mersal/domain/ports/driving/booking-service"
import type { OwnBookingService } from "@mersal/domain/ports/driving/own-booking-service"
import * as Result from "effect/Result"

/** What waits for its payment. */
export interface HeldService {
  /** Answers whether the server has answered. */
  readonly giveBack: (held: PlacedBooking) => Promise<boolean>
}

/** Cancels what is held while nobody has paid for it. A refusal is an answer, too: then there is nothing to give back. */
export const heldService = (ownBookings: Pick<OwnBookingService, "cancelBooking">): HeldService => ({
  giveBack: async ({ booking: { reference }, accessToken }) => {
    const request = { reference, accessToken, expectedFee: null, onlyHeld: true }
    const answer = await ownBookings.cancelBooking(request, { outlivesPage: true })
    return Result.isSuccess(answer) || !["NetworkFailure", "ServerFailure"].includes(answer.failure._tag)
  },
})
