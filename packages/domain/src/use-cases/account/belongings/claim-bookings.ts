import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Account } from "../../../account/account.ts"
import { mayDo, noSubject } from "../../../account/may-do.ts"
import { provedOf } from "../../../account/proved-contacts.ts"
import type { Reference } from "../../../booking/order/reference.ts"
import { BookingOwners } from "../../../ports/driven/accounts.ts"
import { type Change, UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { Caller } from "../../caller.ts"
import { accountOf } from "../identity.ts"

/** The guest bookings that a claim would assign to the account. */
export const claimable = Effect.fnUntraced(function* ({ contacts }: Account, caller: Caller) {
  if (!mayDo(caller.actor, "claim-booking", { ...noSubject, namesProvedContact: true })) return []
  return yield* (yield* BookingOwners).unclaimed(provedOf(contacts))
})

/**
 * Assigns guest bookings to the account by its verified e-mail or phone (D23). An unverified contact claims nothing,
 * and a booking that belongs to an account stays with it.
 */
export const claimBookings = Effect.fn("claimBookings")(function* (caller: Caller) {
  const account = yield* accountOf(caller)
  const { id: accountId } = account
  const at = yield* Clock.currentTimeMillis
  const work = yield* UnitOfWork
  const kept: Change = { kind: "keepAccount", accountId }
  const references: Reference[] = []
  for (const reference of yield* claimable(account, caller)) {
    const isClaimed = yield* work.commit([{ kind: "claimBooking", accountId, reference, at }, kept]).pipe(
      Effect.as(true),
      // Another account with the same contact was first, or this one was erased meanwhile.
      Effect.catch(() => Effect.succeed(false)),
    )
    if (isClaimed) references.push(reference)
  }
  return { references }
})
