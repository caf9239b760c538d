import { parseOffset, zoneNamed } from "../../calendar/zone.ts"
import type { OrderBy, Service, TimeRange, Window, WindowSeries } from "../book.ts"
import { minuteOf } from "../wall-time.ts"
import {
  type BookIssue,
  below,
  type Check,
  count,
  isRecord,
  list,
  name,
  named,
  refuse,
  satisfying,
  shape,
  text,
  time,
} from "./checks.ts"
import {
  blackouts,
  closures,
  days,
  longestHorizonDays,
  routeFields,
  ruled,
  weekdays,
  withIds,
} from "./question-shape.ts"

const fullDay = 24 * 60

const orderBy: Check = (value, path, issues) => {
  if (typeof value === "string") return time(value, path, issues)
  return (isRecord(value) && "dayBefore" in value ? dayBefore : beforeEdge)(value, path, issues)
}
const dayBefore = shape({ dayBefore: time })
const beforeEdge = shape({
  before: satisfying((edge) => edge === "start" || edge === "end", 'is neither "start" nor "end"'),
  minutes: count(0, longestHorizonDays * fullDay),
})

const isNotAfter = (orderBy: OrderBy, end: number, path: string, issues: BookIssue[]): boolean =>
  typeof orderBy !== "string" ||
  minuteOf(orderBy) <= end ||
  refuse(issues, below(path, "orderBy"), "is after the end of the window")

const range = { id: name, start: time, end: time, "weekdays?": weekdays }
const offered = { orderBy, "capacity?": count(0, 1e9) }

const isForward = ({ start, end }: TimeRange, path: string, issues: BookIssue[]): boolean =>
  start < end || refuse(issues, below(path, "end"), "is not after the start")

const deliveryWindows = withIds(list(ruled(shape(range), isForward)))
const pickupWindow = ruled<Window>(
  shape({ ...range, ...offered }),
  (window, path, issues) =>
    isForward(window, path, issues) && isNotAfter(window.orderBy, minuteOf(window.end), path, issues),
)
const pickupWindows = withIds(list(pickupWindow))

const series = ruled<WindowSeries>(
  shape({
    every: count(1, fullDay),
    first: time,
    last: time,
    length: count(1, fullDay),
    ...offered,
    "weekdays?": weekdays,
  }),
  ({ first, last, length, orderBy }, path, issues) =>
    first > last
      ? refuse(issues, below(path, "last"), "is before the first")
      : minuteOf(last) + length > fullDay
        ? refuse(issues, below(path, "length"), "leads past 24:00")
        : isNotAfter(orderBy, minuteOf(first) + length, path, issues),
)

/** In the order of their times, because a file or a database may keep the keys of an object in any. */
const bands = ruled<Service["bands"]>(named(time), (edges, path, issues) => {
  let isFine = true
  let previous = ""
  for (const [band, from] of Object.entries(edges).sort(([, a], [, b]) => (a < b ? -1 : 1))) {
    if (previous === "" && from !== "00:00")
      isFine = refuse(issues, below(path, band), "is the first band and does not begin at 00:00")
    else if (from === previous || from === "24:00")
      isFine = refuse(issues, below(path, band), "does not begin after the band before it, within the day")
    previous = from
  }
  return isFine
})

const deadline = shape({
  leadDays: satisfying((lead) => lead === 0, "is not 0, though delivery is within minutes of pick-up"),
  within: count(1, fullDay),
  notAfter: time,
})
const windowed = shape({ leadDays: days, windows: deliveryWindows })

export const service: Check = ruled<Service>(
  shape({
    bands,
    pickup: (value, path, issues) => (Array.isArray(value) ? pickupWindows : series)(value, path, issues),
    delivery: (value, path, issues) =>
      (isRecord(value) && "within" in value ? deadline : windowed)(value, path, issues),
  }),
  ({ pickup, delivery }, path, issues) => {
    const starts = "first" in pickup ? [pickup.first] : pickup.map(({ start }) => start)
    return (
      !("notAfter" in delivery) ||
      starts.some((start) => start < delivery.notAfter) ||
      refuse(issues, below(path, "delivery.notAfter"), "is not after the first pick-up")
    )
  },
)

const isOffset = readBy(parseOffset)
const isKnownZone = readBy(zoneNamed)

const marketShape = shape({
  zone: text,
  "zoneHint?": satisfying(isOffset, "is not an offset such as +04:00"),
  "blackouts?": blackouts,
  "closures?": closures,
  "services?": named(satisfying(isRecord, "is not a patch"), 0),
})

/** With a hint the zone's name is not looked up, because that is what the hint is to spare. */
const market: Check = (value, path, issues) => {
  const isFine = marketShape(value, path, issues)
  const { zone, zoneHint } = isRecord(value) ? value : {}
  const isLookedUp = typeof zone === "string" && zone !== "" && zoneHint === undefined
  return isLookedUp && !isKnownZone(zone) ? refuse(issues, below(path, "zone"), "is not an IANA time zone") : isFine
}

/** A book but for what its parts say of each other. */
export const bookShape = shape({
  id: text,
  version: text,
  horizonDays: days,
  "minOpenMinutes?": count(0, fullDay),
  markets: named(market),
  services: named(service),
  "routes?": named(shape({ ...routeFields, "only?": list(text) }), 0),
  "readings?": named(satisfying(isRecord, "is not a patch"), 0),
})

/** Whether a value is a text that a function reads without an error. */
function readBy(read: (text: string) => unknown): (value: unknown) => boolean {
  return (value) => {
    try {
      return typeof value === "string" && read(value) !== undefined
    } catch {
      return false
    }
  }
}
