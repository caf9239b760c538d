import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { DriverPosition } from "../../delivery/driver-position.ts"
import type { DriverMeans } from "../../operations/driver-means.ts"

/** Reads drivers. */
export class Drivers extends Context.Service<
  Drivers,
  {
    /** Porters who may sign in, by name. */
    readonly list: Effect.Effect<readonly Driver[]>
    /** The same and disabled ones, by name. */
    readonly everybody: Effect.Effect<readonly Driver[]>
    /** A driver, present or former; null for an id that is no driver's. */
    readonly find: (id: string) => Effect.Effect<Driver | null>
    /** His last reported position; null if his phone has sent none since he set off. */
    readonly positionOf: (id: string) => Effect.Effect<DriverPosition | null>
    /** The last positions of all drivers, by driver. */
    readonly positions: Effect.Effect<ReadonlyMap<string, DriverPosition>>
  }
>()("mersal/Drivers") {}

/** A driver as the driver card shows him. */
export interface Driver {
  readonly id: string
  readonly name: string
  /** E.164; null if unknown. */
  readonly phone: string | null
  /** The name of his picture, or null. */
  readonly image: string | null
  /** Whether he can be given bookings. */
  readonly isActive: boolean
  /** What he drives; null if unknown. */
  readonly means: DriverMeans | null
}
