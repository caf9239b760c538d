import type { DecisionRow } from "./engine.ts"
import { wordsOfRow } from "./internal/decision-words.ts"
import { alignedTable, markdownTable } from "./internal/text-table.ts"

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
  const cells = rows.map((row) => {
    const { time, earliest, pickupToday, pickupOtherDays, delivery } = wordsOfRow(row, rows, nameOf)
    return [time, row.band, earliest, pickupToday, pickupOtherDays, delivery]
  })
  return (markdown ? markdownTable : alignedTable)([head, ...cells])
}

const head = ["time", "band", "earliest", "pick-up today", "pick-up other days", "delivery"]
