import type { DecisionRow } from "./engine.ts"
import { type Check, called, count, flag, isRecord, list, shape, text } from "./internal/checks.ts"
import { wordsOfRow } from "./internal/decision-words.ts"
import { valid } from "./internal/question.ts"
import { alignedTable, markdownTable } from "./internal/text-table.ts"

export interface DecisionTableStyle {
  /** Print a Markdown table instead of aligned columns. */
  readonly markdown?: boolean
  /** The label of a window, given its id; the id itself by default. */
  readonly nameOf?: (window: string) => string
}

/**
 * The rows of `engine.decisionTable` as readable text, without a final line break. Times are the market's; `until` is
 * exclusive. More than four windows that are consecutive in the book are shortened to "9 … 21 (13)". Throws
 * `InvalidAsk` when a row is malformed; extra fields of a row are ignored.
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
