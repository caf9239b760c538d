import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor, SimulatedClock, type Snapshot, waitFor } from "xstate"
import { adjacencyMapToArray, getAdjacencyMap } from "xstate/graph"
import type { Reference } from "../booking/order/reference.ts"
import type { AttemptReport } from "../payment/attempt/attempt-report.ts"
import { NetworkFailure, ServerFailure } from "../ports/driving/service-failure.ts"
import { fromPort } from "./actor-logic.ts"
import { cardReturnMachine, type PurchaseAnswer } from "./card-return-machine.ts"
import { readSnapshot, writeSnapshot } from "./kept/versioned-snapshot.ts"
import { untaken } from "./testing/taken-transitions.ts"

const booking = "AE4K7M2XQ9TB3HV" as Reference
const input = { attempt: "attempt-1" }
const bank = "https://acs.bank.example/3ds?id=7"
const paid = { kind: "paid", booking } as const
const declined = { kind: "failed", reason: "declined" } as const
const checking = { kind: "checking" } as const
const noNetwork = new NetworkFailure()

type Answered<Value> = Value | NetworkFailure | ServerFailure | "never"

interface Far {
  readonly fingerprint?: Answered<string | null>
  readonly purchase?: Answered<PurchaseAnswer>
  /** One answer for each read; the last one goes on. */
  readonly reads?: readonly Answered<AttemptReport>[]
}

const answer = <Value>(value: Answered<Value>): Promise<Result.Result<Value, unknown>> =>
  value === "never"
    ? Promise.withResolvers<Result.Result<Value, unknown>>().promise
    : Promise.resolve(
        value instanceof NetworkFailure || value instanceof ServerFailure
          ? Result.fail(value)
          : Result.succeed(value as Value),
      )

/** The page after the return, in Node: the calls answer from a list, and time moves only when a test says so. */
function open(far: Far = {}, snapshot?: Snapshot<unknown>) {
  const { fingerprint = null, purchase = checking, reads = [checking] } = far
  const calls: unknown[] = []
  let read = 0
  const clock = new SimulatedClock()
  const actor = createActor(
    cardReturnMachine.provide({
      actors: {
        loadFingerprint: fromPort(() => answer(fingerprint)),
        purchase: fromPort((input) => {
          calls.push(["purchase", input])
          return answer(purchase)
        }),
        readAttempt: fromPort((input) => {
          calls.push(["readAttempt", input])
          const said = reads[Math.min(read, reads.length - 1)] ?? checking
          read += 1
          return answer(said)
        }),
      },
    }),
    { input: { attempt: "attempt-1" }, clock, ...(snapshot && { snapshot }) },
  ).start()
  const at = (value: string) => waitFor(actor, (state) => (state.value as unknown) === value)
  const waiting = () => waitFor(actor, (state) => state.matches({ checking: "waiting" }) || !state.hasTag("busy"))
  return { actor, clock, calls, at, waiting, reads: () => read }
}

