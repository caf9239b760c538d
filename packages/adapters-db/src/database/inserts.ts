import type { AskedCondition } from "./conditions.ts"
import type { ColumnValue, Write } from "./connection.ts"
import { textOf } from "./written-texts.ts"

/** A row to write, by column. */
export type RowValues = Readonly<Record<string, ColumnValue>>

/**
 * Inserts a row. Changes nothing if a row with the same key exists.
 *
 * @param onConflict what to do instead, as SQL: "(id) do update set note = excluded.note"
 */
export function insertOf(table: string, row: RowValues, onConflict = "do nothing"): Write {
  const columns = Object.keys(row)
  const text = textOf(table, onConflict, columns, () => {
    return `${insertInto(table, columns)} ${marks(columns.length)} on conflict ${onConflict}`
  })
  return { text, values: Object.values(row) }
}

/** Inserts a row. A row with the same key is a conflict. */
export const insertNew = (table: string, row: RowValues): Write => ({ ...insertOf(table, row), mustApply: true })

/**
 * Inserts a row if a condition holds, and changes nothing if it does not.
 *
 * @param where as SQL, with the values of its question marks
 * @param onConflict what to do if a row with the same key exists, as SQL; by default the statement fails
 */
export function insertWhere(
  table: string,
  row: RowValues,
  [where, ...values]: AskedCondition,
  onConflict: string | null = null,
): Write {
  const columns = Object.keys(row)
  const text = textOf(table, `${where} ${onConflict}`, columns, () => {
    const conflict = onConflict === null ? "" : `on conflict ${onConflict}`
    const selected = columns.map(() => "?").join(", ")
    return `insert into ${table} (${columns.join(", ")}) select ${selected} where ${where} ${conflict}`
  })
  return { text, values: [...Object.values(row), ...values] }
}

/** Sets columns of the rows that match `where`. */
export function updateOf(table: string, set: RowValues, where: RowValues): Write {
  const named = (row: RowValues, between: string) =>
    Object.keys(row)
      .map((column) => `${column} = ?`)
      .join(between)
  return {
    text: `update ${table} set ${named(set, ", ")} where ${named(where, " and ")}`,
    values: [...Object.values(set), ...Object.values(where)],
  }
}

/** Inserts those rows that are missing, all with the same columns, some hundred in a statement. */
export function insertMissing(table: string, rows: readonly RowValues[]): readonly Write[] {
  const [first] = rows
  if (!first) return []
  const columns = Object.keys(first)
  const writes: Write[] = []
  for (let from = 0; from < rows.length; from += mostRows) {
    const some = rows.slice(from, from + mostRows)
    const all = some.map(() => marks(columns.length)).join(", ")
    const values = some.flatMap((row) => columns.map((column) => row[column] ?? null))
    writes.push({ text: `${insertInto(table, columns)} ${all} on conflict do nothing`, values })
  }
  return writes
}

/** SQLite takes 32,766 values in a statement, PostgreSQL twice as many. */
const mostRows = 200

const insertInto = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${columns.join(", ")}) values`

const marks = (count: number): string => {
  marksOf[count] ??= `(${Array.from({ length: count }, () => "?").join(", ")})`
  return marksOf[count]
}

/** The question marks for a number of values, kept once written. */
const marksOf: string[] = []
