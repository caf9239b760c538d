import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor, SimulatedClock } from "xstate"
import { NetworkFailure } from "../../ports/driving/service-failure.ts"
import { runs } from "../../testing/runs.ts"
import type { AccountDialogEvent } from "../account-dialog/account-dialog-event.ts"
import { answers, begin, dialogMachine, events, filled, place, raise, sent } from "../testing/account-dialog-stage.ts"
import { readAccountCode, writeAccountDialog } from "./account-dialog-storage.ts"
import { readSnapshot, writeSnapshot } from "./versioned-snapshot.ts"

describe("a stored account popup", () => {
  it("leaves no password, code or token in the storage, and comes back waiting for nobody, whatever happened", async () => {
    const filling: AccountDialogEvent = { type: "form.changed", patch: { ...filled, code: "7788" } }
    const happening = fc.oneof(
      fc.constantFrom(...events.filter(({ type }) => type !== "dialog.closed")),
      { weight: 3, arbitrary: fc.constant(filling) },
      { weight: 4, arbitrary: fc.constant<AccountDialogEvent>({ type: "form.submitted" }) },
      { weight: 6, arbitrary: fc.nat(3) },
    )
    const opening = fc.constantFrom(...events.filter(({ type }) => type === "dialog.opened"))
    await fc.assert(
      fc.asyncProperty(opening, fc.array(happening, { maxLength: 20 }), async (opened, happenings) => {
        const run = begin()
        for (const each of [opened, ...happenings]) {
          const call = run.calls.at(-1)
          if (typeof each !== "number") run.actor.send(each)
          else if (call) await call.answer((answers[call.name] ?? [])[each] ?? Result.fail(new NetworkFailure()))
          const text = writeAccountDialog(run.machine, run.now())
          const at = place(run.now().value)
          expect(text === null).toBe(at === "closed" || at.startsWith("newPassword"))
          if (text === null) continue
          for (const secret of [filled.password, "7788", "t1"]) expect(text).not.toContain(JSON.stringify(secret))
          const isCode = at.startsWith("code") && run.now().context.purpose !== "phone"
          expect(readAccountCode(run.machine, text, "AE") !== null).toBe(isCode)
          expect(readAccountCode(run.machine, text.replace('"challengeId"', '"id"'), "AE")).toBeNull()
          const before = run.calls.length
          const snapshot = readSnapshot(run.machine, text, { market: "AE" }) ?? raise("A snapshot was not read back")
          const again = createActor(run.machine, { input: { market: "AE" }, snapshot }).start()
          expect(run.calls).toHaveLength(before)
          expect(again.getSnapshot().hasTag("busy")).toBe(false)
          const { password: _, repeatedPassword: __, code: ___, ...typedBefore } = run.now().context.form
          expect(again.getSnapshot().context.form).toMatchObject({
            ...typedBefore,
            password: "",
            repeatedPassword: "",
            code: "",
          })
          again.send({ type: "page.reopened" })
          expect(place(again.getSnapshot().value)).toMatch(/^(login|register|forgot|code|changePhone)\.editing$/)
          again.stop()
        }
        run.actor.stop()
      }),
      { numRuns: runs(100) },
    )
  })

  it("asks for the code after a reload that fell into the three seconds of the changed phone", async () => {
    const run = begin()
    run.open("changePhone")
    run.fill()
    run.submit()
    await run.succeed(sent)
    expect(place(run.now().value)).toBe("changePhone.saved")
    const snapshot =
      readSnapshot(run.machine, writeAccountDialog(run.machine, run.now()), { market: "AE" }) ?? raise("Not read")
    const clock = new SimulatedClock()
    const again = createActor(run.machine, { input: { market: "AE" }, snapshot, clock }).start()
    clock.increment(60_000)
    expect(place(again.getSnapshot().value)).toBe("changePhone.saved")
    again.send({ type: "page.reopened" })
    expect(place(again.getSnapshot().value)).toBe("code.editing")
    expect(again.getSnapshot().context.challenge).toEqual(sent)
  })

  it("refuses the snapshot of an earlier version", () => {
    const run = begin()
    run.open("login")
    const text = writeSnapshot(dialogMachine, run.actor.getPersistedSnapshot())
    expect(readSnapshot(dialogMachine, text, { market: "AE" })).not.toBeNull()
    expect(readSnapshot(dialogMachine, text.replace('"version":"1"', '"version":"0"'), { market: "AE" })).toBeNull()
  })
})
