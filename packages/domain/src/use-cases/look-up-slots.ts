import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type BookingType, bookingTypes } from "../booking/booking-type.ts"
import { marketSchedule } from "../booking/market-schedule.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { gulfBook } from "../schedule/books/gulf.ts"
import { windowLabel } from "../booking/window-label.ts"
import type { SlotItem, SlotLookup, SlotRequest } from "../ports/driving/schedule-service.ts"
import { resolveServedWay } from "./resolve-way.ts"

/** What can be booked between two places now (section 7, POST /slots/retrieve_all). */
export const lookUpSlots = Effect.fn("lookUpSlots")(function* (request: SlotRequest) {
  yield* resolveServedWay(request.market, request.pickup, request.dropOff)
  const now = yield* Clock.currentTimeMillis
  return slotLookup(request.market, now)
})

/** The same from facts alone: market and instant. */
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
    label: windowLabel(market, service, slot),
    start: slot.start,
    end: slot.end,
    orderBy: slot.orderBy,
  }))
  return [{ bookingType: service, earliestPickup: earliest.date, earliestDelivery: earliest.delivery, slots }]
}
