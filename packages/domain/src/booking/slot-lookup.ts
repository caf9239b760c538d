import type { LocalDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { gulfBook } from "../schedule/books/gulf.ts"
import { type BookingType, bookingTypes } from "./booking-type.ts"
import { marketSchedule } from "./market-schedule.ts"
import { windowLabel } from "./window-label.ts"

export interface SlotLookup {
  /** The server's now, for which this answer is right. */
  readonly now: Instant
  /** The first instant at which the answer differs; null when it never does. */
  readonly staleAt: Instant | null
  readonly book: { readonly id: string; readonly version: string }
  readonly items: readonly SlotItem[]
}

/** One booking type: its earliest pick-up date and the windows of that date that are open. */
export interface SlotItem {
  readonly bookingType: BookingType
  readonly earliestPickup: LocalDate
  readonly earliestDelivery: LocalDate
  readonly slots: readonly OpenSlot[]
}

export interface OpenSlot {
  readonly key: string
  /** Its id in the rule book, by which an order chooses it: "13-18". */
  readonly window: string
  readonly label: string
  readonly start: Instant
  readonly end: Instant
  /** The last order time; at this instant the window is shut. */
  readonly orderBy: Instant
}

/** What a market offers at an instant: the listing that the confirm is checked against (D12). */
export function slotLookup(market: MarketId, now: Instant): SlotLookup {
  const stale = bookingTypes
    .map((service) => marketSchedule.staleAt({ market, service, now }))
    .filter((instant) => instant !== null)
  return {
    now,
    staleAt: stale.length > 0 ? Math.min(...stale) : null,
    book: { id: gulfBook.id, version: gulfBook.version },
    items: bookingTypes.flatMap((service) => slotItem(market, service, now)),
  }
}

function slotItem(market: MarketId, service: BookingType, now: Instant): readonly SlotItem[] {
  const earliest = marketSchedule.earliest({ market, service, now })
  if (!earliest) return []
  const day = marketSchedule.quote({ market, service, now, from: earliest.date, days: 1 }).days[0]
  const slots = (day?.slots ?? []).map((slot) => ({
    key: slot.key,
    window: slot.window,
    label: windowLabel(market, slot),
    start: slot.start,
    end: slot.end,
    orderBy: slot.orderBy,
  }))
  return [{ bookingType: service, earliestPickup: earliest.date, earliestDelivery: earliest.delivery, slots }]
}
