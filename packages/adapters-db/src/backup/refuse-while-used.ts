import BetterSqlite3 from "better-sqlite3"
import pg from "pg"
import { connectionConfig } from "../postgres/config.ts"
import { UpkeepRefused } from "./upkeep-refused.ts"

/**
 * Every process that has a database open in this mode holds a lock on it. Taking all the locks also empties the
 * write-ahead log.
 */
export function refuseWhileSqliteUsed(path: string): void {
  const database = new BetterSqlite3(path, { fileMustExist: true, timeout: 0 })
  try {
    database.pragma("locking_mode = exclusive")
    database.exec("begin exclusive; commit")
    database.pragma("journal_mode = delete")
  } catch (error) {
    const isBusy = error instanceof Error && "code" in error && error.code === "SQLITE_BUSY"
    if (isBusy) throw new UpkeepRefused(`A server is using ${path}: stop it first.`)
    throw error
  } finally {
    database.close()
  }
}

/**
 * A server that kept running would sell by the rows it had read before, and sign with a secret that may no longer
 * exist. If the database does not answer, whoever uses it next finds that out too and reports why.
 */
export async function refuseWhilePostgresUsed(url: string): Promise<void> {
  const client = new pg.Client(connectionConfig(url))
  const isReached = await client.connect().then(
    () => true,
    () => false,
  )
  if (!isReached) return
  try {
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()",
      [connectionConfig(url).application_name],
    )
    if (rowCount !== 0) throw new UpkeepRefused(`A server is using ${client.database}: stop it first.`)
  } finally {
    await client.end()
  }
}
