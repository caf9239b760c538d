import { addDays, type LocalDate, weekday } from "../../calendar/local-date.ts"
import { sharedZone } from "../../calendar/testing/arbitraries.ts"
import { type Instant, instantAt, wallClock } from "../../calendar/zone.ts"
import type { Blackouts, Closure, RouteRule, RuleBook, Service } from "../book.ts"
import { type Ask, type RefusalReason, refusalReasons, type Slot, type Verdict } from "../engine.ts"
import {
  bandsOf,
  bookAsRead,
  deliveryRanges,
  type LiteralRange,
  type LiteralWindow,
  minutesOf,
  pickupWindows,
  serviceOf,
} from "./literal-book.ts"

/** A valid book, the readings it is compiled under, and a question. */
export interface Scene {
  readonly book: RuleBook
  readonly readings: readonly string[]
  readonly ask: Ask
}

export interface Wish {
  readonly date: LocalDate
  readonly window?: string
  readonly delivery?: { readonly date: LocalDate; readonly window?: string }
}

/**
 * A question with everything the book says about it. The functions below define the answers, one comparison at a time,
 * without caching or shortcuts. They are slow, and the engine has to agree with them.
 */
export interface Facts {
  readonly ask: Ask
  readonly zone: string
  readonly service: Service
  readonly blackouts: readonly Blackouts[]
  readonly closures: readonly Closure[]
  readonly minOpenMinutes: number
  readonly cutoff: number | undefined
  readonly leadDays: number
  readonly searchDays: number
  readonly horizonDays: number
}

export function factsOf({ book, readings, ask }: Scene): Facts {
  const read = bookAsRead(book, readings)
  const market = read.markets[ask.market]
  if (market === undefined) throw new Error(`The book has no market ${ask.market}`)
  const service = serviceOf(read, ask.market, ask.service)
  const route = routeOf(read, ask)
  const leadDays = Math.max(service.delivery.leadDays, route.leadDays ?? 0)
  return {
    ask,
    zone: ask.zone ?? market.zone,
    service,
    blackouts: [market.blackouts ?? {}, ask.blackouts ?? {}],
    closures: [...(market.closures ?? []), ...(ask.closures ?? [])]
      .filter(({ provisional }) => provisional !== true)
      .filter(({ tags }) => tags === undefined || tags.some((tag) => (ask.tags ?? []).includes(tag))),
    minOpenMinutes: read.minOpenMinutes ?? 0,
    cutoff: route.cutoff === undefined ? undefined : minutesOf(route.cutoff),
    leadDays,
    searchDays: leadDays === 0 ? 0 : read.horizonDays,
    horizonDays: ask.horizonDays ?? read.horizonDays,
  }
}

function routeOf(book: RuleBook, { route, service }: Ask): RouteRule {
  if (typeof route !== "string") return route ?? {}
  const rule = book.routes?.[route]
  return rule === undefined || rule.only?.includes(service) === false ? {} : rule
}

/** The instant of a minute of a date; a negative minute lies on an earlier day. */
export function at({ zone }: Pick<Facts, "zone">, date: LocalDate, minute: number): Instant {
  const days = Math.floor(minute / 1440)
  return instantAt(sharedZone(zone), days === 0 ? date : addDays(date, days), minute - days * 1440)
}

/** The last date whose first instant is not after now. */
export function todayOf(facts: Facts, now = facts.ask.now): LocalDate {
  let date = addDays(wallClock(sharedZone(facts.zone), now).date, 1)
  while (at(facts, date, 0) > now) date = addDays(date, -1)
  return date
}

/** Today and the dates after it, up to the horizon. */
export function datesOf(facts: Facts, now = facts.ask.now): readonly LocalDate[] {
  const today = todayOf(facts, now)
  return Array.from({ length: facts.horizonDays + 1 }, (_, days) => addDays(today, days))
}

export const isPickupSkipped = ({ blackouts }: Facts, date: LocalDate): boolean =>
  blackouts.some(
    (list) =>
      list.both?.includes(date) ||
      list.pickup?.includes(date) ||
      list.weekdays?.includes(weekday(date)) ||
      list.pickupWeekdays?.includes(weekday(date)),
  )

export const isDeliverySkipped = ({ blackouts }: Facts, date: LocalDate): boolean =>
  blackouts.some(
    (list) =>
      list.both?.includes(date) ||
      list.delivery?.includes(date) ||
      list.weekdays?.includes(weekday(date)) ||
      list.deliveryWeekdays?.includes(weekday(date)),
  )

/** A range exists on its days of the week, unless a clock change leaves no moment of it. */
export const exists = (facts: Facts, date: LocalDate, { start, end, weekdays }: LiteralRange): boolean =>
  (weekdays === undefined || weekdays.includes(weekday(date))) && at(facts, date, start) < at(facts, date, end)

