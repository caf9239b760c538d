import { dayNumber, localDate, type Weekday } from "../calendar/local-date.ts"
import { intlOffsetAt, msPerDay, parseOffset } from "../calendar/zone.ts"
import type { MarketRules, RuleBook, Service } from "./book.ts"
import { validBook } from "./book-issues.ts"
import type { BookIssue } from "./internal/checks.ts"
import { type SkippedDays, skippedDays } from "./internal/closed-days.ts"
import { type PlannedRange, type PlannedWindow, planWindows } from "./internal/plan.ts"
import { serviceIn } from "./read-book.ts"
import { minuteOf } from "./wall-time.ts"

/**
 * What the book allows but is probably a mistake, in its services and in each market's versions of them. Throws
 * `InvalidRuleBook` for an invalid book.
 */
export function bookWarnings(book: RuleBook): readonly BookIssue[] {
  validBook(book)
  const plain = Object.entries(book.services).flatMap(([id, rules]) => serviceWarnings(rules, `services.${id}`))
  const patched = Object.entries(book.markets).flatMap(([market, { services = {} }]) =>
    Object.keys(services).flatMap((id) =>
      serviceWarnings(serviceIn(book, market, id), `markets.${market}.services.${id}`),
    ),
  )
  const hinted = Object.entries(book.markets).flatMap(([market, rules]) =>
    isHintWrong(rules) ? [{ path: `markets.${market}.zoneHint`, problem: `is not what ${rules.zone} has kept` }] : [],
  )
  const never = Object.keys(book.markets).flatMap((market) =>
    Object.keys(book.services).flatMap((id) => neverOffered(book, market, id)),
  )
  return [...plain, ...patched, ...hinted, ...never]
}

/** Whether the zone is unknown, or its offset differed from the hint at some time that the hint covers. */
function isHintWrong({ zone, zoneHint }: MarketRules): boolean {
  if (zoneHint === undefined) return false
  try {
    return !hasKept(zone, parseOffset(zoneHint))
  } catch {
    return true
  }
}

/**
 * Compares a day in winter and one in summer of each year from 1973 to 2037: where clocks change, their offsets differ.
 */
const hasKept = (zone: string, offset: number): boolean =>
  Array.from({ length: 65 }, (_, year) => 1973 + year).every((year) =>
    [`${year}-01-15`, `${year}-07-15`].every(
      (date) => intlOffsetAt(zone, dayNumber(localDate(date)) * msPerDay) === offset,
    ),
  )

const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/**
 * Windows that no day of the week can offer, because the market skips all their days or never delivers on a day they
 * reach.
 */
function neverOffered(book: RuleBook, market: string, id: string): readonly BookIssue[] {
  const service = serviceIn(book, market, id)
  const { blackouts = {}, services = {} } = book.markets[market] ?? {}
  const [pickupSkips, deliverySkips] = (["pickup", "delivery"] as const).map((side) => skippedDays(side, [blackouts]))
  const isLeft = ({ weekdays = everyDay }: PlannedRange, skips: SkippedDays | undefined, day: Weekday): boolean =>
    weekdays.includes(day) && !skips?.has(day)
  const isNever = (window: PlannedWindow): boolean => {
    const pickups = everyDay.filter((day) => isLeft(window, pickupSkips, day))
    const deliveries = everyDay.filter((day) => window.deliveries.some((range) => isLeft(range, deliverySkips, day)))
    // Without lead days, delivery is on the pick-up date.
    return pickups.every((day) =>
      service.delivery.leadDays === 0 ? !deliveries.includes(day) : deliveries.length === 0,
    )
  }
  const path = `${Object.hasOwn(services, id) ? `markets.${market}.` : ""}services.${id}.pickup`
  return planWindows(service)
    .filter(isNever)
    .map((window) => ({
      path,
      problem: `has ${window.id}, which ${market} never offers: no day of the week is left for its pick-up or its delivery`,
    }))
}

function serviceWarnings(service: Service, path: string): readonly BookIssue[] {
  const { bands, delivery } = service
  const warnings: BookIssue[] = []
  const windows = planWindows(service)
  const edges = Object.values(bands).map(minuteOf)
  const lastEdge = edges.reduce((last, edge) => Math.max(last, edge), 0)
  if (edges.length > 1 && windows.some(({ orderBy }) => orderBy > lastEdge))
    warnings.push({ path: `${path}.bands`, problem: "begin the last band while a window is still open" })
  const endsEarly = windows.some((window) =>
    window.deliveries.some(({ start, end }) => start < window.start || end < window.end),
  )
  if (delivery.leadDays === 0 && endsEarly)
    warnings.push({ path: `${path}.delivery`, problem: "can begin or end before its pick-up does" })
  return warnings
}
