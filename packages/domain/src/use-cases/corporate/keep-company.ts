import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type Company, changedCompany, keptCostCentres } from "../../corporate/company.ts"
import { CompanyChanged, InvalidCompany } from "../../corporate/corporate-errors.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { CostCentresRequest, OwnCompany } from "../../ports/driving/corporate-service.ts"
import type { Caller } from "../caller.ts"
import { boughtPlan } from "./buy-plan.ts"
import { moneyOf, ownCompany } from "./own-company.ts"

/** An owner's changes to the company: cost centres and plan. */

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
  // Cost centres that were left out are kept as inactive, because bookings name them.
  const dropped = company.costCentres
    .filter(({ id }) => !costCentres.some((centre) => centre.id === id))
    .map((centre) => ({ ...centre, isActive: false }))
  return yield* replaced(changedCompany(company, { costCentres: [...costCentres, ...dropped] }))
})

/**
 * Chooses a plan; null ends it. The plan's price is charged to the monthly account once per period: choosing it again
 * within its period costs nothing and buys nothing. Remaining credit stays until it expires.
 */
export const choosePlan = Effect.fn("choosePlan")(function* (
  request: { readonly planId: string | null; readonly version: number },
  caller: Caller,
) {
  const company = yield* seenCompany(request.version, caller)
  const bought = yield* boughtPlan(company, request.planId, yield* Clock.currentTimeMillis)
  yield* replaced(bought.after, bought.changes)
  const own: OwnCompany = { company: bought.after, role: "owner", ...(yield* moneyOf(bought.after)) }
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
