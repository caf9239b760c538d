import { type ParseArgsOptionsConfig, parseArgs } from "node:util"
import { parseIso } from "../calendar/iso-instant.ts"
import { type LocalDate, parseLocalDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import { Trouble } from "./trouble.ts"

/** What was typed, read and checked as far as no book is needed for it. */
export interface CommandLine {
  readonly command: Command
  /** Two for diff, one for all others. */
  readonly books: readonly [string, ...string[]]
  readonly isJson: boolean
  readonly market: string | undefined
  readonly service: string | undefined
  readonly readings: readonly string[]
  readonly now: Instant | undefined
  readonly tags: readonly string[]
  readonly route: string | undefined
  readonly zone: string | undefined
  readonly from: LocalDate | undefined
  readonly days: number | undefined
  readonly date: LocalDate | undefined
  readonly window: string | undefined
}

export type Command = keyof typeof optionsOf

const options = {
  book: { type: "string" },
  market: { type: "string" },
  service: { type: "string" },
  reading: { type: "string", multiple: true },
  now: { type: "string" },
  tag: { type: "string", multiple: true },
  route: { type: "string" },
  zone: { type: "string" },
  from: { type: "string" },
  days: { type: "string" },
  date: { type: "string" },
  window: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const satisfies ParseArgsOptionsConfig

const ofBook = ["book", "reading", "market", "service", "json"]
const ofQuestion = [...ofBook, "now", "tag", "route", "zone"]
const optionsOf = {
  quote: [...ofQuestion, "from", "days"],
  explain: [...ofQuestion, "date", "window"],
  table: ofBook,
  diff: ["json"],
  book: ["book", "reading"],
}

/** Throws `Trouble` for what cannot be meant. */
export function readCommandLine(argv: readonly string[]): CommandLine | "help" | "version" {
  const { values, positionals } = parsed(argv)
  if (values.help) return "help"
  if (values.version) return "version"

  const [command, ...rest] = positionals
  if (command === undefined) throw new Trouble("a command is missing: quote, explain, table, diff or book")
  if (!isCommand(command))
    throw new Trouble(`unknown command ${command}; there are quote, explain, table, diff and book`)
  for (const option of Object.keys(values))
    if (!optionsOf[command].includes(option)) throw new Trouble(`${command} takes no --${option}`)

  return {
    command,
    books: command === "diff" ? twoBooks(rest) : oneBook(command, rest, values.book),
    isJson: values.json ?? false,
    market: values.market,
    service: values.service,
    readings: values.reading ?? [],
    now: read("now", values.now, parseIso, "an instant such as 2026-11-21T16:00:00+04:00"),
    tags: values.tag ?? [],
    route: values.route,
    zone: values.zone,
    from: read("from", values.from, parseLocalDate, "a date such as 2026-12-31"),
    days: read("days", values.days, wholeNumber, "a whole number"),
    date: read("date", values.date, parseLocalDate, "a date such as 2026-12-31"),
    window: values.window,
  }
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true })
  } catch (error) {
    // Node says in its first sentence what is wrong, and then how an argument with a dash is written.
    const [first = ""] = String(error instanceof Error ? error.message : error).split(/\. |\.?\n/)
    throw new Trouble(first)
  }
}

const isCommand = (text: string): text is Command => Object.hasOwn(optionsOf, text)

function twoBooks(books: readonly string[]): readonly [string, ...string[]] {
  const [before, after, ...others] = books
  if (before === undefined || after === undefined || others.length > 0)
    throw new Trouble(`diff takes two books, not ${books.length}`)
  if (before === "-" && after === "-") throw new Trouble("only one of the two books can be read from standard input")
  return [before, after]
}

function oneBook(command: Command, rest: readonly string[], book = "gulf"): readonly [string] {
  if (rest.length > 0) throw new Trouble(`${command} takes no ${rest.join(" ")}; a book is named with --book`)
  return [book]
}

function read<Value>(
  option: string,
  text: string | undefined,
  parse: (text: string) => Value | null,
  wanted: string,
): Value | undefined {
  if (text === undefined) return undefined
  const value = parse(text)
  if (value === null) throw new Trouble(`--${option} ${text} is not ${wanted}`)
  return value
}

const wholeNumber = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null)
