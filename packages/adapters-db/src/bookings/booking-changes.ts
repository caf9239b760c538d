import type { Reference } from "@mersal/domain/booking/order/reference"
import { BookingChanges } from "@mersal/domain/ports/driven/booking-changes"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database, type OpenDatabase } from "../database/connection.ts"
import { referenceColumn, wholeNumber } from "../rows/columns.ts"

/**
 * How often the database is queried, in milliseconds of real time: once for all who follow bookings in this process.
 */
const pollMilliseconds = 1_000

/**
 * Reports changes by reading the versions of all followed bookings of this process, once a second and in one statement,
 * so it also sees what other processes wrote. It sends no query while nobody follows a booking.
 */
export const bookingChanges: Layer.Layer<BookingChanges, never, Database> = Layer.effect(
  BookingChanges,
  Effect.gen(function* () {
    const { rows } = yield* Database
    const followers = yield* Effect.acquireRelease(
      Effect.sync(() => new Followers(rows)),
      (made) => Effect.sync(() => made.stop()),
    )
    return {
      versionOf: (reference) => Effect.map(versionsOf(rows, [reference]), (versions) => versions.get(reference) ?? ""),
      versionAfter: (reference, version) =>
        Effect.callback<string>((resume) => {
          const follower = { reference, version, tell: (now: string) => resume(Effect.succeed(now)) }
          followers.add(follower)
          return Effect.sync(() => followers.delete(follower))
        }),
    }
  }),
)

interface Follower {
  readonly reference: Reference
  readonly version: string
  readonly tell: (version: string) => void
}

class Followers {
  readonly #rows: OpenDatabase["rows"]
  readonly #all = new Set<Follower>()
  #timer: NodeJS.Timeout | undefined

  constructor(rows: OpenDatabase["rows"]) {
    this.#rows = rows
  }

  add(follower: Follower): void {
    this.#all.add(follower)
    this.#timer ??= setTimeout(() => void this.#poll(), pollMilliseconds).unref()
  }

  delete(follower: Follower): void {
    this.#all.delete(follower)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#all.clear()
  }

  async #poll(): Promise<void> {
    const followed = [...new Set([...this.#all].map(({ reference }) => reference))]
    // A database that does not answer now may do so in a second; the follower's own query will report the fault.
    const versions = await Effect.runPromise(versionsOf(this.#rows, followed)).catch(() => null)
    for (const follower of versions === null ? [] : this.#all) {
      const now = versions?.get(follower.reference)
      if (now === undefined || now === follower.version) continue
      this.#all.delete(follower)
      follower.tell(now)
    }
    this.#timer = this.#all.size === 0 ? undefined : setTimeout(() => void this.#poll(), pollMilliseconds).unref()
  }
}

/** The most bookings in one statement; a shorter list is filled up, so that the statement is prepared once. */
const mostInStatement = 64

const versionsOf = Effect.fnUntraced(function* (rows: OpenDatabase["rows"], references: readonly Reference[]) {
  const versions = new Map<Reference, string>()
  for (let from = 0; from < references.length; from += mostInStatement) {
    const some = references.slice(from, from + mostInStatement)
    const filled = Array.from({ length: mostInStatement }, (_, index) => some[index] ?? "")
    for (const row of yield* rows(versionsText, filled)) {
      const { reference, event_order, revision, reported_at } = VersionRow.parse(row)
      versions.set(reference, [event_order, revision, reported_at ?? ""].join("|"))
    }
  }
  return versions
})

const versionsText = `
  select bookings.reference, event_order, revision, reported_at
  from bookings left join driver_positions on driver_positions.driver = bookings.driver
  where bookings.reference in (${Array.from({ length: mostInStatement }, () => "?").join(", ")})`

const VersionRow = z.object({
  reference: referenceColumn,
  event_order: wholeNumber,
  revision: wholeNumber,
  reported_at: z.nullable(wholeNumber),
})
