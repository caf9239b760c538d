import * as Effect from "effect/Effect"
import { CreditLimitReached } from "../../booking/booking-errors.ts"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import type { Instant } from "../../calendar/zone.ts"
import { monthIn } from "../../corporate/billing.ts"
import { type Company, changedCompany } from "../../corporate/company.ts"
import { purchaseMovement, roomOf } from "../../corporate/company-account.ts"
import { PlanNotFound } from "../../corporate/corporate-errors.ts"
import { creditEnd } from "../../corporate/credit-end.ts"
import { money } from "../../money/money.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { TaxRates } from "../../ports/driven/price-lists.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { rowInForce } from "../../pricing/dated-row.ts"
import { movementChanges } from "./on-account.ts"

/**
 * The company with this plan, and its cost: nothing while the plan's own period is paid.
 *
 * @param from when a newly bought period begins
 */
export const boughtPlan = Effect.fnUntraced(function* (
  company: Company,
  planId: string | null,
  now: Instant,
  from: Instant = now,
) {
  const none: readonly Change[] = []
  if (planId === null) return { after: changedCompany(company, { planId: null, planEndsAt: null }), changes: none }
  const companies = yield* Companies
  const plan = (yield* companies.plans(company.market)).find(({ id }) => id === planId)
  if (!plan) return yield* new PlanNotFound()
  const paidUntil = yield* companies.boughtUntil(company.id, plan.id)
  if (paidUntil !== null && paidUntil > now)
    return { after: changedCompany(company, { planId, planEndsAt: paidUntil }), changes: none }

  const room = roomOf(yield* companies.account(company))
  if (plan.price.minor > room) return yield* new CreditLimitReached({ left: money(room, plan.price.currency) })
  const rate = rowInForce(yield* (yield* TaxRates).list(company.market), todayIn(company.market, now))
  const after = changedCompany(company, { planId, planEndsAt: creditEnd(plan.market, from, plan.validDays) })
  const movement = purchaseMovement(
    plan,
    rate?.percent ?? 0,
    {
      // With the version that the purchase makes, so that of two concurrent ones one is refused.
      id: `plan-${company.id}-${after.version}`,
      companyId: company.id,
      at: now,
      month: monthIn(company.market, now),
    },
    from,
  )
  return { after, changes: movementChanges(movement, null) }
})
