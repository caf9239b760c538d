import fc from "fast-check"
import { addDays, type LocalDate, type Weekday } from "../../calendar/local-date.ts"
import { recentDate } from "../../calendar/testing/arbitraries.ts"
import type { MinuteOfDay } from "../../calendar/zone.ts"
import type {
  Blackouts,
  Closure,
  DeliveryDeadline,
  DeliveryWindows,
  MonthDay,
  OrderBy,
  Patch,
  RouteClass,
  RouteRule,
  RuleBook,
  Service,
  TimeRange,
  Window,
  WindowSeries,
} from "../book.ts"
import { clockTime } from "../labels.ts"
import type { WallTime } from "../wall-time.ts"
import { bandsOf, deliversWithinMinutes } from "./literal-book.ts"

export interface BookOptions {
  /** Draws times of the book near this minute of the day, where a clock change or a cut-off is. */
  readonly around?: MinuteOfDay | undefined
  /** Draws closures and skipped days around this date. */
  readonly today?: LocalDate
  /** Whether last order times may be on days before the window's; true by default. */
  readonly dayBefore?: boolean
}

/**
 * Books that `compile` accepts, with one market, "here", a service "courier", and often a second one, "express".
 * Together they cover all that a book can say: closures, skipped days, weekdays, capacity, routes, readings, market
 * patches.
 */
export function ruleBook(zone: string, options: BookOptions = {}): fc.Arbitrary<RuleBook> {
  return fc
    .record({ courier: service(options), express: fc.option(service(options)) })
    .chain(({ courier, express }) => {
      const services = { courier, ...(express && { express }) }
      return fc
        .record({
          horizonDays: fc.integer({ min: 0, max: 12 }),
          minOpenMinutes: fc.constantFrom(undefined, 0, 1, 30, 60, 120),
          days: closedDays(options),
          services: seldom(servicePatch(courier, options)),
          routes: seldom(routes(services, options)),
          readings: seldom(readings(courier, options)),
        })
        .map(({ horizonDays, minOpenMinutes, days, services: patch, routes, readings }) => ({
          id: "random",
          version: "1",
          horizonDays,
          ...(minOpenMinutes !== undefined && { minOpenMinutes }),
          markets: { here: { zone, ...days, ...(patch && { services: { courier: patch } }) } },
          services,
          ...(routes && { routes }),
          ...(readings && { readings }),
        }))
    })
}

export function service(options: BookOptions = {}): fc.Arbitrary<Service> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ bands, pickup: windows(options), delivery: deliveryWindows(options) }) },
    { weight: 1, arbitrary: fc.record({ bands, pickup: windows(options), delivery: deadline }).filter(isReachable) },
    { weight: 1, arbitrary: fc.record({ bands, pickup: series(options), delivery: deliveryWindows(options) }) },
  )
}

/** Closures with unique ids, for a market or a question. */
export function closures(options: BookOptions = {}, prefix = "closure"): fc.Arbitrary<readonly Closure[]> {
  return fc
    .array(closure(options), { minLength: 1, maxLength: 4 })
    .map((list) => list.map((one, index) => ({ ...one, id: `${prefix}-${index}` })))
}

export function blackouts({ today }: BookOptions = {}): fc.Arbitrary<Blackouts> {
  const dates = fc.array(dateNear(today), { maxLength: 2 })
  const days = fc.subarray(allWeekdays, { maxLength: 1 })
  const lists = { both: dates, pickup: dates, delivery: dates }
  const weeks = { weekdays: days, pickupWeekdays: days, deliveryWeekdays: days }
  return fc.oneof(
    fc.record(lists, { requiredKeys: [] }),
    fc.record(weeks, { requiredKeys: [] }),
    fc.record({ ...lists, ...weeks }, { requiredKeys: [] }),
  )
}

/** A route rule; without lead days for services that deliver within minutes. */
export const routeRule = (withLeadDays: boolean, options: BookOptions = {}): fc.Arbitrary<RouteRule> =>
  fc.record(
    {
      cutoff: minuteOfDay(options.around).map(wallTime),
      ...(withLeadDays && { leadDays: fc.integer({ min: 0, max: 4 }) }),
    },
    { requiredKeys: [] },
  )

/** A minute as a book writes it: 16 * 60 is "16:00". */
export const wallTime = (minute: MinuteOfDay): WallTime => clockTime(minute) as WallTime

/** A value in one case of four, otherwise undefined. */
export const seldom = <Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values })

/** The tags that closures of random books carry. */
export const knownTags = ["bike", "van"] as const

const fullDay = 1440
const allWeekdays: Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** Rare, because most windows exist every day of the week. */
const someWeekdays = seldom(fc.subarray(allWeekdays, { minLength: 3 }))

