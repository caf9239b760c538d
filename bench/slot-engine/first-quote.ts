/** The cost of the first quote in a new process: with the zone hints of the Gulf book, and through Intl. */
import { fork } from "node:child_process"
import { gulfBook } from "@mersal/domain/schedule/books/gulf"
import type { RuleBook } from "@mersal/domain/schedule/rule-book"
import { compileTrusted } from "@mersal/domain/schedule/trusted-book"
import { quoteOf } from "./engine-ways.ts"
import { reply } from "./reply.ts"
import { quoting } from "./way.ts"

const processes = 15

const { AE, QA } = gulfBook.markets
const books = {
  hinted: gulfBook,
  throughIntl: { ...gulfBook, markets: { AE: { zone: AE.zone }, QA: { zone: QA.zone } } },
} as const satisfies Record<string, RuleBook>

/** Microseconds of wall time, one per process: CPU time is too coarse for so short a time. */
export type FirstQuotes = Readonly<Record<keyof typeof books, readonly number[]>>

/** Starts processes for the two books in turn. */
export async function firstQuotes(entry: string): Promise<FirstQuotes> {
  const times = { hinted: [] as number[], throughIntl: [] as number[] }
  for (let count = 0; count < processes; count++)
    for (const [book, measured] of Object.entries(times))
      measured.push(await reply<number>(fork(entry, ["first", book])))
  return times
}

/**
 * The new process: measures from before compiling the book until the quote is read, without the imports. Neither book
 * is checked: `compile` would check and copy the one without hints alone, and so flatter the hints by some tenth.
 */
export function quoteFirst(book: keyof FirstQuotes): void {
  const begun = performance.now()
  quoting(quoteOf(compileTrusted<RuleBook>(books[book]), "AE")).read(now)
  process.send?.((performance.now() - begun) * 1_000)
}

const now = Date.UTC(2026, 10, 21, 6)
