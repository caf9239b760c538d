import { type ParseArgsOptionsConfig, parseArgs } from "node:util"
import { parseIso, toIso } from "../calendar/iso-instant.ts"
import { type LocalDate, parseLocalDate } from "../calendar/local-date.ts"
import type { Instant } from "../calendar/zone.ts"
import { Trouble } from "./trouble.ts"

/** A command line, checked as far as that needs no book. */
export interface CommandLine {
  readonly command: Command
  /** Two for diff, one for all others. */
  readonly books: readonly [string, ...string[]]
  readonly isJson: boolean
  /** All markets of the book by default. */
  readonly markets: readonly string[]
  /** All services of the book by default. */
  readonly services: readonly string[]
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
  market: { type: "string", multiple: true },
  service: { type: "string", multiple: true },
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

/** Throws `Trouble` for invalid arguments. */
export function readCommandLine(argv: readonly string[]): CommandLine | "help" | "version" {
  const { values, positionals } = parsed(argv)
  if (values.help) return "help"
  if (values.version) return "version"

  const [command, ...rest] = positionals
  if (command === "help") return "help"
  if (command === undefined) throw new Trouble("a command is missing: quote, explain, table, diff or book; see --help")
  if (!isCommand(command))
    throw new Trouble(`unknown command ${command}; there are quote, explain, table, diff and book; see --help`)
  for (const option of Object.keys(values))
    if (!optionsOf[command].includes(option)) throw new Trouble(`${command} takes no --${option}`)

  return {
    command,
    books: command === "diff" ? twoBooks(rest) : oneBook(command, rest, values.book),
    isJson: values.json ?? false,
    markets: eachOnce(values.market),
    services: eachOnce(values.service),
    readings: values.reading ?? [],
    now: readDated("now", values.now, parseIso),
    tags: values.tag ?? [],
    route: values.route,
    zone: values.zone,
    from: readDated("from", values.from, parseLocalDate),
    days: read("days", values.days, wholeNumber),
    date: readDated("date", values.date, parseLocalDate),
    window: values.window,
  }
}

function parsed(argv: readonly string[]) {
  const { values, positionals, tokens } = parsedByNode(argv)
  const said = new Set<string>()
  for (const token of tokens) {
    if (token.kind !== "option") continue
    const { name, value } = token
    if (value === "") throw new Trouble(`--${name} is followed by an empty text`)
    if (value !== undefined && said.has(name) && !isRepeatable(name))
      throw new Trouble(`--${name} can be said once only`)
    said.add(name)
  }
  return { values, positionals }
}

function parsedByNode(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, tokens: true })
  } catch (error) {
    // Node's first sentence says what is wrong; the rest explains how to write an argument that begins with a dash.
    const [first = ""] = String(error instanceof Error ? error.message : error).split(/\. |\.?\n/)
    const [, ambiguous] = /^Option '(?:-\w, )?--(\w+)' argument is ambiguous$/.exec(first) ?? []
    throw new Trouble(ambiguous === undefined ? first : dashedWords(ambiguous))
  }
}

/** For an option followed by something with a dash: its value, or the next option. */
function dashedWords(option: string): string {
  if (!isRead(option)) return `--${option} has no value; one that begins with a dash is written --${option}=-…`
  const { wanted, example } = readOptions[option]
  return `--${option} takes ${wanted}, write --${option}=${example}`
}

const isRepeatable = (option: keyof typeof options): boolean => "multiple" in options[option]

const eachOnce = (names: readonly string[] = []): readonly string[] => [...new Set(names)]

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

/** Options whose values are not just names. */
const readOptions = {
  now: { wanted: "an instant such as 2026-11-21T16:00:00+04:00", example: "2026-11-21T16:00:00+04:00" },
  from: { wanted: "a date such as 2026-12-31", example: "2026-12-31" },
  days: { wanted: "a whole number from 1", example: "1" },
  date: { wanted: "a date such as 2026-12-31", example: "2026-12-31" },
}

type ReadOption = keyof typeof readOptions

const isRead = (option: string): option is ReadOption => Object.hasOwn(readOptions, option)

/** An instant or a date within the engine's years. */
function readDated<Value extends Instant | LocalDate>(
  option: ReadOption,
  text: string | undefined,
  parse: (text: string) => Value | null,
): Value | undefined {
  const value = read(option, text, parse)
  if (value === undefined) return undefined
  const iso = typeof value === "number" ? toIso(value) : value
  if (iso < "0100" || iso >= "9900") throw new Trouble(`--${option} ${text} is not within the years 0100 to 9899`)
  return value
}

function read<Value>(
  option: ReadOption,
  text: string | undefined,
  parse: (text: string) => Value | null,
): Value | undefined {
  if (text === undefined) return undefined
  const value = parse(text)
  if (value === null) throw new Trouble(`--${option} ${text} is not ${readOptions[option].wanted}`)
  return value
}

const wholeNumber = (text: string): number | null => (/^\d+$/.test(text) && Number(text) > 0 ? Number(text) : null)
