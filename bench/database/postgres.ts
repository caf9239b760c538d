import { Database } from "@mersal/adapters-db/database/connection"
import { databaseLayer } from "@mersal/adapters-db/layer"
import { connectionConfig } from "@mersal/adapters-db/postgres/config"
import { withNumberedMarks } from "@mersal/adapters-db/postgres/statements"
import { startPostgres } from "@mersal/adapters-db/testing/postgres/server"
import { writesOf } from "@mersal/adapters-db/unit-of-work"
import { UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import pg from "pg"
import { bookingChanges } from "./booking-changes.ts"

/**
 * Bookings per second on PostgreSQL with thirty-two at a time: our unit of work, compared with one handwritten
 * statement per booking that writes all of its rows in one round trip. Rounds are interleaved.
 */
export async function comparePostgres(rounds: number, bookings: number): Promise<{ ours: number; byHand: number }> {
  const server = await startPostgres({ isDurable: true })
  const url = `${server.url}/postgres`
  const runtime = ManagedRuntime.make(databaseLayer({ kind: "postgres", url }))
  const pool = new pg.Pool({ ...connectionConfig(url), max: 8 })
  const commit = (): Promise<void> =>
    runtime.runPromise(UnitOfWork.use((work) => Effect.orDie(work.commit(bookingChanges().changes))))
  const byHand = async (): Promise<void> => {
    const writes = bookingChanges()
      .changes.flatMap(writesOf)
      .map(({ write }) => write)
    const parts = writes.map(({ text }, index) => `part_${index} as (${text} returning 1)`)
    const text = withNumberedMarks(`with ${parts.join(", ")} select 1`)
    await pool.query({ name: "booking", text, values: writes.flatMap(({ values }) => [...values]) })
  }
  const seconds = { ours: 0, byHand: 0 }
  try {
    await runtime.runPromise(Effect.asVoid(Database))
    for (const book of [commit, byHand]) await together(200, book)
    for (let round = 0; round < rounds; round += 1) {
      seconds.ours += await together(bookings, commit)
      seconds.byHand += await together(bookings, byHand)
    }
  } finally {
    await pool.end()
    await runtime.dispose()
    await server.stop()
  }
  return { ours: (rounds * bookings) / seconds.ours, byHand: (rounds * bookings) / seconds.byHand }
}

/** The seconds for this many bookings, thirty-two at a time. */
async function together(bookings: number, book: () => Promise<void>): Promise<number> {
  let left = bookings
  const started = performance.now()
  const client = async (): Promise<void> => {
    while (left-- > 0) await book()
  }
  await Promise.all(Array.from({ length: 32 }, client))
  return (performance.now() - started) / 1_000
}
