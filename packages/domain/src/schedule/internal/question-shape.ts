import { dayNumber, type LocalDate } from "../../calendar/local-date.ts"
import { msPerDay } from "../../calendar/zone.ts"
import type { Closure } from "../book.ts"
import type { Ask, QuotedDates } from "../engine.ts"
import type { Wish } from "./check.ts"
import {
  type BookIssue,
  below,
  type Check,
  called,
  count,
  date,
  flag,
  isDate,
  list,
  refuse,
  satisfying,
  shape,
  text,
  time,
  weekday,
  wished,
} from "./checks.ts"

/** Three years; also the most days that one question may span. The square of it bounds the search for a delivery. */
export const longestHorizonDays = 1096

export const days = count(0, longestHorizonDays)

/** A rule between the parts of a value, tried when each of them is right. */
export const ruled =
  <Value>(check: Check, rule: (value: Value, path: string, issues: BookIssue[]) => boolean): Check =>
  (value, path, issues) =>
    check(value, path, issues) && rule(value as Value, path, issues)

export const weekdays = list(weekday)

export const withIds = (items: Check): Check =>
  ruled<readonly { readonly id: string }[]>(items, (rows, path, issues) => {
    const seen = new Set<string>()
    const again = rows.findIndex(({ id }) => seen.size === seen.add(id).size)
    return again < 0 || refuse(issues, `${path}[${again}].id`, "occurs twice")
  })

const dateOrDay = satisfying(
  (value) => isDate(value) || isMonthDay(value),
  "is neither a date such as 2026-12-31 nor a day of every year such as 12-31",
)
const isMonthDay = (value: unknown): boolean => typeof value === "string" && isDate(`2000-${value}`)

const closure = ruled<Closure>(
  shape({
    id: text,
    from: dateOrDay,
    to: dateOrDay,
    "weekdays?": weekdays,
    "between?": list(time),
    "tags?": list(text),
    "source?": text,
    "provisional?": flag,
  }),
  ({ from, to, between }, path, issues) => {
    if (from.length !== to.length)
      return refuse(issues, below(path, "to"), "is not of the kind of from: both are dates, or both days of every year")
    if (isDate(from) && from > to) return refuse(issues, below(path, "to"), "is before from")
    const isSpan = between === undefined || (between.length === 2 && between[0] < between[1])
    return isSpan || refuse(issues, below(path, "between"), "is not a start and a later end")
  },
)

export const closures = withIds(list(closure, 0))

const dates = list(date, 0)
const skipped = list(weekday, 0)
export const blackouts = shape({
  "both?": dates,
  "pickup?": dates,
  "delivery?": dates,
  "weekdays?": skipped,
  "pickupWeekdays?": skipped,
  "deliveryWeekdays?": skipped,
})

export const routeFields = { "cutoff?": time, "leadDays?": days }
const routeRule = shape(routeFields)

/** The years 0100 to 9900: with any horizon the dates have years of four digits. */
const firstInstant = dayNumber("0100-01-01" as LocalDate) * msPerDay
const lastInstant = dayNumber("9900-01-01" as LocalDate) * msPerDay

export const instant = satisfying(
  (value) => typeof value === "number" && value >= firstInstant && value <= lastInstant,
  "is not an instant in milliseconds",
)

export const day = ruled<LocalDate>(
  date,
  (date, path, issues) =>
    (date >= "0100" && date < "9900") || refuse(issues, path, "is not within the years 0100 to 9899"),
)

/**
 * What any of the questions may say, and how: whoever hands a whole wish on to another question says nothing wrong. Of
 * market, service, now and date the names alone are looked at here: they have to be said, and are checked where they are
 * read.
 */
export const askFields: ReadonlyMap<string, Check> = new Map(
  Object.entries({
    market: text,
    service: text,
    now: instant,
    tags: list(text, 0),
    route: (value, path, issues) => typeof value === "string" || routeRule(value, path, issues),
    zone: text,
    blackouts,
    closures,
    horizonDays: days,
    occupancy: called,
    from: day,
    days: count(1, longestHorizonDays),
    deliveries: flag,
    date: day,
    window: wished,
    delivery: shape({ date: day, "window?": wished }),
  } satisfies Readonly<Record<keyof AnyAsk, Check>>),
)
type AnyAsk = Ask & QuotedDates & Wish & { readonly deliveries?: boolean; readonly date: LocalDate }
