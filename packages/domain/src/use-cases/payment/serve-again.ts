import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { Instant } from "../../calendar/zone.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { PromoCatalog } from "../../ports/driven/promo-catalog.ts"
import { PromoUses } from "../../ports/driven/promo-uses.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { findPromo } from "../../promo/find-promo.ts"
import { requireServed } from "../places/resolve-way.ts"
import { promoCustomerOf } from "../promo/promo-customer.ts"
import { slotFor } from "../windows/slot-for.ts"

/**
 * What a booking takes again when its hold has ended but its payment came after all: its window, with a place in it,
 * and its promo use. Null if any of it is not available at the price that was paid (D16). The price stays as accepted.
 */
export const serveAgain = Effect.fnUntraced(function* (stored: StoredBooking, now: Instant) {
  const { booking, isSandbox, revision, pricedWindow } = stored
  const served = yield* Effect.result(windowAgain(stored, now))
  if (Result.isFailure(served)) return null
  if (isSandbox) return []
  const { place, limit } = served.success
  const promo = yield* promoAgain(stored)
  if (promo === null) return null
  const changes: readonly Change[] = [
    { kind: "reserveSlot", place, limit },
    { kind: "rewriteBooking", booking, revision, slot: place, pricedWindow },
    ...promo,
  ]
  return changes
})

const windowAgain = Effect.fnUntraced(function* ({ booking }: StoredBooking, now: Instant) {
  const { market, bookingType, vehicle, pickup, dropOff, pickupWindow, deliveryWindow } = booking
  const way = yield* requireServed(market, pickup.position, dropOff.position)
  const wish = {
    market,
    bookingType,
    vehicle,
    pickupDate: pickupWindow.date,
    pickupWindow: pickupWindow.window,
    deliveryDate: deliveryWindow.date,
    deliveryWindow: deliveryWindow.window,
  }
  return yield* slotFor(wish, way, now)
})

const promoAgain = Effect.fnUntraced(function* ({ booking, accountId }: StoredBooking) {
  const { reference, market, promoCode, customer } = booking
  if (promoCode === null) return []
  const found = findPromo(yield* (yield* PromoCatalog).list(market), promoCode, market)
  if (Result.isFailure(found)) return null
  const { code, maximumUses: limit, maximumUsesPerCustomer: limitPerCustomer } = found.success
  const customerDigest = yield* promoCustomerOf({ ...customer, accountId })
  const uses = yield* (yield* PromoUses).count(market, code, customerDigest)
  const isUsedUp =
    (limit !== null && uses.total >= limit) || (limitPerCustomer !== null && uses.byCustomer >= limitPerCustomer)
  const changes: readonly Change[] = [
    { kind: "redeemPromo", market, code, customerDigest, limit, limitPerCustomer },
    { kind: "holdPromo", reference, customerDigest },
  ]
  return isUsedUp ? null : changes
})
