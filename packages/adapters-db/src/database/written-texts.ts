/** The last statement written for a table and kind. */
interface Written {
  readonly columns: readonly string[]
  readonly text: string
}

const written = new Map<string, Map<string, Written>>()

/**
 * The text of a statement over columns of a table. The next call of the same kind with the same columns gets the very
 * same string, which need not be built or compared again: a booking has fifty columns.
 *
 * @param kind what else the text depends on
 */
export function textOf(table: string, kind: string, columns: readonly string[], write: () => string): string {
  const ofTable = written.get(table) ?? new Map<string, Written>()
  const last = ofTable.get(kind)
  if (last && isSame(last.columns, columns)) return last.text
  const text = write()
  ofTable.set(kind, { columns, text })
  written.set(table, ofTable)
  return text
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((column, index) => column === other[index])
