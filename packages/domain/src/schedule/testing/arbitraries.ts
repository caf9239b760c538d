import fc from "fast-check"
import { dateOfDay, dayNumber } from "../../calendar/local-date.ts"
import { clockChanges, sharedZone, zoneAndInstant, zoneNearChange } from "../../calendar/testing/arbitraries.ts"
import { type Instant, instantAt, type MinuteOfDay, wallClock } from "../../calendar/zone.ts"
import { planService } from "../internal/plan.ts"
import type { OrderBy, RuleBook, Service, TimeRange, WallTime, Window } from "../rule-book.ts"

/** A valid book of one market, "here", and one service, "courier", and an instant at which to ask it. */
export interface Scene {
  readonly zone: string
  readonly book: RuleBook
  readonly now: Instant
}

export interface BookOptions {
  /** Times of the book keep close to this minute of the day, where a clock change or a cut-off is. */
  readonly around?: MinuteOfDay | undefined
  /** Last order times on days before the window's; true when not said. */
  readonly dayBefore?: boolean
  readonly horizonDays?: number
}

/** Books that `compile` accepts. */
export function ruleBook(zone: string, options: BookOptions = {}): fc.Arbitrary<RuleBook> {
  return fc.tuple(service(options), fc.integer({ min: 0, max: 12 })).map(([courier, horizonDays]) => ({
    id: "random",
    version: "1",
    horizonDays: options.horizonDays ?? horizonDays,
    markets: { here: { zone } },
    services: { courier },
  }))
}

export function service(options: BookOptions = {}): fc.Arbitrary<Service> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ bands, pickup: windows(options), delivery: deliveryWindows(options) }) },
    { weight: 1, arbitrary: fc.record({ bands, pickup: windows(options), delivery: deadline }).filter(isReachable) },
    { weight: 1, arbitrary: fc.record({ bands, pickup: series(options), delivery: deliveryWindows(options) }) },
  )
}

/** Half of the scenes have a clock change within hours of now and the book's times round it. */
export const sceneWith = (options: BookOptions = {}): fc.Arbitrary<Scene> =>
  fc.oneof(
    sceneNearChange(options),
    zoneAndInstant.chain((at) => sceneNearCutOff(at.zone, at.now, options)),
  )

export const scene: fc.Arbitrary<Scene> = sceneWith()

export function sceneNearChange(options: BookOptions = {}): fc.Arbitrary<Scene> {
  return zoneNearChange.chain(({ zone, now }) => {
    const change = clockChanges(zone).findLast((at) => at <= now + 7_200_000) ?? now
    const around = wallClock(sharedZone(zone), change).minute
    return ruleBook(zone, { ...options, around }).map((book) => ({ zone, book, now }))
  })
}

/** Now is close to a last order time of the book, often exactly at it or a millisecond before. */
function sceneNearCutOff(zone: string, now: Instant, options: BookOptions): fc.Arbitrary<Scene> {
  return fc
    .tuple(ruleBook(zone, options), fc.nat(), fc.constantFrom(-60_000, -1, 0, 1, 59_999, 60_000), fc.boolean())
    .map(([book, pick, distance, isNear]) => {
      const orderBys = cutOffsOf(book)
      const minute = orderBys[pick % orderBys.length] ?? 0
      const cutOff = instantAt(sharedZone(zone), wallClock(sharedZone(zone), now).date, minute)
      return { zone, book, now: isNear ? cutOff + distance : now }
    })
}

/** The question of a scene. */
export const asked = (scene: Scene) => ({ market: "here", service: "courier", now: scene.now }) as const

/** The last order times of the one service, in minutes of the window's date. */
export function cutOffsOf(book: RuleBook): readonly number[] {
  const { courier } = book.services
  if (courier === undefined) throw new Error("A book of a scene has the service courier")
  return planService("here", "courier", courier).windows.map((window) => window.orderBy)
}

/** The dates round an instant that a question can be about: from yesterday to beyond the horizon. */
export const datesAround = ({ zone, now, book }: Scene) => {
  const today = dayNumber(wallClock(sharedZone(zone), now).date)
  return fc.integer({ min: -2, max: book.horizonDays + 2 }).map((days) => dateOfDay(today + days))
}

export function wallTime(minute: MinuteOfDay): WallTime {
  const twoDigits = (value: number): string => String(value).padStart(2, "0")
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}` as WallTime
}

const fullDay = 1440

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

const windowsOf = (options: BookOptions): fc.Arbitrary<Omit<Window, "id">> =>
  range(options).chain(([start, end]) =>
    orderBy(end, options).map((orderBy) => ({ start: wallTime(start), end: wallTime(end), orderBy })),
  )

const windows = (options: BookOptions): fc.Arbitrary<readonly Window[]> =>
  fc
    .array(windowsOf(options), { minLength: 1, maxLength: 4 })
    .map((list) => list.map((window, index) => ({ ...window, id: `w${index}` })))

const series = (options: BookOptions): fc.Arbitrary<Service["pickup"]> =>
  fc
    .tuple(range(options), fc.integer({ min: 15, max: 180 }), fc.integer({ min: 1, max: 120 }))
    .map(([[first, last], every, length]) => ({
      every,
      first: wallTime(Math.min(first, fullDay - length)),
      last: wallTime(Math.min(last, fullDay - length)),
      length,
      orderBy: { before: "start", minutes: 0 },
    }))

const deliveryWindows = (options: BookOptions): fc.Arbitrary<Service["delivery"]> =>
  fc
    .tuple(fc.integer({ min: 0, max: 3 }), fc.array(range(options), { minLength: 1, maxLength: 3 }))
    .map(([leadDays, ranges]) => ({
      leadDays,
      windows: ranges.map(
        ([start, end], index): TimeRange => ({ id: `d${index}`, start: wallTime(start), end: wallTime(end) }),
      ),
    }))

const deadline = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 60, max: fullDay }))
  .map(([within, notAfter]) => ({ leadDays: 0 as const, within, notAfter: wallTime(notAfter) }))

const isReachable = (service: {
  readonly pickup: readonly Window[]
  readonly delivery: { readonly notAfter: WallTime }
}): boolean => service.pickup.some((window) => window.start < service.delivery.notAfter)

const bands: fc.Arbitrary<Service["bands"]> = fc
  .uniqueArray(fc.integer({ min: 1, max: fullDay - 1 }), { maxLength: 4 })
  .map((edges) =>
    Object.fromEntries([0, ...edges].sort((a, b) => a - b).map((edge, index) => [`b${index}`, wallTime(edge)])),
  )
