import type { OffsetPort } from "../calendar/zone.ts"
import type { ReadingOf, RuleBook } from "./book.ts"
import { validBook } from "./book-issues.ts"
import type { Engine } from "./engine.ts"
import { called, shape } from "./internal/checks.ts"
import { decisionTableOf } from "./internal/decision-table.ts"
import { explainDate } from "./internal/explain.ts"
import { provenBooks } from "./internal/proven-books.ts"
import { questionsOf, valid } from "./internal/question.ts"
import { dayAsked, slotEngine } from "./internal/slot-engine.ts"
import { readAs } from "./read-book.ts"

export type * from "./book.ts"
export { defineRuleBook } from "./book.ts"
export { bookInForce, NoBookInForce } from "./book-in-force.ts"
export { type BookIssue, bookIssues, InvalidRuleBook } from "./book-issues.ts"
export { bookWarnings } from "./book-warnings.ts"
export type * from "./engine.ts"
export { InvalidAsk, refusalReasons } from "./engine.ts"
export type { WallTime } from "./wall-time.ts"

export interface CompileOptions<B = RuleBook> {
  /** Readings of the book, applied in this order; none by default. */
  readonly reading?: ReadingOf<B> | readonly ReadingOf<B>[]
  /** Where offsets come from, instead of `Intl` and the book's hints. */
  readonly offsetAt?: OffsetPort
}

/**
 * The engine of a rule book. Throws `InvalidRuleBook` with every issue that `bookIssues` finds under these readings.
 * The book's other readings are not checked.
 *
 * @example
 * const engine = compile(gulfBook)
 * engine.earliest({ market: "AE", service: "sameDay", now: Date.parse("2026-11-21T16:00+04:00") })
 * // { date: "2026-11-22", delivery: "2026-11-22" }: at exactly 16:00 today is shut
 */
export function compile<const B extends RuleBook>(book: B, options?: CompileOptions<B>): Engine<B> {
  const { reading = [], offsetAt } = options === undefined ? noOptions : valid("options", options, optionsShape)
  const readings: readonly string[] = [reading].flat()
  const read = readings.length === 0 && provenBooks.has(book) ? book : checkedCopy(book, readings)
  const questions = questionsOf(read, offsetAt)
  return {
    ...slotEngine<B>(read, readings, questions),
    explain: (ask) => explainDate(questions.read(ask), dayAsked(ask)),
    decisionTable: (service, market) => decisionTableOf(questions.read({ service, market, now: 0 }).terms.plan),
  }
}

const noOptions: CompileOptions<never> = {}

/** Readings are checked together with the book. */
const optionsShape = shape({}, { reading: () => true, offsetAt: called })

/**
 * A copy of the book with the readings applied, so that later changes to the book change no answer. The copy is
 * validated again, because a getter of the original may have returned something else the second time.
 */
const checkedCopy = (book: RuleBook, readings: readonly string[]): RuleBook =>
  validBook(JSON.parse(JSON.stringify(readAs(validBook(book, readings), readings))))
