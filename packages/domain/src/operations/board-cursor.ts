import { parseReference, type Reference } from "../booking/order/reference.ts"
import { type LocalDate, parseLocalDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { DuePlace } from "./due-next.ts"

// Where a page of the board ended, as text that its reader gives back for the next page. It ends with the list that the
// page was of, because in another one it would begin too late.

/** The present pick-up date of a page's last booking, when it was booked, and, since several may be at once, which. */
export interface BoardCursor {
  readonly date: LocalDate
  readonly bookedAt: Instant
  readonly reference: Reference
}

/** Which bookings a list of the board has: those of a market and a date, or of all (null). */
export interface BoardList {
  readonly market: MarketId | null
  readonly date: LocalDate | null
}

const named = ({ market, date }: BoardList): string => [market ?? "all", ...(date === null ? [] : [date])].join(".")

/** "2026-11-21.1795244400000.AE0000000000011.all": the end of a page by pick-up date. */
export const pickupCursor = ({ date, bookedAt, reference }: BoardCursor, list: BoardList): string =>
  `${date}.${bookedAt}.${reference}.${named(list)}`

/** Null for any other text. */
export function pickupCursorIn(text: string, list: BoardList): BoardCursor | null {
  const [day = "", instant = "", last = "", ...rest] = text.split(".")
  const [date, reference] = [parseLocalDate(day), referenceIn(last)]
  return date && reference && isInstant(instant) && rest.join(".") === named(list)
    ? { date, bookedAt: Number(instant), reference }
    : null
}

/**
 * "1795244400000.AE0000000000011.AE.2026-11-21", or "over.AE…" if nothing is due any more: the end of a page of one
 * date.
 */
export const dueCursor = ({ due, reference }: DuePlace, list: BoardList): string =>
  `${due ?? "over"}.${reference}.${named(list)}`

/** Null for any other text. */
export function dueCursorIn(text: string, list: BoardList): DuePlace | null {
  const [due = "", last = "", ...rest] = text.split(".")
  const reference = referenceIn(last)
  if (!reference || !(due === "over" || isInstant(due)) || rest.join(".") !== named(list)) return null
  return { due: due === "over" ? null : Number(due), reference }
}

/** A reference exactly as a cursor writes it: spaces or hyphens after it are no part of any cursor. */
function referenceIn(text: string): Reference | null {
  const reference = parseReference(text)
  return reference === text ? reference : null
}

/** As a cursor writes it: without a zero before it. */
const isInstant = (text: string): boolean => /^(0|[1-9]\d{0,14})$/.test(text)
