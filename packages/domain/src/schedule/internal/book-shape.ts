import { intlOffsetAt, parseOffset } from "../../calendar/zone.ts"
import type { OrderBy, RuleBook, Service, TimeRange, Window, WindowSeries } from "../book.ts"
import { serviceIn } from "../read-book.ts"
import { minuteOf } from "../wall-time.ts"
import {
  type Check,
  count,
  isRecord,
  like,
  list,
  name,
  named,
  notAmong,
  ruled,
  satisfying,
  shape,
  text,
  time,
} from "./checks.ts"
import { blackouts, closures, days, longestHorizonDays, routeFields, weekdays, withIds } from "./question-shape.ts"

const fullDay = 24 * 60

const dayBefore = shape({ dayBefore: time })
const beforeEdge = shape({
  before: like(/^(start|end)$/, 'is neither "start" nor "end"'),
  minutes: count(0, longestHorizonDays * fullDay),
})
const orderBy: Check = (value, path, tell) =>
  (typeof value === "string" ? time : isRecord(value) && "dayBefore" in value ? dayBefore : beforeEdge)(
    value,
    path,
    tell,
  )

const range = { id: name, start: time, end: time }
const limits = { weekdays, capacity: count(0, 1e9) }

type TellPart = (part: string, problem: string) => false

const isForward = ({ start, end }: TimeRange, tell: TellPart): boolean =>
  start < end || tell(".end", "is not after the start")

const isNotAfter = (orderBy: OrderBy, end: number, tell: TellPart): boolean =>
  typeof orderBy !== "string" || minuteOf(orderBy) <= end || tell(".orderBy", "is after the end of the window")

const deliveryWindows = withIds(list(ruled(shape(range, { weekdays }), isForward)))
const pickupWindows = withIds(
  list(
    ruled<Window>(
      shape({ ...range, orderBy }, limits),
      (window, tell) => isForward(window, tell) && isNotAfter(window.orderBy, minuteOf(window.end), tell),
    ),
  ),
)

const series = ruled<WindowSeries>(
  shape({ every: count(1, fullDay), first: time, last: time, length: count(1, fullDay), orderBy }, limits),
  ({ first, last, length, orderBy }, tell) =>
    first > last
      ? tell(".last", "is before the first")
      : minuteOf(last) + length > fullDay
        ? tell(".length", "leads past 24:00")
        : isNotAfter(orderBy, minuteOf(first) + length, tell),
)

/** By time, because a file or a database may store the keys of an object in any order. */
const bands = ruled<Service["bands"]>(named(time), (edges, tell) => {
  let isFine = true
  let previous = ""
  for (const [band, from] of Object.entries(edges).sort(([, a], [, b]) => (a < b ? -1 : 1))) {
    if (previous === "" && from !== "00:00") isFine = tell(`.${band}`, "is the first band and does not begin at 00:00")
    else if (from === previous || from === "24:00")
      isFine = tell(`.${band}`, "does not begin after the band before it, within the day")
    previous = from
  }
  return isFine
})

const deadline = shape({
  leadDays: satisfying((lead) => lead === 0, "is not 0: it delivers within minutes"),
  within: count(1, fullDay),
  notAfter: time,
})
const windowed = shape({ leadDays: days, windows: deliveryWindows })
const isWithinMinutes = (delivery: unknown) => isRecord(delivery) && "within" in delivery

const service = ruled<Service>(
  shape({
    bands,
    pickup: (value, path, tell) => (Array.isArray(value) ? pickupWindows : series)(value, path, tell),
    delivery: (value, path, tell) => (isWithinMinutes(value) ? deadline : windowed)(value, path, tell),
  }),
  ({ pickup, delivery }, tell) => {
    const starts = "first" in pickup ? [pickup.first] : pickup.map(({ start }) => start)
    return (
      !("notAfter" in delivery) ||
      starts.some((start) => start < delivery.notAfter) ||
      tell(".delivery.notAfter", "is not after the first pick-up")
    )
  },
)

/** A value of type `kind` that `read` accepts without an error. */
const readBy = (read: (value: never) => unknown, problem: string, kind = "string"): Check =>
  satisfying((value) => {
    try {
      return typeof value === kind && read(value as never) !== undefined
    } catch {
      return false
    }
  }, problem)

/** Checks only that the patch is plain JSON. The patched service or book is checked when the patch is applied. */
const patch = readBy((patch) => JSON.stringify(isRecord(patch) ? patch : undefined), "is not a patch", "object")

const marketShape = shape(
  { zone: text },
  {
    zoneHint: readBy(parseOffset, "is not an offset such as +04:00"),
    blackouts,
    closures,
    services: named(patch, 0),
  },
)
const knownZone = readBy((zone) => intlOffsetAt(zone, 0), "is not an IANA time zone")

/** A zone with a hint is not looked up: the hint exists to avoid the look-up. */
const market: Check = (value, path, tell) => {
  const isFine = marketShape(value, path, tell)
  const { zone, zoneHint } = isRecord(value) ? value : {}
  const isLookedUp = typeof zone === "string" && zone !== "" && zoneHint === undefined
  const isKnown = !isLookedUp || knownZone(zone, `${path}.zone`, tell)
  return isFine && isKnown
}

/** A rule book, including the references between its parts. */
export const bookShape = ruled<RuleBook>(
  shape(
    { id: text, version: text, horizonDays: days, markets: named(market), services: named(service) },
    {
      minOpenMinutes: count(0, fullDay),
      routes: named(shape({}, { ...routeFields, only: list(text) }), 0),
      readings: named(patch, 0),
    },
  ),
  (book, tell) => {
    const { markets, services, routes = {} } = book
    const isUnknown = (path: string, service: string): boolean => {
      const problem = notAmong("the book's services", services, service)
      return problem !== undefined && !tell(path, problem)
    }
    for (const [market, { services: patches = {} }] of Object.entries(markets))
      for (const id of Object.keys(patches)) {
        const path = `markets.${market}.services.${id}`
        if (!isUnknown(path, id)) service(serviceIn(book, market, id), path, tell)
      }
    for (const [route, { leadDays = 0, only }] of Object.entries(routes))
      for (const [at, id] of (only ?? Object.keys(services)).entries())
        if (
          !isUnknown(`routes.${route}.only[${at}]`, id) &&
          leadDays > 0 &&
          Object.keys(markets).some((market) => isWithinMinutes(serviceIn(book, market, id).delivery))
        )
          tell(`routes.${route}.leadDays`, `is not for ${id}: it delivers within minutes, see only`)
    return true
  },
)
