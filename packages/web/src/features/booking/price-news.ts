import type { Draft } from "@mersal/domain/booking/draft/draft"
import { storedMoney } from "@mersal/domain/booking/stored-money"
import { hasShapeOf } from "@mersal/domain/booking/stored-shape"
import { readStored } from "@mersal/domain/booking/stored-text"
import { priceKey, priceOf, wayKey } from "@mersal/domain/machines/booking-context"
import { isSameMoney, type Money } from "@mersal/domain/money/money"

/** The last total that was shown, and for what: by this page, or by the one before it that a reload has ended. */
export interface ShownTotal {
  readonly draft: Draft["id"]
  /** Both ends of the way. */
  readonly way: string
  /** All that its customer chose and that a total depends on. */
  readonly choice: string
  readonly total: Money
}

/** What is to be told of a total, where it is not the one that was shown before. */
export type PriceNews =
  /** Another address has changed it (section 2). */
  | { readonly kind: "location" }
  /** It is another one for the very same booking: never a silent change. */
  | { readonly kind: "total"; readonly before: Money; readonly after: Money }

/** The total as it stands; null while there is none. */
export function shownTotal(context: Parameters<typeof priceOf>[0]): ShownTotal | null {
  const { draft, coupon } = context
  const way = wayKey(draft)
  const total = priceOf(context)?.toPay
  if (way === null || !total) return null
  const choice = JSON.stringify([priceKey(draft), draft.bookingType, draft.pickupWindow, coupon?.code])
  return { draft: draft.id, way, choice, total }
}

/** What one total after another tells; null where nothing is to be told: of a first one, and of what was chosen otherwise. */
export function priceNews(before: ShownTotal | null, { draft, way, choice, total }: ShownTotal): PriceNews | null {
  if (before?.draft !== draft || isSameMoney(before.total, total)) return null
  if (before.choice === choice) return { kind: "total", before: before.total, after: total }
  return before.way === way ? null : { kind: "location" }
}

/** The total of a stored text; null for anything that is none. Only what we wrote ourselves is read back. */
export const readShownTotal = (text: string | null): ShownTotal | null =>
  readStored<ShownTotal, ShownTotal>(text, (stored) => (hasShapeOf(shape, stored) ? (stored as ShownTotal) : null))

const shape = { draft: "", way: "", choice: "", total: storedMoney }
