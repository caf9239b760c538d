import * as Effect from "effect/Effect"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { wholeNumber } from "../rows/columns.ts"

export interface CountedCalls {
  /** Includes this call. */
  readonly calls: number
  /** Milliseconds until the count starts again. */
  readonly millisLeft: number
  /** That instant by the database's clock. */
  readonly endsAt: number
}

/**
 * Counts one call in the database, so that several processes count together. It uses the database's clock, which is the
 * same for all of them, and real time.
 *
 * @param key what is called and by whom
 * @param seconds how long a count lasts from its first call on
 */
export const countCall = (key: string, seconds: number): Effect.Effect<CountedCalls, never, Database> =>
  Effect.gen(function* () {
    const { dialect, rows } = yield* Database
    const [row] = yield* rows(counting[dialect], [key, seconds * 1_000])
    const { calls, ends_at, millis_left } = CountRow.parse(row)
    return { calls, millisLeft: millis_left, endsAt: ends_at }
  })

/** Takes one call out of this key's count, unless a new count has begun, which ends at another time. */
export const giveCallBack = (key: string, endsAt: number): Effect.Effect<void, never, Database> =>
  Effect.gen(function* () {
    const { write } = yield* Database
    const text = "update counted_calls set calls = calls - 1 where name = ? and ends_at = ?"
    yield* write([{ text, values: [key, endsAt] }])
  })

/** Deletes counts that are over. Nothing depends on when it runs, and several processes may run it at once. */
export const forgetCalls: Effect.Effect<void, never, Database> = Effect.gen(function* () {
  const { dialect, write } = yield* Database
  yield* write([{ text: `delete from counted_calls where ends_at <= ${now[dialect]}`, values: [] }])
})

const CountRow = z.object({ calls: wholeNumber, ends_at: wholeNumber, millis_left: wholeNumber })

/** Milliseconds since 1970 by the database's clock. */
const now = {
  sqlite: "cast(unixepoch('subsec') * 1000 as integer)",
  postgres: "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)",
}

const countingWith = (instant: string): string => `
  insert into counted_calls (name, calls, ends_at) values (?, 1, ${instant} + cast(? as bigint))
  on conflict (name) do update set
    calls = case when counted_calls.ends_at <= ${instant} then 1 else counted_calls.calls + 1 end,
    ends_at = case when counted_calls.ends_at <= ${instant} then excluded.ends_at else counted_calls.ends_at end
  returning calls, ends_at, ends_at - ${instant} as millis_left`

const counting = { sqlite: countingWith(now.sqlite), postgres: countingWith(now.postgres) }
