import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { guestCaller } from "../use-cases/caller.ts"
import { drivingPorts } from "../use-cases/driving-ports.ts"
import type { Stage } from "./contracts/contract-case.ts"
import { inMemoryPorts } from "./in-memory-ports.ts"
import type { ReferenceData } from "./reference-data.ts"

/** The use cases over memory, under a clock that stands until it is set. A browser's name is its guest id. */
export function inMemoryStage(
  data?: ReferenceData,
  readings?: readonly string[],
): Stage & { readonly close: () => Promise<void> } {
  const runtime = ManagedRuntime.make(Layer.merge(inMemoryPorts(data, readings), TestClock.layer()))
  return {
    services: (browser) => drivingPorts(runtime, guestCaller(browser ?? null)),
    setNow: (instant) => runtime.runPromise(TestClock.setTime(instant)),
    close: () => runtime.dispose(),
  }
}
