import fc from "fast-check"
import type { Scene } from "./reference.ts"

export interface PropertyRun {
  /** How many cases to draw, at least 1. */
  readonly runs: number
  /** The same seed draws the same cases. Random by default. */
  readonly seed?: number
}

/** A property that holds for all cases. Needs no test runner: `run` throws with a counterexample when it fails. */
export interface ScheduleProperty {
  /** The number in the list of docs/slot-engine.md. Properties that share a number are aspects of one rule. */
  readonly number: number
  readonly name: string
  /** Set when the property concerns this project's own book only. */
  readonly only?: "gulf"
  /** Throws `RangeError` unless `runs` is a whole number from 1: with no cases the property would pass. */
  run(options: PropertyRun): void
}

/** What properties are drawn from. */
export interface Stage {
  /** Books with questions. */
  readonly scenes: fc.Arbitrary<Scene>
  /** Scenes asked within hours of a clock change. */
  readonly nearChange: fc.Arbitrary<Scene>
  /** Scenes in zones whose offset never changes. */
  readonly inFixedZones: fc.Arbitrary<Scene>
  /** Scenes whose random books have no last order time on a day before the window's. */
  readonly withoutDayBefore: fc.Arbitrary<Scene>
  readonly zones: fc.Arbitrary<string>
}

/** `examples` are cases that once broke the property; every run tries them first. */
export const property = <Case>(
  number: number,
  name: string,
  cases: fc.Arbitrary<Case>,
  holds: (drawn: Case) => void,
  examples: readonly Case[] = [],
): ScheduleProperty => ({
  number,
  name,
  run({ runs, seed }) {
    if (!(Number.isInteger(runs) && runs >= 1)) throw new RangeError(`runs is not a whole number from 1: ${runs}`)
    const asProperty = fc.property(cases, holds)
    const parameters = { numRuns: runs, examples: examples.map((example): [Case] => [example]) }
    fc.assert(asProperty, seed === undefined ? parameters : { ...parameters, seed })
  },
})