describe("the return from the card page", () => {
  it("purchases with what it has of the device, and confirms what the server says is paid", async () => {
    const { actor, calls, at } = open({ fingerprint: "device-7", purchase: paid })
    expect(actor.getSnapshot().hasTag("busy")).toBe(true)
    await at("confirmed")
    expect(calls).toEqual([["purchase", { attempt: "attempt-1", fingerprint: "device-7" }]])
    expect(actor.getSnapshot().context.outcome).toEqual(paid)
    expect(actor.getSnapshot().status).toBe("done")
  })

  it("sends the customer to his bank where that asks for it", async () => {
    const { actor, at } = open({ purchase: { kind: "redirect", url: bank } })
    await at("redirecting")
    expect(actor.getSnapshot().context.url).toBe(bank)
    expect(actor.getSnapshot().status).toBe("done")
  })

  it("purchases without the device's fingerprint when that fails or takes longer than five seconds", async () => {
    const failed = open({ fingerprint: noNetwork, purchase: paid })
    await failed.at("confirmed")
    const late = open({ fingerprint: "never", purchase: paid })
    late.clock.increment(4_999)
    expect(late.actor.getSnapshot().value).toBe("fingerprinting")
    late.clock.increment(1)
    await late.at("confirmed")
    expect(late.calls).toEqual([["purchase", { attempt: "attempt-1", fingerprint: null }]])
  })

  it("asks about the attempt every two seconds until the server says that it is paid", async () => {
    const { clock, at, waiting, reads } = open({ reads: [checking, checking, paid] })
    await waiting()
    expect(reads()).toBe(1)
    clock.increment(1_999)
    expect(reads()).toBe(1)
    clock.increment(1)
    await waiting()
    expect(reads()).toBe(2)
    clock.increment(2_000)
    await at("confirmed")
    expect(reads()).toBe(3)
  })

  it("says after two minutes that we will write by e-mail, and goes on asking", async () => {
    const { actor, clock, waiting, reads, at } = open({ reads: [...Array.from({ length: 61 }, () => checking), paid] })
    await waiting()
    for (let seconds = 2; seconds <= 118; seconds += 2) {
      clock.increment(2_000)
      await waiting()
    }
    expect(actor.getSnapshot().context.willWrite).toBe(false)
    clock.increment(2_000)
    expect(actor.getSnapshot().context.willWrite).toBe(true)
    await waiting()
    expect(reads()).toBe(61)
    clock.increment(2_000)
    await at("confirmed")
  })

  it("never says that a payment failed because a call did: it goes on checking", async () => {
    const { actor, clock, waiting, at } = open({
      purchase: new ServerFailure({ requestId: null }),
      reads: [noNetwork, new ServerFailure({ requestId: "7" }), noNetwork, declined],
    })
    for (let reads = 1; reads <= 3; reads += 1) {
      await waiting()
      expect(actor.getSnapshot().value).toEqual({ checking: "waiting" })
      expect(actor.getSnapshot().hasTag("busy")).toBe(true)
      clock.increment(2_000)
    }
    await at("failed")
    expect(actor.getSnapshot().context.outcome).toEqual(declined)
  })

  it("shows a refusal, and leads from it to another attempt or to cash", async () => {
    for (const [event, end] of [
      ["tryAgain.chosen", "tryingAgain"],
      ["cash.chosen", "payingCash"],
    ] as const) {
      const { actor, at } = open({ purchase: declined })
      await at("failed")
      expect(actor.getSnapshot().hasTag("busy")).toBe(false)
      actor.send({ type: event })
      expect(actor.getSnapshot().value).toBe(end)
      expect(actor.getSnapshot().status).toBe("done")
    }
  })

  it("lets nobody try again or pay cash while the payment is being checked", async () => {
    const { actor, waiting } = open()
    await waiting()
    actor.send({ type: "tryAgain.chosen" })
    actor.send({ type: "cash.chosen" })
    expect(actor.getSnapshot().value).toEqual({ checking: "waiting" })
  })

  it("confirms by nothing but the server's word: it ends with the first that ends it, whatever failed before", async () => {
    const said = fc.oneof(
      fc.constantFrom<Answered<AttemptReport>>(checking, noNetwork, new ServerFailure({ requestId: null })),
      fc.constantFrom<Answered<AttemptReport>>(paid, declined),
    )
    await fc.assert(
      fc.asyncProperty(said, fc.array(said, { maxLength: 8 }), async (purchase, before) => {
        const all = [purchase, ...before, paid]
        const first = all.findIndex((each) => each === paid || each === declined)
        const run = open({ purchase, reads: [...before, paid] })
        while (run.actor.getSnapshot().hasTag("busy")) {
          await run.waiting()
          run.clock.increment(2_000)
        }
        expect(run.actor.getSnapshot().value).toBe(all[first] === paid ? "confirmed" : "failed")
        expect(run.reads()).toBe(first)
      }),
      { numRuns: 50 },
    )
  })
})

interface Move {
  readonly event: { readonly type: string; readonly output?: { readonly kind?: string } | null }
  readonly state: { readonly value: unknown }
}

