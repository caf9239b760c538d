/** A cell: words of somebody, or a figure of ours. */
export type CsvCell = string | number | { readonly decimal: string }

/** Signs with which a spreadsheet begins to calculate, in their wide forms too, and those that it takes away before it looks. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** What a reader would take for a guarded cell: it is guarded once more, so that it is read as it was. */
const guarded = /^'+(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u

/**
 * A line of CSV as RFC 4180 has it, that no spreadsheet runs: words that look like a formula stand behind an apostrophe.
 * Figures are ours and stand as they are.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(",")}\r\n`

function cellText(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell)
  if (typeof cell !== "string") return cell.decimal
  const safe = formula.test(cell) || guarded.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The words of a cell without the apostrophe that keeps a spreadsheet from calculating: "'+971…" is a phone. */
export const unguarded = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)

/** Begins a file, so that a spreadsheet reads it as UTF-8. */
export const byteOrderMark = "\ufeff"

/** A whole file of CSV. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string => byteOrderMark + rows.map(csvLine).join("")
