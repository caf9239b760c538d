import type { Draft } from "@mersal/domain/booking/draft/draft"
import { storedMoney } from "@mersal/domain/booking/stored-money"
import { hasShapeOf } from "@mersal/domain/booking/stored-shape"
import { readStored } from "@mersal/domain/booking/stored-text"
import { priceKey, priceOf, wayKey } from "@mersal/domain/machines/booking/booking-context"
import { isSameMoney, type Money } from "@mersal/domain/money/money"

/** The last total shown and what it was for, by this page or by the one before a reload. */
export interface ShownTotal {
  readonly draft: Draft["id"]
  /** Both ends of the route. */
  readonly way: string
  /** Every choice of the customer that a total depends on. */
  readonly choice: string
  readonly total: Money
}

/** What to report about a total that differs from the one shown before. */
export type PriceNews =
  /** Another address has changed the total (section 2). */
  | { readonly kind: "location" }
  /** The same booking has another total, which must never change silently. */
  | { readonly kind: "total"; readonly before: Money; readonly after: Money }
  /** The booking was changed in another tab and has another total. */
  | { readonly kind: "elsewhere"; readonly before: Money; readonly after: Money }

/** The current total; null if there is none. */
export function shownTotal(context: Parameters<typeof priceOf>[0]): ShownTotal | null {
  const { draft, coupon } = context
  const way = wayKey(draft)
  const total = priceOf(context)?.toPay
  if (way === null || !total) return null
  const choice = JSON.stringify([priceKey(draft), draft.bookingType, draft.pickupWindow, coupon?.code])
  return { draft: draft.id, way, choice, total }
}

/** What changed from one total to the next; null for a first total, and if another choice explains the change. */
export function priceNews(before: ShownTotal | null, { draft, way, choice, total }: ShownTotal): PriceNews | null {
  if (before?.draft !== draft || isSameMoney(before.total, total)) return null
  if (before.choice === choice) return { kind: "total", before: before.total, after: total }
  return before.way === way ? null : { kind: "location" }
}

/** The same after a change in another tab, which explains nothing to whoever looks at this one. */
export const newsFromElsewhere = (before: ShownTotal | null, { draft, total }: ShownTotal): PriceNews | null =>
  before?.draft !== draft || isSameMoney(before.total, total)
    ? null
    : { kind: "elsewhere", before: before.total, after: total }

/** The total in a stored text; null for any other text. Only text that we wrote ourselves is read. */
export const readShownTotal = (text: string | null): ShownTotal | null =>
  readStored<ShownTotal, ShownTotal>(text, (stored) => (hasShapeOf(shape, stored) ? (stored as ShownTotal) : null))

const shape = { draft: "", way: "", choice: "", total: storedMoney }
