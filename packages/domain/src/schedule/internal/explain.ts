import type { DayNumber } from "../../calendar/local-date.ts"
import { type Instant, instantOfDay, wallClock, type Zone } from "../../calendar/zone.ts"
import type { Reason } from "../engine.ts"
import { clockTime, spanLabel } from "../labels.ts"
import { reasonAgainst, type SlotRefusal } from "./check.ts"
import { closedHours, closureOf } from "./closed-days.ts"
import { type Day, dayOf } from "./day.ts"
import { dateAsked } from "./offer.ts"
import type { PlannedRange, PlannedWindow } from "./plan.ts"
import type { Question, Terms } from "./question.ts"

/** Every window of the plan on a date: open, or the reason that `checkWish` gives, with words. */
export function explainDate(question: Question, number: DayNumber): readonly Reason[] {
  const { today, lastDay } = question
  const { zone, plan } = question.terms
  const date = dateAsked(question, number)
  const { day } = date
  return plan.windows.map((window): Reason => {
    const code = reasonAgainst(question, date, window.id) ?? "open"
    const closure = closureBehind(code, question.terms, day, window)
    const orderBy = code === "unknown-window" ? null : instantOfDay(zone, number, window.orderBy)
    const facts = { window, zone, day, orderBy, closure, horizonDays: lastDay - today }
    const words = `${spanLabel(window)} on ${day.date} ${wordsFor[code](facts)}.`
    return { window: window.id, code, words, orderBy, ...(closure !== undefined && { closure }) }
  })
}

/** The closure that shuts a window, or the first that shuts one of its delivery windows on the due date. */
function closureBehind(code: Reason["code"], terms: Terms, day: Day, window: PlannedWindow): string | undefined {
  const shutBy = (date: Day, { start, end }: PlannedRange) => {
    const [begins, ends] = [start, end].map((minute) => instantOfDay(terms.zone, date.number, minute) - date.midnight)
    return closureOf(terms, closedHours(terms, date), { start: begins as number, end: ends as number })
  }
  if (code === "closure") return shutBy(day, window)
  const due = dayOf(terms, day.number + terms.leadDays)
  if (code !== "delivery-blackout" || terms.skipsDelivery?.(due)) return undefined
  return window.deliveries.map((range) => shutBy(due, range)).find((id) => id !== undefined)
}

interface Facts {
  readonly window: PlannedWindow
  readonly zone: Zone
  readonly day: Day
  readonly orderBy: Instant | null
  readonly closure: string | undefined
  readonly horizonDays: number
}

const wordsFor: Readonly<Record<"open" | SlotRefusal, (facts: Facts) => string>> = {
  open: (facts) => `can be ordered until ${orderByWords(facts)}`,
  past: () => "is over: the date has passed",
  "beyond-horizon": ({ horizonDays }) => `is too far ahead: ${horizonDays} days after today can be booked`,
  blackout: () => "is not offered: nothing is picked up on this date",
  closure: ({ closure }) => `is closed: ${closure ?? "every window of the date is"}`,
  "unknown-window": ({ window: { weekdays }, day }) =>
    (weekdays?.includes(day.weekday) ?? true)
      ? "does not exist: the clock change leaves nothing of it"
      : "is not offered on this day of the week",
  "cutoff-passed": (facts) => `was shut at ${orderByWords(facts)}, and so is every other window of the date`,
  "slot-closed": (facts) => `was shut at ${orderByWords(facts)}`,
  full: ({ window }) => `is full: it takes ${window.capacity}`,
  "delivery-blackout": ({ closure }) =>
    closure === undefined
      ? "has no date on which it could be delivered"
      : `has no date on which it could be delivered: ${closure}`,
}

/** "16:00", with the date if it is another one. */
function orderByWords({ orderBy, zone, day }: Facts): string {
  if (orderBy === null) return "any time"
  const shown = wallClock(zone, orderBy)
  return shown.date === day.date ? clockTime(shown.minute) : `${clockTime(shown.minute)} of ${shown.date}`
}
