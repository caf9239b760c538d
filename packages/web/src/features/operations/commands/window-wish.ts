import type { BookedWindow } from "@mersal/domain/booking/booking"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import { wallClock } from "@mersal/domain/calendar/zone"
import type { MarketId } from "@mersal/domain/market/market"
import { marketZone } from "@mersal/domain/market/market-zone"
import type { WishedWindow } from "@mersal/domain/ports/driving/operations-service"

/** A window as a dispatcher sets it: a date, and whole hours on the wall clock of the market. */
export interface WindowWish {
  readonly date: LocalDate
  readonly from: number
  readonly to: number
}

/** A window that is booked, by the hours around it: one that begins or ends within an hour has that hour whole. */
export function wishOf(market: MarketId, { date, start, end }: BookedWindow): WindowWish {
  const zone = marketZone(market)
  const [first, last] = [wallClock(zone, start), wallClock(zone, end)]
  const minutesTo = last.date > first.date ? 24 * 60 : last.minute
  const from = Math.min(23, Math.floor(first.minute / 60))
  return { date, from, to: Math.max(from + 1, Math.ceil(minutesTo / 60)) }
}

export const isForwards = ({ from, to }: WindowWish): boolean => from < to

/** Whether the drop-off ends no earlier than the pick-up: what the server asks. */
export const isInOrder = (pickup: WindowWish, delivery: WindowWish): boolean =>
  delivery.date > pickup.date || (delivery.date === pickup.date && delivery.to >= pickup.to)

export const wishedWindow = ({ date, from, to }: WindowWish): WishedWindow => ({ date, window: `${from}-${to}` })
