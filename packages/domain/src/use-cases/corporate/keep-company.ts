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

/**
 * Chooses a plan, or ends it with null. A plan's price goes on the monthly account, once for each of its periods: chosen
 * again while its period lasts it costs nothing and buys nothing. What is left of any credit stays until it expires.
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
