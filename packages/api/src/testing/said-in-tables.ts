import { openBeside } from "@mersal/adapters-db/testing/beside"

type Row = Readonly<Record<string, unknown>>

/** Every row of every table of an SQLite file. */
export function everyRow(path: string): ReadonlyMap<string, readonly Row[]> {
  const database = openBeside(path)
  const names = database.prepare<[], { name: string }>("select name from sqlite_master where type = 'table'").all()
  const rows = names.map(({ name }) => [name, database.prepare<[], Row>(`select * from ${name}`).all()] as const)
  database.close()
  return new Map(rows)
}

/** The names of its tables that contain one of these words. */
export const tablesSaying = (path: string, words: readonly string[]): readonly string[] =>
  [...everyRow(path)]
    .filter(([, rows]) => {
      const said = JSON.stringify(rows).toLowerCase()
      return words.some((word) => said.includes(word.toLowerCase()))
    })
    .map(([name]) => name)
    .sort()
