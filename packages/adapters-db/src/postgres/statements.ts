import type { ColumnValue } from "../database/connection.ts"

/** A statement that a connection prepares once, under its name. */
export interface NamedStatement {
  readonly name: string
  readonly text: string
}

const named = new Map<string, NamedStatement>()

/** The statement with `$1`, `$2` and so on for its `?`, under a unique name. */
export function namedStatement(text: string): NamedStatement {
  const known = named.get(text)
  if (known) return known
  const made = { name: `mersal_${named.size + 1}`, text: withNumberedMarks(text) }
  named.set(text, made)
  return made
}

/** Question marks within quotes belong to texts and names. */
export function withNumberedMarks(text: string): string {
  let count = 0
  return text.replaceAll(/'[^']*'|"[^"]*"|\?/g, (piece) => {
    if (piece !== "?") return piece
    count += 1
    return `$${count}`
  })
}

/** A query for the driver, which needs a list that it may change. */
export const asked = (text: string, values: readonly ColumnValue[]) => ({
  ...namedStatement(text),
  values: values.map(withoutNul),
})

/**
 * PostgreSQL cannot store the character 0 in a text, SQLite can. Such a text comes from somebody probing the product,
 * and must not be a server fault.
 */
const withoutNul = (value: ColumnValue): ColumnValue =>
  typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value
