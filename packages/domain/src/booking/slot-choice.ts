import type { LocalDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { Slot, Verdict } from "../schedule/rule-book.ts"
import type { BookedWindow } from "./booking.ts"
import { type BookingType, choosesPickupWindow } from "./booking-type.ts"
import { marketSchedule } from "./market-schedule.ts"

/** The date and windows that a booking asks for. */
export interface SlotWish {
  readonly market: MarketId
  readonly bookingType: BookingType
  readonly pickupDate: LocalDate
  readonly pickupWindow: string | null
  readonly deliveryDate: LocalDate | null
  readonly deliveryWindow: string | null
}

export type SlotAnswer =
  | { readonly ok: true; readonly pickup: BookedWindow; readonly delivery: BookedWindow }
  | { readonly ok: false; readonly verdict: Extract<Verdict, { ok: false }> }

/**
 * Whether a wish can be booked now, by the function that made the listing (D12). Without a window the first open one of
 * the date is assigned (D13); without a delivery window the first of its options.
 */
export function chooseSlot(wish: SlotWish, now: Instant): SlotAnswer {
  const ask = { market: wish.market, service: wish.bookingType, now } as const
  const window = wish.pickupWindow ?? firstOpenWindow(wish, now)
  const verdict = marketSchedule.check({
    ...ask,
    date: wish.pickupDate,
    ...(window === null ? {} : { window }),
    ...(wish.deliveryDate === null && wish.deliveryWindow === null
      ? {}
      : {
          delivery: {
            date: wish.deliveryDate ?? deliveryDateOf(wish, now) ?? wish.pickupDate,
            ...(wish.deliveryWindow === null ? {} : { window: wish.deliveryWindow }),
          },
        }),
  })
  if (!verdict.ok) return { ok: false, verdict }
  const { slot } = verdict
  const options = slot.delivery.options
  const option = options.find((candidate) => candidate.window === wish.deliveryWindow) ?? options[0]
  if (!option) throw new Error(`The rule book offers ${slot.key} without a delivery window`)
  return {
    ok: true,
    pickup: { date: slot.date, window: slot.window, start: slot.start, end: slot.end },
    delivery: { date: slot.delivery.date, ...option },
  }
}

/** The open windows of one date, in the book's order. */
export function openSlots(market: MarketId, bookingType: BookingType, date: LocalDate, now: Instant): readonly Slot[] {
  const day = marketSchedule.quote({ market, service: bookingType, now, from: date, days: 1 }).days[0]
  return day?.date === date ? day.slots : []
}

const firstOpenWindow = (wish: SlotWish, now: Instant): string | null =>
  openSlots(wish.market, wish.bookingType, wish.pickupDate, now)[0]?.window ?? null

const deliveryDateOf = (wish: SlotWish, now: Instant): LocalDate | null =>
  openSlots(wish.market, wish.bookingType, wish.pickupDate, now)[0]?.delivery.date ?? null

/**
 * The dates and windows of a draft, made to fit the rules at this instant: a date before the earliest moves to it, and a
 * window that is shut or missing is replaced by the first open one. Next Day keeps no window (D13).
 */
export function fitSlot<Wish extends Pick<SlotWish, "market" | "bookingType" | "pickupWindow" | "deliveryWindow">>(
  wish: Wish & { readonly pickupDate: LocalDate | null },
  now: Instant,
): Pick<SlotWish, "pickupWindow" | "deliveryWindow"> & { readonly pickupDate: LocalDate | null } {
  const { market, bookingType } = wish
  const earliest = marketSchedule.earliest({ market, service: bookingType, now })
  if (!earliest) return { pickupDate: null, pickupWindow: null, deliveryWindow: null }
  const isOpen = wish.pickupDate !== null && openSlots(market, bookingType, wish.pickupDate, now).length > 0
  const pickupDate = isOpen && wish.pickupDate !== null ? wish.pickupDate : earliest.date
  const slots = openSlots(market, bookingType, pickupDate, now)
  const slot = slots.find((candidate) => candidate.window === wish.pickupWindow) ?? slots[0]
  const options = slot?.delivery.options ?? []
  const delivery = options.find((option) => option.window === wish.deliveryWindow) ?? options[0]
  return {
    pickupDate,
    pickupWindow: choosesPickupWindow(bookingType) ? (slot?.window ?? null) : null,
    deliveryWindow: delivery?.window ?? null,
  }
}
