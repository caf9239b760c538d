import { parseReference, type Reference } from "../booking/order/reference.ts"
import { type LocalDate, parseLocalDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import type { DuePlace } from "./due-next.ts"

// Where a page of the board ended, as text that its reader gives back for the next page.

/** The present pick-up date of a page's last booking, when it was booked, and, since several may be at once, which. */
export interface BoardCursor {
  readonly date: LocalDate
  readonly bookedAt: Instant
  readonly reference: Reference
}

/** "2026-11-21.1795244400000.AE0000000000011": the end of a page by pick-up date. */
export const pickupCursor = ({ date, bookedAt, reference }: BoardCursor): string => `${date}.${bookedAt}.${reference}`

/** Null for any other text. */
export function pickupCursorIn(text: string): BoardCursor | null {
  const [day = "", instant = "", typed = "", ...rest] = text.split(".")
  const [date, reference] = [parseLocalDate(day), parseReference(typed)]
  return date && reference && isInstant(instant) && rest.length === 0
    ? { date, bookedAt: Number(instant), reference }
    : null
}

/** "1795244400000.AE0000000000011", or "over.AE…" if nothing is due any more: the end of a page of one date. */
export const dueCursor = ({ due, reference }: DuePlace): string => `${due ?? "over"}.${reference}`

/** Null for any other text. */
export function dueCursorIn(text: string): DuePlace | null {
  const [due = "", typed = "", ...rest] = text.split(".")
  const reference = parseReference(typed)
  if (!reference || !(due === "over" || isInstant(due)) || rest.length > 0) return null
  return { due: due === "over" ? null : Number(due), reference }
}

const isInstant = (text: string): boolean => /^\d{1,15}$/.test(text)
