/** A cell: somebody's text, or a number of ours. */
export type CsvCell = string | number | { readonly decimal: string }

/** Characters with which a spreadsheet starts a formula, including wide forms, and those that it skips before. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** What a reader would take for a guarded cell: it is guarded once more, so that it is read back unchanged. */
const guarded = /^'+(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u

/**
 * A line of CSV by RFC 4180 that no spreadsheet executes: text that looks like a formula gets an apostrophe before it.
 * Numbers are ours and stay unchanged.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(",")}\r\n`

function cellText(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell)
  if (typeof cell !== "string") return cell.decimal
  const safe = formula.test(cell) || guarded.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A cell's text without the apostrophe that keeps a spreadsheet from calculating: "'+971…" is a phone. */
export const unguarded = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)

/** Begins a file, so that a spreadsheet reads it as UTF-8. */
export const byteOrderMark = "\ufeff"

/** A whole file of CSV. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string => byteOrderMark + rows.map(csvLine).join("")
