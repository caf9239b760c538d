import type { ColumnValue } from "../database/connection.ts"

/** A statement that a connection prepares once, under its name. */
export interface NamedStatement {
  readonly name: string
  readonly text: string
}

const named = new Map<string, NamedStatement>()

/** The statement with its `?` as `$1`, `$2` and so on, under a name that is its own. */
export function namedStatement(text: string): NamedStatement {
  const known = named.get(text)
  if (known) return known
  const made = { name: `mersal_${named.size + 1}`, text: withNumberedMarks(text) }
  named.set(text, made)
  return made
}

/** Question marks within quotes are texts and names. */
export function withNumberedMarks(text: string): string {
  let count = 0
  return text.replaceAll(/'[^']*'|"[^"]*"|\?/g, (piece) => {
    if (piece !== "?") return piece
    count += 1
    return `$${count}`
  })
}

/** What the driver is asked. It takes a list that it may write to. */
export const asked = (text: string, values: readonly ColumnValue[]) => ({
  ...namedStatement(text),
  values: values.map(withoutNul),
})

/** PostgreSQL keeps no text with the character 0, which SQLite does: such a text is somebody's attempt, and no fault. */
const withoutNul = (value: ColumnValue): ColumnValue =>
  typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value
