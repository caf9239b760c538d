import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type AnyStateMachine, createActor, waitFor } from "xstate"
import { adjacencyMapToArray, getAdjacencyMap } from "xstate/graph"
import type { Customer } from "../account/customer.ts"
import { NetworkFailure } from "../ports/driving/service-failure.ts"
import { aCustomer } from "../testing/arbitraries-account.ts"
import { fromPort } from "./actor-logic.ts"
import { readSnapshot, writeSnapshot } from "./kept/versioned-snapshot.ts"
import { type SessionEvent, sessionMachine } from "./session-machine.ts"
import { untaken } from "./testing/taken-transitions.ts"

const amna: Customer = {
  id: "amna",
  name: "Amna",
  email: "amna@example.com",
  isEmailProved: true,
  phone: null,
  role: "goCustomer",
  image: null,
}
const yousef: Customer = { ...amna, id: "yousef", name: "Yousef" }

/** Everything that a settled promise sets off has happened. */
const quiet = () => new Promise((resolve) => setImmediate(resolve))

/** A session in Node: nothing is answered until a test says so. */
function begin() {
  const restored = Promise.withResolvers<Result.Result<Customer | null, NetworkFailure>>()
  const ended = Promise.withResolvers<Result.Result<unknown, NetworkFailure>>()
  const emitted: string[] = []
  const actor = createActor(
    sessionMachine.provide({
      actors: { restore: fromPort(() => restored.promise), signOut: fromPort(() => ended.promise) },
    }),
  )
  actor.on("*", ({ type }) => emitted.push(type))
  actor.start()
  const restore = (customer: Customer | null) => {
    restored.resolve(Result.succeed(customer))
    return quiet()
  }
  const signOut = (result: Result.Result<unknown, NetworkFailure>) => {
    actor.send({ type: "signOut.requested" })
    ended.resolve(result)
    return quiet()
  }
  const lose = () => {
    restored.resolve(Result.fail(new NetworkFailure()))
    return quiet()
  }
  return { actor, emitted, restore, lose, signOut, now: () => actor.getSnapshot() }
}

describe("the session", () => {
  it("is restored at the start, and busy until it is known whose it is", async () => {
    const { now, restore } = begin()
    expect(now().value).toBe("restoring")
    expect(now().hasTag("busy")).toBe(true)
    await restore(amna)
    expect(now().value).toBe("signedIn")
    expect(now().hasTag("busy")).toBe(false)
    expect(now().context.customer).toEqual(amna)
  })

  it("is a guest's where there is none, or where none can be asked for", async () => {
    const none = begin()
    await none.restore(null)
    const lost = begin()
    await lost.lose()
    for (const { now } of [none, lost]) {
      expect(now().value).toBe("guest")
      expect(now().context.customer).toBeNull()
    }
  })

  it("is opened by a sign-in, also while the old one is still being asked for", async () => {
    const { actor, now, restore } = begin()
    actor.send({ type: "session.opened", customer: amna })
    expect(now().value).toBe("signedIn")
    await restore(null)
    expect(now().context.customer).toEqual(amna)
    actor.send({ type: "session.opened", customer: yousef })
    expect(now().context.customer).toEqual(yousef)
  })

  it("opens for a guest", async () => {
    const { actor, now, restore } = begin()
    await restore(null)
    actor.send({ type: "session.opened", customer: amna })
    expect(now()).toMatchObject({ value: "signedIn", context: { customer: amna } })
  })

  it("keeps a phone that was changed as a proved one, and nothing else of its customer changes", () => {
    fc.assert(
      fc.property(aCustomer, (customer) => {
        const { actor, now } = begin()
        actor.send({ type: "session.opened", customer })
        actor.send({ type: "phone.changed", phone: "+971507654321" })
        expect(now().context.customer).toEqual({ ...customer, phone: "+971507654321", isPhoneProved: true })
        actor.stop()
      }),
    )
  })

  it("ends with a logout, which resets everything and tells the page to clear what is stored", async () => {
    const { actor, emitted, signOut, now } = begin()
    actor.send({ type: "session.opened", customer: amna })
    const ending = signOut(Result.succeed(undefined))
    expect(now().value).toBe("signingOut")
    expect(now().hasTag("busy")).toBe(true)
    expect(emitted).toEqual([])
    await ending
    expect(now()).toMatchObject({ value: "guest", context: { customer: null, isSignOutFailed: false } })
    expect(emitted).toEqual(["signedOut"])
  })

  it("goes on, and says so, when the logout does not reach the server", async () => {
    const { actor, emitted, signOut, now } = begin()
    actor.send({ type: "session.opened", customer: amna })
    await signOut(Result.fail(new NetworkFailure()))
    expect(now()).toMatchObject({ value: "signedIn", context: { customer: amna, isSignOutFailed: true } })
    expect(emitted).toEqual([])
    actor.send({ type: "signOut.requested" })
    expect(now().context.isSignOutFailed).toBe(false)
  })

  it("that has ended on the server is a guest's again, and nothing that is stored is cleared", async () => {
    const { actor, emitted, now } = begin()
    actor.send({ type: "session.opened", customer: amna })
    actor.send({ type: "session.lost" })
    expect(now()).toMatchObject({ value: "guest", context: { customer: null } })
    expect(emitted).toEqual([])
  })

  it("knows no phone and no logout of a guest", async () => {
    const { actor, now, restore } = begin()
    await restore(null)
    expect(now().can({ type: "signOut.requested" })).toBe(false)
    actor.send({ type: "phone.changed", phone: "+971507654321" })
    expect(now().context.customer).toBeNull()
  })

  it("says the name of the actor that a composition root forgot, and goes on as a guest's", async () => {
    const errors: unknown[] = []
    const actor = createActor(sessionMachine, {
      inspect: ({ type, ...inspected }) => {
        if (type === "@xstate.event" && "event" in inspected && "error" in inspected.event)
          errors.push(inspected.event.error)
      },
    }).start()
    await waitFor(actor, (state) => state.matches("guest"))
    expect(errors).toEqual([new Error("The actor restore was not provided")])
    actor.stop()
  })
})

