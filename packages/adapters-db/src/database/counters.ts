import type { ColumnValue, SharedRows, Write } from "./connection.ts"
import type { RowValues } from "./inserts.ts"
import { textOf } from "./written-texts.ts"

/** A table of counters: its key columns, and the column with the count. */
export interface CounterTable {
  readonly table: string
  readonly key: readonly string[]
  readonly count: string
  readonly shares: SharedRows
}

/**
 * Adds one to a counter, which starts at zero if its key has no row yet. Changes no row if the limit is reached, so
 * concurrent calls never exceed it. Null is no limit.
 *
 * @param row the key, and the other columns of a new row
 */
export function countUp(counter: CounterTable, row: RowValues, limit: number | null): Write {
  const columns = Object.keys(row)
  const values: ColumnValue[] = [...Object.values(row)]
  const [kind, isLimited] = limit === null ? ["count", false] : ["count to a limit", true]
  const text = textOf(counter.table, kind, columns, () => countUpText(counter, columns, isLimited))
  const shares = sharedRow(counter, row)
  return { text, values: limit === null ? values : [...values, limit, limit], mustApply: true, shares }
}

function countUpText({ table, key, count }: CounterTable, columns: readonly string[], isLimited: boolean): string {
  const isUnder = isLimited ? `${table}.${count} < ${limitMark}` : "1 = 1"
  const isAny = isLimited ? `1 <= ${limitMark}` : "1 = 1"
  return `
    insert into ${table} (${columns.join(", ")}, ${count})
    select ${columns.map(() => "?").join(", ")}, 1 where ${isAny}
    on conflict (${key.join(", ")}) do update set ${count} = ${table}.${count} + 1 where ${isUnder}`
}

const limitMark = "cast(? as bigint)"

/** Subtracts one from a counter, but never below zero. */
export function countDown(counter: CounterTable, row: RowValues): Write {
  const { table, key, count } = counter
  return {
    text: `update ${table} set ${count} = ${count} - 1 where ${key.map((column) => `${column} = ?`).join(" and ")} and ${count} > 0`,
    values: key.map((column) => row[column] ?? null),
    shares: sharedRow(counter, row),
  }
}

const sharedRow = ({ shares, key }: CounterTable, row: RowValues) =>
  `${shares} ${key.map((column) => row[column]).join(" ")}` as const
