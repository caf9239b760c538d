import { daysAfter, daysAhead, listed } from "../schedule/internal/decision-words.ts"
import { clockTime } from "../schedule/labels.ts"
import { compile, type DecisionRow, type Engine, type RuleBook } from "../schedule/rule-book.ts"

/**
 * What the change of a book means for each part of an ordinary day, without closures, skipped days or a clock change:
 * "AE, QA sameDay 15:00-16:00: earliest date today → tomorrow; pick-up today loses 13-18".
 */
export function consequences(before: RuleBook, after: RuleBook): readonly string[] {
  const was = compile(before)
  const is = compile(after)
  const markets = inBoth(before.markets, after.markets)
  return inBoth(before.services, after.services).flatMap((service) => {
    const marketsByLine = new Map<string, string[]>()
    for (const market of markets)
      for (const line of linesOf(tableOf(was, service, market), tableOf(is, service, market)))
        marketsByLine.set(line, [...(marketsByLine.get(line) ?? []), market])
    return [...marketsByLine].map(([line, places]) => `${places.join(", ")} ${service} ${line}`)
  })
}

const inBoth = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(a).filter((name) => Object.hasOwn(b, name))

const tableOf = (engine: Engine, service: string, market: string): Table => engine.decisionTable(service, market)

type Table = readonly DecisionRow[]

function linesOf(before: Table, after: Table): readonly string[] {
  const edges = [...new Set([...before, ...after].map(({ from }) => from))].sort((a, b) => a - b)
  const stretches: { readonly from: number; readonly words: string }[] = []
  for (const from of edges) {
    const words = differenceAt(from, before, after)
    if (stretches.at(-1)?.words !== words) stretches.push({ from, words })
  }
  return stretches.flatMap(({ from, words }, at) =>
    words === "" ? [] : [`${clockTime(from)}-${clockTime(stretches[at + 1]?.from ?? fullDay)}: ${words}`],
  )
}

const fullDay = 24 * 60

function differenceAt(minute: number, before: Table, after: Table): string {
  const was = rowAt(before, minute)
  const is = rowAt(after, minute)
  if (was === undefined || is === undefined) return ""
  return [
    moved("earliest date", daysAhead(was.earliestInDays), daysAhead(is.earliestInDays)),
    moved("delivery", daysAfter(was.deliveryInDays), daysAfter(is.deliveryInDays)),
    exchanged("pick-up today", was.pickupToday, is.pickupToday),
    exchanged("pick-up other days", was.pickupOtherDays, is.pickupOtherDays),
    exchanged("delivery", was.delivery, is.delivery),
  ]
    .filter((words) => words !== "")
    .join("; ")
}

const rowAt = (rows: Table, minute: number): DecisionRow | undefined =>
  rows.find(({ from, until }) => from <= minute && minute < until)

const moved = (name: string, was: string, is: string): string => (was === is ? "" : `${name} ${was} → ${is}`)

function exchanged(name: string, was: readonly string[], is: readonly string[]): string {
  const lost = was.filter((window) => !is.includes(window))
  const gained = is.filter((window) => !was.includes(window))
  if (lost.length + gained.length > 0) {
    const parts = [lost.length > 0 && `loses ${listed(lost, was)}`, gained.length > 0 && `gains ${listed(gained, is)}`]
    return `${name} ${parts.filter((part) => part !== false).join(" and ")}`
  }
  return was.every((window, at) => is[at] === window) ? "" : `${name} in another order`
}
