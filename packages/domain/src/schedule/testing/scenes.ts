import fc from "fast-check"
import { addDays, dateOfDay, dayNumber, type LocalDate, localDate, parseLocalDate } from "../../calendar/local-date.ts"
import {
  clockChanges,
  fixedZoneId,
  instant,
  instantNearChange,
  sharedZone,
  zoneAndInstant,
  zoneId,
  zoneNearChange,
} from "../../calendar/testing/arbitraries.ts"
import { type Instant, instantAt, wallClock } from "../../calendar/zone.ts"
import type { Closure, RuleBook } from "../book.ts"
import { bookIssues, validBook } from "../book-issues.ts"
import type { Ask } from "../engine.ts"
import { longestHorizonDays } from "../internal/question-shape.ts"
import { type BookOptions, blackouts, closures, knownTags, routeRule, ruleBook, seldom } from "./arbitraries.ts"
import { bookAsRead, deliversWithinMinutes, deliveryRanges, pickupWindows, serviceOf } from "./literal-book.ts"
import { at, factsOf, type Scene, todayOf, type Wish, windowsOf } from "./reference.ts"

export interface SceneOptions {
  /** Whether random books may have last order times on days before the window's; true by default. */
  readonly dayBefore?: boolean
  /** Replaces the markets' zones. */
  readonly zone?: fc.Arbitrary<string>
}

/**
 * Random books with questions. Half of them have a clock change within hours of `now` and the book's times around it.
 * The others are often asked at a last order time, at midnight or at the edge of a closure, or a millisecond before.
 */
export const randomScenes = (options: SceneOptions = {}): fc.Arbitrary<Scene> =>
  fc.oneof(
    randomScenesNearChange(options),
    momentAnywhere.chain((moment) => sceneAt(moment, undefined, options)),
  )

export const randomScenesNearChange = (options: SceneOptions = {}): fc.Arbitrary<Scene> =>
  zoneNearChange.chain((moment) => sceneAt(moment, minuteOfChangeBefore(moment), options))

/** What the clock shows right after the latest change up to two hours from now. */
function minuteOfChangeBefore({ zone, now }: { readonly zone: string; readonly now: Instant }): number {
  const change = clockChanges(zone).findLast((at) => at <= now + 7_200_000) ?? now
  return wallClock(sharedZone(zone), change).minute
}

/**
 * Questions to one book, around its own cut-offs, closures and skipped days and its zones' clock changes. Throws
 * `InvalidRuleBook` for an invalid book.
 */
export const scenesOf = (book: RuleBook, options: SceneOptions = {}): fc.Arbitrary<Scene> =>
  questionsToKnown(book, options, (zone) =>
    fc.oneof(instantNearChange(zone), momentOf(book, zone), fc.oneof(instant, nearYearEnd(zone))),
  )

export const scenesOfNearChange = (book: RuleBook, options: SceneOptions = {}): fc.Arbitrary<Scene> =>
  questionsToKnown(book, options, instantNearChange)

/** Zones whose offset never changes, for expected answers that need no table of clock changes. */
export const inFixedZone: SceneOptions = { zone: fixedZoneId }

/** Dates for a question: from the day before yesterday to two days beyond the horizon, mostly within it. */
export function datesAround(scene: Scene): fc.Arbitrary<LocalDate> {
  const facts = factsOf(scene)
  const { horizonDays } = facts
  const days = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: Math.min(horizonDays, 4) }) },
    { weight: 3, arbitrary: fc.integer({ min: 0, max: horizonDays }) },
    { weight: 1, arbitrary: fc.constantFrom(-2, -1, 0, 1, horizonDays, horizonDays + 1, horizonDays + 2) },
  )
  return days.map((ahead) => addDays(todayOf(facts), ahead))
}

/** Wishes that are nearly right: windows and delivery dates of the book, and some unknown ones. */
export function wishesOf(scene: Scene): fc.Arbitrary<Wish> {
  const facts = factsOf(scene)
  const windows = windowsOf(facts)
  const options = windows.flatMap((window) => deliveryRanges(facts.service, window).map(({ id }) => id))
  const perhaps = (ids: readonly string[]) =>
    fc.option(fc.constantFrom(...ids, ...ids, "no-such-window"), { nil: undefined, freq: 2 })
  return fc
    .record({
      date: datesAround(scene),
      window: perhaps(windows.map(({ id }) => id)),
      deliveryAfter: seldom(fc.integer({ min: 0, max: 3 })),
      deliveryWindow: perhaps(options),
    })
    .map(({ date, window, deliveryAfter, deliveryWindow }) => ({
      date,
      ...(window !== undefined && { window }),
      ...(deliveryAfter !== undefined && {
        delivery: {
          date: addDays(date, facts.leadDays === 0 ? Math.max(0, deliveryAfter - 2) : deliveryAfter),
          ...(deliveryWindow !== undefined && { window: deliveryWindow }),
        },
      }),
    }))
}

