import type { ColumnValue, Write } from "./connection.ts"
import type { RowValues } from "./inserts.ts"

/** A table of counters: their key, and the count in one more column. */
export interface CounterTable {
  readonly table: string
  readonly key: readonly string[]
  readonly count: string
}

/**
 * Counts up by one, from none where the key has no row yet; changes no row where so many are counted already, so that of
 * many at once no more than the limit get through. Null is no limit.
 *
 * @param row the key, and other columns of a row that is new
 */
export function countUp({ table, key, count }: CounterTable, row: RowValues, limit: number | null): Write {
  const columns = Object.keys(row)
  const values: ColumnValue[] = [...Object.values(row)]
  // PostgreSQL takes a mark that stands alone in a select for a text: every column before the count has to be one.
  const isUnder = limit === null ? "1 = 1" : `${table}.${count} < ${limitMark}`
  const isAny = limit === null ? "1 = 1" : `1 <= ${limitMark}`
  const text = `
    insert into ${table} (${columns.join(", ")}, ${count})
    select ${columns.map(() => "cast(? as text)").join(", ")}, 1 where ${isAny}
    on conflict (${key.join(", ")}) do update set ${count} = ${table}.${count} + 1 where ${isUnder}`
  return { text, values: limit === null ? values : [...values, limit, limit], mustApply: true }
}

const limitMark = "cast(? as bigint)"

/** Counts down by one, and never below none. */
export const countDown = ({ table, key, count }: CounterTable, row: RowValues): Write => ({
  text: `update ${table} set ${count} = ${count} - 1 where ${key.map((column) => `${column} = ?`).join(" and ")} and ${count} > 0`,
  values: key.map((column) => row[column] ?? null),
})
