import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { UnitOfWork } from "../ports/driven/unit-of-work.ts"
import { type Caller, guestCaller } from "../use-cases/caller.ts"
import { drivingPorts } from "../use-cases/driving-ports.ts"
import type { StaffedStage } from "./contracts/staffed-stage.ts"
import { inMemoryPorts } from "./in-memory-ports.ts"
import type { ReferenceData } from "./reference-data.ts"
import { staffAccount } from "./staff-account.ts"

/** The use cases over memory, under a clock that stands until it is set. A browser's name is its guest id. */
export function inMemoryStage(
  data?: ReferenceData,
  readings?: readonly string[],
): StaffedStage & { readonly close: () => Promise<void> } {
  const runtime = ManagedRuntime.make(Layer.merge(inMemoryPorts(data, readings), TestClock.layer()))
  let made = 0
  return {
    services: (browser) => drivingPorts(runtime, guestCaller(browser ?? null)),
    setNow: (instant) => runtime.runPromise(TestClock.setTime(instant)),
    staff: async (role, name) => {
      made += 1
      const account = staffAccount(`${role}-${made}`, role, name)
      const hire = Effect.flatMap(UnitOfWork, (work) => work.commit([{ kind: "insertAccount", account }]))
      await runtime.runPromise(hire)
      const caller: Caller = { ...guestCaller(null), actor: { type: role, id: account.id, company: null } }
      return { id: account.id, services: drivingPorts(runtime, caller) }
    },
    close: () => runtime.dispose(),
  }
}
