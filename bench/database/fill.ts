import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { databaseLayer } from "@mersal/adapters-db/layer"
import { UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import BetterSqlite3 from "better-sqlite3"
import * as Effect from "effect/Effect"
import { bookingChanges } from "./booking-changes.ts"

/**
 * A new database with so many bookings, and the references of five thousand of them, spread over the whole: more than the
 * product keeps, so that who asks for one after the other always asks for one that it has to read.
 */
export async function filledDatabase(
  bookings: number,
): Promise<{ readonly path: string; readonly references: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "mersal-bench-"))
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, "filled.sqlite")
  const real = Array.from({ length: 5_000 }, bookingChanges)
  const commitAll = UnitOfWork.use((work) =>
    Effect.forEach(real, ({ changes }) => work.commit(changes), { concurrency: "unbounded" }),
  )
  await Effect.runPromise(Effect.provide(commitAll, databaseLayer({ kind: "sqlite", path })))
  const database = new BetterSqlite3(path)
  database.pragma("synchronous = OFF")
  const columns = (database.pragma("table_info(bookings)") as readonly { readonly name: string }[])
    .map(({ name }) => name)
    .filter((name) => name !== "reference")
    .join(", ")
  // The others have references that sort between the real ones: first two letters, then anything.
  database
    .prepare(`
      with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ?)
      insert into bookings (reference, ${columns})
      select 'AE' || upper(hex(randomblob(7))) || number, ${columns}
      from numbers, (select * from bookings limit 1)`)
    .run(bookings - real.length)
  database.exec("analyze")
  database.close()
  return { path, references: real.map(({ reference }) => reference) }
}
