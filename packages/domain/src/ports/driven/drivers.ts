import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { DriverPosition } from "../../delivery/driver-position.ts"
import type { DriverMeans } from "../../operations/driver-means.ts"

/** Reads who drives. */
export class Drivers extends Context.Service<
  Drivers,
  {
    /** Porters who may sign in, by name. */
    readonly list: Effect.Effect<readonly Driver[]>
    /** They, and those who may no more, by name. */
    readonly everybody: Effect.Effect<readonly Driver[]>
    /** One of them, or one who was; null for an id that is no driver's. */
    readonly find: (id: string) => Effect.Effect<Driver | null>
    /** Where he was when his phone last said so; null where it said nothing since he set off. */
    readonly positionOf: (id: string) => Effect.Effect<DriverPosition | null>
    /** The last places of all, by driver. */
    readonly positions: Effect.Effect<ReadonlyMap<string, DriverPosition>>
  }
>()("mersal/Drivers") {}

/** A driver as the driver card shows him. */
export interface Driver {
  readonly id: string
  readonly name: string
  /** E.164; null where none is known. */
  readonly phone: string | null
  /** Name of his picture, or null. */
  readonly image: string | null
  /** Whether bookings may be given to him. */
  readonly isActive: boolean
  /** What he drives; null where nobody has said it. */
  readonly means: DriverMeans | null
}
