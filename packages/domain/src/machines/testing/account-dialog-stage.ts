import * as Result from "effect/Result"
import { createActor, SimulatedClock } from "xstate"
import { CodeNotSent, CodeRefused, PopupBlocked } from "../../account/account-errors.ts"
import type { Customer } from "../../account/customer.ts"
import { parsePhone } from "../../account/phone/phone.ts"
import type { CodeAccepted, CodeSent } from "../../account/sign-in/sign-in.ts"
import { NetworkFailure } from "../../ports/driving/service-failure.ts"
import type { AccountDialogEmitted, AccountDialogEvent, OpenedMode } from "../account-dialog/account-dialog-event.ts"
import { createAccountDialogMachine } from "../account-dialog-machine.ts"
import { fromPort } from "../actor-logic.ts"

export const dialogMachine = createAccountDialogMachine(parsePhone)

export const amna: Customer = {
  id: "amna",
  name: "Amna",
  email: "amna@example.com",
  isEmailProved: true,
  phone: "+971501234567",
  role: "goCustomer",
  image: null,
}
export const unproved: Customer = { ...amna, isEmailProved: false }
export const sent: CodeSent = { challengeId: "c1", channels: ["sms"], length: 4 }
export const sentAgain: CodeSent = { ...sent, challengeId: "c2" }
export const filled = {
  name: "Amna",
  email: " Amna@Example.com",
  phone: "050 123 4567",
  password: "kestrel7!",
  repeatedPassword: "kestrel7!",
}

/** A call that waits for the test to answer it. */
interface Call {
  readonly name: string
  readonly input: unknown
  readonly signal: unknown
  readonly answer: (result: Result.Result<unknown, unknown>) => Promise<unknown>
}

/** Waits until all effects of a settled promise have happened: its chain is a few callbacks long. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await undefined
}

/** An account popup in Node: calls are answered and time passes only when a test says so. */
export function begin() {
  const calls: Call[] = []
  const emitted: AccountDialogEmitted[] = []
  const waiting = <Output, Input>(name: string) =>
    fromPort<Input, Output, unknown>((input, { signal }) => {
      const { promise, resolve } = Promise.withResolvers<Result.Result<unknown, unknown>>()
      const answer = (result: Result.Result<unknown, unknown>) => {
        resolve(result)
        return quiet()
      }
      calls.push({ name, input, signal, answer })
      return promise as Promise<Result.Result<Output, unknown>>
    })
  const clock = new SimulatedClock()
  const machine = dialogMachine.provide({
    actors: {
      signIn: waiting("signIn"),
      register: waiting("register"),
      requestReset: waiting("requestReset"),
      verifyCode: waiting("verifyCode"),
      resendCode: waiting("resendCode"),
      changePhone: waiting("changePhone"),
      setPassword: waiting("setPassword"),
      socialSignIn: waiting("socialSignIn"),
    },
  })
  const actor = createActor(machine, { input: { market: "AE" }, clock })
  actor.on("*", (told) => emitted.push(told))
  actor.start()
  const now = () => actor.getSnapshot()
  const open = (mode: OpenedMode, path = "/go/book") => actor.send({ type: "dialog.opened", mode, path })
  const fill = (patch: Extract<AccountDialogEvent, { type: "form.changed" }>["patch"] = filled) =>
    actor.send({ type: "form.changed", patch })
  const submit = () => {
    actor.send({ type: "form.submitted" })
    return lastCall()
  }
  const lastCall = () => calls.at(-1) ?? raise("Nothing was asked")
  const succeed = (output?: unknown) => lastCall().answer(Result.succeed(output))
  const fail = (error: unknown) => lastCall().answer(Result.fail(error))
  const facts = () => emitted.flatMap((told) => (told.type === "fact.noted" ? [told.fact] : []))
  const signedIn = () => emitted.filter(({ type }) => type === "signedIn")
  return { actor, machine, calls, clock, emitted, now, open, fill, submit, lastCall, succeed, fail, facts, signedIn }
}

export function raise(problem: string): never {
  throw new Error(problem)
}

export const place = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Object.entries(value as object)
        .map(([form, step]) => `${form}.${step}`)
        .join()

/** A popup at the code step, reached by the form that sends a code for this purpose. */
export async function atCode(purpose: "login" | "register" | "forgot" | "phone", path?: string) {
  const run = begin()
  run.open(purpose === "phone" ? "changePhone" : purpose, path)
  run.fill()
  run.submit()
  const customer = unproved
  await run.succeed(purpose === "forgot" || purpose === "phone" ? sent : { customer, challenge: sent })
  run.clock.increment(3_000)
  if (place(run.now().value) !== "code.editing")
    raise(`The popup is at ${place(run.now().value)}, which asks for no code`)
  return run
}

export async function enterCode(run: ReturnType<typeof begin>, accepted: CodeAccepted) {
  run.fill({ code: "1234" })
  run.submit()
  await run.succeed(accepted)
}

/** The answers of each call, of every kind, by the state that makes it. */
export const answers: Readonly<Record<string, readonly Result.Result<unknown, unknown>[]>> = {
  signIn: [
    Result.succeed({ customer: amna, challenge: null }),
    Result.succeed({ customer: unproved, challenge: sent }),
    Result.fail(new NetworkFailure()),
  ],
  register: [Result.succeed({ customer: unproved, challenge: sent }), Result.fail(new NetworkFailure())],
  requestReset: [Result.succeed(sent), Result.fail(new NetworkFailure())],
  verifyCode: [
    Result.succeed({ kind: "signedIn", customer: amna }),
    Result.succeed({ kind: "resetAllowed", token: "t1" }),
    Result.succeed({ kind: "phoneProved", phone: "+971557654321" }),
    Result.fail(new CodeRefused({ reason: "wrong", triesLeft: 2 })),
  ],
  resendCode: [Result.succeed(sentAgain), Result.fail(new CodeNotSent())],
  changePhone: [Result.succeed(sent), Result.fail(new NetworkFailure())],
  setPassword: [Result.succeed(amna), Result.fail(new NetworkFailure())],
  socialSignIn: [
    Result.succeed({ customer: amna, challenge: null, isNew: true }),
    Result.succeed({ customer: unproved, challenge: sent, isNew: false }),
    Result.fail(new PopupBlocked()),
  ],
}
export const states: Readonly<Record<string, string>> = {
  signIn: "login.submitting",
  register: "register.submitting",
  requestReset: "forgot.submitting",
  verifyCode: "code.verifying",
  resendCode: "code.resending",
  changePhone: "changePhone.submitting",
  setPassword: "newPassword.submitting",
  socialSignIn: "signingInSocially",
}
export const events: readonly AccountDialogEvent[] = [
  ...(["login", "register", "forgot", "changePhone"] as const).flatMap((mode) => [
    { type: "dialog.opened" as const, mode, path: "/go/book" },
    { type: "mode.switched" as const, mode },
  ]),
  { type: "dialog.opened", mode: "newPassword", token: "t2", path: "/go/book" },
  { type: "mode.switched", mode: "code" },
  { type: "dialog.closed" },
  { type: "form.changed", patch: { ...filled, code: "1234" } },
  { type: "form.submitted" },
  { type: "social.chosen", provider: "google" },
  { type: "code.resendRequested" },
  { type: "page.reopened" },
]
