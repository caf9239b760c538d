import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { isEmail } from "../../account/email.ts"
import { parsePhone } from "../../account/phone.ts"
import { type Company, keptDetails, type Membership } from "../../corporate/company.ts"
import { CompanyExists, InvalidCompany } from "../../corporate/corporate-errors.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { CompanyRegistration, OwnCompany } from "../../ports/driving/corporate-service.ts"
import { accountIdOf, type Caller } from "../caller.ts"
import { noMoney } from "./own-company.ts"

/** Registers a company, of which the caller becomes the first owner. */
export const registerCompany = Effect.fn("registerCompany")(function* (request: CompanyRegistration, caller: Caller) {
  const { market } = request
  const { details, issues } = keptDetails(request.details, market)
  const phone = parsePhone(details.phone, market)
  const faults = [
    ...issues,
    ...(details.email !== "" && !isEmail(details.email) ? [{ field: "email", kind: "invalid" } as const] : []),
    ...(details.phone !== "" && !phone.ok ? [{ field: "phone", kind: "invalid" } as const] : []),
  ]
  if (faults.length > 0 || !phone.ok) return yield* new InvalidCompany({ issues: faults })
  const ids = yield* IdSource
  const now = yield* Clock.currentTimeMillis
  const company: Company = {
    ...details,
    phone: phone.e164,
    id: yield* ids.token,
    market,
    state: "pending",
    reason: "",
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
    ])
    .pipe(
      Effect.mapError(
        ({ change }) => new CompanyExists({ what: change === "insertMember" ? "membership" : "tax-number" }),
      ),
    )
  const own: OwnCompany = { company, role: "owner", ...noMoney(company) }
  return own
})
