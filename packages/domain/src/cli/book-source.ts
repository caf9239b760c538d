import { gulfBook } from "../schedule/books/gulf.ts"
import { londonBakeryBook } from "../schedule/books/london-bakery.ts"
import { nightCourierBook } from "../schedule/books/night-courier.ts"
import { readAs } from "../schedule/read-book.ts"
import { bookIssues, bookWarnings, InvalidRuleBook, type RuleBook } from "../schedule/rule-book.ts"
import { valueIn } from "./book-file.ts"
import type { Surroundings } from "./surroundings.ts"
import { requireName, Trouble } from "./trouble.ts"

const booksAtHand: ReadonlyMap<string, RuleBook> = new Map(
  [gulfBook, londonBakeryBook, nightCourierBook].map((book) => [book.id, book]),
)

/**
 * The book with this name, from a file, or from standard input ("-"), checked under each of its own readings. Prints
 * its warnings. Throws `Trouble` if it cannot be read or is no rule book.
 */
export async function bookFrom(source: string, surroundings: Surroundings): Promise<RuleBook> {
  const atHand = booksAtHand.get(source)
  if (atHand !== undefined) return atHand
  const name = source === "-" ? "standard input" : source
  const book = await valueIn(name, source === "-" ? surroundings.readInput() : surroundings.readFile(source))
  const issues = bookIssues(book)
  if (issues.length > 0) throw new Trouble(issueLines(name, new InvalidRuleBook(issues)))
  for (const { path, problem } of bookWarnings(book as RuleBook))
    surroundings.complain(`${name}: warning: ${path} ${problem}`)
  return book as RuleBook
}

/**
 * A book with some of its readings. Throws `Trouble` for an unknown reading, and `InvalidRuleBook` if they conflict.
 */
export function bookAsRead(book: RuleBook, readings: readonly string[]): RuleBook {
  for (const reading of readings) requireName("reading", reading, book.readings)
  const issues = bookIssues(book, readings)
  if (issues.length > 0) throw new InvalidRuleBook(issues)
  return readAs(book, readings)
}

/** The issues of a book, one per line. */
export const issueLines = (name: string, { issues }: InvalidRuleBook): string =>
  [
    `${name} is not a rule book`,
    ...issues.map(({ path, problem }) => `  ${path === "" ? "the book" : path} ${problem}`),
  ].join("\n")
