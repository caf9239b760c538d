import { type DayNumber, dayNumber, type LocalDate } from "../../calendar/local-date.ts"
import { dayBegunAt, type Instant } from "../../calendar/zone.ts"
import type { RefusalReason, Slot, Verdict } from "../engine.ts"
import { skips } from "./closed-days.ts"
import { type Day, dayOf } from "./day.ts"
import { earliestDates, firstSlot, firstSlotOn } from "./earliest.ts"
import { orderByOf, refusalOf } from "./offer.ts"
import { placedOn } from "./placed.ts"
import type { Terms } from "./terms.ts"

export interface Wish {
  readonly window?: string
  readonly delivery?: { readonly date: LocalDate; readonly window?: string }
}

/** The reasons against a date or a window, whatever its delivery. */
export type SlotRefusal = Exclude<RefusalReason, "delivery-unknown-window" | "delivery-wrong-date">

interface Refusal<Why = RefusalReason> {
  readonly reason: Why
  readonly closedAt?: Instant | undefined
}

/**
 * Whether a wish for a date can be booked now, by the offers that `quoteDays` lists (D12). Reasons in the order of
 * `refusalReasons`.
 */
export function checkWish(terms: Terms, number: DayNumber, wish: Wish, now: Instant): Verdict {
  const slot = wishedSlot(terms, number, wish, now)
  const reason = slot && deliveryRefusal(terms, slot, wish.delivery)
  if (slot && !reason) return { ok: true, slot, staleAt: slot.orderBy }
  const refusal: Refusal = reason ? { reason } : slotRefusal(terms, number, wish, now)
  return {
    ok: false,
    reason: refusal.reason,
    closedAt: refusal.closedAt ?? null,
    earliest: earliestDates(terms, now)?.date ?? null,
    next: slot ?? firstSlot(terms, number, now),
  }
}

/** `checkWish` of a window without what there is instead, which is searched for at some length. */
export function reasonAgainst(terms: Terms, number: DayNumber, window: string, now: Instant): SlotRefusal | undefined {
  const isOffered = wishedSlot(terms, number, { window }, now) !== null
  return isOffered ? undefined : slotRefusal(terms, number, { window }, now).reason
}

function wishedSlot(terms: Terms, number: DayNumber, wish: Wish, now: Instant): Slot | null {
  const today = dayBegunAt(terms.zone, now)
  if (number < today || number > today + terms.horizonDays) return null
  return firstSlotOn(terms, number, now, wish.window)
}

function deliveryRefusal(terms: Terms, { delivery }: Slot, wish: Wish["delivery"]): RefusalReason | undefined {
  if (wish === undefined) return undefined
  if (skips(terms.deliverySkips, dayNumber(wish.date))) return "delivery-blackout"
  if (wish.window !== undefined && delivery.options.every(({ window }) => window !== wish.window))
    return "delivery-unknown-window"
  return wish.date === delivery.date ? undefined : "delivery-wrong-date"
}

/** Why a date, or its one window that is wished for, has no slot. */
function slotRefusal(terms: Terms, number: DayNumber, wish: Wish, now: Instant): Refusal<SlotRefusal> {
  const today = dayBegunAt(terms.zone, now)
  if (number > today + terms.horizonDays) return { reason: "beyond-horizon" }
  const day = dayOf(terms, number)
  const windows = placedOn(terms, day).windows
  const isSkipped = skips(terms.pickupSkips, number)
  if (number < today) return { reason: "past", closedAt: isSkipped ? undefined : lastClosing(terms, day, now) }
  if (isSkipped) return { reason: "blackout" }

  const refusals = windows.map((window) => refusalOf(terms, day, window, now))
  const held = refusals.filter((refusal) => refusal !== "unknown-window")
  const served = held.filter((refusal) => refusal !== "closure")
  if (held.length > 0 && served.length === 0) return { reason: "closure" }
  const at = windows.findIndex(({ id }) => id === wish.window)
  const refusal = wish.window === undefined ? served[0] : refusals[at]
  if (refusal === undefined || refusal === "unknown-window") return { reason: "unknown-window" }
  if (refusal === "closure") return { reason: "closure" }
  if (served.every((other) => other === "slot-closed"))
    return { reason: "cutoff-passed", closedAt: lastClosing(terms, day, now) }
  const window = windows[at]
  if (window && refusal === "slot-closed") return { reason: refusal, closedAt: orderByOf(day, window) }
  const isFull = window ? refusal === "full" : served.includes("full")
  return { reason: isFull ? "full" : "delivery-blackout" }
}

/** When the last window of a date was shut that was ever open on it. */
function lastClosing(terms: Terms, day: Day, now: Instant): Instant | undefined {
  const closings = placedOn(terms, day)
    .windows.filter((window) => refusalOf(terms, day, window, now) === "slot-closed")
    .map((window) => orderByOf(day, window))
  return closings.length === 0 ? undefined : Math.max(...closings)
}
