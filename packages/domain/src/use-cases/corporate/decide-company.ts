import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { sanitise } from "../../booking/draft/text-sanitiser.ts"
import { changedCompany, decisionIssues, mayBecome } from "../../corporate/company.ts"
import { CompanyChanged, CompanyNotFound, DecisionRefused, InvalidCompany } from "../../corporate/corporate-errors.ts"
import { markets } from "../../market/market.ts"
import { money } from "../../money/money.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { CompaniesRequest, CompanyDecision, CompanyPage } from "../../ports/driving/corporate-service.ts"
import { type CompanyNews, companyTold } from "../outbox/company-news.ts"

const pageLength = 50

/** Every company, for an admin. */
export const listCompanies = Effect.fn("listCompanies")(function* ({ state, cursor }: CompaniesRequest) {
  const companies = yield* Companies
  const before = cursor === null ? null : yield* companies.find(cursor)
  if (cursor !== null && before === null) return yield* new CompanyNotFound()
  const found = yield* companies.list(state, before, pageLength + 1)
  const shown = found.slice(0, pageLength)
  const page: CompanyPage = { companies: shown, next: found.length > pageLength ? (shown.at(-1)?.id ?? null) : null }
  return page
})

/**
 * Approves, refuses or suspends a company, and informs it. All but an approval need a reason, which the owner reads. An
 * approval sets the credit limit; the company can book on account from then on.
 */
export const decideCompany = Effect.fn("decideCompany")(function* (request: CompanyDecision) {
  const companies = yield* Companies
  const company = yield* companies.find(request.id)
  if (!company) return yield* new CompanyNotFound()
  if (company.version !== request.version) return yield* new CompanyChanged({ company })
  if (!mayBecome(company, request.state)) {
    return yield* new DecisionRefused({ from: company.state, to: request.state })
  }
  const reason = sanitise(request.reason).trim()
  const issues = decisionIssues(request.state, reason, request.limit)
  if (issues.length > 0) return yield* new InvalidCompany({ issues })
  const decided = changedCompany(company, { state: request.state, reason: request.state === "approved" ? "" : reason })
  const limit = money(request.limit ?? 0, markets[company.market].currency)
  const news: CompanyNews =
    request.state === "approved" ? { what: request.state, limit } : { what: request.state, reason }
  const may: readonly Change[] =
    request.state === "approved" ? [{ kind: "setCreditLimit", companyId: company.id, limit }] : []
  const told = companyTold(`decision-${decided.version}`, company, news, yield* Clock.currentTimeMillis)
  yield* (yield* UnitOfWork).commit([{ kind: "replaceCompany", company: decided }, ...may, told]).pipe(
    Effect.catch(() =>
      Effect.gen(function* () {
        return yield* new CompanyChanged({ company: (yield* companies.find(company.id)) ?? company })
      }),
    ),
  )
  return decided
})
