import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { BookingsUnderWay } from "../../account/account-errors.ts"
import { isBookingOver, withoutPeople } from "../../account/erasure.ts"
import { BookingOwners } from "../../ports/driven/accounts.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { Caller } from "../caller.ts"
import { accountOf, requireOwner } from "./identity.ts"
import { notify } from "./letters.ts"
import { requireOtherAdmin } from "./staff.ts"

/**
 * Erases an account for good (PDPL article 15; DELETE /account), after its owner proved that it is he: profile, sessions,
 * addresses, contacts and picture go; bookings keep what an invoice needs and lose their people. While one is under way,
 * somebody still needs its names, and it is refused.
 */
export const eraseAccount = Effect.fn("eraseAccount")(function* (
  { password }: { readonly password: string | null },
  caller: Caller,
) {
  const account = yield* accountOf(caller)
  yield* requireOwner(account, caller, password)
  yield* requireOtherAdmin(account)
  const now = yield* Clock.currentTimeMillis
  const owned = yield* (yield* BookingOwners).ofAccount(account.id)
  const underWay = owned.filter((booking) => !isBookingOver(booking, now))
  if (underWay.length > 0) {
    return yield* new BookingsUnderWay({ references: underWay.map(({ reference }) => reference) })
  }
  const anonymised = owned.map((booking): Change => ({ kind: "anonymiseBooking", booking: withoutPeople(booking) }))
  yield* Effect.orDie((yield* UnitOfWork).commit([...anonymised, { kind: "eraseAccount", accountId: account.id }]))
  yield* notify("accountErased", { email: account.contacts.email, language: account.language })
  return null
})
