import type BetterSqlite3 from "better-sqlite3"
import type { SqliteConnection } from "./connection.ts"

/** A value that a column takes. */
export type ColumnValue = string | number | null

/** A row to write, by column. */
export type RowValues = Readonly<Record<string, ColumnValue>>

type Statement = BetterSqlite3.Statement<unknown[]>

const prepared = new WeakMap<SqliteConnection, Map<string, Statement>>()

/** The statement of a text, prepared once for each connection: preparing costs more than most statements take. */
export function statement(connection: SqliteConnection, text: string): Statement {
  const known = prepared.get(connection) ?? new Map<string, Statement>()
  prepared.set(connection, known)
  const found = known.get(text) ?? connection.prepare<unknown[]>(text)
  known.set(text, found)
  return found
}

/** Inserts a row; false, and nothing is written, where a row with the same key is there already. */
export function insertNew(connection: SqliteConnection, table: string, row: RowValues): boolean {
  const columns = Object.keys(row)
  const values = columns.map((column) => `@${column}`)
  const text = `insert into ${table} (${columns.join(", ")}) values (${values.join(", ")}) on conflict do nothing`
  return statement(connection, text).run(row).changes === 1
}

/**
 * Runs work in one transaction that has the write lock from its beginning, so that it cannot fail half way because
 * another process wrote meanwhile. What the work throws rolls it back.
 */
export function inTransaction<Value>(connection: SqliteConnection, work: () => Value): Value {
  statement(connection, "begin immediate").run()
  try {
    const value = work()
    statement(connection, "commit").run()
    return value
  } catch (error) {
    // A disk error may have rolled it back already.
    if (connection.inTransaction) statement(connection, "rollback").run()
    throw error
  }
}
