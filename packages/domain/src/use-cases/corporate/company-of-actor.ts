import * as Effect from "effect/Effect"
import type { Actor } from "../../account/may-do.ts"
import { Companies } from "../../ports/driven/companies.ts"

/** An account's role in its company, for the rules of section 6. Only for a company that is approved or suspended. */
export const companyOfActor = Effect.fnUntraced(function* (accountId: string) {
  const own = yield* (yield* Companies).ofAccount(accountId)
  const state = own?.company.state
  if (!own || (state !== "approved" && state !== "suspended")) return null
  const isSuspended = state === "suspended" && ({ isSuspended: true } as const)
  const company: Actor["company"] = { id: own.company.id, role: own.membership.role, ...isSuspended }
  return company
})
