import type { DecisionRow } from "./engine.ts"
import { type Check, called, count, flag, isRecord, list, shape, text } from "./internal/checks.ts"
import { wordsOfRow } from "./internal/decision-words.ts"
import { valid } from "./internal/question.ts"
import { alignedTable, markdownTable } from "./internal/text-table.ts"

export interface DecisionTableStyle {
  /** A Markdown table in place of aligned columns. */
  readonly markdown?: boolean
  /** What a window is called, by its id; the id itself when not said. */
  readonly nameOf?: (window: string) => string
}

/**
 * The rows of `engine.decisionTable` for people to read, without a line break at the end. Throws
 * `InvalidAsk` for what is no such row; what else a row has of its owner's is no matter. Times are the market's, `until`
 * excluded. More than four windows that follow each other in the book are written "9 … 21 (13)".
 *
 * @example printDecisionTable(engine.decisionTable("sameDay", "AE"))
 * // time         band     earliest  pick-up today  pick-up other days  delivery
 * // -----------  -------  --------  -------------  ------------------  ---------------
 * // 00:00-10:00  dawn     today     11-14, 13-18   11-14, 13-18        same day: 17-22
 */
export function printDecisionTable(rows: readonly DecisionRow[], style: DecisionTableStyle = {}): string {
  valid("rows", rows, table)
  valid("style", style, styleShape)
  const { markdown = false, nameOf = (window) => window } = style
  const cells = rows.map((row) => {
    const { time, earliest, pickupToday, pickupOtherDays, delivery } = wordsOfRow(row, rows, nameOf)
    return [time, row.band, earliest, pickupToday, pickupOtherDays, delivery]
  })
  return (markdown ? markdownTable : alignedTable)([head, ...cells])
}

const windows = list(text, 0)
const minute = count(0, 24 * 60)
const days = count(0, Number.MAX_SAFE_INTEGER)
const daysOrNone: Check = (value, path, tell) => value === null || days(value, path, tell)

const rowFields = {
  from: minute,
  until: minute,
  band: text,
  earliestInDays: daysOrNone,
  pickupToday: windows,
  pickupOtherDays: windows,
  deliveryInDays: days,
  delivery: windows,
}
const row = shape(rowFields)
const fieldsOf = (value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(rowFields).map((field) => [field, value[field]]))
const table = list((value, path, tell) => row(isRecord(value) ? fieldsOf(value) : value, path, tell), 0)
const styleShape = shape({}, { markdown: flag, nameOf: called })

const head = ["time", "band", "earliest", "pick-up today", "pick-up other days", "delivery"]
