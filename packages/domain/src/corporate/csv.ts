/**
 * Comma-separated values as spreadsheets open them: UTF-8 with its mark, CRLF, quotes where they are needed. A cell that a
 * spreadsheet would reckon as a formula begins with an apostrophe instead, so that what somebody typed stays a text.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`

const cellOf = (value: string): string => {
  // A number of ours may be below nothing; anything else that begins so is a formula.
  const isNumber = /^-?\d+(\.\d+)?$/.test(value)
  const safe = !isNumber && /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * The rows of a CSV: comma or semicolon, whichever its first line has more of, quoted cells with line ends in them, with
 * or without a mark. Empty lines are left out.
 */
export function readCsv(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/^\uFEFF/, "")
  const [first = ""] = plain.split(/\r?\n/, 1)
  const separator = first.split(";").length > first.split(",").length ? ";" : ","
  const rows: string[][] = []
  let row: string[] = []
  let cell = ""
  let isQuoted = false
  const endCell = () => {
    row.push(cell)
    cell = ""
  }
  const endRow = () => {
    endCell()
    if (row.some((value) => value.trim() !== "")) rows.push(row)
    row = []
  }
  for (let index = 0; index < plain.length; index += 1) {
    const sign = plain.charAt(index)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (plain.charAt(index + 1) === '"') {
        cell += sign
        index += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === "") isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === "\n") endRow()
    else if (sign !== "\r") cell += sign
  }
  endRow()
  return rows
}