function minuteOfDay(around: MinuteOfDay | undefined): fc.Arbitrary<MinuteOfDay> {
  const anywhere = fc.oneof(
    fc.integer({ min: 0, max: fullDay }),
    fc.integer({ min: 0, max: 24 }).map((hour) => hour * 60),
  )
  if (around === undefined) return anywhere
  const near = fc
    .integer({ min: -10, max: 10 })
    .map((quarters) => Math.min(fullDay, Math.max(0, around + quarters * 15)))
  return fc.oneof({ weight: 4, arbitrary: near }, { weight: 1, arbitrary: anywhere })
}

const dateNear = (today: LocalDate | undefined): fc.Arbitrary<LocalDate> =>
  today === undefined ? recentDate : fc.integer({ min: -3, max: 9 }).map((days) => addDays(today, days))

const range = (options: BookOptions): fc.Arbitrary<readonly [MinuteOfDay, MinuteOfDay]> =>
  fc.tuple(minuteOfDay(options.around), minuteOfDay(options.around)).map(([a, b]) => {
    if (a !== b) return [Math.min(a, b), Math.max(a, b)]
    return a < fullDay ? [a, a + 1] : [a - 1, a]
  })

function orderBy(end: MinuteOfDay, options: BookOptions): fc.Arbitrary<OrderBy> {
  const sameDay: fc.Arbitrary<OrderBy> = minuteOfDay(options.around).map((minute) => wallTime(Math.min(minute, end)))
  const atStart: fc.Arbitrary<OrderBy> = fc.constant({ before: "start", minutes: 0 })
  if (options.dayBefore === false) return fc.oneof(sameDay, atStart)
  return fc.oneof(
    { weight: 4, arbitrary: sameDay },
    { weight: 1, arbitrary: atStart },
    { weight: 1, arbitrary: minuteOfDay(options.around).map((minute) => ({ dayBefore: wallTime(minute) })) },
    {
      weight: 1,
      arbitrary: fc.record({
        before: fc.constantFrom("start" as const, "end" as const),
        minutes: fc.integer({ min: 0, max: 3 * fullDay }),
      }),
    },
  )
}

/** The fields common to single windows and a series. */
const offered = fc
  .record({
    weekdays: someWeekdays,
    capacity: seldom(fc.integer({ min: 0, max: 3 })),
  })
  .map(({ weekdays, capacity }) => ({
    ...(weekdays !== undefined && { weekdays }),
    ...(capacity !== undefined && { capacity }),
  }))

const windowsOf = (options: BookOptions): fc.Arbitrary<Omit<Window, "id">> =>
  range(options).chain(([start, end]) =>
    fc
      .tuple(orderBy(end, options), offered)
      .map(([orderBy, more]) => ({ start: wallTime(start), end: wallTime(end), orderBy, ...more })),
  )

const windows = (options: BookOptions): fc.Arbitrary<readonly Window[]> =>
  fc
    .array(windowsOf(options), { minLength: 1, maxLength: 4 })
    .map((list) => list.map((window, index) => ({ ...window, id: `w${index}` })))

const series = (options: BookOptions): fc.Arbitrary<WindowSeries> =>
  fc
    .tuple(range(options), fc.integer({ min: 15, max: 180 }), fc.integer({ min: 1, max: 120 }), offered)
    .map(([[first, last], every, length, more]) => ({
      every,
      first: wallTime(Math.min(first, fullDay - length)),
      last: wallTime(Math.min(last, fullDay - length)),
      length,
      orderBy: { before: "start", minutes: 0 },
      ...more,
    }))

const deliveryRanges = (options: BookOptions): fc.Arbitrary<readonly TimeRange[]> =>
  fc.array(fc.tuple(range(options), someWeekdays), { minLength: 1, maxLength: 3 }).map((list) =>
    list.map(
      ([[start, end], weekdays], index): TimeRange => ({
        id: `d${index}`,
        start: wallTime(start),
        end: wallTime(end),
        ...(weekdays !== undefined && { weekdays }),
      }),
    ),
  )

const leadDays = fc.integer({ min: 0, max: 3 })

const deliveryWindows = (options: BookOptions): fc.Arbitrary<DeliveryWindows> =>
  fc.record({ leadDays, windows: deliveryRanges(options) })

const deadline: fc.Arbitrary<DeliveryDeadline> = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 60, max: fullDay }))
  .map(([within, notAfter]) => ({ leadDays: 0 as const, within, notAfter: wallTime(notAfter) }))

const isReachable = (service: { readonly pickup: readonly Window[]; readonly delivery: DeliveryDeadline }): boolean =>
  service.pickup.some((window) => window.start < service.delivery.notAfter)

