import { parseOffset, zoneNamed } from "../calendar/zone.ts"
import type { RuleBook, Service } from "./book.ts"
import { type BookIssue, BookReader } from "./internal/book-reader.ts"
import { planDelivery, planWindows } from "./internal/plan.ts"
import { minuteOf } from "./wall-time.ts"

export type { BookIssue } from "./internal/book-reader.ts"

export class InvalidRuleBook extends Error {
  override readonly name = "InvalidRuleBook"
  readonly issues: readonly BookIssue[]
  constructor(issues: readonly BookIssue[]) {
    super(`Not a rule book: ${issues.map(({ path, problem }) => `${path || "the book"} ${problem}`).join("; ")}`)
    this.issues = issues
  }
}

/** Ten years; also the most days that one question may span. */
export const longestHorizonDays = 3660

/** Everything that keeps a value from being a rule book, in the order of its text; what is not known is refused too. */
export function bookIssues(book: unknown): readonly BookIssue[] {
  const issues: BookIssue[] = []
  const root = new BookReader(issues, "", book)
  if (root.hasFields(["id", "version", "horizonDays", "markets", "services"])) {
    root.at("id").text()
    root.at("version").text()
    root.at("horizonDays").count(0, longestHorizonDays)
    for (const market of root.at("markets").entries()) checkMarket(market)
    for (const service of root.at("services").entries()) checkService(service)
  }
  return issues
}

function checkMarket(market: BookReader): void {
  if (!market.hasFields(["zone"], ["zoneHint"])) return
  const hint = market.at("zoneHint")
  if (hint.value === undefined) market.at("zone").satisfies(isKnownZone, "is not an IANA time zone")
  else hint.satisfies(isOffset, "is not an offset such as +04:00")
}

function checkService(service: BookReader): void {
  if (!service.hasFields(["bands", "pickup", "delivery"])) return
  checkBands(service.at("bands"))
  const pickup = service.at("pickup")
  const starts = Array.isArray(pickup.value) ? checkWindows(pickup, true) : checkSeries(pickup)
  checkDelivery(service.at("delivery"), starts)
}

function checkBands(bands: BookReader): void {
  let previous = -1
  for (const band of bands.entries()) {
    const from = band.time()
    if (from === null) continue
    if (previous < 0 && from !== 0) band.refuse("is the first band and does not begin at 00:00")
    if (from <= previous || from === fullDay) band.refuse("does not begin after the band before it, within the day")
    previous = from
  }
}

/** The least start, or null when there is none to be read. */
function checkWindows(list: BookReader, areOrdered: boolean): number | null {
  const ids = new Set<unknown>()
  let leastStart: number | null = null
  for (const window of list.items()) {
    if (!window.hasFields(areOrdered ? ["id", "start", "end", "orderBy"] : ["id", "start", "end"])) continue
    const id = window.at("id")
    id.name()
    if (ids.has(id.value)) id.refuse("occurs twice")
    ids.add(id.value)
    const start = window.at("start").time()
    const end = window.at("end").time()
    if (start === null || end === null) continue
    if (start >= end) window.at("end").refuse("is not after the start")
    if (areOrdered) checkOrderBy(window.at("orderBy"), end)
    leastStart = Math.min(start, leastStart ?? start)
  }
  return leastStart
}

function checkSeries(series: BookReader): number | null {
  if (!series.hasFields(["every", "first", "last", "length", "orderBy"])) return null
  series.at("every").count(1, fullDay)
  const length = series.at("length").count(1, fullDay)
  const first = series.at("first").time()
  const last = series.at("last").time()
  if (first === null || last === null || length === null) return null
  if (last < first) series.at("last").refuse("is before the first")
  if (last + length > fullDay) series.at("length").refuse("leads past 24:00")
  checkOrderBy(series.at("orderBy"), first + length)
  return first
}

function checkOrderBy(orderBy: BookReader, end: number): void {
  if (typeof orderBy.value === "string") {
    const minute = orderBy.time()
    if (minute !== null && minute > end) orderBy.refuse("is after the end of the window")
  } else if (orderBy.has("dayBefore")) {
    if (orderBy.hasFields(["dayBefore"])) orderBy.at("dayBefore").time()
  } else if (orderBy.hasFields(["before", "minutes"])) {
    orderBy.at("before").satisfies((edge) => edge === "start" || edge === "end", 'is neither "start" nor "end"')
    orderBy.at("minutes").count(0, longestHorizonDays * fullDay)
  }
}

function checkDelivery(delivery: BookReader, firstStart: number | null): void {
  if (delivery.has("within")) {
    if (!delivery.hasFields(["leadDays", "within", "notAfter"])) return
    delivery.at("leadDays").satisfies((days) => days === 0, "is not 0, though delivery is within minutes of pick-up")
    delivery.at("within").count(1, fullDay)
    const notAfter = delivery.at("notAfter").time()
    if (notAfter !== null && firstStart !== null && notAfter <= firstStart)
      delivery.at("notAfter").refuse("is not after the first pick-up")
  } else if (delivery.hasFields(["leadDays", "windows"])) {
    delivery.at("leadDays").count(0, longestHorizonDays)
    checkWindows(delivery.at("windows"), false)
  }
}

/** What a valid book says that is allowed and seldom meant. */
export function bookWarnings(book: RuleBook): readonly BookIssue[] {
  return Object.entries(book.services).flatMap(([id, service]) =>
    serviceWarnings(service).map(({ path, problem }) => ({ path: `services.${id}.${path}`, problem })),
  )
}

function serviceWarnings(service: Service): readonly BookIssue[] {
  const warnings: BookIssue[] = []
  const windows = planWindows(service.pickup)
  const edges = Object.values(service.bands).map(minuteOf)
  const lastEdge = edges.at(-1) ?? 0
  if (edges.length > 1 && windows.some(({ orderBy }) => orderBy > lastEdge))
    warnings.push({ path: "bands", problem: "begin the last band while a window is still open" })
  const delivery = planDelivery(service.delivery, 0)
  const endsEarly = windows.some((window) =>
    delivery.rangesFor(window).some(({ start, end }) => start < window.start || end < window.end),
  )
  if (delivery.leadDays === 0 && endsEarly)
    warnings.push({ path: "delivery", problem: "can begin or end before its pick-up does" })
  return warnings
}

const fullDay = 24 * 60

const isKnownZone = (zone: unknown): boolean => typeof zone === "string" && succeeds(() => zoneNamed(zone))
const isOffset = (hint: unknown): boolean => typeof hint === "string" && succeeds(() => parseOffset(hint))

function succeeds(attempt: () => unknown): boolean {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}