const momentAnywhere = fc.oneof(
  { weight: 3, arbitrary: zoneAndInstant },
  { weight: 1, arbitrary: zoneId.chain((zone) => nearYearEnd(zone).map((now) => ({ zone, now }))) },
)

/** Where yearly days are most difficult: around New Year and the end of February. */
function nearYearEnd(zone: string): fc.Arbitrary<Instant> {
  const leapYear = fc.integer({ min: 496, max: 509 }).map((fourth) => fourth * 4)
  const date = fc
    .tuple(
      fc.oneof(fc.integer({ min: 1981, max: 2039 }), leapYear),
      fc.constantFrom("01-01", "03-01"),
      fc.integer({ min: -4, max: 3 }),
    )
    .map(([year, day, ahead]) => addDays(localDate(`${year}-${day}`), ahead))
  return instantOn(zone, date)
}

const instantOn = (zone: string, date: fc.Arbitrary<LocalDate>): fc.Arbitrary<Instant> =>
  fc.tuple(date, fc.integer({ min: 0, max: 1440 })).map(([date, minute]) => instantAt(sharedZone(zone), date, minute))

/** A random book around a moment, with a question. */
function sceneAt(
  { zone, now }: { readonly zone: string; readonly now: Instant },
  around: number | undefined,
  options: SceneOptions,
): fc.Arbitrary<Scene> {
  const today = wallClock(sharedZone(zone), now).date
  const bookOptions = { today, dayBefore: options.dayBefore ?? true }
  return fc
    .option(fc.integer({ min: 0, max: 1440 }), { nil: undefined })
    .chain((anywhere) => ruleBook(zone, { ...bookOptions, around: around ?? anywhere }))
    .chain((book) => questionsTo(book, options, () => fc.constant(now), around))
}

/** A question to a book, asked at a moment or at an edge of the book on that moment's day. */
function questionsTo(
  book: RuleBook,
  options: SceneOptions,
  moments: (zone: string) => fc.Arbitrary<Instant>,
  around?: number,
): fc.Arbitrary<Scene> {
  return fc
    .record({
      readings: fc.oneof(fc.constant<readonly string[]>([]), fc.constantFrom(...validReadings(book))),
      market: fc.constantFrom(...Object.keys(book.markets)),
      service: fc.constantFrom(...Object.keys(book.services)),
      askedZone: options.zone ?? seldom(zoneId),
    })
    .chain(({ readings, market, service, askedZone }) => {
      const zone = askedZone ?? book.markets[market]?.zone ?? "UTC"
      return moments(zone).chain((moment) => {
        const today = wallClock(sharedZone(zone), moment).date
        const read = bookAsRead(book, readings)
        return fc
          .tuple(additions(read, market, service, { today, around }), fc.nat(), fc.constantFrom(...distances))
          .map(([more, pick, distance]) => {
            const ask: Ask = { market, service, now: moment, ...(askedZone && { zone: askedZone }), ...more }
            const scene: Scene = { book, readings, ask }
            const edges = edgesOn(scene, today)
            // Twice as many picks as edges, so that half of the questions keep their moment.
            const edge = edges[pick % (2 * edges.length + 1)]
            return edge === undefined ? scene : { ...scene, ask: { ...ask, now: edge + distance } }
          })
      })
    })
}

/** Counterexamples name the book instead of printing it. */
const questionsToKnown: typeof questionsTo = (book, options, moments) => {
  validBook(book)
  return questionsTo(book, options, moments).map((scene) =>
    Object.defineProperty({ ...scene }, fc.toStringMethod, {
      value: () => `${book.id} ${book.version} ${fc.stringify(scene.readings)} ${fc.stringify(scene.ask)}`,
    }),
  )
}

const distances = [-60_000, -1, 0, 0, 1, 59_999, 60_000]

