import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type AnyStateMachine, createActor } from "xstate"
import { adjacencyMapToArray, getAdjacencyMap } from "xstate/graph"
import { NetworkFailure } from "../../ports/driving/service-failure.ts"
import { runs } from "../../testing/runs.ts"
import { readSnapshot, writeSnapshot } from "../kept/versioned-snapshot.ts"
import { answers, begin, dialogMachine, events, filled, place, raise, states } from "../testing/account-dialog-stage.ts"
import { untaken } from "../testing/taken-transitions.ts"
import type { AccountDialogContext } from "./account-dialog-context.ts"
import type { AccountDialogEvent } from "./account-dialog-event.ts"

describe("the account popup's machine", () => {
  it("reaches each of its states and takes every transition that is drawn", () => {
    const answered = Object.entries(answers).flatMap(([name, results]) =>
      results.map((result) => {
        const id = `0.accountDialog.${states[name]}`
        return Result.isSuccess(result)
          ? { type: `xstate.done.actor.${id}`, output: result.success }
          : { type: `xstate.error.actor.${id}`, error: result.failure }
      }),
    )
    const map = getAdjacencyMap(dialogMachine as AnyStateMachine, {
      input: { market: "AE" },
      events: [...events, ...answered, { type: "xstate.after.phoneUpdated.accountDialog.changePhone.saved" }],
      // What transitions depend on; what was typed and said may differ.
      serializeState: ({ value, context }) => {
        const { purpose, challenge, form, social, issues } = context as AccountDialogContext
        const known = [purpose, challenge !== null, form.password, form.code, form.email, social.form, issues.length]
        return JSON.stringify([value, ...known]) as never
      },
    })
    const steps = adjacencyMapToArray(map)
    expect(untaken(dialogMachine, { market: "AE" }, steps)).toEqual({
      states: [],
      transitions: [],
      counted: { states: 23, transitions: 64 },
    })
  })

  it("tells each sign-in with one fact, forgets what it knew when it closes, and survives JSON, whatever happens", async () => {
    const filling: AccountDialogEvent = { type: "form.changed", patch: { ...filled, code: "1234" } }
    const happening = fc.oneof(
      fc.constantFrom(...events),
      { weight: 3, arbitrary: fc.constant(filling) },
      { weight: 4, arbitrary: fc.constant<AccountDialogEvent>({ type: "form.submitted" }) },
      { weight: 6, arbitrary: fc.nat(3) },
      fc.constant("3 seconds" as const),
    )
    const opening = fc.constantFrom(...events.filter(({ type }) => type === "dialog.opened"))
    await fc.assert(
      fc.asyncProperty(opening, fc.array(happening, { minLength: 5, maxLength: 30 }), async (opened, happenings) => {
        const run = begin()
        run.actor.send(opened)
        for (const each of happenings) {
          const call = run.calls.at(-1)
          if (each === "3 seconds") run.clock.increment(3_000)
          else if (typeof each !== "number") run.actor.send(each)
          else if (call) await call.answer((answers[call.name] ?? [])[each] ?? Result.fail(new NetworkFailure()))
          const { value, context } = run.now()
          const at = place(value)
          expect(run.now().hasTag("busy")).toBe(Object.values(states).includes(at))
          if (at === "closed") expect(context).toEqual(begin().now().context)
          if (at.startsWith("code")) expect(context.challenge).not.toBeNull()
          const text = writeSnapshot(run.machine, JSON.parse(JSON.stringify(run.actor.getPersistedSnapshot())))
          const snapshot = readSnapshot(run.machine, text, { market: "AE" }) ?? raise("A snapshot was not read back")
          const restored = createActor(run.machine, { input: { market: "AE" }, snapshot }).getSnapshot()
          expect([restored.value, restored.context]).toEqual([value, context])
        }
        const facts = run.facts()
        const completed = facts.filter((fact) => fact !== "WEB_SIGNUP_INITIATED")
        expect(completed).toHaveLength(run.signedIn().length)
        const begun = facts.filter((fact) => fact === "WEB_SIGNUP_INITIATED").length
        expect(facts.filter((fact) => fact === "WEB_SIGNUP_COMPLETED").length).toBeLessThanOrEqual(begun)
        run.actor.stop()
      }),
      { numRuns: runs(200) },
    )
  })
})
