import { type DayNumber, dayNumber, localDate, parseLocalDate } from "../calendar/local-date.ts"
import { msPerDay, type OffsetPort, wallClock } from "../calendar/zone.ts"
import type { RuleBook } from "./book.ts"
import { bookIssues, InvalidRuleBook, longestHorizonDays } from "./book-issues.ts"
import { checkWish } from "./check.ts"
import { bandAt, nextBandAt } from "./clock.ts"
import { earliestDates } from "./earliest.ts"
import { type Ask, type Engine, InvalidAsk } from "./engine.ts"
import type { Timetable } from "./internal/timetable.ts"
import { timetablesOf } from "./internal/timetables.ts"
import { nextClosing, quoteDays } from "./quote.ts"

export type * from "./book.ts"
export { defineRuleBook } from "./book.ts"
export { type BookIssue, bookIssues, bookWarnings, InvalidRuleBook } from "./book-issues.ts"
export type * from "./engine.ts"
export { InvalidAsk, refusalReasons } from "./engine.ts"
export type { WallTime } from "./wall-time.ts"

export interface CompileOptions {
  /** Where offsets come from, in place of `Intl` and of the book's hints. */
  readonly offsetAt?: OffsetPort
}

/**
 * The engine of a rule book. Throws `InvalidRuleBook` with every issue that `bookIssues` finds.
 *
 * @example
 * const engine = compile(gulfBook)
 * engine.earliest({ market: "AE", service: "sameDay", now: Date.parse("2026-11-21T16:00+04:00") })
 * // { date: "2026-11-22", delivery: "2026-11-22" }: at exactly 16:00 today is shut
 */
export function compile<const B extends RuleBook>(book: B, options: CompileOptions = {}): Engine<B> {
  const issues = bookIssues(book)
  if (issues.length > 0) throw new InvalidRuleBook(issues)

  const reference = Object.freeze({ id: book.id, version: book.version })
  const timetables = timetablesOf(book, options.offsetAt)

  const timetableOf = ({ market, service, zone, now }: Ask<B>): Timetable => {
    requireInstant(now)
    return timetables.find(market, service, zone)
  }
  const horizonOf = ({ horizonDays }: Ask<B>): number =>
    horizonDays === undefined ? book.horizonDays : requireCount("horizonDays", horizonDays, 0)

  return {
    clock(market, now) {
      requireInstant(now)
      return {
        ...wallClock(timetables.zoneOf(market), now),
        band: (service) => bandAt(timetables.find(market, service, undefined), now),
        nextBandAt: (service) => nextBandAt(timetables.find(market, service, undefined), now),
      }
    },
    quote(ask) {
      const timetable = timetableOf(ask)
      const from = ask.from === undefined ? undefined : requireDay("from", ask.from)
      const days = ask.days === undefined ? daysQuoted : requireCount("days", ask.days, 1)
      const answer = quoteDays(timetable, ask.now, { from, days, horizonDays: horizonOf(ask) })
      return { book: reference, now: ask.now, staleAt: answer.staleAt, days: answer.days }
    },
    earliest: (ask) => earliestDates(timetableOf(ask), ask.now, horizonOf(ask)),
    check(ask) {
      const timetable = timetableOf(ask)
      const date = requireDay("date", ask.date)
      if (ask.delivery !== undefined) requireDay("delivery.date", ask.delivery.date)
      return checkWish(timetable, date, ask, ask.now, horizonOf(ask))
    },
    staleAt: (ask) => nextClosing(timetableOf(ask), ask.now, horizonOf(ask)),
  }
}

const daysQuoted = 7

/** The years 0100 to 9900: with any horizon the dates have years of four digits. */
const firstInstant = dayNumber(localDate("0100-01-01")) * msPerDay
const lastInstant = dayNumber(localDate("9900-01-01")) * msPerDay

function requireInstant(now: unknown): void {
  if (!(typeof now === "number" && now >= firstInstant && now <= lastInstant)) throw new InvalidAsk("now", now)
}

function requireDay(field: string, text: unknown): DayNumber {
  const date = typeof text === "string" ? parseLocalDate(text) : null
  if (date === null) throw new InvalidAsk(field, text)
  return dayNumber(date)
}

function requireCount(field: string, value: number, least: number): number {
  if (!Number.isInteger(value) || value < least || value > longestHorizonDays) throw new InvalidAsk(field, value)
  return value
}
