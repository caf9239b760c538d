import pg from "pg"
import { expect, onTestFinished } from "vitest"
import type { Write } from "../../database/connection.ts"
import { connectionConfig } from "../../postgres/config.ts"
import { asked } from "../../postgres/statements.ts"
import { testDatabases } from "../test-databases.ts"

const [, postgres] = testDatabases

/** A database with these rows, and connections to it that each have a transaction open. */
async function stage(made: readonly Write[]) {
  const settings = await (postgres as (typeof testDatabases)[number]).open()
  if (settings.kind !== "postgres") throw new Error("Not a database of PostgreSQL")
  const pool = new pg.Pool({ ...connectionConfig(settings.url), max: 3 })
  pool.on("error", () => {})
  onTestFinished(() => pool.end())
  const connected = async () => {
    const client = await pool.connect()
    client.on("error", () => {})
    onTestFinished(() => client.release(true))
    return client
  }
  const watcher = await connected()
  const written = (client: pg.PoolClient, { text, values }: Write) => client.query(asked(text, values))
  for (const write of made) await written(watcher, write)
  const begun = async () => {
    const client = await connected()
    await client.query("begin")
    return {
      /** Answers whether all writes apply, and ends the transaction if they do not. */
      apply: async (writes: readonly Write[]): Promise<boolean> => {
        for (const write of writes) {
          const { rowCount } = await written(client, write)
          if (write.mustApply !== true || rowCount !== 0) continue
          await client.query("rollback")
          return false
        }
        return true
      },
      commit: () => client.query("commit"),
    }
  }
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  const isSomebodyWaiting = async () => (await watcher.query(waiting)).rowCount !== 0
  return { begun, isSomebodyWaiting }
}

/**
 * The second transaction begins when the first has written and not yet committed. The first commits when the second
 * waits for it, or has finished without waiting. Answers whether the second applied.
 */
export async function inTurn(made: readonly Write[], first: readonly Write[], second: readonly Write[]) {
  const { begun, isSomebodyWaiting } = await stage(made)
  const [one, other] = [await begun(), await begun()]
  expect(await one.apply(first)).toBe(true)
  let isOver = false
  const applied = other.apply(second).finally(() => {
    isOver = true
  })
  while (!isOver && !(await isSomebodyWaiting()));
  await one.commit()
  return applied
}