/** In any order, because a file or a database may store them so. */
const bands: fc.Arbitrary<Service["bands"]> = fc
  .uniqueArray(fc.integer({ min: 0, max: fullDay - 1 }), { maxLength: 4 })
  .map((edges) => Object.fromEntries(withMidnight(edges).map((edge, index) => [`b${index}`, wallTime(edge)])))

const withMidnight = (edges: readonly number[]): readonly number[] => (edges.includes(0) ? edges : [0, ...edges])

function closure(options: BookOptions): fc.Arbitrary<Omit<Closure, "id">> {
  const between = range(options).map(([from, until]) => [wallTime(from), wallTime(until)] as const)
  return fc
    .record({
      days: closedStretch(options),
      weekdays: someWeekdays,
      between: fc.option(between, { nil: undefined, freq: 3 }),
      tags: seldom(fc.subarray([...knownTags], { minLength: 1 })),
      source: fc.constantFrom(undefined, "https://example.com/calendar"),
      provisional: fc.constantFrom(undefined, undefined, undefined, false, true),
    })
    .map(({ days, weekdays, between, tags, source, provisional }) => ({
      ...days,
      ...(weekdays !== undefined && { weekdays }),
      ...(between !== undefined && { between }),
      ...(tags !== undefined && { tags }),
      ...(source !== undefined && { source }),
      ...(provisional !== undefined && { provisional }),
    }))
}

/**
 * A run of days of one year or of every year; for a third of the yearly ones all days of the year but those between.
 */
const closedStretch = ({ today }: BookOptions): fc.Arbitrary<Pick<Closure, "from" | "to">> =>
  fc
    .record({
      from: dateNear(today),
      days: fc.integer({ min: 0, max: 3 }),
      kind: fc.constantFrom("dates", "dates", "dates", "every year", "every year", "all but"),
    })
    .map(({ from, days, kind }) => {
      const to = addDays(from, days)
      if (kind === "dates") return { from, to }
      const ofEveryYear = { from: from.slice(5) as MonthDay, to: to.slice(5) as MonthDay }
      return kind === "every year" ? ofEveryYear : { from: ofEveryYear.to, to: ofEveryYear.from }
    })

const closedDays = (options: BookOptions) =>
  fc
    .record({
      blackouts: seldom(blackouts(options)),
      closures: fc.option(closures(options), { nil: undefined, freq: 2 }),
    })
    .map(({ blackouts, closures }) => ({ ...(blackouts && { blackouts }), ...(closures && { closures }) }))

/** A change to a service that leaves it valid. */
function servicePatch(service: Service, options: BookOptions): fc.Arbitrary<Patch<Service>> {
  const [, ...laterBands] = bandsOf(service).map(({ name }) => name)
  const fewerBands = fc
    .subarray(laterBands)
    .map((names) => ({ bands: Object.fromEntries(names.map((name) => [name, null])) }))
  if (deliversWithinMinutes(service)) return fewerBands
  return fc.oneof(
    fewerBands,
    leadDays.map((leadDays): Patch<Service> => ({ delivery: { leadDays } })),
    deliveryRanges(options).map((windows): Patch<Service> => ({ delivery: { windows } })),
    windows(options).map((pickup): Patch<Service> => ({ pickup })),
  )
}

function routes(
  services: Readonly<Record<string, Service>>,
  options: BookOptions,
): fc.Arbitrary<Readonly<Record<string, RouteClass>>> {
  const names = Object.keys(services)
  const withLeadDays = Object.entries(services).flatMap(([name, one]) => (deliversWithinMinutes(one) ? [] : [name]))
  const plain = fc.record({ rule: routeRule(false, options), only: seldom(fc.subarray(names, { minLength: 1 })) })
  const slow = () => fc.record({ rule: routeRule(true, options), only: fc.subarray(withLeadDays, { minLength: 1 }) })
  const route = (withLeadDays.length === 0 ? plain : fc.oneof(plain, slow())).map(({ rule, only }) => ({
    ...rule,
    ...(only && { only }),
  }))
  return fc.record({ near: route, far: route })
}

function readings(courier: Service, options: BookOptions): fc.Arbitrary<Readonly<Record<string, Patch<RuleBook>>>> {
  const reading: fc.Arbitrary<Patch<RuleBook>> = fc.oneof(
    fc.integer({ min: 0, max: 12 }).map((horizonDays) => ({ horizonDays })),
    fc.constantFrom({ minOpenMinutes: null }, { minOpenMinutes: 90 }),
    fc.constant({ markets: { here: { closures: null, blackouts: null } } }),
    closures(options).map((closures) => ({ markets: { here: { closures } } })),
    servicePatch(courier, options).map((courier) => ({ services: { courier } })),
  )
  return fc.record({ one: reading, other: reading })
}