describe("the card return's states", () => {
  it("make these moves and no others", () => {
    const done = (state: string, output: unknown) => ({ type: `xstate.done.actor.0.cardReturn.${state}`, output })
    const failed = (state: string) => ({ type: `xstate.error.actor.0.cardReturn.${state}`, error: noNetwork })
    const redirect = { kind: "redirect", url: bank }
    const events = [
      done("fingerprinting", null),
      failed("fingerprinting"),
      { type: "xstate.after.fingerprintPatience.cardReturn.fingerprinting" },
      ...[redirect, paid, declined, checking].map((output) => done("purchasing", output)),
      failed("purchasing"),
      ...[paid, declined, checking].map((output) => done("checking.reading", output)),
      failed("checking.reading"),
      { type: "xstate.after.betweenReads.cardReturn.checking.waiting" },
      { type: "xstate.after.patience.cardReturn.checking" },
      { type: "tryAgain.chosen" },
      { type: "cash.chosen" },
      { type: "page.reopened" },
    ] as never[]
    const name = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value).replace(/["{}]/g, ""))
    const map = getAdjacencyMap(cardReturnMachine, { events, input: { attempt: "attempt-1" } })
    const states = new Set<string>()
    const moves = new Set<string>()
    for (const { state, transitions } of Object.values(map)) {
      states.add(name(state.value))
      for (const { event, state: next } of Object.values(transitions) as readonly Move[]) {
        if (name(next.value) === name(state.value)) continue
        const { type, output } = event
        const [, kind, rest] = /^xstate\.(done|error|after)\.(\w+)/.exec(type) ?? []
        const told = kind === "done" ? (output?.kind ?? "done") : kind === "error" ? "no answer" : (rest ?? type)
        moves.add(`${name(state.value)} -- ${told} -> ${name(next.value)}`)
      }
    }
    expect(untaken(cardReturnMachine, { attempt: "attempt-1" }, adjacencyMapToArray(map))).toEqual({
      states: [],
      transitions: [],
      counted: { states: 11, transitions: 18 },
    })
    expect([...states].sort()).toEqual([
      "checking:reading",
      "checking:waiting",
      "confirmed",
      "failed",
      "fingerprinting",
      "payingCash",
      "purchasing",
      "redirecting",
      "tryingAgain",
    ])
    expect([...moves].sort()).toEqual([
      "checking:reading -- checking -> checking:waiting",
      "checking:reading -- failed -> failed",
      "checking:reading -- no answer -> checking:waiting",
      "checking:reading -- paid -> confirmed",
      "checking:waiting -- betweenReads -> checking:reading",
      "checking:waiting -- page.reopened -> checking:reading",
      "failed -- cash.chosen -> payingCash",
      "failed -- tryAgain.chosen -> tryingAgain",
      "fingerprinting -- done -> purchasing",
      "fingerprinting -- fingerprintPatience -> purchasing",
      "fingerprinting -- no answer -> purchasing",
      "fingerprinting -- page.reopened -> purchasing",
      "purchasing -- checking -> checking:reading",
      "purchasing -- failed -> failed",
      "purchasing -- no answer -> checking:reading",
      "purchasing -- paid -> confirmed",
      "purchasing -- redirect -> redirecting",
    ])
  })

  it("survive a reload as text, go on asking, and an earlier version's text is refused", async () => {
    const before = open()
    await before.waiting()
    const text = writeSnapshot(cardReturnMachine, before.actor.getPersistedSnapshot())
    const snapshot = readSnapshot(cardReturnMachine, text, input)
    expect(readSnapshot(cardReturnMachine, text.replace('"version":"1"', '"version":"0"'), input)).toBeNull()
    if (!snapshot) throw new Error("The text was not read")
    const after = open({ reads: [checking, paid] }, snapshot)
    expect(after.actor.getSnapshot().value).toEqual({ checking: "waiting" })
    after.actor.send({ type: "page.reopened" })
    await after.waiting()
    after.clock.increment(120_000)
    expect(after.actor.getSnapshot().context.willWrite).toBe(true)
    await after.at("confirmed")
    expect(after.calls).toEqual([
      ["readAttempt", { attempt: "attempt-1" }],
      ["readAttempt", { attempt: "attempt-1" }],
    ])
  })

  it("go on from a reload while the device or the purchase was awaited, and purchase again under the same attempt", async () => {
    for (const far of [{ fingerprint: "never" }, { purchase: "never" }] as const) {
      const before = open(far)
      if ("purchase" in far) await before.at("purchasing")
      const snapshot = readSnapshot(
        cardReturnMachine,
        writeSnapshot(cardReturnMachine, before.actor.getPersistedSnapshot()),
        input,
      )
      if (!snapshot) throw new Error("The text was not read")
      const after = open({ fingerprint: "never", purchase: paid }, snapshot)
      after.actor.send({ type: "page.reopened" })
      await after.at("confirmed")
      expect(after.calls).toEqual([["purchase", { attempt: "attempt-1", fingerprint: null }]])
    }
  })

  it("hold nothing of a card", async () => {
    const { actor, at } = open({ fingerprint: "device-7", purchase: paid })
    await at("confirmed")
    expect(Object.keys(actor.getSnapshot().context).sort()).toEqual([
      "attempt",
      "fingerprint",
      "outcome",
      "url",
      "willWrite",
    ])
  })
})
