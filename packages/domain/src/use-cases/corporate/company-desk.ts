import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { sanitise } from "../../booking/draft/text-sanitiser.ts"
import { monthIn } from "../../corporate/billing.ts"
import { paymentMovement } from "../../corporate/company-account.ts"
import { CompanyNotFound, PaymentKnownOtherwise } from "../../corporate/corporate-errors.ts"
import { markets } from "../../market/market.ts"
import { money } from "../../money/money.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { CompanyPayment, OwnCompany } from "../../ports/driving/corporate-service.ts"
import { movementChanges } from "./on-account.ts"
import { moneyOf } from "./own-company.ts"

/** An admin's work on a company's account. */

const found = Effect.fnUntraced(function* (id: string) {
  const company = yield* (yield* Companies).find(id)
  return company ?? (yield* new CompanyNotFound())
})

/** A company with its debt and limit. */
export const readCompanyFile = Effect.fn("readCompanyFile")(function* ({ id }: { readonly id: string }) {
  const company = yield* found(id)
  const file: OwnCompany = { company, role: null, ...(yield* moneyOf(company)) }
  return file
})

/** Sets the credit limit. Existing debt above it remains. */
export const setCreditLimit = Effect.fn("setCreditLimit")(function* ({
  id,
  minor,
}: {
  readonly id: string
  readonly minor: number
}) {
  const company = yield* found(id)
  const limit = money(minor, markets[company.market].currency)
  yield* (yield* UnitOfWork)
    .commit([{ kind: "setCreditLimit", companyId: id, limit }])
    .pipe(Effect.mapError(() => new CompanyNotFound()))
  return yield* readCompanyFile({ id })
})

/** Records a company's payment of its account, once for each bank reference. */
export const recordPayment = Effect.fn("recordPayment")(function* (request: CompanyPayment) {
  const company = yield* found(request.id)
  const amount = money(request.minor, markets[company.market].currency)
  const known = sanitise(request.reference).trim()
  const now = yield* Clock.currentTimeMillis
  const movement = paymentMovement(amount, known, {
    id: `payment-${company.id}-${known}`,
    companyId: company.id,
    at: now,
    month: monthIn(company.market, now),
  })
  const committed = yield* Effect.result((yield* UnitOfWork).commit(movementChanges(movement, null)))
  if (Result.isFailure(committed)) {
    const { entries } = yield* (yield* Companies).ofBooking(company.id, known)
    const isSame = entries.some(({ kind, onAccount }) => kind === "payment" && onAccount.minor === 0 - amount.minor)
    if (!isSame) return yield* new PaymentKnownOtherwise()
  }
  return yield* readCompanyFile(request)
})
