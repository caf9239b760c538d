import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import type { Instant } from "../../calendar/zone.ts"
import type { Services } from "../../ports/driving/services.ts"

/** One promise that every adapter of a driven port keeps. Each run gets a layer of its own, with nothing in it yet. */
export interface DrivenCase<Ports> {
  readonly name: string
  readonly run: (layer: Layer.Layer<Ports>) => Promise<void>
}

/** A case told as an effect over the port; a failure or a thrown expectation rejects. */
export const drivenCase = <Ports>(
  name: string,
  program: Effect.Effect<void, unknown, NoInfer<Ports>>,
): DrivenCase<Ports> => ({
  name,
  run: (layer) => Effect.runPromise(Effect.provide(program, layer)),
})

/** The product behind its driving ports, with a clock that a test sets. */
export interface Stage {
  /** The ports as one browser has them. The same name is the same browser; without a name nobody keeps a cookie. */
  readonly services: (browser?: string) => Services
  readonly setNow: (instant: Instant) => Promise<void>
}

/** One promise of a driving port, whatever stands between it and the use cases. Each run gets a stage of its own. */
export interface ServiceCase {
  readonly name: string
  readonly run: (stage: Stage) => Promise<void>
}
