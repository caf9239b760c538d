import { databaseLayer } from "@mersal/adapters-db/layer"
import { distanceLayer } from "@mersal/adapters-http/gateways/distance/great-circle"
import type { DrivenPorts } from "@mersal/domain/use-cases/driving-ports"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { clockLayer, type ServerClock } from "./clock.ts"
import type { Settings } from "./config.ts"
import type { Readiness } from "./http/health.ts"

/** Everything that the server is made of behind its routes, opened. */
export interface Composition {
  readonly runtime: ManagedRuntime.ManagedRuntime<DrivenPorts, never>
  readonly isReady: Readiness
  /** Closes what was opened, the database last. */
  readonly close: () => Promise<void>
}

/** Chooses the adapter of every driven port, and opens them: the database is migrated and seeded when this resolves. */
export async function compose(settings: Settings, clock: ServerClock): Promise<Composition> {
  const layer = Layer.mergeAll(databaseLayer(settings.database), distanceLayer).pipe(
    Layer.provideMerge(clockLayer(clock)),
  )
  const runtime = ManagedRuntime.make(layer)
  await runtime.context()
  return { runtime, isReady: async () => true, close: () => runtime.dispose() }
}