/** Optional parts of a question. Most questions get few. */
function additions(book: RuleBook, market: string, service: string, options: BookOptions): fc.Arbitrary<Partial<Ask>> {
  const tags = [...knownTags, ...(book.markets[market]?.closures ?? []).flatMap(({ tags = [] }) => tags)]
  const routes = Object.keys(book.routes ?? {})
  const rules = serviceOf(book, market, service)
  const adHoc = routeRule(!deliversWithinMinutes(rules), options)
  const capacities = pickupWindows(rules).flatMap(({ capacity }) => (capacity === undefined ? [] : [capacity]))
  return fc
    .tuple(
      sometimes("tags", fc.subarray([...new Set(tags)])),
      // The type allows only the book's route names; here the book is data.
      sometimes(
        "route",
        (routes.length > 0 ? fc.oneof(adHoc, fc.constantFrom(...routes)) : adHoc) as fc.Arbitrary<never>,
      ),
      sometimes("blackouts", blackouts(options)),
      sometimes("closures", closures(options, "asked")),
      sometimes("horizonDays", fc.integer({ min: 0, max: Math.min(book.horizonDays + 3, longestHorizonDays) })),
      sometimes("occupancy", occupancy(capacities)),
    )
    .map((parts) => Object.assign({}, ...parts) as Partial<Ask>)
}

const sometimes = <Key extends keyof Ask>(
  key: Key,
  values: fc.Arbitrary<NonNullable<Ask[Key]>>,
): fc.Arbitrary<Partial<Ask>> => seldom(values).map((value) => (value === undefined ? {} : { [key]: value }))

/** Bookings by key: the same for each slot, or dependent on the key; often exactly a window's capacity. */
function occupancy(capacities: readonly number[]): fc.Arbitrary<(key: string) => number> {
  const most = Math.max(3, ...capacities)
  return fc
    .record({
      taken: fc.oneof(fc.integer({ min: 0, max: most + 1 }), fc.constantFrom(0, ...capacities)),
      salt: fc.option(fc.nat(1000)),
    })
    .map(({ taken, salt }) => {
      const takenBy = (key: string): number => (salt === null ? taken : spread(key, salt) % (taken + 1))
      return Object.assign(takenBy, { [fc.toStringMethod]: () => `occupancy ${taken}, salt ${salt}` })
    })
}

const spread = (key: string, salt: number): number =>
  [...key].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1_000_003, salt)

/** The valid choices of readings: none, one, or two together. */
function validReadings(book: RuleBook): readonly (readonly string[])[] {
  const names = Object.keys(book.readings ?? {})
  const pairs = names.flatMap((one) => names.filter((other) => other !== one).map((other) => [one, other]))
  const valid = [...names.map((name) => [name]), ...pairs].filter((some) => bookIssues(book, some).length === 0)
  return [[], ...valid]
}

/** Instants on or around a date when something changes: a window shuts, a day or a closure begins or ends. */
function edgesOn(scene: Scene, date: LocalDate): readonly Instant[] {
  const facts = factsOf(scene)
  const orderBys = windowsOf(facts).map(({ orderBy }) => orderBy)
  const hours = facts.closures.flatMap(({ between = [] }) => [...between]).map((time) => minutesOfEdge(time))
  const cutoff = facts.cutoff === undefined ? [] : [facts.cutoff]
  return [...orderBys, ...orderBys.map((minute) => minute + 1440), ...cutoff, ...hours, 0, 1440].map((minute) =>
    at(facts, date, minute),
  )
}

const minutesOfEdge = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** An instant on or near a date that the book names; any instant when it names none. */
function momentOf(book: RuleBook, zone: string): fc.Arbitrary<Instant> {
  const named = Object.values(book.markets).flatMap(({ closures = [], blackouts = {} }) => [
    ...closures.flatMap(daysNamed),
    ...[blackouts.both, blackouts.pickup, blackouts.delivery].flatMap((dates) => dates ?? []),
  ])
  if (named.length === 0) return instant
  const date = fc.tuple(fc.constantFrom(...named), fc.integer({ min: -4, max: 1 }))
  return instantOn(
    zone,
    date.map(([day, ahead]) => addDays(day, ahead)),
  )
}

const daysNamed = ({ from, to }: Closure): readonly LocalDate[] =>
  [from, to].flatMap((day) =>
    day.length > 5
      ? [localDate(day)]
      : [2027, 2028].flatMap(
          (year) => parseLocalDate(`${year}-${day}`) ?? dateOfDay(dayNumber(localDate(`${year}-03-01`))),
        ),
  )
