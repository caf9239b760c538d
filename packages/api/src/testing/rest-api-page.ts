import { readFileSync } from "node:fs"
import { referenceKinds } from "@mersal/domain/reference/reference-entry"

export const page = readFileSync(new URL("../../../../docs/rest-api.md", import.meta.url), "utf8")

/** Paths that the page writes otherwise than the table. */
const written: Readonly<Record<string, readonly string[]>> = {
  "/bookings/{reference}/documents/{number}.pdf": ["/bookings/{reference}/documents/{file}"],
  "/operations/exports/{bookings,ledger,documents,cash}.csv": ["/operations/exports/{kind}"],
  "/admin/{kind}": referenceKinds.map((kind) => `/admin/${kind}`),
  "/admin/{kind}/{id}": referenceKinds.map((kind) => `/admin/${kind}/{id}`),
}

export interface RowOfPage {
  /** The first cell: the calls, or the commands. */
  readonly named: string
  readonly calls: readonly string[]
  readonly who: string
  /** All other cells. */
  readonly told: string
}

/** The rows of the page's tables. */
export const rowsOfPage: readonly RowOfPage[] = printedRows()

function printedRows(): readonly RowOfPage[] {
  const rows: RowOfPage[] = []
  let [who, column] = ["", -1]
  for (const line of page.split("\n")) {
    if (!line.startsWith("| ")) continue
    const cells = line.slice(2).split(/ ?(?<!\\)\| ?/)
    if (/^(call|command|field|kind|word)\b/.test(line.slice(2))) {
      column = cells.findIndex((cell) => /^who/.test(cell))
      continue
    }
    const [named = "", ...others] = cells
    const callers = column < 0 ? "nobody is named" : (cells[column] ?? "")
    if (callers !== "the same") who = callers
    rows.push({ named, calls: callsIn(named), who, told: others.filter((cell) => cell !== callers).join(" ") })
  }
  return rows
}

/** The calls in a row's first cell: `GET`, `PUT /user/profile` are two of one path. */
function callsIn(cell: string): readonly string[] {
  const named = [...cell.matchAll(/`(GET|POST|PUT|DELETE)(?: ([^?` ]+)[^`]*)?`/g)]
  return named.flatMap(([, method, at], index) => {
    const path = at ?? named.slice(index).find(([, , later]) => later)?.[2] ?? ""
    const whole = path.replace("…", named.find(([, , first]) => first)?.[2] ?? "")
    return (written[whole] ?? [whole]).map((each) => `${method} ${each}`)
  })
}
