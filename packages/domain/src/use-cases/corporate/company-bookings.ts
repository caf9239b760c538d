import * as Effect from "effect/Effect"
import { parseReference } from "../../booking/order/reference.ts"
import { isMonth, monthBounds } from "../../corporate/billing.ts"
import { centreTotals } from "../../corporate/centre-totals.ts"
import { CompanyNotFound } from "../../corporate/corporate-errors.ts"
import { markets } from "../../market/market.ts"
import { money } from "../../money/money.ts"
import { Accounts } from "../../ports/driven/accounts.ts"
import { Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import { Companies } from "../../ports/driven/companies.ts"
import type { CompanyBooking, CompanyBookings, CompanyBookingsRequest } from "../../ports/driving/corporate-service.ts"
import { bookingNow, deliveryOf } from "../booking/delivery-of.ts"
import type { Caller } from "../caller.ts"
import { ownCompany } from "./own-company.ts"

const pageLength = 20

/**
 * A month's bookings by all members of the caller's company, in pages, with the amount that each charged to its
 * account.
 */
export const listCompanyBookings = Effect.fn("listCompanyBookings")(function* (
  { month, costCentre, state: asked, cursor }: CompanyBookingsRequest,
  caller: Caller,
) {
  const company = yield* ownCompany("view-company", caller)
  const before = cursor === null ? null : yield* bookingAt(cursor, company.id)
  if (!isMonth(month) || (cursor !== null && before === null)) return yield* new CompanyNotFound()
  const companies = yield* Companies
  const { currency } = markets[company.market]
  // One more than the page, to know whether another page follows.
  const found = yield* (yield* Bookings).list({
    owner: { kind: "company", id: company.id },
    isSandbox: caller.isSandbox,
    states: asked === null ? [] : [asked],
    from: null,
    to: null,
    booked: monthBounds(company.market, month),
    ...(costCentre !== null && { costCentre }),
    after: before && { bookedAt: before.booking.bookedAt, reference: before.booking.reference },
    limit: pageLength + 1,
  })
  const page = found.slice(0, pageLength)
  const last = found.length > pageLength ? page.at(-1) : undefined
  const charged = yield* companies.chargedFor(
    company.id,
    page.map(({ booking }) => booking.reference),
  )
  const names = yield* namesOf(page)
  const shown = page.map((stored): CompanyBooking => {
    const delivery = deliveryOf(stored)
    const booking = bookingNow(stored, delivery)
    const { reference, state, bookedAt, bookingType, pickupWindow, deliveryWindow, paymentMethod } = booking
    const { pickup, dropOff, price } = booking
    const isOurs = paymentMethod === "onAccount"
    return {
      ...{ reference, state, bookedAt, bookingType, pickupWindow, deliveryWindow, paymentMethod },
      bookedBy: (stored.accountId !== null && names.get(stored.accountId)) || null,
      costCentre: stored.costCentre,
      way: { from: pickup.address, to: dropOff.address },
      price: price.toPay,
      paid: delivery.till.paid,
      charged: isOurs ? money(charged.get(reference) ?? 0, currency) : null,
    }
  })
  const answer: CompanyBookings = {
    bookings: shown,
    next: last?.booking.reference ?? null,
    ...centreTotals(yield* companies.entries(company.id, month), currency),
  }
  return answer
})

/** The end of a page: a booking of the same company. */
const bookingAt = Effect.fnUntraced(function* (cursor: string, companyId: string) {
  const reference = parseReference(cursor)
  const stored = reference && (yield* (yield* Bookings).find(reference))
  return stored?.companyId === companyId ? stored : null
})

const namesOf = Effect.fnUntraced(function* (page: readonly StoredBooking[]) {
  const accounts = yield* Accounts
  const ids = [...new Set(page.flatMap(({ accountId }) => accountId ?? []))]
  const found = yield* Effect.forEach(ids, accounts.find)
  return new Map(found.flatMap((account) => (account ? [[account.id, account.name] as const] : [])))
})
