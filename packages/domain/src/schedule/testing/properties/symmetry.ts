import fc from "fast-check"
import { addDays, type LocalDate } from "../../../calendar/local-date.ts"
import { sharedZone } from "../../../calendar/testing/arbitraries.ts"
import type { Blackouts, Closure, RuleBook } from "../../book.ts"
import type { Ask } from "../../engine.ts"
import { claim, claimSame } from "../claim.ts"
import { bookAsRead } from "../literal-book.ts"
import { property, type ScheduleProperty, type Stage } from "../property.ts"
import { at, factsOf, type Scene, todayOf } from "../reference.ts"
import { engineOf, newEngineOf } from "./asking.ts"
import { withoutClockAndDice } from "./without-clock-and-dice.ts"

/** 34 to 38: what an answer depends on. */
export function symmetryProperties({ scenes, inFixedZones }: Stage): readonly ScheduleProperty[] {
  return [
    property(
      34,
      "so many weeks later everything is so many weeks later, in zones that never change",
      fc.tuple(inFixedZones, fc.integer({ min: 1, max: 500 })),
      ([scene, weeks]) => {
        const [now, then] = [answers(shifted(scene, 0)), answers(shifted(scene, weeks * 7))]
        const move = (instant: number | null) => (instant === null ? null : instant + weeks * 7 * 86_400_000)
        const moveDate = (date: LocalDate | undefined) => date && addDays(date, weeks * 7)
        claimSame(then.earliest?.date, moveDate(now.earliest?.date), "the earliest date")
        claimSame(then.earliest?.delivery, moveDate(now.earliest?.delivery), "its delivery")
        claimSame(then.staleAt, move(now.staleAt), "the next closing")
        claimSame([then.clock.minute, then.clock.band], [now.clock.minute, now.clock.band], "the clock")
        claimSame(
          then.quote.days.map(({ date, slots }) => [
            date,
            slots.map(({ window, start, orderBy }) => [window, start, orderBy]),
          ]),
          now.quote.days.map(({ date, slots }) => [
            moveDate(date),
            slots.map(({ window, start, orderBy }) => [window, move(start), move(orderBy)]),
          ]),
          "the quote",
        )
      },
    ),
    property(36, "the machine's own zone changes nothing", scenes, (scene) => {
      const told = ["UTC", "Europe/London", "America/Los_Angeles"].map((zone) =>
        inMachineZone(zone, () => answers(scene, newEngineOf(scene))),
      )
      for (const other of told) claimSame(other, told[0], "the answers on machines in other zones")
    }),
    property(37, "a frozen question is answered twice alike, without a clock or dice", scenes, (scene) => {
      const frozen = deepFrozen({ ...scene, book: structuredCopy(scene.book) })
      const ask = () => answers(frozen, newEngineOf(frozen))
      const [first, second] = withoutClockAndDice(() => [ask(), ask()])
      claimSame(second, first, "the second answers")
    }),
    property(
      37,
      "an engine that was asked before answers as one that was not, whatever was done to its answers",
      fc.tuple(
        scenes,
        scenes,
        fc.shuffledSubarray([-86_400_000, -60_000, -1, 0, 1, 86_400_000], { minLength: 1, maxLength: 3 }),
      ),
      ([scene, other, distances]) => {
        const kept = newEngineOf(scene)
        const { market, service, now } = scene.ask
        const facts = factsOf(scene)
        const midnight = at(facts, addDays(todayOf(facts), 1), 0)
        kept.quote({ ...other.ask, market, service, route: {} })
        for (const at of [now, ...distances.map((distance) => midnight + distance)]) {
          const ask = { ...scene.ask, now: at }
          const date = todayOf(facts, at)
          claimSame(kept.quote(ask), newEngineOf(scene).quote(ask), `the quote at ${at}`)
          claimSame(kept.check({ ...ask, date }), newEngineOf(scene).check({ ...ask, date }), `the verdict at ${at}`)
          spoil(kept.quote(ask))
          spoil(kept.check({ ...ask, date }))
          spoil(kept.explain({ ...ask, date }))
        }
      },
    ),
    property(37, "a book that is changed after it was compiled changes no answer", scenes, (scene) => {
      const copy = structuredCopy(scene.book)
      const engine = newEngineOf({ ...scene, book: copy })
      const before = engine.quote(scene.ask)
      spoil(copy)
      claimSame(engine.quote(scene.ask), before, "the quote after the book was changed")
      claimSame(engine.staleAt(scene.ask), newEngineOf(scene).staleAt(scene.ask), "the next closing")
    }),
    property(
      38,
      "a book gives the same answers after a round trip through JSON, and so do the answers",
      scenes,
      (scene) => {
        const told = answers(scene)
        claimSame(answers({ ...scene, book: structuredCopy(scene.book) }), told, "the answers of the copy")
        claimSame(structuredCopy(told), told, "the answers as JSON")
      },
    ),
  ]
}

