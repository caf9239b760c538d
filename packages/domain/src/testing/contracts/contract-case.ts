import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import type { Instant } from "../../calendar/zone.ts"
import type { Services } from "../../ports/driving/services.ts"

/** A promise that every adapter of a driven port keeps. Each run gets an empty layer of its own. */
export interface DrivenCase<Ports> {
  readonly name: string
  readonly run: (layer: Layer.Layer<Ports>) => Promise<void>
}

/** A case written as an effect over the port; it rejects on a failure or a thrown expectation. */
export const drivenCase = <Ports>(
  name: string,
  program: Effect.Effect<void, unknown, NoInfer<Ports>>,
): DrivenCase<Ports> => ({
  name,
  run: (layer) => Effect.runPromise(Effect.provide(program, layer)),
})

/** The product behind its driving ports, with a clock that a test sets. */
export interface Stage {
  /** The ports as one browser has them. The same name is the same browser; without a name no cookie is kept. */
  readonly services: (browser?: string) => Services
  readonly setNow: (instant: Instant) => Promise<void>
}

/** A promise of a driving port, whatever is between it and the use cases. Each run gets a stage of its own. */
export interface ServiceCase {
  readonly name: string
  readonly run: (stage: Stage) => Promise<void>
}