/**
 * The first closure, by start, of those that shut a range; undefined when enough of the range is left. Compares minute
 * by minute. A wall-clock minute lasts until the next one begins, so a minute that a clock change skips has no length.
 */
export function closureOf(facts: Facts, date: LocalDate, range: LiteralRange): Closure | undefined {
  const lasting = (from: number, until: number): number => at(facts, date, until) - at(facts, date, from)
  const touching = facts.closures
    .filter((closure) => isOnDate(closure, date))
    .map((closure) => ({ closure, from: hoursOf(closure)[0], until: hoursOf(closure)[1] }))
    .filter(({ from, until }) => lasting(Math.max(from, range.start), Math.min(until, range.end)) > 0)
  if (touching.length === 0) return undefined
  let longest = 0
  let open = 0
  for (let minute = range.start; minute < range.end; minute++) {
    const isClosed = touching.some(({ from, until }) => from <= minute && minute < until)
    const lasts = lasting(minute, minute + 1)
    open = isClosed && lasts > 0 ? 0 : open + (isClosed ? 0 : lasts)
    longest = Math.max(longest, open)
  }
  if (longest >= Math.max(1, facts.minOpenMinutes) * 60_000) return undefined
  return touching.reduce((first, next) => (next.from < first.from ? next : first)).closure
}

const hoursOf = ({ between = ["00:00", "24:00"] }: Closure): readonly [number, number] => [
  minutesOf(between[0]),
  minutesOf(between[1]),
]

function isOnDate({ from, to, weekdays }: Closure, date: LocalDate): boolean {
  if (weekdays !== undefined && !weekdays.includes(weekday(date))) return false
  if (from.length > 5) return from <= date && date <= to
  return daysOfYearFrom(from, date.slice(5)) <= daysOfYearFrom(from, to)
}

/** Days forward from one day of the year to another, in a leap year, across New Year if necessary. */
function daysOfYearFrom(from: string, to: string): number {
  const dayOfYear = (monthDay: string): number => Date.parse(`2000-${monthDay}T00:00Z`) / 86_400_000
  return (dayOfYear(to) - dayOfYear(from) + 366) % 366
}

/** The last order time of a window, or of the route if that is earlier. */
export function orderByOf(facts: Facts, date: LocalDate, { orderBy }: LiteralWindow): Instant {
  const own = at(facts, date, orderBy)
  return facts.cutoff === undefined ? own : Math.min(own, at(facts, date, facts.cutoff))
}

export const windowsOf = ({ service }: Facts): readonly LiteralWindow[] => pickupWindows(service)

/** Why a window cannot be booked, on a date within the horizon that has pick-up; undefined when it can. */
export function refusalOf(
  facts: Facts,
  date: LocalDate,
  window: LiteralWindow,
  now = facts.ask.now,
): RefusalReason | undefined {
  if (!exists(facts, date, window)) return "unknown-window"
  if (closureOf(facts, date, window)) return "closure"
  if (now >= orderByOf(facts, date, window)) return "slot-closed"
  if (remainingOf(facts, date, window) <= 0) return "full"
  return deliveryOf(facts, date, window) === undefined ? "delivery-blackout" : undefined
}

const keyOf = ({ ask }: Facts, date: LocalDate, { id }: LiteralWindow): string =>
  `${ask.market}/${ask.service}/${date}/${id}`

function remainingOf(facts: Facts, date: LocalDate, window: LiteralWindow): number {
  if (window.capacity === undefined) return Number.POSITIVE_INFINITY
  return window.capacity - (facts.ask.occupancy?.(keyOf(facts, date, window)) ?? 0)
}

function deliveryOf(facts: Facts, date: LocalDate, window: LiteralWindow): Slot["delivery"] | undefined {
  for (let days = facts.leadDays; days <= facts.leadDays + facts.searchDays; days++) {
    const day = addDays(date, days)
    if (isDeliverySkipped(facts, day)) continue
    const ranges = deliveryRanges(facts.service, window).filter(
      (range) => exists(facts, day, range) && closureOf(facts, day, range) === undefined,
    )
    const options = ranges.map(({ id, start, end }) => ({
      window: id,
      start: at(facts, day, start),
      end: at(facts, day, end),
    }))
    if (options.length > 0) return { date: day, options }
  }
  return undefined
}

/** The slots of a date, asked at an instant. */
export function slotsOn(facts: Facts, date: LocalDate, now = facts.ask.now): readonly Slot[] {
  const today = todayOf(facts, now)
  if (date < today || date > addDays(today, facts.horizonDays)) return []
  return offersOn(facts, date, now)
}

/** The slots of a date, even if it is past or beyond the horizon. */
export function offersOn(facts: Facts, date: LocalDate, now: Instant): readonly Slot[] {
  if (isPickupSkipped(facts, date)) return []
  return windowsOf(facts)
    .filter((window) => refusalOf(facts, date, window, now) === undefined)
    .map((window) => slotOf(facts, date, window))
}

