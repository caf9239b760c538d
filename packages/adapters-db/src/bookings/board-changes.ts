import type { BookingState } from "@mersal/domain/booking/booking"
import { type Desk, desks } from "@mersal/domain/operations/desk"
import { BoardChanges, type ChangedBooking, type DeskVersions } from "@mersal/domain/ports/driven/board-changes"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database, type OpenDatabase } from "../database/connection.ts"
import { referenceColumn, wholeNumber } from "../rows/columns.ts"

/**
 * On PostgreSQL a change can become visible after changes with greater numbers, because its transaction took longer. A
 * reader therefore reads this many numbers again. SQLite allows one write at a time.
 */
const overlap = { sqlite: 0, postgres: 256 } as const

/** Reports changes by the numbers that triggers write on bookings, so it also sees what other processes wrote. */
export const boardChanges: Layer.Layer<BoardChanges, never, Database> = Layer.effect(
  BoardChanges,
  Effect.gen(function* () {
    const { rows, dialect } = yield* Database
    const pulse = yield* Effect.acquireRelease(
      Effect.sync(() => new Pulse(rows)),
      (made) => Effect.sync(() => made.stop()),
    )
    return {
      mark: Effect.map(rows(mark), ([row]) => MarkRow.parse(row).mark ?? 0),
      since: (from, limit) => Effect.map(rows(since, [from - overlap[dialect], limit]), (some) => some.map(readChange)),
      desks: Effect.map(rows(deskVersions), ([row]) => DeskRow.parse(row) as DeskVersions),
      pulseAfter: (after) => pulse.after(after),
    }
  }),
)

const mark = "select max(changed) as mark from bookings"
const MarkRow = z.object({ mark: z.nullable(wholeNumber) })

const since = `
  select reference, now_state, driver, event_order, revision, changed from bookings
  where changed > ? and is_sandbox = 0 order by changed limit ?`

const ChangeRow = z.object({
  reference: referenceColumn,
  now_state: z.custom<BookingState>((value) => typeof value === "string"),
  driver: z.nullable(z.string()),
  event_order: wholeNumber,
  revision: wholeNumber,
  changed: wholeNumber,
})

function readChange(row: unknown): ChangedBooking {
  const read = ChangeRow.parse(row)
  return {
    reference: read.reference,
    state: read.now_state,
    driver: read.driver,
    order: read.event_order,
    revision: read.revision,
    mark: read.changed,
  }
}

/** The tables that hold each desk's work. Everything that a driver collects or hands over is in the ledger. */
const tablesOfDesks: Readonly<Record<Desk, readonly string[]>> = {
  leads: ["leads", "lead_forms"],
  payments: ["payment_attempts", "refunds"],
  books: ["ledger_transactions", "closed_days"],
  companies: ["companies", "company_credit"],
}

/** The sum of a table's last numbers, because a number that becomes visible late changes only the sum. */
const latest = (table: string): string =>
  `(select cast(coalesce(sum(changed), 0) as bigint) from
    (select changed from ${table} order by changed desc limit ${overlap.postgres}) as latest)`

/** A desk with several tables has one number for each. */
const versionOf = (desk: Desk): string =>
  tablesOfDesks[desk].map((table) => `cast(${latest(table)} as text)`).join(" || '.' || ")

const deskVersions = `select ${desks.map((desk) => `${versionOf(desk)} as ${desk}`).join(", ")}`

const DeskRow = z.record(z.enum(desks), z.string())

/** How often the database is queried, in milliseconds of real time: once for all waiting readers of this process. */
const pollMilliseconds = 1_000
/** After this many milliseconds of real time every reader is woken, to check whether he may still read. */
const restMilliseconds = 30_000

interface Waiter {
  readonly tell: (pulse: number) => void
}

/** Counts each time that the database was seen to have changed. It sends no query while nobody waits. */
class Pulse {
  readonly #rows: OpenDatabase["rows"]
  readonly #waiting = new Set<Waiter>()
  #count = 0
  #seen: string | null = null
  #beatenAt = 0
  #timer: NodeJS.Timeout | undefined

  constructor(rows: OpenDatabase["rows"]) {
    this.#rows = rows
  }

  after(pulse: number): Effect.Effect<number> {
    return Effect.callback<number>((resume) => {
      if (this.#count > pulse) return resume(Effect.succeed(this.#count))
      const waiter: Waiter = { tell: (now) => resume(Effect.succeed(now)) }
      this.#waiting.add(waiter)
      this.#timer ??= this.#later()
      return Effect.sync(() => this.#waiting.delete(waiter))
    })
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#waiting.clear()
  }

  #later(): NodeJS.Timeout {
    return setTimeout(() => void this.#poll(), pollMilliseconds).unref()
  }

  async #poll(): Promise<void> {
    // A database that does not answer now may do so in a second; the reader's own query will report the fault.
    const seen = await Effect.runPromise(this.#rows(signature)).then(JSON.stringify, () => this.#seen)
    if (seen !== this.#seen || performance.now() - this.#beatenAt >= restMilliseconds) {
      this.#seen = seen
      this.#beatenAt = performance.now()
      this.#count += 1
      // A reader that was told may wait again at once, and then belongs to the next round.
      const woken = [...this.#waiting]
      this.#waiting.clear()
      for (const { tell } of woken) tell(this.#count)
    }
    this.#timer = this.#waiting.size === 0 ? undefined : this.#later()
  }
}

/** The numbers of bookings and desks, and the number of drivers' positions and the sum of their times. */
const signature = `
  ${deskVersions},
    ${latest("bookings")} as changes,
    (select count(*) from driver_positions) as places,
    (select cast(sum(reported_at) as bigint) from driver_positions) as reported`
