import * as Effect from "effect/Effect"
import { Accounts, BookingOwners } from "../../ports/driven/accounts.ts"
import type { AccountExport } from "../../ports/driving/account-service.ts"
import type { Caller } from "../caller.ts"
import { accountOf } from "./identity.ts"
import { profileOf } from "./profile.ts"
import { openSessionsOf } from "./sessions.ts"

/** Everything that is kept of a person, but for secrets (PDPL article 14; GET /account/export). */
export const exportAccount = Effect.fn("exportAccount")(function* (caller: Caller) {
  const account = yield* accountOf(caller)
  const accounts = yield* Accounts
  const bookings = yield* (yield* BookingOwners).ofAccount(account.id)
  const exported: AccountExport = {
    profile: profileOf(account),
    createdAt: account.createdAt,
    socialSignIns: (yield* accounts.identitiesOf(account.id)).map(({ provider }) => provider),
    sessions: yield* openSessionsOf(account.id, caller.sessionId),
    addresses: yield* accounts.addressesOf(account.id),
    contacts: yield* accounts.contactsOf(account.id),
    bookings,
  }
  return exported
})
