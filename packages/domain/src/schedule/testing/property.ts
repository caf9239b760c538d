import fc from "fast-check"
import type { Scene } from "./reference.ts"

export interface PropertyRun {
  /** How many cases are drawn, from 1. */
  readonly runs: number
  /** Which cases: the same for the same number. Drawn anew when not said. */
  readonly seed?: number
}

/** Something that holds for all cases. Needs no test runner: `run` throws with a counterexample when it does not hold. */
export interface ScheduleProperty {
  /** As in the list in docs/slot-engine.md of the repository; properties of one number are sides of one thing. */
  readonly number: number
  readonly name: string
  /** It is about one book of this project alone. */
  readonly only?: "gulf"
  /** Throws `RangeError` unless the runs are a whole number from 1: a property without a case would hold. */
  run(options: PropertyRun): void
}

/** What properties are drawn from. */
export interface Stage {
  /** Books with questions. */
  readonly scenes: fc.Arbitrary<Scene>
  /** Asked within hours of a clock change. */
  readonly nearChange: fc.Arbitrary<Scene>
  /** In zones whose offset never changes. */
  readonly inFixedZones: fc.Arbitrary<Scene>
  /** Without last order times on days before the window's, where the books are random. */
  readonly withoutDayBefore: fc.Arbitrary<Scene>
  readonly zones: fc.Arbitrary<string>
}

/** `examples` are cases that once broke the property; they are tried first in every run. */
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
