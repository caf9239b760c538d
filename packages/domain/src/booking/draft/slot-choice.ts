import type { LocalDate } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Slot, Verdict } from "../../schedule/rule-book.ts"
import type { BookedWindow } from "../booking.ts"
import { choosesPickupWindow } from "../booking-type.ts"
import { askableDate } from "../windows/askable-date.ts"
import { askAt, type Schedule, type SlotQuestion } from "../windows/market-schedule.ts"

/** The date and windows that a booking asks for. */
export interface SlotWish extends SlotQuestion {
  readonly pickupDate: LocalDate
  readonly pickupWindow: string | null
  readonly deliveryDate: LocalDate | null
  readonly deliveryWindow: string | null
}

export type SlotAnswer =
  | {
      readonly ok: true
      /** The window's key. */
      readonly key: string
      readonly pickup: BookedWindow
      readonly orderBy: Instant
      /** How many bookings the window still takes, including this one; null without a limit. */
      readonly remaining: number | null
      readonly delivery: BookedWindow
    }
  | { readonly ok: false; readonly verdict: Extract<Verdict, { ok: false }> }

/**
 * Whether a wish can be booked now, by the engine that made the listing (D12). Without a window it checks the first
 * open one of the date (D13); without a delivery window it accepts any.
 */
export const verdictOn = (schedule: Schedule, wish: SlotWish, now: Instant): Verdict =>
  schedule.check({
    ...askAt(wish, now),
    date: askableDate(wish.pickupDate),
    ...(wish.pickupWindow === null ? {} : { window: wish.pickupWindow }),
    ...(wish.deliveryDate === null && wish.deliveryWindow === null
      ? {}
      : {
          delivery: {
            date: askableDate(wish.deliveryDate ?? deliveryDateOf(schedule, wish, now) ?? wish.pickupDate),
            ...(wish.deliveryWindow === null ? {} : { window: wish.deliveryWindow }),
          },
        }),
  })

/** The windows that a wish gets now, or why it gets none. Without a delivery window it gets the first option. */
export function chooseSlot(schedule: Schedule, wish: SlotWish, now: Instant): SlotAnswer {
  const verdict = verdictOn(schedule, wish, now)
  if (!verdict.ok) return { ok: false, verdict }
  const { slot } = verdict
  const options = slot.delivery.options
  const option = options.find((candidate) => candidate.window === wish.deliveryWindow) ?? options[0]
  if (!option) throw new Error(`The rule book offers ${slot.key} without a delivery window`)
  return {
    ok: true,
    key: slot.key,
    orderBy: slot.orderBy,
    remaining: slot.remaining ?? null,
    pickup: { date: slot.date, window: slot.window, start: slot.start, end: slot.end },
    delivery: { date: slot.delivery.date, ...option },
  }
}

/** The open windows of a date, in the book's order. */
export function openSlots(schedule: Schedule, question: SlotQuestion, date: LocalDate, now: Instant): readonly Slot[] {
  return schedule.quote({ ...askAt(question, now), from: askableDate(date), days: 1 }).days[0]?.slots ?? []
}

/** The next slot on or after a date; null when the date is too far ahead. */
function nextAfter(schedule: Schedule, question: SlotQuestion, date: LocalDate, now: Instant): Slot | null {
  const verdict = schedule.check({ ...askAt(question, now), date: askableDate(date) })
  return verdict.ok ? verdict.slot : verdict.next
}

const deliveryDateOf = (schedule: Schedule, wish: SlotWish, now: Instant): LocalDate | null =>
  openSlots(schedule, wish, wish.pickupDate, now)[0]?.delivery.date ?? null

/**
 * A draft's dates and windows, adjusted to what can be booked now (D12). A window that is shut or missing is replaced
 * by the first open one of its date. If the date has none left, the next open window after it is taken. Next Day keeps
 * no window (D13).
 */
export function fitSlot(
  schedule: Schedule,
  wish: Omit<SlotWish, "pickupDate" | "deliveryDate"> & { readonly pickupDate: LocalDate | null },
  now: Instant,
): Pick<SlotWish, "pickupWindow" | "deliveryWindow"> & { readonly pickupDate: LocalDate | null } {
  const slotsOn = (date: LocalDate | null | undefined) => (date ? openSlots(schedule, wish, date, now) : [])
  const wished = slotsOn(wish.pickupDate)
  const earliest = () => slotsOn(schedule.earliest(askAt(wish, now))?.date)
  const slots = wished.length > 0 || wish.pickupDate !== null ? wished : earliest()
  const slot =
    slots.find(({ window }) => window === wish.pickupWindow) ??
    slots[0] ??
    (wish.pickupDate && nextAfter(schedule, wish, wish.pickupDate, now)) ??
    earliest()[0]
  if (!slot) return { pickupDate: null, pickupWindow: null, deliveryWindow: null }
  const { options } = slot.delivery
  const delivery = options.find(({ window }) => window === wish.deliveryWindow) ?? options[0]
  return {
    pickupDate: slot.date,
    pickupWindow: choosesPickupWindow(wish.bookingType) ? slot.window : null,
    deliveryWindow: delivery?.window ?? null,
  }
}
