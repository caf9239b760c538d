import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { NotSignedIn } from "../../account/account-errors.ts"
import { isEmail } from "../../account/email.ts"
import { parsePhone } from "../../account/phone/phone.ts"
import {
  appliedAgain,
  type Company,
  type CompanyDetails,
  keptDetails,
  type Membership,
  mayApplyAgain,
} from "../../corporate/company.ts"
import {
  CompanyChanged,
  CompanyExists,
  CompanyNotFound,
  DecisionRefused,
  InvalidCompany,
} from "../../corporate/corporate-errors.ts"
import type { MarketId } from "../../market/market.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { CompanyCorrection, CompanyRegistration, OwnCompany } from "../../ports/driving/corporate-service.ts"
import { accountIdOf, type Caller } from "../caller.ts"
import { companyOfCaller, moneyOf, noMoney } from "./own-company.ts"

/** A company's details as stored, or all their issues, in the order of the form. */
const checkedDetails = Effect.fnUntraced(function* (typed: CompanyDetails, market: MarketId) {
  const { details, issues } = keptDetails(typed, market)
  const phone = parsePhone(details.phone, market)
  const faults = [
    ...issues,
    ...(details.email !== "" && !isEmail(details.email) ? [{ field: "email", kind: "invalid" } as const] : []),
    ...(details.phone !== "" && !phone.ok ? [{ field: "phone", kind: "invalid" } as const] : []),
  ]
  if (faults.length > 0 || !phone.ok) return yield* new InvalidCompany({ issues: faults })
  return { ...details, phone: phone.e164 } satisfies CompanyDetails
})

/** Registers a company with the caller as its first owner. */
export const registerCompany = Effect.fn("registerCompany")(function* (request: CompanyRegistration, caller: Caller) {
  const { market } = request
  const details = yield* checkedDetails(request.details, market)
  const ids = yield* IdSource
  const now = yield* Clock.currentTimeMillis
  const company: Company = {
    ...details,
    id: yield* ids.token,
    market,
    state: "pending",
    reason: "",
    refusals: [],
    costCentres: [],
    planId: null,
    planEndsAt: null,
    createdAt: now,
    version: 1,
  }
  const member: Membership = { companyId: company.id, accountId: accountIdOf(caller), role: "owner", since: now }
  const work = yield* UnitOfWork
  yield* work
    .commit([
      { kind: "insertCompany", company },
      { kind: "insertMember", member },
      { kind: "keepAccount", accountId: member.accountId },
    ])
    .pipe(
      Effect.mapError(({ change }) =>
        change === "keepAccount"
          ? new NotSignedIn()
          : new CompanyExists({ what: change === "insertMember" ? "membership" : "tax-number" }),
      ),
    )
  const own: OwnCompany = { company, role: "owner", ...noMoney(company) }
  return own
})

/**
 * Applies again with a refused company, corrected by its owner. It stays the same company: whoever decides sees why it
 * was refused before, and what has changed.
 */
export const applyAgain = Effect.fn("applyAgain")(function* (request: CompanyCorrection, caller: Caller) {
  const own = yield* companyOfCaller(caller)
  if (own?.membership.role !== "owner") return yield* new CompanyNotFound()
  const { company } = own
  if (company.version !== request.version) return yield* new CompanyChanged({ company })
  if (!mayApplyAgain(company)) return yield* new DecisionRefused({ from: company.state, to: "pending" })
  const details = yield* checkedDetails(request.details, company.market)
  const after = appliedAgain(company, details, yield* Clock.currentTimeMillis)
  yield* (yield* UnitOfWork).commit([{ kind: "replaceCompany", company: after }]).pipe(
    Effect.catch(() =>
      Effect.gen(function* () {
        const now = (yield* (yield* Companies).find(company.id)) ?? company
        if (now.version !== company.version) return yield* new CompanyChanged({ company: now })
        return yield* new CompanyExists({ what: "tax-number" })
      }),
    ),
  )
  const corrected: OwnCompany = { company: after, role: "owner", ...(yield* moneyOf(after)) }
  return corrected
})
