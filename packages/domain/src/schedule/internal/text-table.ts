/** Rows as aligned columns, two spaces apart, with a rule below the first row. Lines have no trailing spaces. */
export function alignedTable(rows: readonly (readonly string[])[]): string {
  const widths = widthsOf(rows)
  const [head = [], ...body] = rows
  const line = widths.map((width) => "-".repeat(width))
  return [head, line, ...body]
    .map((cells) =>
      widths
        .map((width, at) => (cells[at] ?? "").padEnd(width))
        .join("  ")
        .trimEnd(),
    )
    .join("\n")
}

/** The rows as a Markdown table. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  const line = head.map(() => "---")
  return [head, line, ...body]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n")
}

function widthsOf(rows: readonly (readonly string[])[]): readonly number[] {
  const columns = Math.max(0, ...rows.map(({ length }) => length))
  return Array.from({ length: columns }, (_, at) => Math.max(0, ...rows.map((cells) => (cells[at] ?? "").length)))
}
