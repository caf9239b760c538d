import type { DecisionRow } from "./engine.ts"
import { alignedTable, markdownTable } from "./internal/text-table.ts"
import { clockTime } from "./labels.ts"

export interface DecisionTableStyle {
  /** A Markdown table in place of aligned columns. */
  readonly markdown?: boolean
  /** What a window is called, by its id; the id itself when not said. */
  readonly nameOf?: (window: string) => string
}

/**
 * The rows of `engine.decisionTable` for people to read, without a line break at the end. Times are the market's, `until`
 * excluded. More than four windows that follow each other in the book are written "9 … 21 (13)".
 *
 * @example printDecisionTable(engine.decisionTable("sameDay", "AE"))
 * // time         band     earliest  pick-up today  pick-up other days  delivery
 * // -----------  -------  --------  -------------  ------------------  ---------------
 * // 00:00-10:00  dawn     today     11-14, 13-18   11-14, 13-18        same day: 17-22
 */
export function printDecisionTable(rows: readonly DecisionRow[], style: DecisionTableStyle = {}): string {
  const { markdown = false, nameOf = (window) => window } = style
  const deliveries = [...new Set(rows.flatMap(({ delivery }) => delivery))]
  const cells = rows.map((row) => [
    `${clockTime(row.from)}-${clockTime(row.until)}`,
    row.band,
    daysAhead(row.earliestInDays),
    listed(row.pickupToday, row.pickupOtherDays, nameOf),
    listed(row.pickupOtherDays, row.pickupOtherDays, nameOf),
    `${daysAfter(row.deliveryInDays)}: ${listed(row.delivery, deliveries, nameOf)}`,
  ])
  return (markdown ? markdownTable : alignedTable)([head, ...cells])
}

const head = ["time", "band", "earliest", "pick-up today", "pick-up other days", "delivery"]

const daysAhead = (days: number | null): string =>
  days === null ? "none" : (["today", "tomorrow"][days] ?? `in ${days} days`)

const daysAfter = (days: number): string => ["same day", "next day"][days] ?? `${days} days later`

const listedInFull = 4

/** Only a part of `all` without a gap is shortened, so that what is left out can be told. */
function listed(windows: readonly string[], all: readonly string[], nameOf: (window: string) => string): string {
  const names = windows.map(nameOf)
  const from = all.indexOf(windows[0] ?? "")
  const isUnbroken = windows.every((window, at) => all[from + at] === window)
  if (names.length <= listedInFull || !isUnbroken) return names.join(", ") || "none"
  return `${names[0]} … ${names.at(-1)} (${names.length})`
}
