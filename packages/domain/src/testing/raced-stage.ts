import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { onTestFinished } from "vitest"
import type { Account } from "../account/account.ts"
import type { Instant } from "../calendar/zone.ts"
import { type Change, UnitOfWork } from "../ports/driven/unit-of-work.ts"
import { type Caller, guestCaller } from "../use-cases/caller.ts"
import { drivingPorts } from "../use-cases/driving-ports.ts"
import { inMemoryPorts } from "./in-memory-ports.ts"

/** The product over plain maps with these accounts, where something can happen exactly at a commit. */
export async function racedStage(now: Instant, accounts: readonly Account[]) {
  let meanwhile: { readonly kind: Change["kind"]; readonly run: () => Promise<unknown> } | null = null
  const raced = Layer.effect(
    UnitOfWork,
    Effect.map(UnitOfWork, ({ commit }) => ({
      commit: (changes: readonly Change[]) => {
        const first = changes.some(({ kind }) => kind === meanwhile?.kind) ? meanwhile : null
        if (first) meanwhile = null
        return first ? Effect.andThen(Effect.promise(first.run), commit(changes)) : commit(changes)
      },
    })),
  )
  const runtime = ManagedRuntime.make(
    raced.pipe(Layer.provideMerge(inMemoryPorts()), Layer.provideMerge(TestClock.layer())),
  )
  onTestFinished(() => runtime.dispose())
  const setTime = (time: Instant) => runtime.runPromise(TestClock.setTime(time))
  await setTime(now)
  const inserted = accounts.map((account): Change => ({ kind: "insertAccount", account }))
  await runtime.runPromise(UnitOfWork.use((work) => work.commit(inserted)))
  return {
    runtime,
    setTime,
    as: (account: Account) => drivingPorts(runtime, callerOf(account)),
    asGuest: (guestId: string) => drivingPorts(runtime, guestCaller(guestId)),
    /** Runs something exactly when a change of this kind is written. */
    at: (kind: Change["kind"], run: () => Promise<unknown>) => {
      meanwhile = { kind, run }
    },
  }
}

const callerOf = ({ id, role }: Account): Caller => ({
  ...guestCaller(null),
  actor: { type: role, id, company: null },
  sessionId: `session of ${id}`,
})