function slotOf(facts: Facts, date: LocalDate, window: LiteralWindow): Slot {
  const delivery = deliveryOf(facts, date, window)
  if (delivery === undefined) throw new Error(`A window without delivery is no slot: ${window.id}`)
  return {
    key: keyOf(facts, date, window),
    date,
    window: window.id,
    start: at(facts, date, window.start),
    end: at(facts, date, window.end),
    orderBy: orderByOf(facts, date, window),
    delivery,
    ...(window.capacity !== undefined && { remaining: remainingOf(facts, date, window) }),
  }
}

/** The first date up to the horizon that offers a slot. */
export function earliestOf(facts: Facts): { readonly date: LocalDate; readonly delivery: LocalDate } | null {
  const slot = firstSlot(facts, datesOf(facts))
  return slot && { date: slot.date, delivery: slot.delivery.date }
}

function firstSlot(facts: Facts, dates: readonly LocalDate[]): Slot | null {
  for (const date of dates) {
    const [slot] = slotsOn(facts, date)
    if (slot) return slot
  }
  return null
}

/** The earliest last order time of all slots that can be booked. */
export function staleAtOf(facts: Facts): Instant | null {
  const closings = datesOf(facts).flatMap((date) => slotsOn(facts, date).map(({ orderBy }) => orderBy))
  return closings.length === 0 ? null : Math.min(...closings)
}

/** The band of today that began last. */
export function bandOf(facts: Facts, now = facts.ask.now): string | undefined {
  const today = todayOf(facts, now)
  return bandsOf(facts.service).findLast(({ from }) => at(facts, today, from) <= now)?.name
}

/** Every reason against a wish, in the order of precedence. */
export function reasonsAgainst(facts: Facts, wish: Wish): readonly RefusalReason[] {
  const { now } = facts.ask
  const { date, delivery } = wish
  const today = todayOf(facts)
  const slot = wishedSlot(facts, wish)
  const held = windowsOf(facts).filter((window) => exists(facts, date, window))
  const served = held.filter((window) => closureOf(facts, date, window) === undefined)
  const meant = wish.window === undefined ? undefined : held.find(({ id }) => id === wish.window)
  const refusals = served.map((window) => refusalOf(facts, date, window))
  const applies: Readonly<Record<RefusalReason, boolean>> = {
    past: date < today,
    "beyond-horizon": date > addDays(today, facts.horizonDays),
    blackout: isPickupSkipped(facts, date),
    closure: meant ? !served.includes(meant) : held.length > 0 && served.length === 0,
    "unknown-window": wish.window === undefined ? held.length === 0 : meant === undefined,
    "cutoff-passed": refusals.every((refusal) => refusal === "slot-closed"),
    "slot-closed": meant !== undefined && now >= orderByOf(facts, date, meant),
    full: slot === undefined && (meant ? remainingOf(facts, date, meant) <= 0 : refusals.includes("full")),
    "delivery-blackout": slot === undefined || (delivery !== undefined && isDeliverySkipped(facts, delivery.date)),
    "delivery-unknown-window":
      slot !== undefined &&
      delivery?.window !== undefined &&
      slot.delivery.options.every(({ window }) => window !== delivery.window),
    "delivery-wrong-date": slot !== undefined && delivery !== undefined && delivery.date !== slot.delivery.date,
  }
  return refusalReasons.filter((reason) => applies[reason])
}

function wishedSlot(facts: Facts, { date, window }: Wish): Slot | undefined {
  return slotsOn(facts, date).find((slot) => window === undefined || slot.window === window)
}

export function verdictOf(facts: Facts, wish: Wish): Verdict {
  const slot = wishedSlot(facts, wish)
  const [reason] = reasonsAgainst(facts, wish)
  if (reason === undefined && slot !== undefined) return { ok: true, slot, staleAt: slot.orderBy }
  if (reason === undefined) throw new Error("No slot, and no reason why")
  const later = datesOf(facts).filter((date) => date >= wish.date)
  return {
    ok: false,
    reason,
    closedAt: closedAtOf(facts, wish, reason),
    earliest: earliestOf(facts)?.date ?? null,
    next: slot ?? firstSlot(facts, later),
  }
}

function closedAtOf(facts: Facts, { date, window }: Wish, reason: RefusalReason): Instant | null {
  const shut = windowsOf(facts).filter((one) => refusalOf(facts, date, one) === "slot-closed")
  const closings = shut.map((one) => orderByOf(facts, date, one))
  if (reason === "slot-closed") return closings[shut.findIndex(({ id }) => id === window)] ?? null
  if (reason !== "cutoff-passed" && (reason !== "past" || isPickupSkipped(facts, date))) return null
  return closings.length === 0 ? null : Math.max(...closings)
}
