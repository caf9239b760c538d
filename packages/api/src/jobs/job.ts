import type { DrivenPorts } from "@mersal/domain/use-cases/driving-ports"
import type * as Effect from "effect/Effect"

/** Recurring work that every process does: each item found is claimed by one of them. */
export interface Job {
  readonly name: string
  /** How long to pause when nothing is left, in milliseconds of real time. A move of the clock ends the pause. */
  readonly everyMilliseconds: number
  /**
   * One pass: does some of the due work, and answers how much it found. If it found any, the next pass follows at once.
   */
  readonly pass: Effect.Effect<number, never, DrivenPorts>
}
