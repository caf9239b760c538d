/** Prints the tables, and checks that the engine is fast enough. */
import {
  engine,
  engineInLondon,
  engineInNewYork,
  fixedOffset,
  naive,
  type Question,
  questions,
  tuned,
} from "./contenders.ts"
import type { Result } from "./contest.ts"
import type { FirstQuotes } from "./first-quote.ts"

/** One table per question. The first row is the engine's, to which the others are compared. */
export function printTables(results: readonly Result[]): void {
  for (const [question, title] of Object.entries(questions)) {
    const rows = results.filter(({ contender }) => contender.question === question)
    const [first] = rows
    if (first === undefined) continue
    console.log(`\n${title.padEnd(62)}${"us a call".padStart(12)}${"x the first".padStart(14)}`)
    for (const row of rows) {
      const figures = [digits(median(row.times)).padStart(12), digits(ratio(row, first)).padStart(14)]
      console.log(`  ${row.contender.title.padEnd(60)}${figures.join("")}`)
    }
  }
}

/** Prints each required limit with its measurement. Answers whether all are met. */
export function printBars(results: readonly Result[], { hinted, throughIntl }: FirstQuotes): boolean {
  const madeBy = (question: Question, title: string): Result => {
    const found = results.find(({ contender }) => contender.question === question && contender.title === title)
    if (found === undefined) throw new Error(`Nobody was measured as ${title}`)
    return found
  }
  const slower = (question: Question, title: string) => ratio(madeBy(question, title), madeBy(question, engine))
  const firstQuote = median(throughIntl) / median(hinted)
  const goals = [
    { title: naive, atLeast: 900 },
    { title: tuned, atLeast: 40 },
    { title: fixedOffset, atLeast: 10 },
  ]
  const bars = [
    ...goals.map(({ title, atLeast }) => ({ what: title, is: slower("pickups", title), atLeast })),
    ...goals.map(({ title, atLeast }) => ({ what: `${title}, deliveries`, is: slower("quote", title), atLeast })),
    { what: `${engineInLondon}: times ${engine}`, is: slower("quote", engineInLondon), atMost: 3 },
    { what: `${engineInNewYork}: times ${engine}`, is: slower("quote", engineInNewYork), atMost: 3 },
    { what: "first quote of a process through Intl: times the first with hints", is: firstQuote, atLeast: 10 },
  ]
  console.log(
    `\nFirst quote of a process, median of ${hinted.length}: ` +
      `${digits(median(hinted))} us with the book's zone hints, ${digits(median(throughIntl))} us through Intl\n`,
  )
  const missed = bars.filter(({ what, is, atLeast = 0, atMost = Number.POSITIVE_INFINITY }) => {
    const holds = is >= atLeast && is <= atMost
    const bar = atLeast > 0 ? `at least ${atLeast}` : `at most ${atMost}`
    console.log(`${holds ? "✓" : "✗"} ${what.padEnd(78)}${digits(is).padStart(8)}, ${bar}`)
    return !holds
  })
  return missed.length === 0
}

/** The median of the ratios of two rows, by round. */
const ratio = (one: Result, other: Result): number =>
  median(one.times.map((time, round) => time / (other.times[round] ?? Number.NaN)))

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Three digits: further ones are not significant. */
const digits = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString("en-US") : String(Number(value.toPrecision(3)))
