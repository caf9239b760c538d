import type { DatabaseSettings } from "../database/connection.ts"
import { backUpPostgres, restorePostgres } from "./postgres-backup.ts"
import { backUpSqlite, restoreSqlite } from "./sqlite-backup.ts"

/**
 * Copies a whole database into a new file, consistent at one moment, while servers keep running. Throws
 * `UpkeepRefused`.
 */
export async function backUpDatabase(database: DatabaseSettings, file: string): Promise<void> {
  if (database.kind === "sqlite") backUpSqlite(database.path, file)
  else await backUpPostgres(database.url, file)
}

/**
 * Replaces a database's contents by such a copy. Servers must be stopped; the next start migrates it. Throws
 * `UpkeepRefused`.
 *
 * @returns where the replaced database was kept, or null if it was not
 */
export async function restoreDatabase(database: DatabaseSettings, file: string): Promise<string | null> {
  if (database.kind === "sqlite") return restoreSqlite(database.path, file)
  await restorePostgres(database.url, file)
  return null
}
