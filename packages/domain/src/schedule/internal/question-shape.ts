import type { LocalDate } from "../../calendar/local-date.ts"
import type { Closure } from "../book.ts"
import type { Ask, QuotedDates } from "../engine.ts"
import type { Wish } from "./check.ts"
import {
  type Check,
  called,
  count,
  date,
  flag,
  isDate,
  list,
  ruled,
  satisfying,
  shape,
  text,
  time,
  weekday,
  wished,
} from "./checks.ts"

/** Three years; also the most days that one question may span. Its square bounds the search for deliveries. */
export const longestHorizonDays = 1096

export const days = count(0, longestHorizonDays)

export const weekdays = list(weekday)

export const withIds = (items: Check): Check =>
  ruled<readonly { readonly id: string }[]>(items, (rows, tell) => {
    const seen = new Set<string>()
    const again = rows.findIndex(({ id }) => seen.size === seen.add(id).size)
    return again < 0 || tell(`[${again}].id`, "occurs twice")
  })

const dateOrDay = satisfying(
  (value) => isDate(value) || (typeof value === "string" && isDate(`2000-${value}`)),
  "is neither a date such as 2026-12-31 nor a day of every year such as 12-31",
)

export const closures = withIds(
  list(
    ruled<Closure>(
      shape(
        { id: text, from: dateOrDay, to: dateOrDay },
        { weekdays, between: list(time), tags: list(text), source: text, provisional: flag },
      ),
      ({ from, to, between }, tell) => {
        if (from.length !== to.length) return tell(".to", "is not of the kind of from: a date, or a day of every year")
        if (isDate(from) && from > to) return tell(".to", "is before from")
        const isSpan = between === undefined || (between.length === 2 && between[0] < between[1])
        return isSpan || tell(".between", "is not a start and a later end")
      },
    ),
    0,
  ),
)

const dates = list(date, 0)
const skipped = list(weekday, 0)
export const blackouts = shape(
  {},
  {
    both: dates,
    pickup: dates,
    delivery: dates,
    weekdays: skipped,
    pickupWeekdays: skipped,
    deliveryWeekdays: skipped,
  },
)

export const routeFields = { cutoff: time, leadDays: days }
const routeRule = shape({}, routeFields)

export const day = satisfying(
  (value) => isDate(value) && value >= "0100" && value < "9900",
  "is not a date such as 2026-12-31, of the years 0100 to 9899",
)

/**
 * The fields that any question may have, so that a whole wish can be passed to another question. Of market, service,
 * now and date only the names count here: these fields are checked where they are read.
 */
export const askFields = {
  market: text,
  service: text,
  now: text,
  tags: list(text, 0),
  route: (value, path, tell) => typeof value === "string" || routeRule(value, path, tell),
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
  delivery: shape({ date: day }, { window: wished }),
} satisfies Readonly<Record<keyof AnyAsk, Check>>
type AnyAsk = Ask & QuotedDates & Wish & { readonly deliveries?: boolean; readonly date: LocalDate }