/** 35: both markets have the same tables, each on its own wall clock. */
export const gulfProperty = (book: RuleBook): ScheduleProperty => ({
  ...property(
    35,
    "Doha an hour later is as Dubai",
    fc.record({
      now: fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2040, 0) }),
      service: fc.constantFrom(...Object.keys(book.services)),
    }),
    ({ now, service }) => {
      const hour = 3_600_000
      const [dubai, doha] = [
        answers({ book, readings: [], ask: { market: "AE", service, now } }),
        answers({ book, readings: [], ask: { market: "QA", service, now: now + hour } }),
      ]
      claimSame(doha.staleAt, dubai.staleAt === null ? null : dubai.staleAt + hour, "the next closing")
      claimSame(doha.earliest, dubai.earliest, "the earliest date")
      claimSame(
        doha.quote.days.map(({ date, slots }) => [
          date,
          slots.map(({ window, start, end, orderBy }) => [window, start, end, orderBy]),
        ]),
        dubai.quote.days.map(({ date, slots }) => [
          date,
          slots.map(({ window, start, end, orderBy }) => [window, start + hour, end + hour, orderBy + hour]),
        ]),
        "the quote",
      )
    },
  ),
  only: "gulf",
})

/** Every answer of a book at one instant, as plain data. */
function answers(scene: Scene, engine = engineOf(scene)) {
  const { ask } = scene
  const clock = engine.clock(ask.market, ask.now)
  const quote = engine.quote({ ...ask, days: 5 })
  return {
    clock: {
      date: clock.date,
      minute: clock.minute,
      band: clock.band(ask.service),
      next: clock.nextBandAt(ask.service),
    },
    quote,
    earliest: engine.earliest(ask),
    staleAt: engine.staleAt(ask),
    verdicts: quote.days.map(({ date }) => engine.check({ ...ask, date })),
    reasons: quote.days.slice(0, 2).map(({ date }) => engine.explain({ ...ask, date })),
    table: engine.decisionTable(ask.service, ask.market),
  }
}

/**
 * A scene with all its dates moved. Yearly closures cannot move and are left out, and so is occupancy, which goes by
 * date.
 */
function shifted({ book, readings, ask }: Scene, days: number): Scene {
  const { occupancy: _occupancy, ...rest } = ask
  const { zone = "UTC" } = rest
  const read = bookAsRead(book, readings)
  const markets = Object.entries(read.markets).map(([id, { blackouts, closures, zoneHint: _zoneHint, ...market }]) => [
    id,
    {
      ...market,
      // `clock` shows the market's clock and takes no zone from the question.
      zone,
      ...(blackouts && { blackouts: movedBlackouts(blackouts, days) }),
      ...(closures && { closures: movedClosures(closures, days) }),
    },
  ])
  const moved: Ask = {
    ...rest,
    now: rest.now + days * 86_400_000,
    ...(rest.blackouts && { blackouts: movedBlackouts(rest.blackouts, days) }),
    ...(rest.closures && { closures: movedClosures(rest.closures, days) }),
  }
  return { book: { ...read, markets: Object.fromEntries(markets) }, readings: [], ask: moved }
}

const moved = (dates: readonly LocalDate[] = [], days: number): readonly LocalDate[] =>
  dates.map((date) => addDays(date, days))

const movedBlackouts = (list: Blackouts, days: number): Blackouts => ({
  ...list,
  both: moved(list.both, days),
  pickup: moved(list.pickup, days),
  delivery: moved(list.delivery, days),
})

const movedClosures = (closures: readonly Closure[], days: number): readonly Closure[] =>
  closures
    .filter(({ from }) => from.length > 5)
    .map((closure) => ({
      ...closure,
      from: addDays(closure.from as LocalDate, days),
      to: addDays(closure.to as LocalDate, days),
    }))

/**
 * The answer computed while the machine's own zone is another one. Needs a runtime that can set its zone, as Node can.
 */
function inMachineZone<Answer>(zone: string, ask: () => Answer): Answer {
  const { process } = globalThis as { process?: { env: Record<string, string | undefined> } }
  if (process === undefined) throw new Error("Property 36 needs Node: nothing else lets a test set the machine's zone")
  const own = process.env.TZ
  process.env.TZ = zone
  try {
    // In July London has summer time, so that the offsets of all three zones differ.
    const offset = new Date(Date.UTC(2026, 6)).getTimezoneOffset()
    const wanted = -sharedZone(zone).segmentAt(Date.UTC(2026, 6)).offset / 60_000
    claim(
      offset === wanted || (offset === 0 && wanted === 0),
      `the machine's zone is not ${zone}; in a worker thread it cannot be set`,
    )
    return ask()
  } finally {
    if (own === undefined) delete process.env.TZ
    else process.env.TZ = own
  }
}

const structuredCopy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) deepFrozen(inner)
  return Object.freeze(value)
}

/**
 * Changes everything in an answer that can be changed. Frozen or shared parts must not carry it into another answer.
 */
function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    spoil(inner)
    Reflect.set(value, key, null)
  }
  if (Array.isArray(value) && !Object.isFrozen(value)) value.length = 0
}
