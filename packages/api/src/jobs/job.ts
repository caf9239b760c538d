import type { DrivenPorts } from "@mersal/domain/use-cases/driving-ports"
import type * as Effect from "effect/Effect"

/** Work that comes again and again, in every process: whatever it finds is claimed by one of them. */
export interface Job {
  readonly name: string
  /** How long to rest when there is nothing left, in milliseconds of real time. A move of the clock wakes it. */
  readonly everyMilliseconds: number
  /** One pass: does some of what is due by now, and answers how much it found. Where it found any, another follows at once. */
  readonly pass: Effect.Effect<number, never, DrivenPorts>
}
