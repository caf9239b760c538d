import { type DayNumber, dayNumber, type LocalDate } from "../calendar/local-date.ts"
import { msPerDay, type OffsetPort, wallClock } from "../calendar/zone.ts"
import type { ReadingOf, RuleBook } from "./book.ts"
import { bookIssues, InvalidRuleBook, readAs } from "./book-issues.ts"
import {
  type Ask,
  type BookRef,
  type Engine,
  InvalidAsk,
  type PickupSlot,
  type Quote,
  type QuotedDates,
} from "./engine.ts"
import { days as horizonCount, longestHorizonDays } from "./internal/book-shape.ts"
import { checkWish } from "./internal/check.ts"
import { count, date as dateCheck, flag, isRecord } from "./internal/checks.ts"
import { bandAt, nextBandAt } from "./internal/clock.ts"
import { decisionTableOf } from "./internal/decision-table.ts"
import { earliestDates } from "./internal/earliest.ts"
import { explainDate } from "./internal/explain.ts"
import { pickupOf, slotOf } from "./internal/offer.ts"
import { isProven } from "./internal/proven-books.ts"
import { nextClosing, quoteDays } from "./internal/quote.ts"
import { termsOfBook } from "./internal/terms.ts"
import { valid } from "./internal/valid.ts"

export type * from "./book.ts"
export { defineRuleBook } from "./book.ts"
export { bookInForce, NoBookInForce } from "./book-in-force.ts"
export { type BookIssue, bookIssues, InvalidRuleBook } from "./book-issues.ts"
export { bookWarnings } from "./book-warnings.ts"
export type * from "./engine.ts"
export { InvalidAsk, refusalReasons } from "./engine.ts"
export type { WallTime } from "./wall-time.ts"

export interface CompileOptions<B = RuleBook> {
  /** Readings of the book, applied one after the other; the plain book when not said. */
  readonly reading?: ReadingOf<B> | readonly ReadingOf<B>[]
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
export function compile<const B extends RuleBook>(book: B, options: CompileOptions<B> = {}): Engine<B> {
  const { reading = [], offsetAt } = options ?? {}
  const readings: readonly string[] = typeof reading === "string" ? [reading] : reading
  if (!Array.isArray(readings)) throw new InvalidAsk("reading", reading, "is neither a name nor a list of names")
  if (offsetAt !== undefined && typeof offsetAt !== "function")
    throw new InvalidAsk("offsetAt", offsetAt, "is not a function of a zone and an instant")
  const read = readings.length === 0 && isProven(book) ? book : checkedCopy(book, readings)
  const reference: BookRef = Object.freeze({
    id: read.id,
    version: read.version,
    readings: Object.freeze([...readings]),
  })
  const terms = termsOfBook(read, offsetAt)

  const termsOf = (ask: Ask<B>) => {
    if (!isRecord(ask)) throw new InvalidAsk("ask", ask, "is not a question")
    requireInstant(ask.now)
    return terms.find(ask)
  }
  const horizonOf = ({ horizonDays }: Ask<B>): number =>
    horizonDays === undefined ? read.horizonDays : valid("horizonDays", horizonDays, horizonCount)

  function quote(ask: QuoteAsk<B> & { readonly deliveries?: true }): Quote
  function quote(ask: QuoteAsk<B> & { readonly deliveries: false }): Quote<PickupSlot>
  function quote(ask: QuoteAsk<B> & { readonly deliveries?: boolean }): Quote<PickupSlot> {
    const found = termsOf(ask)
    const { from, days = daysQuoted, deliveries = true } = ask
    const range = {
      from: from === undefined ? undefined : requireDay("from", from),
      days: valid("days", days, daysCount),
      horizonDays: horizonOf(ask),
    }
    const answer = quoteDays(found, ask.now, range, valid("deliveries", deliveries, flag) ? slotOf : pickupOf)
    return { book: reference, now: ask.now, staleAt: answer.staleAt, days: answer.days }
  }

  return {
    book: reference,
    clock(market, now) {
      requireInstant(now)
      return {
        ...wallClock(terms.zoneOf(market), now),
        band: (service) => bandAt(terms.find({ market, service, now }), now),
        nextBandAt: (service) => nextBandAt(terms.find({ market, service, now }), now),
      }
    },
    quote,
    earliest: (ask) => earliestDates(termsOf(ask), ask.now, horizonOf(ask)),
    check(ask) {
      const found = termsOf(ask)
      const date = requireDay("date", ask.date)
      if (ask.delivery !== undefined) requireDay("delivery.date", ask.delivery?.date)
      return checkWish(found, date, ask, ask.now, horizonOf(ask))
    },
    staleAt: (ask) => nextClosing(termsOf(ask), ask.now, horizonOf(ask)),
    explain: (ask) => explainDate(termsOf(ask), requireDay("date", ask.date), ask.now, horizonOf(ask)),
    decisionTable: (service, market) => decisionTableOf(terms.find({ service, market, now: 0 }).plan),
  }
}

/** The book under the readings. A copy: whoever changes the book afterwards changes no answer. */
function checkedCopy(book: RuleBook, readings: readonly string[]): RuleBook {
  const issues = bookIssues(book, readings)
  if (issues.length > 0) throw new InvalidRuleBook(issues)
  return JSON.parse(JSON.stringify(readAs(book, readings))) as RuleBook
}

type QuoteAsk<B> = Ask<B> & QuotedDates

const daysQuoted = 7

/** The years 0100 to 9900: with any horizon the dates have years of four digits. */
const firstInstant = dayNumber("0100-01-01" as LocalDate) * msPerDay
const lastInstant = dayNumber("9900-01-01" as LocalDate) * msPerDay

function requireInstant(now: unknown): void {
  if (!(typeof now === "number" && now >= firstInstant && now <= lastInstant))
    throw new InvalidAsk("now", now, "is not an instant in milliseconds")
}

function requireDay(field: string, text: unknown): DayNumber {
  const date = valid(field, text, dateCheck) as LocalDate
  if (date < "0100" || date >= "9900") throw new InvalidAsk(field, text, "is not within the years 0100 to 9899")
  return dayNumber(date)
}

const daysCount = count(1, longestHorizonDays)
