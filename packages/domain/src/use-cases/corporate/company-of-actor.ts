import * as Effect from "effect/Effect"
import type { Actor } from "../../account/may-do.ts"
import { Companies } from "../../ports/driven/companies.ts"

/** What an account is in its company, for the rules of section 6. Only an approved company counts. */
export const companyOfActor = Effect.fnUntraced(function* (accountId: string) {
  const own = yield* (yield* Companies).ofAccount(accountId)
  if (own?.company.state !== "approved") return null
  const company: Actor["company"] = { id: own.company.id, role: own.membership.role }
  return company
})
