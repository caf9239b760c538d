import * as Effect from "effect/Effect"
import type { Account } from "../../../account/account.ts"
import { Accounts, type BookingOwners } from "../../../ports/driven/accounts.ts"
import type { Ticket } from "../../../ports/driven/changes/account/codes.ts"
import type { OneTimeCodes } from "../../../ports/driven/one-time-codes.ts"
import type { PushSubscriptions } from "../../../ports/driven/push-subscriptions.ts"
import type { SecondFactors } from "../../../ports/driven/second-factors.ts"
import type { Sessions } from "../../../ports/driven/sessions.ts"
import { type Change, UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import { sampleAccount as amna, accountMadeAt as now } from "../../sample-account.ts"

export type Ports = UnitOfWork | Accounts | BookingOwners | PushSubscriptions | SecondFactors | Sessions | OneTimeCodes

export const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})

/** How many of this many concurrent changes apply. */
export const appliedOf = Effect.fnUntraced(function* (count: number, change: (index: number) => Change) {
  const tries = Array.from({ length: count }, (_, index) => Effect.result(commit(change(index))))
  const outcomes = yield* Effect.all(tries, { concurrency: "unbounded" })
  return outcomes.filter(({ _tag }) => _tag === "Success").length
})

export const insert = (account: Account = amna): Change => ({ kind: "insertAccount", account })
export const other = (patch: Partial<Account> = {}): Account => ({ ...amna, id: "account-yousef", ...patch })
export const withEmail = (email: string, isEmailProved: boolean) => ({ ...amna.contacts, email, isEmailProved })

export const found = Effect.fnUntraced(function* (id = amna.id) {
  return yield* (yield* Accounts).find(id)
})

export const named = Effect.fnUntraced(function* (email = amna.contacts.email) {
  return (yield* (yield* Accounts).byEmail(email)).map(({ id }) => id)
})

export const ticket: Ticket = {
  digest: "ticket-1",
  purpose: "password",
  accountId: amna.id,
  browser: null,
  expiresAt: now + 1_000,
}

export const address = (number: number) => ({
  id: `address-${number}`,
  label: "Home",
  address: "Dubai Marina, Dubai",
  building: "Marina Plaza",
  landmark: "",
  cityName: "Dubai",
  position: { lat: 25.0805, lon: 55.1403 },
})

export const contact = (number: number) => ({ id: `contact-${number}`, name: "يوسف", phone: "+97450123456" })
