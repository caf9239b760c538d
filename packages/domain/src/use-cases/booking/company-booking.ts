import * as Effect from "effect/Effect"
import { mayDo, noSubject } from "../../account/may-do.ts"
import { CostCentreRefused } from "../../booking/booking-errors.ts"
import type { Order } from "../../booking/order/order.ts"
import { Companies } from "../../ports/driven/companies.ts"
import type { Caller } from "../caller.ts"

/** The company of a booking, and its cost centre. */
export interface CompanyOfBooking {
  readonly companyId: string | null
  readonly costCentre: string | null
}

const none: CompanyOfBooking = { companyId: null, costCentre: null }

/**
 * The company for which an order is placed (D43): the caller's own if he may book for it, none if no cost centre is
 * named. Payment on account always needs a company.
 */
export const companyOfOrder = Effect.fnUntraced(function* (
  { costCentre, market, paymentMethod }: Order,
  { actor }: Caller,
) {
  if (costCentre === undefined && paymentMethod !== "onAccount") return none
  const company = actor.company && (yield* (yield* Companies).find(actor.company.id))
  const mayBook = company !== null && mayDo(actor, "book-on-account", { ...noSubject, company: company.id })
  if (!mayBook || company.state !== "approved" || company.market !== market)
    return yield* new CostCentreRefused({ reason: "no-company" })
  const isKnown = company.costCentres.some(({ id, isActive }) => id === costCentre && isActive)
  if (costCentre === undefined || !isKnown) return yield* new CostCentreRefused({ reason: "unknown" })
  return { companyId: company.id, costCentre } satisfies CompanyOfBooking
})
