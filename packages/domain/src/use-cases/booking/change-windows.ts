import * as Effect from "effect/Effect"
import type { Booking } from "../../booking/booking.ts"
import type { BookingWish } from "../../booking/change/booking-change.ts"
import type { BookingPart } from "../../booking/change/change-policy.ts"
import type { SlotWish } from "../../booking/draft/slot-choice.ts"
import type { SlotPlace } from "../../booking/windows/slot-place.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { ServedWay } from "../places/resolve-way.ts"
import { requireRoute, rulesInForce } from "../windows/market-basis.ts"
import { slotFor } from "../windows/slot-for.ts"

/** When a changed booking is picked up and delivered, and the place it takes. */
export interface MovedWindows {
  readonly booked: Pick<Booking, "pickupWindow" | "deliveryWindow" | "orderBy">
  /** Null when it keeps its place. */
  readonly place: SlotPlace | null
  readonly limit: number | null
}

/**
 * The windows of a changed booking. They are checked again when the pick-up moves in place or time (D12), and when the
 * drop-off moves on a route with a rule of its own (D11).
 */
export const movedWindows = Effect.fnUntraced(function* (
  booking: Booking,
  parts: readonly BookingPart[],
  wish: BookingWish,
  { stored, way, now }: { readonly stored: StoredBooking; readonly way: ServedWay; readonly now: Instant },
) {
  const { pickupWindow, deliveryWindow, orderBy } = booking
  const kept: MovedWindows = { booked: { pickupWindow, deliveryWindow, orderBy }, place: null, limit: null }
  const isMoved = parts.includes("time") || parts.includes("pickup-address")
  if (!isMoved && !(parts.includes("drop-off-address") && (yield* hasRule(booking, way, now)))) return kept
  const slot = yield* slotFor(slotWish(booking, wish), way, now, stored.slot)
  const moved: MovedWindows = {
    booked: { pickupWindow: slot.pickup, deliveryWindow: slot.delivery, orderBy: slot.orderBy },
    place: slot.isOwn || stored.isSandbox ? null : slot.place,
    limit: slot.limit,
  }
  return moved
})

const hasRule = Effect.fnUntraced(function* ({ market }: Booking, way: ServedWay, now: Instant) {
  const { route } = yield* requireRoute(yield* rulesInForce(market, now), way)
  return route !== undefined
})

/** What the wish leaves out stays; but on another date the old window and its delivery mean nothing. */
function slotWish({ market, bookingType, vehicle, ...booked }: Booking, wish: BookingWish): SlotWish {
  const { pickupWindow, deliveryWindow } = booked
  const isOtherDate = wish.pickupDate !== null && wish.pickupDate !== pickupWindow.date
  const isOtherWindow = wish.pickupWindow !== null && wish.pickupWindow !== pickupWindow.window
  return {
    market,
    bookingType,
    vehicle,
    pickupDate: wish.pickupDate ?? pickupWindow.date,
    pickupWindow: wish.pickupWindow ?? (isOtherDate ? null : pickupWindow.window),
    deliveryDate: wish.deliveryDate,
    deliveryWindow: wish.deliveryWindow ?? (isOtherDate || isOtherWindow ? null : deliveryWindow.window),
  }
}
