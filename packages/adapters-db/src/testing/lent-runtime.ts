import type * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { afterAll, beforeAll } from "vitest"
import type { DatabaseSettings } from "../database/connection.ts"
import type { LentDatabase, TestDatabase } from "./test-databases.ts"

/** One runtime over a new database for all tests of a `describe`. Call it there, and call its answer in the tests. */
export function lentRuntime<Ports>(
  database: TestDatabase,
  layerOf: (settings: DatabaseSettings) => Layer.Layer<Ports>,
): () => ManagedRuntime.ManagedRuntime<Ports, never> {
  let lent: LentDatabase
  let runtime: ManagedRuntime.ManagedRuntime<Ports, never>
  beforeAll(async () => {
    lent = await database.lend()
    runtime = ManagedRuntime.make(layerOf(lent.settings))
  })
  afterAll(async () => {
    await runtime.dispose()
    await lent.giveBack()
  })
  return () => runtime
}
