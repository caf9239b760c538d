import * as Effect from "effect/Effect"
import type { Actor } from "../../account/may-do.ts"
import { Companies } from "../../ports/driven/companies.ts"

/** What an account is in its company, for the rules of section 6. One counts that is approved, or was and is suspended. */
export const companyOfActor = Effect.fnUntraced(function* (accountId: string) {
  const own = yield* (yield* Companies).ofAccount(accountId)
  const state = own?.company.state
  if (!own || (state !== "approved" && state !== "suspended")) return null
  const isSuspended = state === "suspended" && ({ isSuspended: true } as const)
  const company: Actor["company"] = { id: own.company.id, role: own.membership.role, ...isSuspended }
  return company
})
