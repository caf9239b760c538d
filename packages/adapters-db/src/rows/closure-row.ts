import type { MarketId } from "@mersal/domain/market/market"
import { bookIssues } from "@mersal/domain/schedule/book-issues"
import { gulfBook } from "@mersal/domain/schedule/books/gulf"
import type { Closure } from "@mersal/domain/schedule/rule-book"
import * as Result from "effect/Result"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"

/** A row that an operator wrote and that no schedule can use. */
export interface UnreadableClosure {
  readonly id: string
  /** Each in words: "to is before from". */
  readonly problems: readonly string[]
}

/** Texts divided by commas. */
const list = z.string().transform((text) => text.split(",").filter((part) => part !== ""))

/** The rule book decides which days, times and lists are valid in a closure. */
const ClosureRow = z.object({
  id: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  weekdays: z.nullable(list.transform((days) => days.map(Number))),
  start_time: z.nullable(z.string()),
  end_time: z.nullable(z.string()),
  tags: z.nullable(list),
  source: z.nullable(z.string()),
  provisional: z.literal([0, 1]),
})

/**
 * Reads a closure from a row. The table refuses most invalid rows, but not every tool that writes to the file obeys its
 * checks, and one wrong line must not stop a market.
 */
export function readClosure(row: unknown): Result.Result<Closure, UnreadableClosure> {
  const read = ClosureRow.safeParse(row)
  if (!read.success) {
    const { id } = row as { readonly id: unknown }
    return unreadable(
      String(id),
      read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`),
    )
  }
  const { id, first_day, last_day, weekdays, start_time, end_time, tags, source, provisional } = read.data
  const closure: Unchecked = {
    id,
    from: first_day,
    to: last_day,
    ...(weekdays && { weekdays }),
    ...((start_time !== null || end_time !== null) && { between: [start_time, end_time] }),
    ...(tags && { tags }),
    ...(source !== null && { source }),
    ...(provisional === 1 && { provisional: true }),
  }
  const problems = problemsOf(closure)
  return problems.length > 0 ? unreadable(id, problems) : Result.succeed(closure as Closure)
}

type Unchecked = { readonly [Field in keyof Closure]: unknown }

const unreadable = (id: string, problems: readonly string[]): Result.Result<never, UnreadableClosure> =>
  Result.fail({ id, problems })

/** Why a schedule cannot use a closure, by the same check that schedules use. The market makes no difference. */
function problemsOf(closure: Unchecked): readonly string[] {
  const { markets } = gulfBook
  const book = { ...gulfBook, markets: { ...markets, AE: { ...markets.AE, closures: [closure] } } }
  return bookIssues(book, []).map(({ path, problem }) => `${path.split(".").at(-1)} ${problem}`)
}

export const closureRow = (market: MarketId, closure: Closure): RowValues => ({
  market,
  id: closure.id,
  first_day: closure.from,
  last_day: closure.to,
  weekdays: closure.weekdays?.join(",") ?? null,
  start_time: closure.between?.[0] ?? null,
  end_time: closure.between?.[1] ?? null,
  tags: closure.tags?.join(",") ?? null,
  source: closure.source ?? null,
  provisional: closure.provisional === true ? 1 : 0,
})
