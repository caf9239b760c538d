import type { RuleBook } from "./book.ts"
import { bookShape } from "./internal/book-shape.ts"
import { type BookIssue, notAmong } from "./internal/checks.ts"
import { readAs } from "./read-book.ts"

export type { BookIssue } from "./internal/checks.ts"

export class InvalidRuleBook extends Error {
  override readonly name = "InvalidRuleBook"
  readonly issues: readonly BookIssue[]
  constructor(issues: readonly BookIssue[]) {
    super(`Not a rule book: ${issues.map(({ path, problem }) => `${path || "the book"} ${problem}`).join("; ")}`)
    this.issues = issues
  }
}

/**
 * Every issue that keeps a value from being a valid rule book; unknown fields count as issues. A valid book is also
 * checked with `readings` applied together, or, when none are given, with each of its own readings in turn.
 */
export function bookIssues(book: unknown, readings?: readonly string[]): readonly BookIssue[] {
  const issues = issuesOf(book)
  if (issues.length > 0) return issues
  const { readings: known = {} } = book as RuleBook
  const choices = readings ? [readings] : Object.keys(known).map((name) => [name])
  return choices.flatMap((names) => {
    const unknown = names.flatMap((name) => {
      const problem = notAmong("the book's readings", known, name)
      return problem === undefined ? [] : [{ path: `readings.${name}`, problem }]
    })
    return unknown.length > 0 || names.length === 0
      ? unknown
      : issuesOf(readAs(book as RuleBook, names), `readings.${names.join("+")}.`)
  })
}

/** The value itself when `bookIssues` finds none under these readings; otherwise throws `InvalidRuleBook`. */
export function validBook(book: unknown, readings: readonly string[] = []): RuleBook {
  const issues = bookIssues(book, readings)
  if (issues.length > 0) throw new InvalidRuleBook(issues)
  return book as RuleBook
}

function issuesOf(book: unknown, within = ""): readonly BookIssue[] {
  const issues: BookIssue[] = []
  bookShape(book, "", (path, problem) => {
    issues.push({ path: within + path, problem })
    return false
  })
  return issues
}
