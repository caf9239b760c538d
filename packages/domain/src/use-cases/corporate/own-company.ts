import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { mayDo, noSubject } from "../../account/may-do.ts"
import type { Action } from "../../account/permissions.ts"
import type { Company } from "../../corporate/company.ts"
import { CompanyNotFound } from "../../corporate/corporate-errors.ts"
import { creditLeft } from "../../corporate/credit.ts"
import { markets } from "../../market/market.ts"
import { money } from "../../money/money.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { accountIdOf, type Caller } from "../caller.ts"

/** The caller's approved company, if he may do this to it; any other is unknown. */
export const ownCompany = Effect.fnUntraced(function* (action: Action, caller: Caller) {
  const companyId = caller.actor.company?.id ?? null
  const company = companyId === null ? null : yield* (yield* Companies).find(companyId)
  if (!company || !mayDo(caller.actor, action, { ...noSubject, company: company.id })) {
    return yield* new CompanyNotFound()
  }
  return company
})

/** The caller's company, in any state. */
export const companyOfCaller = Effect.fnUntraced(function* (caller: Caller) {
  return yield* (yield* Companies).ofAccount(accountIdOf(caller))
})

/** A company's available credit, debt and limit. */
export const moneyOf = Effect.fnUntraced(function* (company: Company) {
  const companies = yield* Companies
  const left = creditLeft(yield* companies.lots(company.id), yield* Clock.currentTimeMillis)
  return { credit: money(left, markets[company.market].currency), account: yield* companies.account(company) }
})

/** For a company without an account, and for callers who may not see it. */
export const noMoney = ({ market }: Pick<Company, "market">) => {
  const none = money(0, markets[market].currency)
  return { credit: none, account: { owed: none, limit: none } }
}
