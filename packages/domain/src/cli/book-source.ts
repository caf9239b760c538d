import { readAs } from "../schedule/book-issues.ts"
import { gulfBook } from "../schedule/books/gulf.ts"
import { londonBakeryBook } from "../schedule/books/london-bakery.ts"
import { nightCourierBook } from "../schedule/books/night-courier.ts"
import { bookIssues, bookWarnings, InvalidRuleBook, type RuleBook } from "../schedule/rule-book.ts"
import { whereBroken } from "./broken-json.ts"
import type { Surroundings } from "./surroundings.ts"
import { requireName, Trouble } from "./trouble.ts"

const booksAtHand: ReadonlyMap<string, RuleBook> = new Map(
  [gulfBook, londonBakeryBook, nightCourierBook].map((book) => [book.id, book]),
)

/**
 * The book of a name, of a file, or of standard input ("-"), checked under each of its own readings. What it says that is
 * seldom meant is complained of. Throws `Trouble` for what cannot be read or is no rule book.
 */
export async function bookFrom(source: string, surroundings: Surroundings): Promise<RuleBook> {
  const atHand = booksAtHand.get(source)
  if (atHand !== undefined) return atHand
  const name = source === "-" ? "standard input" : source
  const book = parsedJson(name, source === "-" ? await surroundings.readInput() : textOf(source, surroundings))
  const issues = bookIssues(book)
  if (issues.length > 0) throw new Trouble(issueLines(name, new InvalidRuleBook(issues)))
  for (const { path, problem } of bookWarnings(book as RuleBook))
    surroundings.complain(`${name}: warning: ${path} ${problem}`)
  return book as RuleBook
}

/** A book in some of its readings. Throws `Trouble` for a reading that it has not, `InvalidRuleBook` where they clash. */
export function bookAsRead(book: RuleBook, readings: readonly string[]): RuleBook {
  for (const reading of readings) requireName("reading", reading, book.readings)
  const issues = bookIssues(book, readings)
  if (issues.length > 0) throw new InvalidRuleBook(issues)
  return readAs(book, readings)
}

/** The issues of a book, each on a line of its own. */
export const issueLines = (name: string, { issues }: InvalidRuleBook): string =>
  [
    `${name} is not a rule book`,
    ...issues.map(({ path, problem }) => `  ${path === "" ? "the book" : path} ${problem}`),
  ].join("\n")

function textOf(path: string, { readFile }: Surroundings): string {
  try {
    return readFile(path)
  } catch (error) {
    throw new Trouble(`cannot read ${path}: ${messageOf(error)}`)
  }
}

function parsedJson(name: string, file: string): unknown {
  const text = file.replace(/^\uFEFF/, "")
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Trouble(`${name}:${whereBroken(text, messageOf(error))}`)
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
