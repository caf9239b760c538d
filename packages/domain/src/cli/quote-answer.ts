import type { Instant } from "../calendar/zone.ts"
import { alignedTable } from "../schedule/internal/text-table.ts"
import { deadlineLabel, spanLabel, spanOf } from "../schedule/labels.ts"
import type { Quote, QuotedDay, Slot } from "../schedule/rule-book.ts"
import { type Answer, askOf } from "./answers.ts"
import type { CommandLine } from "./command-line.ts"
import { countdown, datedName, momentIn, timeIn } from "./market-time.ts"
import type { Asked, Subject } from "./subjects.ts"

export function quoteAnswer(engine: Asked["engine"], subject: Subject, line: CommandLine, now: Instant): Answer {
  const { market, service, zone } = subject
  const { from, days } = line
  const ask = askOf(subject, line, now)
  const answer = engine.quote({ ...ask, ...(from !== undefined && { from }), ...(days !== undefined && { days }) })
  const earliest = engine.earliest(ask)
  const facts = [
    `now       ${momentIn(zone, now)} ${zone.id}`,
    `earliest  ${earliest ? `${datedName(earliest.date)}, delivered ${datedName(earliest.delivery)}` : "none"}`,
    `stale at  ${answer.staleAt === null ? "never" : `${momentIn(zone, answer.staleAt)}, in ${countdown(now, answer.staleAt)}`}`,
  ]
  return { market, service, answer, text: [...facts, "", slotTable(answer, subject)].join("\n") }
}

function slotTable({ now, days }: Quote, subject: Subject): string {
  const isCounted = days.some(({ slots }) => slots.some(({ remaining }) => remaining !== undefined))
  const head = ["date", "window", "pick-up", "order by", "left", ...(isCounted ? ["places"] : []), "delivery"]
  return alignedTable([head, ...days.flatMap((day) => rowsOf(day, subject, now, isCounted))])
}

function rowsOf({ date, slots }: QuotedDay, subject: Subject, now: Instant, isCounted: boolean) {
  if (slots.length === 0) return [[datedName(date), "none"]]
  const { zone } = subject
  return slots.map((slot) => [
    datedName(date),
    slot.window,
    spanLabel(spanOf(zone, slot)),
    timeIn(zone, slot.orderBy, date),
    countdown(now, slot.orderBy),
    ...(isCounted ? [String(slot.remaining ?? "")] : []),
    deliveryWords(slot, subject),
  ])
}

function deliveryWords({ date, delivery }: Slot, { zone, rules }: Subject): string {
  const labels = delivery.options.map((option) => {
    const span = spanOf(zone, option)
    return "within" in rules.delivery ? deadlineLabel(span.end) : spanLabel(span)
  })
  return `${delivery.date === date ? "" : `${datedName(delivery.date)} `}${labels.join(", ")}`
}
