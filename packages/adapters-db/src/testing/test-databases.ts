import { readFileSync, writeFileSync } from "node:fs"
import { onTestFinished } from "vitest"
import type { DatabaseSettings } from "../database/connection.ts"
import { migrate } from "../migrations/migrate.ts"
import { newDatabaseFolder } from "./new-database-path.ts"
import { openKnex } from "./open-knex.ts"
import { keeperVariable } from "./postgres/keep-postgres.ts"

/**
 * A kind of database, for suites that run on each: `for (const database of testDatabases) describe(database.name, …)`.
 */
export interface TestDatabase {
  readonly name: string
  readonly kind: DatabaseSettings["kind"]
  /** A new, unused database without rows. It is removed after the test that opened it. */
  readonly open: () => Promise<DatabaseSettings>
  /** The same without tables. */
  readonly openEmpty: () => Promise<DatabaseSettings>
  /** A database for longer than one test: the caller gives it back. */
  readonly lend: () => Promise<LentDatabase>
}

export interface LentDatabase {
  readonly settings: DatabaseSettings
  readonly giveBack: () => Promise<void>
}

const sqlite = async (content: "migrated" | "empty"): Promise<LentDatabase> => {
  const { path, remove } = newDatabaseFolder()
  if (content === "migrated") writeFileSync(path, await migratedFile())
  return { settings: { kind: "sqlite", path }, giveBack: async () => remove() }
}

let migrated: Promise<Buffer> | undefined
/** Migrated once for all tests of a process: migrating a file takes twenty times as long as writing one. */
const migratedFile = (): Promise<Buffer> => (migrated ??= newMigratedFile())

async function newMigratedFile(): Promise<Buffer> {
  const { path, remove } = newDatabaseFolder()
  const database = openKnex({ kind: "sqlite", path })
  try {
    await migrate(database)
    // A closed database is one file, without a log beside it.
    await database.destroy()
    return readFileSync(path)
  } finally {
    remove()
  }
}

const postgres = async (content: "migrated" | "empty"): Promise<LentDatabase> => {
  const keeper = process.env[keeperVariable]
  if (keeper === undefined) throw new Error("This project's tests need keep-postgres.ts as their global setup")
  const url = await ask(`${keeper}/${content}`, "POST")
  return {
    settings: { kind: "postgres", url },
    giveBack: async () => void (await ask(keeper + new URL(url).pathname, "DELETE")),
  }
}

const testDatabase = (
  name: string,
  kind: DatabaseSettings["kind"],
  lend: (content: "migrated" | "empty") => Promise<LentDatabase>,
): TestDatabase => {
  const ofTest = async (content: "migrated" | "empty"): Promise<DatabaseSettings> => {
    const { settings, giveBack } = await lend(content)
    onTestFinished(giveBack)
    return settings
  }
  return {
    name,
    kind,
    open: () => ofTest("migrated"),
    openEmpty: () => ofTest("empty"),
    lend: () => lend("migrated"),
  }
}

export const testDatabases: readonly TestDatabase[] = [
  testDatabase("SQLite", "sqlite", sqlite),
  testDatabase("PostgreSQL", "postgres", postgres),
]

async function ask(address: string, method: string): Promise<string> {
  const response = await fetch(address, { method })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
