import type { DatabaseSettings } from "../database/connection.ts"
import { backUpPostgres, restorePostgres } from "./postgres-backup.ts"
import { backUpSqlite, restoreSqlite } from "./sqlite-backup.ts"

/** Copies all that a database holds into a new file, as it is at one moment, while servers go on. Throws `BackupRefused`. */
export async function backUpDatabase(database: DatabaseSettings, file: string): Promise<void> {
  if (database.kind === "sqlite") backUpSqlite(database.path, file)
  else await backUpPostgres(database.url, file)
}

/**
 * Puts such a copy in the place of what a database holds. Servers have to be stopped; the next start migrates it. Throws
 * `BackupRefused`.
 *
 * @returns where the replaced database stays, or null where nothing stays
 */
export async function restoreDatabase(database: DatabaseSettings, file: string): Promise<string | null> {
  if (database.kind === "sqlite") return restoreSqlite(database.path, file)
  await restorePostgres(database.url, file)
  return null
}