describe("the session machine", () => {
  it("reaches each of its four states and takes every transition that is drawn", () => {
    const answer = (type: string, content: object) => ({ type, ...content }) as unknown as SessionEvent
    const map = getAdjacencyMap(sessionMachine as AnyStateMachine, {
      events: [
        { type: "session.opened", customer: amna },
        { type: "signOut.requested" },
        { type: "session.lost" },
        { type: "phone.changed", phone: "+971507654321" },
        answer("xstate.done.actor.0.session.restoring", { output: amna }),
        answer("xstate.done.actor.0.session.restoring", { output: null }),
        answer("xstate.error.actor.0.session.restoring", { error: new NetworkFailure() }),
        answer("xstate.done.actor.0.session.signingOut", {}),
        answer("xstate.error.actor.0.session.signingOut", { error: new NetworkFailure() }),
      ],
      serializeState: ({ value, context }) => JSON.stringify([value, context]) as never,
    })
    const steps = adjacencyMapToArray(map)
    expect([...new Set(steps.map(({ nextState }) => nextState.value))].sort()).toEqual([
      "guest",
      "restoring",
      "signedIn",
      "signingOut",
    ])
    expect(untaken(sessionMachine, undefined, steps)).toEqual({
      states: [],
      transitions: [],
      counted: { states: 5, transitions: 11 },
    })
    for (const { nextState } of steps) {
      const isSomebody = ["signedIn", "signingOut"].includes(String(nextState.value))
      expect((nextState.context as { customer: Customer | null }).customer !== null).toBe(isSomebody)
    }
  })

  it("goes on after a reload, and refuses the snapshot of an earlier version", () => {
    fc.assert(
      fc.property(aCustomer, (customer) => {
        const { actor } = begin()
        actor.send({ type: "session.opened", customer })
        const text = writeSnapshot(sessionMachine, actor.getPersistedSnapshot())
        const snapshot = readSnapshot(sessionMachine, text, undefined)
        if (!snapshot) throw new Error("A snapshot was not read back")
        const restored = createActor(sessionMachine, { snapshot }).getSnapshot()
        expect([restored.value, restored.context.customer]).toEqual(["signedIn", customer])
        expect(readSnapshot(sessionMachine, text.replace('"version":"1"', '"version":"0"'), undefined)).toBeNull()
        actor.stop()
      }),
    )
  })
})
