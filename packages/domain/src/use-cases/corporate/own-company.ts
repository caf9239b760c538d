import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { mayDo, noSubject } from "../../account/may-do.ts"
import type { Action } from "../../account/permissions.ts"
import type { Company } from "../../corporate/company.ts"
import { CompanyNotFound } from "../../corporate/corporate-errors.ts"
import { creditLeft } from "../../corporate/plan.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { accountIdOf, type Caller } from "../caller.ts"

/** The approved company that the caller belongs to, when he may do this to it; of any other nothing is told. */
export const ownCompany = Effect.fnUntraced(function* (action: Action, caller: Caller) {
  const companyId = caller.actor.company?.id ?? null
  const company = companyId === null ? null : yield* (yield* Companies).find(companyId)
  if (!company || !mayDo(caller.actor, action, { ...noSubject, company: company.id })) {
    return yield* new CompanyNotFound()
  }
  return company
})

/** The company that the caller belongs to, whatever state it is in. */
export const companyOfCaller = Effect.fnUntraced(function* (caller: Caller) {
  return yield* (yield* Companies).ofAccount(accountIdOf(caller))
})

export const creditOf = Effect.fnUntraced(function* (company: Company) {
  const entries = yield* (yield* Companies).credit(company.id)
  return creditLeft(entries, company.market, yield* Clock.currentTimeMillis)
})
