import type { DrivenPorts } from "@mersal/domain/use-cases/driving-ports"
import type * as Effect from "effect/Effect"

/** Work that comes again and again, in every process: whatever it finds is claimed by one of them. */
export interface Job {
  readonly name: string
  /** How long to rest after a pass, in milliseconds of real time. A move of the clock wakes it. */
  readonly everyMilliseconds: number
  /** One pass: does what is due by now. It may answer anything. */
  readonly pass: Effect.Effect<unknown, never, DrivenPorts>
}
