import type { Draft } from "@mersal/domain/booking/draft/draft"
import { type BookingContext, quoteOf } from "@mersal/domain/machines/booking-context"
import { isSameMoney, type Money } from "@mersal/domain/money/money"
import type { PriceList } from "@mersal/domain/ports/driving/pricing-service"

/** The last prices that were shown, and for which way. */
export interface PriceNews {
  readonly prices: PriceList
  readonly way: string
  /** Whether these prices differ from those before because an address has changed (section 2). */
  readonly isForNewLocation: boolean
}

/** What to tell after a change of the booking: the same object as before where no new price has come. */
export function priceNews(last: PriceNews | null, { prices, draft }: BookingContext): PriceNews | null {
  if (prices === null || prices === last?.prices) return last
  const way = wayOf(draft)
  const total = totalOf(prices, draft)
  const before = last && totalOf(last.prices, draft)
  const hasChanged = total !== null && before !== null && !isSameMoney(total, before)
  return { prices, way, isForNewLocation: hasChanged && last?.way !== way }
}

const totalOf = (prices: PriceList, draft: Draft): Money | null => quoteOf({ prices, draft })?.price.toPay ?? null

const wayOf = ({ pickup, dropOff }: Draft): string => JSON.stringify([pickup.place?.position, dropOff.place?.position])
