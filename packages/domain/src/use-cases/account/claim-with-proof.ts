import * as Effect from "effect/Effect"
import type { Customer } from "../../account/customer.ts"
import type { Caller } from "../caller.ts"
import { nameOf } from "../outbox/not-delivered.ts"
import { claimBookings } from "./claim-bookings.ts"

/**
 * What the owner of an e-mail or a phone booked with it as a guest is his as soon as it is proved, without another press
 * (D23). The proof stands whatever becomes of it: a later press finds it, too.
 */
export const claimWithProof = (caller: Caller) =>
  Effect.ignore(claimBookings(caller)).pipe(
    Effect.catchDefect((defect) =>
      Effect.logError("What a guest booked was not found with his proof, and is left to a press").pipe(
        Effect.annotateLogs({ error: nameOf(defect) }),
      ),
    ),
  )

/** Whoever calls, as the customer that he has just been found to be. */
export const callerAs = ({ id, role }: Customer, caller: Caller): Caller => ({
  ...caller,
  actor: { type: role, id, company: null },
})
