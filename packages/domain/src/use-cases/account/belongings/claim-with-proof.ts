import * as Effect from "effect/Effect"
import type { Customer } from "../../../account/customer.ts"
import type { Caller } from "../../caller.ts"
import { nameOf } from "../../outbox/not-delivered.ts"
import { claimBookings } from "./claim-bookings.ts"

/**
 * Guest bookings of a newly verified e-mail or phone are assigned to the account at once (D23). The verification stands
 * even if this fails; a later claim finds them.
 */
export const claimWithProof = (caller: Caller) =>
  Effect.ignore(claimBookings(caller)).pipe(
    Effect.catchDefect((defect) =>
      Effect.logError("What a guest booked was not found with his proof, and is left to a press").pipe(
        Effect.annotateLogs({ error: nameOf(defect) }),
      ),
    ),
  )

/** The caller as the customer that he has just turned out to be. */
export const callerAs = ({ id, role }: Pick<Customer, "id" | "role">, caller: Caller): Caller => ({
  ...caller,
  actor: { type: role, id, company: null },
})
