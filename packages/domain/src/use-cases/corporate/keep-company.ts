import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type Company, changedCompany, keptCostCentres } from "../../corporate/company.ts"
import { CompanyChanged, InvalidCompany, PlanNotFound } from "../../corporate/corporate-errors.ts"
import { purchaseOf } from "../../corporate/plan.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { CostCentresRequest, OwnCompany } from "../../ports/driving/corporate-service.ts"
import type { Caller } from "../caller.ts"
import { creditOf, ownCompany } from "./own-company.ts"

/** What an owner does to the company itself: its cost centres and its plan. */

export const saveCostCentres = Effect.fn("saveCostCentres")(function* (request: CostCentresRequest, caller: Caller) {
  const company = yield* seenCompany(request.version, caller)
  const ids = yield* IdSource
  const known = new Set(company.costCentres.map(({ id }) => id))
  const typed = yield* Effect.forEach(
    request.costCentres,
    Effect.fnUntraced(function* (centre) {
      return { ...centre, id: centre.id !== null && known.has(centre.id) ? centre.id : yield* ids.token }
    }),
  )
  const { costCentres, issues } = keptCostCentres(typed)
  if (issues.length > 0) return yield* new InvalidCompany({ issues })
  // Bookings name the ones that were left out.
  const dropped = company.costCentres
    .filter(({ id }) => !costCentres.some((centre) => centre.id === id))
    .map((centre) => ({ ...centre, isActive: false }))
  return yield* replaced(changedCompany(company, { costCentres: [...costCentres, ...dropped] }))
})

/** Buys the credit of a plan, or ends the plan with null. What is left of the credit stays until it expires. */
export const choosePlan = Effect.fn("choosePlan")(function* (
  request: { readonly planId: string | null; readonly version: number },
  caller: Caller,
) {
  const company = yield* seenCompany(request.version, caller)
  const after = changedCompany(company, { planId: request.planId })
  const bought: Change[] = []
  if (request.planId !== null) {
    const plans = yield* (yield* Companies).plans(company.market)
    const plan = plans.find(({ id }) => id === request.planId)
    if (!plan) return yield* new PlanNotFound()
    const now = yield* Clock.currentTimeMillis
    bought.push({ kind: "insertCredit", entry: purchaseOf(plan, company.id, `${company.id}-${after.version}`, now) })
  }
  yield* replaced(after, bought)
  const own: OwnCompany = { company: after, role: "owner", credit: yield* creditOf(after) }
  return own
})

const seenCompany = Effect.fnUntraced(function* (version: number, caller: Caller) {
  const company = yield* ownCompany("manage-company", caller)
  if (company.version !== version) return yield* new CompanyChanged({ company })
  return company
})

const replaced = Effect.fnUntraced(function* (company: Company, also: readonly Change[] = []) {
  yield* (yield* UnitOfWork).commit([{ kind: "replaceCompany", company }, ...also]).pipe(
    Effect.catch(() =>
      Effect.gen(function* () {
        const now = yield* (yield* Companies).find(company.id)
        return yield* new CompanyChanged({ company: now ?? company })
      }),
    ),
  )
  return company
})
