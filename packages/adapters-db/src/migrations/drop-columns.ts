import type { Knex } from "knex"

/**
 * Drops columns in place. On SQLite knex would rebuild the table, and dropping the original deletes the rows that refer to
 * it or, if they must not go with it, fails; within a transaction foreign keys cannot be turned off.
 */
export async function dropColumns(knex: Knex, table: string, columns: readonly string[]): Promise<void> {
  for (const column of columns) await knex.raw(`alter table ${table} drop column ${column}`)
}
