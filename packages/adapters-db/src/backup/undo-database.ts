import { existsSync } from "node:fs"
import knex from "knex"
import type { DatabaseSettings } from "../database/connection.ts"
import { undoMigrations } from "../migrations/migrate.ts"
import { postgresConfig } from "../postgres/config.ts"
import { sqliteConfig } from "../sqlite/config.ts"
import { refuseWhilePostgresUsed, refuseWhileSqliteUsed } from "./refuse-while-used.ts"
import { UpkeepRefused } from "./upkeep-refused.ts"

/**
 * Undoes the newest migration of a database that no server uses, or all that ran after a named one, for an older version
 * of the product. Throws `UpkeepRefused`.
 *
 * @returns the names of the undone ones, the newest first
 */
export async function undoDatabase(settings: DatabaseSettings, after: string | null): Promise<readonly string[]> {
  if (settings.kind === "sqlite") {
    if (!existsSync(settings.path)) throw new UpkeepRefused(`There is no database at ${settings.path}.`)
    refuseWhileSqliteUsed(settings.path)
  } else await refuseWhilePostgresUsed(settings.url)
  const database = knex(settings.kind === "sqlite" ? sqliteConfig(settings.path) : postgresConfig(settings.url))
  try {
    const undone = await undoMigrations(database, after)
    if (undone === null) throw new UpkeepRefused(`${after} is no migration that has run.`)
    return undone
  } finally {
    await database.destroy()
  }
}
