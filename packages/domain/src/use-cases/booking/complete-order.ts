import * as Effect from "effect/Effect"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { OwnBookingRequest } from "../../ports/driving/own-booking-service.ts"
import { reachedBooking } from "../access.ts"
import type { Caller } from "../caller.ts"
import { ownBookingOf } from "./read-booking.ts"

/**
 * Closes the lead of a booking and answers the booking as complete (section 7, POST /order/ctc_complete_order; D38).
 * createOrder closes the lead that it names, so this has an effect only for callers who did not name it there; a closed
 * lead does not change.
 */
export const completeOrder = Effect.fn("completeOrder")(function* (
  request: OwnBookingRequest & { readonly leadId: string | null },
  caller: Caller,
) {
  const reached = yield* reachedBooking("view-booking", request, caller)
  const { leadId } = request
  if (leadId !== null && !reached.stored.isSandbox) {
    const { reference } = reached.stored.booking
    // Closing has no condition that could fail: a conflict here would be a broken adapter.
    yield* Effect.orDie((yield* UnitOfWork).commit([{ kind: "closeLead", leadId, reference }]))
  }
  return yield* ownBookingOf(reached, caller)
})
