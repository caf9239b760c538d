import fc from "fast-check"
import { addDays, type LocalDate } from "../../../calendar/local-date.ts"
import type { Instant } from "../../../calendar/zone.ts"
import type { RuleBook } from "../../book.ts"
import type { Engine, Slot } from "../../engine.ts"
import { compile } from "../../rule-book.ts"
import { factsOf, type Scene, todayOf } from "../reference.ts"
import { datesAround } from "../scenes.ts"

/** The engine of a scene, compiled once for each book, because compiling takes longer than most questions. */
export function engineOf(scene: Scene): Engine {
  const known = engines.get(scene.book) ?? new Map<string, Engine>()
  engines.set(scene.book, known)
  const key = scene.readings.join()
  const engine = known.get(key) ?? newEngineOf(scene)
  known.set(key, engine)
  return engine
}

/** An engine that has not answered anything yet. */
export const newEngineOf = ({ book, readings }: Scene): Engine => compile(book, { reading: readings })

const engines = new WeakMap<RuleBook, Map<string, Engine>>()

/** What the engine lists on a date. */
export function listed({ ask, ...scene }: Scene, date: LocalDate, now: Instant = ask.now): readonly Slot[] {
  const { days } = engineOf({ ...scene, ask }).quote({ ...ask, now, from: date, days: 1 })
  return days[0]?.slots ?? []
}

/** All slots that the engine lists up to the horizon. One question spans at most the longest horizon, from today. */
export function allListed(scene: Scene): readonly Slot[] {
  const facts = factsOf(scene)
  const { horizonDays } = facts
  const before = horizonDays === 0 ? [] : engineOf(scene).quote({ ...scene.ask, days: horizonDays }).days
  return [...before.flatMap(({ slots }) => slots), ...listed(scene, addDays(todayOf(facts), horizonDays))]
}

export const ids = (slots: readonly Slot[]): readonly string[] => slots.map(({ window }) => window)

export const withDate = (scenes: fc.Arbitrary<Scene>): fc.Arbitrary<readonly [Scene, LocalDate]> =>
  scenes.chain((scene) => datesAround(scene).map((date) => [scene, date] as const))

/** Milliseconds later: up to two days, often within 90 seconds. */
export const later: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 90_000 }),
  fc.integer({ min: 0, max: 2 * 86_400_000 }),
)

export const withAsk = (scene: Scene, change: Partial<Scene["ask"]>): Scene => ({
  ...scene,
  ask: { ...scene.ask, ...change },
})
