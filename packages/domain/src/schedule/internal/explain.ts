import { type DayNumber, type LocalDate, weekdayOfDay } from "../../calendar/local-date.ts"
import { type Instant, wallClock, type Zone } from "../../calendar/zone.ts"
import type { Reason } from "../engine.ts"
import { clockTime, spanLabel } from "../labels.ts"
import { reasonAgainst, type SlotRefusal } from "./check.ts"
import { closuresOn, skips } from "./closed-days.ts"
import { closureOn, type Day, dayOf, instantOf } from "./day.ts"
import { everyDay, type PlannedRange, type PlannedWindow } from "./plan.ts"
import type { Terms } from "./terms.ts"

/** Every window of the plan on a date: open, or the reason that `checkWish` gives for it, in words as well. */
export function explainDate(terms: Terms, number: DayNumber, now: Instant): readonly Reason[] {
  const day = dayOf(terms, number)
  return terms.plan.windows.map((window): Reason => {
    const code = reasonAgainst(terms, number, window.id, now) ?? "open"
    const closure = closureBehind(code, terms, day, window)
    const orderBy =
      code === "unknown-window" ? null : instantOf(terms.zone, day, Math.min(window.orderBy, terms.cutoff))
    const facts = { window, zone: terms.zone, date: day.date, number, orderBy, closure, horizonDays: terms.horizonDays }
    const words = `${spanLabel(window)} on ${day.date} ${wordsFor[code](facts)}.`
    return { window: window.id, code, words, orderBy, ...(closure !== undefined && { closure }) }
  })
}

/** The closure that shuts a window, or the first that shuts its delivery windows on the date when they are due. */
function closureBehind(code: Reason["code"], terms: Terms, day: Day, window: PlannedWindow): string | undefined {
  const shutBy = (date: Day, range: PlannedRange) => closureOn(terms, date, closuresOn(terms.closures, date), range)?.id
  if (code === "closure") return shutBy(day, window)
  const due = dayOf(terms, day.number + terms.leadDays)
  if (code !== "delivery-blackout" || skips(terms.deliverySkips, due.number)) return undefined
  return window.deliveries.map((range) => shutBy(due, range)).find((id) => id !== undefined)
}

interface Facts {
  readonly window: PlannedWindow
  readonly zone: Zone
  readonly date: LocalDate
  readonly number: DayNumber
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
  "unknown-window": ({ window, number }) =>
    window.weekdays === everyDay || window.weekdays & (1 << weekdayOfDay(number))
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

/** "16:00", and its date where that is another one. */
function orderByWords({ orderBy, zone, date }: Facts): string {
  if (orderBy === null) return "any time"
  const shown = wallClock(zone, orderBy)
  return shown.date === date ? clockTime(shown.minute) : `${clockTime(shown.minute)} of ${shown.date}`
}
