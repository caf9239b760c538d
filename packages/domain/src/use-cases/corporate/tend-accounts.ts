import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { type Instant, msPerMinute } from "../../calendar/zone.ts"
import { billingCause, monthIn } from "../../corporate/billing.ts"
import type { Company } from "../../corporate/company.ts"
import { expiredLedger } from "../../corporate/company-account.ts"
import { type CreditLot, expiryOf } from "../../corporate/credit.ts"
import { nextPeriodFrom } from "../../corporate/credit-end.ts"
import { type MarketId, marketIds, markets } from "../../market/market.ts"
import { money } from "../../money/money.ts"
import { paidSeries, refundSeries } from "../../payment/payment-document.ts"
import { Companies, type UnbilledMonth } from "../../ports/driven/companies.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { issuedNow } from "../documents/issued-now.ts"
import { type CompanyNews, companyTold } from "../outbox/company-news.ts"
import { type PassedOver, pageByItself } from "../page-by-itself.ts"
import { boughtPlan } from "./buy-plan.ts"
import { ledgerSource } from "./on-account.ts"

const pageLength = 50

/**
 * What falls due on companies' accounts without a request (D43): expired credit is written off, plans are renewed for
 * the next period, and past months get their tax documents; the last two are reported to the company. If several
 * processes run, the first to commit does each. Returns how much this one did.
 */
export const tendAccounts = Effect.fn("tendAccounts")(function* (passedOver?: PassedOver) {
  const companies = yield* Companies
  const now = yield* Clock.currentTimeMillis
  const lots = {
    find: (limit: number) => companies.endedLots(now, limit),
    pageLength,
    what: "ended-credit",
    idOf: ({ id }: CreditLot) => id,
  }
  const plans = {
    find: (limit: number) => companies.renewals(now, limit),
    pageLength,
    what: "plan-renewal",
    idOf: ({ id }: Company) => id,
  }
  const ended = yield* pageByItself(lots, (lot) => expired(lot, now), passedOver)
  const renewed = yield* pageByItself(plans, (company) => renewal(company, now), passedOver)
  const billed = yield* Effect.forEach(marketIds, (market) => billedMonths(market, now, passedOver))
  return billed.reduce((sum, months) => sum + months, ended + renewed)
})

const expired = Effect.fnUntraced(function* (lot: CreditLot, now: Instant) {
  const company = yield* (yield* Companies).find(lot.companyId)
  if (!company) return false
  const entry = expiryOf(lot, now)
  const entries = expiredLedger(entry, markets[company.market].currency)
  return yield* isCommitted(`credit-${entry.id}`, [
    { kind: "postCredit", entry },
    {
      kind: "postLedger",
      booking: null,
      transaction: { id: entry.id, source: ledgerSource(company.id), at: now, entries },
    },
  ])
})

/** A plan that no longer exists, or that the limit does not allow, ends with its period. */
const renewal = Effect.fnUntraced(function* (company: Company, now: Instant) {
  const from = nextPeriodFrom(company.market, company.planEndsAt ?? now, now)
  const renewed = yield* Effect.result(boughtPlan(company, company.planId, now, from))
  const { after, changes } = Result.isSuccess(renewed) ? renewed.success : yield* boughtPlan(company, null, now)
  const { planId, planEndsAt: endsAt } = after
  const news: CompanyNews =
    planId === null || endsAt === null ? { what: "planEnded" } : { what: "planRenewed", planId, endsAt }
  return yield* isCommitted(`plan-${company.id}`, [
    { kind: "replaceCompany", company: after },
    ...changes,
    companyTold(`plan-${after.version}`, company, news, now),
  ])
}, Effect.orDie)

/** How long after the end of a month its bookings may still be on their way into the account, in milliseconds. */
const billedAfter = 5 * msPerMinute

const billedMonths = Effect.fnUntraced(function* (market: MarketId, now: Instant, passedOver?: PassedOver) {
  const { unbilled } = yield* Companies
  const causeOf = ({ companyId, month }: UnbilledMonth): string => billingCause(companyId, month)
  const billed = (month: UnbilledMonth) =>
    Effect.flatMap(documentOf(market, month, now), (document) =>
      isCommitted(causeOf(month), [
        document,
        companyTold(`month-${month.month}`, { id: month.companyId }, { what: "monthBilled", month: month.month }, now),
      ]),
    )
  const months = {
    find: (limit: number) => unbilled(market, monthIn(market, now - billedAfter), limit),
    pageLength,
    what: `month-bill-${market}`,
    idOf: causeOf,
  }
  return yield* pageByItself(months, billed, passedOver)
})

/** A month with more refunds than sales has a credit note instead. */
const documentOf = (market: MarketId, { companyId, month, charged }: UnbilledMonth, at: Instant) =>
  issuedNow({
    series: charged > 0 ? paidSeries(market, at) : refundSeries(market, at),
    cause: billingCause(companyId, month),
    booking: null,
    companyId,
    particulars: null,
    amount: money(Math.abs(charged), markets[market].currency),
    at,
  })

/** Another process may have been first. What fails at every pass needs a person, and is logged each time. */
const isCommitted = Effect.fnUntraced(function* (what: string, changes: readonly Change[]) {
  const written = yield* Effect.result((yield* UnitOfWork).commit(changes))
  if (Result.isFailure(written))
    yield* Effect.logWarning("What fell due on a company's account was not written").pipe(
      Effect.annotateLogs({ what, change: written.failure.change }),
    )
  return Result.isSuccess(written)
})
