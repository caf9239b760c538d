import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { UnitOfWork } from "../ports/driven/unit-of-work.ts"
import { makeFirstAdmin } from "../use-cases/account/staff/staff.ts"
import { type Caller, guestCaller } from "../use-cases/caller.ts"
import { drivingPorts } from "../use-cases/driving-ports.ts"
import { deliverOutbox } from "../use-cases/outbox/deliver-outbox.ts"
import { appCode } from "./app-code.ts"
import type { AccountStage } from "./contracts/account-stage.ts"
import type { StaffedStage } from "./contracts/staffed-stage.ts"
import { browserServices } from "./in-memory-browsers.ts"
import { inMemoryPorts } from "./in-memory-ports.ts"
import type { ReferenceData } from "./reference-data.ts"
import { SentMessages } from "./sent-messages.ts"
import { staffAccount } from "./staff-account.ts"

/**
 * The use cases over memory, with a clock that changes only when it is set; then due messages are delivered. A
 * browser's name is its guest id.
 */
export function inMemoryStage(
  data?: ReferenceData,
  readings?: readonly string[],
): StaffedStage & AccountStage & { readonly close: () => Promise<void> } {
  const runtime = ManagedRuntime.make(Layer.merge(inMemoryPorts(data, readings), TestClock.layer()))
  const sessions = new Map<string, string>()
  let made = 0
  return {
    services: (browser) =>
      browser === undefined ? drivingPorts(runtime, guestCaller(null)) : browserServices(runtime, browser, sessions),
    messagesTo: async (destination) => {
      const all = await runtime.runPromise(Effect.flatMap(SentMessages, (sent) => sent.all))
      return all
        .filter(({ to }) => to === destination)
        .map(({ text }) => text)
        .reverse()
    },
    identityToken: async (identity) => JSON.stringify(identity),
    appCode: (secret, at) => runtime.runPromise(appCode(secret, at)),
    firstAdmin: (email) =>
      runtime.runPromise(
        makeFirstAdmin(email).pipe(
          Effect.map(({ token }): string | null => token),
          Effect.catch(() => Effect.succeed(null)),
        ),
      ),
    setNow: async (instant) => {
      await runtime.runPromise(TestClock.setTime(instant))
      while ((await runtime.runPromise(deliverOutbox())) > 0);
    },
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
