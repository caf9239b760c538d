import { existsSync } from "node:fs"
import BetterSqlite3 from "better-sqlite3"
import pg from "pg"
import type { DatabaseSettings } from "../database/connection.ts"
import { applicationId, migrations } from "../migrations/migrate.ts"
import { connectionConfig } from "../postgres/config.ts"

/**
 * What there is at an address: nothing, a database without tables, somebody else's, or this product's: before the
 * newest migration, at it, or after it. `unreached` if the server does not answer or lets nobody in.
 */
export type DatabaseState = "absent" | "unreached" | "empty" | "foreign" | "older" | "current" | "newer"

/** Looks at a database without changing anything: unlike opening it, this neither creates nor migrates one. */
export async function databaseState(settings: DatabaseSettings): Promise<DatabaseState> {
  return settings.kind === "sqlite" ? sqliteState(settings.path) : await postgresState(settings.url)
}

/** Whether a state is that of a database of this product, of whatever version. */
export const isOurs = (state: DatabaseState): boolean => ["older", "current", "newer"].includes(state)

function sqliteState(path: string): DatabaseState {
  if (path === ":memory:" || !existsSync(path)) return "absent"
  // Not read-only: such a connection would leave a write-ahead log beside a database that no server uses.
  const database = new BetterSqlite3(path, { fileMustExist: true, timeout: 5_000 })
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").pluck().all()
    if (tables.length === 0) return "empty"
    if (database.pragma("application_id", { simple: true }) !== applicationId) return "foreign"
    if (!tables.includes("knex_migrations")) return "foreign"
    return stateOf(database.prepare("select name from knex_migrations").pluck().all() as string[])
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "SQLITE_NOTADB") return "foreign"
    throw error
  } finally {
    database.close()
  }
}

async function postgresState(url: string): Promise<DatabaseState> {
  // By another name than a server's: PostgreSQL lists a connection for a moment after it has ended.
  const client = new pg.Client({ ...connectionConfig(url), application_name: "mersal upkeep" })
  client.on("error", () => {})
  const isReached = await client.connect().then(
    () => true,
    () => false,
  )
  if (!isReached) return "unreached"
  try {
    const { rows: found } = await client.query("select to_regclass('knex_migrations') is not null as is_there")
    if (found[0].is_there === 1) {
      const { rows } = await client.query<{ name: string }>("select name from knex_migrations")
      return stateOf(rows.map(({ name }) => name))
    }
    const { rowCount } = await client.query(
      `select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind in ('r', 'p') and nspname <> 'information_schema' and nspname not like 'pg\\_%'
       and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e') limit 1`,
    )
    return rowCount === 0 ? "empty" : "foreign"
  } finally {
    await client.end()
  }
}

/** By the names of the migrations that have run: other products count theirs in a table of the same name. */
function stateOf(ran: readonly string[]): DatabaseState {
  const known = migrations.map(({ name }) => name)
  if (!ran.includes(known[0] ?? "")) return "foreign"
  if (ran.some((name) => !known.includes(name))) return "newer"
  return ran.length < known.length ? "older" : "current"
}
