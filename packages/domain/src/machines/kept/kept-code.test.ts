import fc from "fast-check"
import { expect, it } from "vitest"
import { codeRules } from "../../account/sign-in/one-time-code.ts"
import { msPerMinute } from "../../calendar/zone.ts"
import { atCode, begin, sentAgain } from "../testing/account-dialog-stage.ts"
import { readKeptCode, writeKeptCode } from "./kept-code.ts"

const begun = Date.UTC(2026, 10, 21, 6)
const lifetime = codeRules.lifetimeMinutes * msPerMinute

it("a popup that asks for a code is kept for as long as the code can be right, however often it is written", () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom("login", "register", "forgot"),
      fc.array(fc.integer({ min: 0, max: lifetime - 1 })),
      async (purpose, later) => {
        const { machine, now } = await atCode(purpose)
        const written = [0, ...later].reduce<string | null>(
          (last, after) => writeKeptCode(machine, now(), last, begun + after),
          null,
        )
        const at = (instant: number) => readKeptCode(machine, written, "AE", instant)
        expect(at(begun + lifetime - 1)?.since).toBe(begun)
        expect(at(begun + lifetime)).toBeNull()
      },
    ),
    { numRuns: 30 },
  ))

it("another code begins its own time", async () => {
  const run = await atCode("login")
  const first = writeKeptCode(run.machine, run.now(), null, begun)
  run.actor.send({ type: "code.resendRequested" })
  await run.succeed(sentAgain)
  const second = writeKeptCode(run.machine, run.now(), first, begun + lifetime - 1)
  expect(readKeptCode(run.machine, second, "AE", begun + lifetime)?.since).toBe(begun + lifetime - 1)
})

it("nothing is kept of a popup that asks for no code, and a code for a new phone is not come back to", async () => {
  const closed = begin()
  expect(writeKeptCode(closed.machine, closed.now(), null, begun)).toBeNull()
  closed.open("login")
  expect(writeKeptCode(closed.machine, closed.now(), null, begun)).toBeNull()
  const { machine, now } = await atCode("phone")
  const text = writeKeptCode(machine, now(), null, begun)
  expect(readKeptCode(machine, text, "AE", begun)).toBeNull()
})

it("what a storage holds otherwise is no code", () => {
  const { machine } = begin()
  for (const text of [null, "", "null", "[]", '{"challengeId":"c1"}', '{"challengeId":"c1","since":"0","popup":"{}"}'])
    expect(readKeptCode(machine, text, "AE", begun)).toBeNull()
})
