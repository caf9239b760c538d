import { onTestFinished } from "vitest"
import type { DatabaseSettings } from "../connection.ts"
import { newDatabasePath } from "./new-database-path.ts"
import { keeperVariable } from "./postgres/keep-postgres.ts"

/** A kind of database, for suites that run on each: `for (const database of testDatabases) describe(database.name, …)`. */
export interface TestDatabase {
  readonly name: string
  /** A new database that nobody has used, without rows. It goes with the test that asks. */
  readonly open: () => Promise<DatabaseSettings>
  /** The same without tables. */
  readonly openEmpty: () => Promise<DatabaseSettings>
}

const newSqlite = async (): Promise<DatabaseSettings> => ({ kind: "sqlite", path: newDatabasePath() })

const postgresOfTest = async (content: "migrated" | "empty"): Promise<DatabaseSettings> => {
  const { settings, drop } = await newPostgres(content)
  onTestFinished(drop)
  return settings
}

export const testDatabases: readonly TestDatabase[] = [
  { name: "SQLite", open: newSqlite, openEmpty: newSqlite },
  { name: "PostgreSQL", open: () => postgresOfTest("migrated"), openEmpty: () => postgresOfTest("empty") },
]

/** A new database of PostgreSQL, for suites that keep one longer than a test: they drop it themselves. */
export async function newPostgres(content: "migrated" | "empty" = "migrated"): Promise<{
  readonly settings: DatabaseSettings & { readonly kind: "postgres" }
  readonly drop: () => Promise<void>
}> {
  const keeper = process.env[keeperVariable]
  if (keeper === undefined) throw new Error("This project's tests need keep-postgres.ts as their global setup")
  const url = await ask(`${keeper}/${content}`, "POST")
  return {
    settings: { kind: "postgres", url },
    drop: async () => void (await ask(keeper + new URL(url).pathname, "DELETE")),
  }
}

async function ask(address: string, method: string): Promise<string> {
  const response = await fetch(address, { method })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
