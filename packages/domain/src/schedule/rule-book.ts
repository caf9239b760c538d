import type { OffsetPort } from "../calendar/zone.ts"
import type { ReadingOf, RuleBook } from "./book.ts"
import { validBook } from "./book-issues.ts"
import type { Engine } from "./engine.ts"
import { called, shape } from "./internal/checks.ts"
import { decisionTableOf } from "./internal/decision-table.ts"
import { explainDate } from "./internal/explain.ts"
import { isProven } from "./internal/proven-books.ts"
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
  /** Readings of the book, applied one after the other; the plain book when not said. */
  readonly reading?: ReadingOf<B> | readonly ReadingOf<B>[]
  /** Where offsets come from, in place of `Intl` and of the book's hints. */
  readonly offsetAt?: OffsetPort
}

/**
 * The engine of a rule book. Throws `InvalidRuleBook` with every issue that `bookIssues` finds of it under these readings;
 * at its other readings it does not look.
 *
 * @example
 * const engine = compile(gulfBook)
 * engine.earliest({ market: "AE", service: "sameDay", now: Date.parse("2026-11-21T16:00+04:00") })
 * // { date: "2026-11-22", delivery: "2026-11-22" }: at exactly 16:00 today is shut
 */
export function compile<const B extends RuleBook>(book: B, options?: CompileOptions<B>): Engine<B> {
  const { reading = [], offsetAt } = options === undefined ? noOptions : valid("options", options, optionsShape)
  const readings: readonly string[] = [reading].flat()
  const read = readings.length === 0 && isProven(book) ? book : checkedCopy(book, readings)
  const questions = questionsOf(read, offsetAt)
  return {
    ...slotEngine<B>(read, readings, questions),
    explain: (ask) => explainDate(questions.read(ask), dayAsked(ask)),
    decisionTable: (service, market) => decisionTableOf(questions.read({ service, market, now: 0 }).terms.plan),
  }
}

const noOptions: CompileOptions<never> = {}

/** Readings are checked with the book that they are of. */
const optionsShape = shape({}, { reading: () => true, offsetAt: called })

/**
 * The book under the readings. A copy: whoever changes the book afterwards changes no answer. It is checked too, for what a
 * getter answered to the first checks it need not answer again.
 */
const checkedCopy = (book: RuleBook, readings: readonly string[]): RuleBook =>
  validBook(JSON.parse(JSON.stringify(readAs(validBook(book, readings), readings))))
