import { type DayNumber, type LocalDate, weekday } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { RefusalReason, Slot, Verdict } from "../engine.ts"
import { earliestDates, firstSlot, firstSlotOn } from "./earliest.ts"
import { type AskedDate, dateAsked, refusalOf, type WindowRefusal } from "./offer.ts"
import type { Question } from "./question.ts"

export interface Wish {
  readonly window?: string
  readonly delivery?: { readonly date: LocalDate; readonly window?: string }
}

/** The reasons that concern the date or the window, not the delivery. */
export type SlotRefusal = Exclude<RefusalReason, "delivery-unknown-window" | "delivery-wrong-date">

/**
 * Whether a wish for a date can be booked now; consistent with `quoteDays` (D12). Reasons are tried in the order of
 * `refusalReasons`.
 */
export function checkWish(question: Question, number: DayNumber, { window, delivery }: Wish): Verdict {
  const date = dateAsked(question, number)
  const slot = firstSlotOn(question, date, window)
  const reason = slot && deliveryRefusal(question, slot, delivery)
  if (slot && !reason) return { ok: true, slot, staleAt: slot.orderBy }
  const refusal = reason ? { reason, closedAt: null } : slotRefusal(question, date, window)
  return {
    ok: false,
    ...refusal,
    earliest: earliestDates(question)?.date ?? null,
    next: slot ?? firstSlot(question, number),
  }
}

/** The reason that `checkWish` gives against a window, without its slow search for alternatives. */
export const reasonAgainst = (question: Question, date: AskedDate, window: string): SlotRefusal | undefined =>
  firstSlotOn(question, date, window) ? undefined : slotRefusal(question, date, window).reason

function deliveryRefusal(question: Question, { delivery }: Slot, wish: Wish["delivery"]): RefusalReason | undefined {
  if (!wish) return undefined
  if (question.terms.skipsDelivery?.({ date: wish.date, weekday: weekday(wish.date) })) return "delivery-blackout"
  if (wish.window !== undefined && delivery.options.every(({ window }) => window !== wish.window))
    return "delivery-unknown-window"
  return wish.date === delivery.date ? undefined : "delivery-wrong-date"
}

/** Why a date has no slot, or none for the window that was wished for. */
function slotRefusal(question: Question, date: AskedDate, wished: string | undefined): Refusal {
  const { number } = date.day
  if (number > question.lastDay) return refused("beyond-horizon")
  const isPast = number < question.today
  if (question.terms.skipsPickup?.(date.day)) return refused(isPast ? "past" : "blackout")
  const offers = date.day.placed.windows.map(
    (window): Offer => ({
      window: window.window,
      closing: date.day.midnight + window.orderBy,
      refusal: refusalOf(question, date.day, window),
    }),
  )
  const served = offers.filter(({ refusal }) => refusal !== "closure")
  const own = wished === undefined ? served : offers.filter(({ window }) => window === wished)
  const isOwn = (reason: WindowRefusal) => own.some(({ refusal }) => refusal === reason)

  if (isPast) return refused("past", offers)
  if (isOwn("closure") || (offers.length > 0 && served.length === 0)) return refused("closure")
  if (own.length === 0) return refused("unknown-window")
  if (served.every(isShut)) return refused("cutoff-passed", served)
  if (own.every(isShut)) return refused("slot-closed", own)
  return refused(isOwn("full") ? "full" : "delivery-blackout")
}

interface Offer {
  readonly window: string
  readonly closing: Instant
  readonly refusal: WindowRefusal
}

const isShut = ({ refusal }: Offer): boolean => refusal === "slot-closed"

/** `closedAt` is when the last of these windows shut; null if none was ever open. */
function refused(reason: SlotRefusal, offers: readonly Offer[] = []): Refusal {
  const closings = offers.filter(isShut).map(({ closing }) => closing)
  return { reason, closedAt: closings.sort((a, b) => b - a)[0] ?? null }
}

interface Refusal {
  readonly reason: SlotRefusal
  readonly closedAt: Instant | null
}
