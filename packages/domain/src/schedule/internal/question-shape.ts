import type { Closure } from "../book.ts"
import {
  type BookIssue,
  below,
  type Check,
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

const day = satisfying(
  (value) => isDate(value) || isMonthDay(value),
  "is neither a date such as 2026-12-31 nor a day of every year such as 12-31",
)
const isMonthDay = (value: unknown): boolean => typeof value === "string" && isDate(`2000-${value}`)

const closure = ruled<Closure>(
  shape({
    id: text,
    from: day,
    to: day,
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
export const routeRule = shape(routeFields)
