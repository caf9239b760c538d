import { byteOrderMark, unguarded } from "./csv.ts"

/** A row of a file: the line on which it begins, from 1, and its cells. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
  /** Whether it opens a quote that is never closed; then everything after is in its last cell. */
  readonly isUnclosed: boolean
}

/**
 * The rows of a CSV from a spreadsheet or a program: separated by commas, semicolons or tabs, whichever is most
 * frequent in the first line; with quoted cells that may contain line breaks; with or without a byte order mark. Empty
 * lines are left out, and so is the apostrophe that keeps a cell from being a formula.
 */
export function readCsv(text: string): readonly CsvRow[] {
  const plain = text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text
  const separator = separatorOf(plain)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ""
  let isQuoted = false
  let line = 1
  let begin = 1
  const endCell = () => {
    cells.push(unguarded(cell))
    cell = ""
  }
  const endRow = () => {
    endCell()
    if (cells.some((value) => value.trim() !== "")) rows.push({ line: begin, cells, isUnclosed: isQuoted })
    cells = []
    begin = line
  }
  for (let index = 0; index < plain.length; index += 1) {
    const sign = plain.charAt(index)
    const isEnd = sign === "\n" || (sign === "\r" && plain.charAt(index + 1) !== "\n")
    if (isEnd) line += 1
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (plain.charAt(index + 1) === '"') {
        cell += sign
        index += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === "") isQuoted = true
    else if (sign === separator) endCell()
    else if (isEnd) endRow()
    else if (sign !== "\r") cell += sign
  }
  endRow()
  return rows
}

function separatorOf(text: string): string {
  const [first = ""] = text.split(/[\r\n]/, 1)
  const often = (separator: string): number => first.split(separator).length
  return [",", ";", "\t"].reduce((best, next) => (often(next) > often(best) ? next : best))
}
