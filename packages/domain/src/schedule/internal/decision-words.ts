import type { DecisionRow } from "../engine.ts"
import { clockTime } from "../labels.ts"

/** A row of a decision table as text: "10:00-16:00", "tomorrow", "9 … 21 (13)", "next day: 9-13, 13-17". */
export interface DecisionWords {
  readonly time: string
  readonly earliest: string
  readonly pickupToday: string
  readonly pickupOtherDays: string
  readonly delivery: string
}

/** `rows` is the whole table; its order of windows shows which windows a shortened list leaves out. */
export function wordsOfRow(
  row: DecisionRow,
  rows: readonly DecisionRow[],
  nameOf: (window: string) => string,
): DecisionWords {
  const deliveries = [...new Set(rows.flatMap(({ delivery }) => delivery))]
  return {
    time: `${clockTime(row.from)}-${clockTime(row.until)}`,
    earliest: daysAhead(row.earliestInDays),
    pickupToday: listed(row.pickupToday, row.pickupOtherDays, nameOf),
    pickupOtherDays: listed(row.pickupOtherDays, row.pickupOtherDays, nameOf),
    delivery: `${daysAfter(row.deliveryInDays)}: ${listed(row.delivery, deliveries, nameOf)}`,
  }
}

export const daysAhead = (days: number | null): string =>
  days === null ? "none" : (["today", "tomorrow"][days] ?? `in ${days} days`)

export const daysAfter = (days: number): string => ["same day", "next day"][days] ?? `${days} days later`

const listedInFull = 4

/**
 * "11-14, 13-18"; more than four become "9 … 21 (13)", but only if they are consecutive in `all`, so that the reader
 * knows what is left out.
 */
export function listed(
  windows: readonly string[],
  all: readonly string[],
  nameOf: (window: string) => string = (window) => window,
): string {
  const names = windows.map(nameOf)
  const from = all.indexOf(windows[0] ?? "")
  const isUnbroken = windows.every((window, at) => all[from + at] === window)
  if (names.length <= listedInFull || !isUnbroken) return names.join(", ") || "none"
  return `${names[0]} … ${names.at(-1)} (${names.length})`
}
