import { mkdirSync } from "node:fs"
import { dirname } from "node:path"
import { databaseLayer } from "@mersal/adapters-db/layer"
import { countCall } from "@mersal/adapters-db/rate-limit-store"
import { isDatabaseReady } from "@mersal/adapters-db/readiness"
import type { SeedData } from "@mersal/adapters-db/seeds/seed"
import { distanceLayer } from "@mersal/adapters-http/gateways/distance/great-circle"
import { ChosenReadings } from "@mersal/domain/ports/driven/chosen-readings"
import type { DrivenPorts } from "@mersal/domain/use-cases/driving-ports"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import type { Logger } from "pino"
import { clockLayer, type ServerClock } from "./clock.ts"
import type { DatabaseSettings, Settings } from "./config.ts"
import { effectLog } from "./http/effect-log.ts"
import type { Readiness } from "./http/health.ts"
import type { CallCounter } from "./http/rate-limits.ts"

/** Everything that the server is made of behind its routes, opened. */
export interface Composition {
  readonly runtime: ManagedRuntime.ManagedRuntime<DrivenPorts, never>
  readonly isReady: Readiness
  /** Counts a call for all processes on this database. */
  readonly countCall: CallCounter
  /** Closes what was opened. */
  readonly close: () => Promise<void>
}

/** What a new database holds. */
export type Seed = SeedData

/** The database cannot be opened, migrated or seeded. */
export class DatabaseUnusable extends Error {
  override readonly name = "DatabaseUnusable"
  constructor(database: DatabaseSettings, cause: unknown) {
    super(`The database ${nameOf(database)} cannot be used: ${reasonOf(cause)}`, { cause })
  }
}

/** What to call a database: never with its password, nor with what else an address may carry. */
function nameOf(database: DatabaseSettings): string {
  if (database.kind === "sqlite") return database.path
  const { host, pathname } = new URL(database.url)
  return `postgres://${host}${pathname}`
}

/** Several addresses of one host fail together, and then only each by itself says why. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(", ")
  return cause instanceof Error ? cause.message : String(cause)
}

/**
 * Chooses the adapter of every driven port, and opens them: the database is migrated and seeded when this resolves.
 * Throws `DatabaseUnusable`.
 *
 * @param seed rows that are added where they are missing, instead of the demo data
 */
export async function compose(
  { database, readings }: Pick<Settings, "database" | "readings">,
  clock: ServerClock,
  log: Logger,
  seed?: Seed,
): Promise<Composition> {
  const chosen = Layer.succeed(ChosenReadings, readings)
  const layer = Layer.mergeAll(databaseLayer(database, seed), distanceLayer, chosen).pipe(
    Layer.provideMerge(clockLayer(clock)),
    Layer.provideMerge(effectLog(log)),
  )
  const runtime = ManagedRuntime.make(layer)
  try {
    if (database.kind === "sqlite" && database.path !== ":memory:")
      mkdirSync(dirname(database.path), { recursive: true })
    await runtime.context()
  } catch (error) {
    await runtime.dispose()
    throw new DatabaseUnusable(database, error)
  }
  return {
    runtime,
    isReady: () => runtime.runPromise(isDatabaseReady),
    countCall: (key, seconds) => runtime.runPromise(countCall(key, seconds)),
    close: () => runtime.dispose(),
  }
}
