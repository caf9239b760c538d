import type { LocalDate } from "../calendar/local-date.ts"
import { type Instant, wallClock } from "../calendar/zone.ts"
import { alignedTable } from "../schedule/internal/text-table.ts"
import type { Reason } from "../schedule/rule-book.ts"
import { type Answer, askOf } from "./answers.ts"
import type { CommandLine } from "./command-line.ts"
import { datedName, momentIn, timeIn } from "./market-time.ts"
import type { Asked, Subject } from "./subjects.ts"
import { unknownName } from "./trouble.ts"

/** With `--window` only that window, for the services that have it. Throws `Trouble` if none has. */
export function explainAnswers({ engine, subjects }: Asked, line: CommandLine, now: Instant): readonly Answer[] {
  const explained = subjects.map((subject) => {
    const date = line.date ?? wallClock(subject.zone, now).date
    return { subject, date, reasons: engine.explain({ ...askOf(subject, line, now), date }) }
  })
  const known = new Set(explained.flatMap(({ reasons }) => reasons.map(({ window }) => window)))
  const { window: wanted } = line
  if (wanted !== undefined && !known.has(wanted)) {
    const [only = "the book"] = line.services.length === 1 ? line.services : []
    throw unknownName("window", wanted, only, [...known])
  }
  return explained
    .map((one) => ({ ...one, reasons: one.reasons.filter(({ window }) => wanted === undefined || window === wanted) }))
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ subject, date, reasons }) => ({
      market: subject.market,
      service: subject.service,
      answer: reasons,
      text: explanation(subject, date, reasons, now),
    }))
}

function explanation({ zone }: Subject, date: LocalDate, reasons: readonly Reason[], now: Instant): string {
  const rows = reasons.map(({ window, code, orderBy, words }) => [
    window,
    code,
    orderBy === null ? "" : timeIn(zone, orderBy, date),
    words,
  ])
  return [
    `now   ${momentIn(zone, now)} ${zone.id}`,
    `date  ${datedName(date)}`,
    "",
    alignedTable([["window", "code", "order by", "why"], ...rows]),
  ].join("\n")
}
