import { type Instant, UnknownZone } from "../calendar/zone.ts"
import { diffBooks } from "../schedule/diff-books.ts"
import { type BookRef, InvalidAsk, InvalidRuleBook } from "../schedule/rule-book.ts"
import { type Answer, jsonOf, textOf } from "./answers.ts"
import { bookAsRead, bookFrom, issueLines } from "./book-source.ts"
import { changesText } from "./changes-text.ts"
import { type CommandLine, readCommandLine } from "./command-line.ts"
import { consequences } from "./consequences.ts"
import { explainAnswers } from "./explain-answer.ts"
import { help } from "./help.ts"
import { quoteAnswer } from "./quote-answer.ts"
import { type Asked, askedOf } from "./subjects.ts"
import type { Surroundings } from "./surroundings.ts"
import { tableAnswer } from "./table-answer.ts"

/** 0: answered, or equal books; 1: different books; 2: no answer. */
export type ExitCode = 0 | 1 | 2

/** The command `mersal-slots` with its arguments. It accesses nothing but its surroundings. */
export async function run(argv: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  try {
    const line = readCommandLine(argv)
    if (line === "help") surroundings.print(help)
    else if (line === "version") surroundings.print(`mersal-slots ${surroundings.version()}`)
    else return await show(line, surroundings)
    return 0
  } catch (error) {
    surroundings.complain(`mersal-slots: ${complaintOf(error)}`)
    return 2
  }
}

function show(line: CommandLine, surroundings: Surroundings): Promise<ExitCode> {
  if (line.command === "diff") return showDifference(line, surroundings)
  return line.command === "book" ? showBook(line, surroundings) : showAnswers(line, surroundings)
}

async function showBook({ books, readings }: CommandLine, surroundings: Surroundings): Promise<ExitCode> {
  const book = await bookFrom(books[0], surroundings)
  surroundings.print(JSON.stringify(bookAsRead(book, readings), null, 2))
  return 0
}

async function showAnswers(line: CommandLine, surroundings: Surroundings): Promise<ExitCode> {
  const book = await bookFrom(line.books[0], surroundings)
  const asked = askedOf(book, line)
  const answers = answersOf(asked, line, line.now ?? surroundings.now())
  surroundings.print(line.isJson ? jsonOf(answers, line) : `${titleOf(asked.engine.book)}\n\n${textOf(answers)}`)
  return 0
}

function answersOf(asked: Asked, line: CommandLine, now: Instant): readonly Answer[] {
  const { engine, subjects } = asked
  if (line.command === "explain") return explainAnswers(asked, line, now)
  if (line.command === "table") return subjects.map((subject) => tableAnswer(engine, subject))
  return subjects.map((subject) => quoteAnswer(engine, subject, line, now))
}

function titleOf({ id, version, readings }: BookRef): string {
  const how = readings.length > 0 ? `, read as ${readings.join(", ")}` : ""
  return `book ${id}, version ${version}${how}`
}

async function showDifference({ books, isJson }: CommandLine, surroundings: Surroundings): Promise<ExitCode> {
  const [first, second = first] = books
  const before = await bookFrom(first, surroundings)
  const after = await bookFrom(second, surroundings)
  const changes = diffBooks(before, after)
  if (isJson) surroundings.print(JSON.stringify(changes, null, 2))
  else if (changes.length > 0) {
    const lines = consequences(before, after)
    const meaning = lines.length > 0 ? `On an ordinary day:\n${lines.join("\n")}` : "An ordinary day stays as it is."
    surroundings.print(`${changesText(changes)}\n\n${meaning}`)
  }
  return changes.length === 0 ? 0 : 1
}

/** The error message for the user; a bug of ours also gets one line, without a stack trace. */
function complaintOf(error: unknown): string {
  if (error instanceof InvalidRuleBook) return issueLines("the book in these readings", error)
  if (error instanceof InvalidAsk) return `--${error.message}`
  if (error instanceof UnknownZone) return `the book's zone ${error.zone} is not an IANA time zone`
  return error instanceof Error ? error.message : String(error)
}
