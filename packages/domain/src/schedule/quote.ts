import { type DayNumber, dateOfDay } from "../calendar/local-date.ts"
import { type Instant, instantOfDay } from "../calendar/zone.ts"
import type { QuotedDay, Slot } from "./engine.ts"
import { listingAt, type Timetable } from "./internal/timetable.ts"

export interface QuoteRange {
  /** The first date; today, and moving with it, when undefined. */
  readonly from: DayNumber | undefined
  readonly days: number
  readonly horizonDays: number
}

/** The open windows of a range of dates, and until when this answer stands. */
export function quoteDays(
  timetable: Timetable,
  now: Instant,
  range: QuoteRange,
): { readonly staleAt: Instant | null; readonly days: readonly QuotedDay[] } {
  const today = timetable.today(now)
  const horizon = today + range.horizonDays
  const from = range.from ?? today
  const end = from + range.days
  const days: QuotedDay[] = []
  let staleAt = datesMoveAt(timetable, today, range)
  for (let day = from; day < end; day++) {
    if (day < today || day > horizon) {
      days.push(Object.freeze({ date: dateOfDay(day), slots: noSlots }))
      continue
    }
    const listing = listingAt(timetable.day(day), now)
    days.push(listing.quoted)
    if (listing.until < staleAt) staleAt = listing.until
  }
  return { staleAt: finiteOrNull(staleAt), days }
}

/** The first instant at which a window that can be booked now is shut. */
export function nextClosing(timetable: Timetable, now: Instant, horizonDays: number): Instant | null {
  const today = timetable.today(now)
  let next = Number.POSITIVE_INFINITY
  for (let number = today; number <= today + horizonDays; number++) {
    const day = timetable.day(number)
    if (day.firstClosing >= next) break
    next = Math.min(next, listingAt(day, now).until)
  }
  return finiteOrNull(next)
}

/** The midnight that moves the first date or brings another date of the range within the horizon. */
function datesMoveAt({ zone }: Timetable, today: DayNumber, { from, days, horizonDays }: QuoteRange): Instant {
  if (from === undefined) return instantOfDay(zone, today + 1, 0)
  const entering = Math.max(from, today + horizonDays + 1)
  return entering < from + days ? instantOfDay(zone, entering - horizonDays, 0) : Number.POSITIVE_INFINITY
}

const finiteOrNull = (instant: Instant): Instant | null => (instant === Number.POSITIVE_INFINITY ? null : instant)

const noSlots: readonly Slot[] = Object.freeze([])
