import type BetterSqlite3 from "better-sqlite3"
import type { ColumnValue } from "../database/connection.ts"
import type { SqliteConnection } from "./prepare-connection.ts"

type Statement = BetterSqlite3.Statement<unknown[]>

/** The statements of a connection, each prepared once: preparing takes longer than running most of them. */
export interface Statements {
  readonly rows: (text: string, values: readonly ColumnValue[]) => readonly unknown[]
  /** Whether this statement writes. */
  readonly isWriting: (text: string) => boolean
  /** Answers how many rows it changed. */
  readonly run: (text: string, values: readonly ColumnValue[]) => number
}

export function statements(connection: SqliteConnection): Statements {
  const prepared = new Map<string, Statement>()
  const statement = (text: string): Statement => {
    const known = prepared.get(text)
    if (known) return known
    const made = connection.prepare<unknown[]>(text)
    prepared.set(text, made)
    return made
  }
  return {
    rows(text, values) {
      const asked = statement(text)
      if (asked.reader) return asked.all(values)
      asked.run(values)
      return []
    },
    isWriting: (text) => !statement(text).readonly,
    run: (text, values) => statement(text).run(values).changes,
  }
}
