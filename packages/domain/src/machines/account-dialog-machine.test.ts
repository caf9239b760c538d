import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type AnyStateMachine, createActor, SimulatedClock } from "xstate"
import { adjacencyMapToArray, getAdjacencyMap } from "xstate/graph"
import {
  AccountRefused,
  CodeNotSent,
  CodeRefused,
  InvalidAccountForm,
  PasswordAskedAgain,
  PopupBlocked,
  SocialSignInCancelled,
} from "../account/account-errors.ts"
import type { Customer } from "../account/customer.ts"
import { parsePhone } from "../account/phone.ts"
import type { CodeAccepted, CodeSent } from "../account/sign-in.ts"
import { msPerMinute } from "../calendar/zone.ts"
import { account as english } from "../messages/en/account.ts"
import { NetworkFailure, RequestRefused, ServerFailure } from "../ports/driving/service-failure.ts"
import { runs } from "../testing/runs.ts"
import { accountAlertOf } from "./account-alert.ts"
import type { AccountDialogEmitted, AccountDialogEvent, OpenedMode } from "./account-dialog/account-dialog-event.ts"
import { type AccountDialogContext, codeLength } from "./account-dialog-context.ts"
import { createAccountDialogMachine } from "./account-dialog-machine.ts"
import { readAccountCode, writeAccountDialog } from "./account-dialog-storage.ts"
import { fromPort } from "./actor-logic.ts"
import { readKeptCode, writeKeptCode } from "./kept-code.ts"
import { untaken } from "./testing/taken-transitions.ts"
import { readSnapshot, writeSnapshot } from "./versioned-snapshot.ts"

const dialogMachine = createAccountDialogMachine(parsePhone)

const amna: Customer = {
  id: "amna",
  name: "Amna",
  email: "amna@example.com",
  isEmailProved: true,
  phone: "+971501234567",
  role: "goCustomer",
  image: null,
}
const unproved: Customer = { ...amna, isEmailProved: false }
const sent: CodeSent = { challengeId: "c1", channels: ["sms"], length: 4 }
const sentAgain: CodeSent = { ...sent, challengeId: "c2" }
const filled = {
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
  readonly signal: AbortSignal
  readonly answer: (result: Result.Result<unknown, unknown>) => Promise<unknown>
}

/** Everything that a settled promise sets off has happened. */
const quiet = () => new Promise((resolve) => setImmediate(resolve))

/** An account popup in Node: nothing is answered and no time passes until a test says so. */
function begin() {
  const calls: Call[] = []
  const emitted: AccountDialogEmitted[] = []
  const waiting = <Output, Input>(name: string) =>
    fromPort<Input, Output, unknown>((input, { signal }) => {
      const { promise, resolve } = Promise.withResolvers<Result.Result<unknown, unknown>>()
      const answer = (result: Result.Result<unknown, unknown>) => {
        resolve(result)
        return quiet()
      }
      calls.push({ name, input, signal: signal as AbortSignal, answer })
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

function raise(problem: string): never {
  throw new Error(problem)
}

const place = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Object.entries(value as object)
        .map(([form, step]) => `${form}.${step}`)
        .join()

/** A popup at the code step, reached by the form that sends a code for this. */
async function atCode(purpose: "login" | "register" | "forgot" | "phone", path?: string) {
  const run = begin()
  run.open(purpose === "phone" ? "changePhone" : purpose, path)
  run.fill()
  run.submit()
  const customer = unproved
  await run.succeed(purpose === "forgot" || purpose === "phone" ? sent : { customer, challenge: sent })
  run.clock.increment(3_000)
  expect(place(run.now().value)).toBe("code.editing")
  expect(run.now().context.purpose).toBe(purpose)
  return run
}

async function enterCode(run: ReturnType<typeof begin>, accepted: CodeAccepted) {
  run.fill({ code: "1234" })
  run.submit()
  await run.succeed(accepted)
}

describe("a login", () => {
  it("closes the popup when the e-mail is verified", async () => {
    const run = begin()
    run.open("login")
    run.fill()
    expect(run.submit().input).toEqual({ email: "amna@example.com", password: "kestrel7!", role: "goCustomer" })
    expect(place(run.now().value)).toBe("login.submitting")
    expect(run.now().hasTag("busy")).toBe(true)
    await run.succeed({ customer: amna, challenge: null })
    expect(run.now().value).toBe("closed")
    expect(run.emitted).toEqual([
      { type: "fact.noted", fact: "WEB_LOGIN_COMPLETED" },
      { type: "signedIn", customer: amna, path: null },
    ])
  })

  it("opens the one-time-code step otherwise, and is complete with the right code", async () => {
    const run = await atCode("login")
    expect(run.now().context).toMatchObject({ customer: unproved, challenge: sent })
    expect(run.emitted).toEqual([])
    await enterCode(run, { kind: "signedIn", customer: amna })
    expect(run.calls.at(-1)?.input).toEqual({ challengeId: "c1", purpose: "login", code: "1234" })
    expect(run.now().value).toBe("closed")
    expect(run.facts()).toEqual(["WEB_LOGIN_COMPLETED"])
    expect(run.signedIn()).toEqual([{ type: "signedIn", customer: amna, path: null }])
  })

  it("goes to /locationidentify in the normal flow, and stays on the page in the go flow", async () => {
    for (const [path, goal, role] of [
      ["/", "/locationidentify", "customer"],
      ["/go/guest", null, "goCustomer"],
    ] as const) {
      const run = begin()
      run.open("login", path)
      run.fill()
      expect(run.submit().input).toMatchObject({ role })
      await run.succeed({ customer: amna, challenge: null })
      expect(run.signedIn()).toMatchObject([{ path: goal }])
    }
  })

  it("shows its faults when it is sent, and drops each as it is mended", () => {
    const run = begin()
    run.open("login")
    run.actor.send({ type: "form.submitted" })
    expect(run.calls).toEqual([])
    expect(run.now().context.issues.map(({ kind }) => kind)).toEqual(["email-missing", "password-missing"])
    run.fill({ email: "amna@example.com" })
    expect(run.now().context.issues.map(({ kind }) => kind)).toEqual(["password-missing"])
    run.fill({ password: "x" })
    expect(run.now().context.issues).toEqual([])
    run.fill({ password: "" })
    expect(run.now().context.issues).toEqual([])
  })

  it("that is refused shows every errorMessage above the form, and keeps what was typed", async () => {
    const run = begin()
    run.open("login")
    run.fill()
    run.submit()
    await run.fail(new AccountRefused({ messages: ["Wrong e-mail or password.", "Try again later."] }))
    expect(place(run.now().value)).toBe("login.editing")
    expect(run.now().context).toMatchObject({
      alert: { kind: "refused", place: "form", messages: ["Wrong e-mail or password.", "Try again later."] },
      form: filled,
    })
    run.fill({ password: "kestrel8!" })
    expect(run.now().context.alert).toBeNull()
  })
})

describe("a registration", () => {
  it("keeps the user, opens the one-time-code step, and is complete with the right code", async () => {
    const run = begin()
    run.open("register", "/")
    run.fill()
    expect(run.submit().input).toEqual({
      name: "Amna",
      email: "amna@example.com",
      phone: "+971501234567",
      password: "kestrel7!",
      role: "customer",
      registerType: "normal",
      country: "UAE",
    })
    expect(run.now().hasTag("busy")).toBe(true)
    expect(run.facts()).toEqual(["WEB_SIGNUP_INITIATED"])
    await run.succeed({ customer: unproved, challenge: sent })
    expect(place(run.now().value)).toBe("code.editing")
    expect(run.now().context).toMatchObject({ customer: unproved, purpose: "register" })
    expect(run.now().context.form).toMatchObject({ email: filled.email, password: "", repeatedPassword: "" })
    await enterCode(run, { kind: "signedIn", customer: amna })
    expect(run.facts()).toEqual(["WEB_SIGNUP_INITIATED", "WEB_SIGNUP_COMPLETED"])
    expect(run.signedIn()).toEqual([{ type: "signedIn", customer: amna, path: "/locationidentify" }])
  })

  it("is begun once, however often it is sent", async () => {
    const run = begin()
    run.open("register")
    run.fill()
    run.submit()
    await run.fail(new NetworkFailure())
    run.submit()
    expect(run.facts()).toEqual(["WEB_SIGNUP_INITIATED"])
    run.actor.send({ type: "dialog.closed" })
    run.open("register")
    run.fill()
    run.submit()
    expect(run.facts()).toEqual(["WEB_SIGNUP_INITIATED", "WEB_SIGNUP_INITIATED"])
  })

  it("is blocked by a weak password, and one the server finds common is said at its field", async () => {
    const run = begin()
    run.open("register")
    run.fill({ ...filled, password: "kestrel", repeatedPassword: "kestrel" })
    run.actor.send({ type: "form.submitted" })
    expect(run.calls).toEqual([])
    expect(run.facts()).toEqual([])
    expect(run.now().context.issues).toEqual([{ field: "password", kind: "password-weak" }])
    run.fill({ password: "Password1!", repeatedPassword: "Password1!" })
    run.submit()
    const issues = [{ field: "password", kind: "password-common" } as const]
    await run.fail(new InvalidAccountForm({ issues }))
    expect(run.now().context).toMatchObject({ issues, alert: null })
  })

  it("that is refused shows the first errorMessage above the form", async () => {
    const run = begin()
    run.open("register")
    run.fill()
    run.submit()
    await run.fail(new AccountRefused({ messages: ["First.", "Second."] }))
    expect(run.now().context.alert).toEqual({ kind: "refused", place: "form", messages: ["First."] })
  })
})

describe("a forgotten password", () => {
  it("opens the code step in forgot mode, then the new password, then signs in and closes the popup", async () => {
    const run = await atCode("forgot")
    expect(run.calls.at(-1)?.input).toEqual({ email: "amna@example.com" })
    await enterCode(run, { kind: "resetAllowed", token: "t1" })
    expect(place(run.now().value)).toBe("newPassword.editing")
    run.fill({ password: "kestrel8!" })
    expect(run.submit()).toMatchObject({ name: "setPassword", input: { token: "t1", password: "kestrel8!" } })
    await run.succeed(amna)
    expect(run.now().value).toBe("closed")
    expect(run.facts()).toEqual(["WEB_LOGIN_COMPLETED"])
    expect(run.signedIn()).toMatchObject([{ customer: amna }])
  })

  it("shows the first errorMessage under the e-mail field", async () => {
    const run = begin()
    run.open("forgot")
    run.fill()
    run.submit()
    await run.fail(new AccountRefused({ messages: ["First.", "Second."] }))
    expect(run.now().context.alert).toEqual({ kind: "refused", place: "email", messages: ["First."] })
  })

  it("shows the errors of the new password as a list, and asks for the specified strength", async () => {
    const run = await atCode("forgot")
    await enterCode(run, { kind: "resetAllowed", token: "t1" })
    run.fill({ password: "kestrel" })
    run.actor.send({ type: "form.submitted" })
    expect(run.now().context.issues).toEqual([{ field: "password", kind: "password-weak" }])
    run.fill({ password: "kestrel8!" })
    run.submit()
    await run.fail(new AccountRefused({ messages: ["First.", "Second."] }))
    expect(run.now().context.alert).toEqual({ kind: "refused", place: "form", messages: ["First.", "Second."] })
  })

  it("is set by the link of a message too, and a link that is no longer good leads to a code", async () => {
    const run = begin()
    run.actor.send({ type: "dialog.opened", mode: "newPassword", token: "t2", path: "/go/account" })
    expect(place(run.now().value)).toBe("newPassword.editing")
    run.fill({ password: "kestrel8!" })
    expect(run.submit()).toMatchObject({ name: "setPassword", input: { token: "t2", password: "kestrel8!" } })
    await run.fail(new AccountRefused({ messages: ["No longer good."] }))
    run.actor.send({ type: "mode.switched", mode: "forgot" })
    expect(place(run.now().value)).toBe("forgot.editing")
    expect(run.now().context).toMatchObject({ resetToken: null, alert: null, form: { password: "" } })
    const another = begin()
    another.actor.send({ type: "dialog.opened", mode: "newPassword", token: "t2", path: "/go/account" })
    another.fill({ password: "kestrel8!" })
    another.submit()
    await another.succeed(amna)
    expect(another.now().value).toBe("closed")
    expect(another.signedIn()).toEqual([{ type: "signedIn", customer: amna, path: null }])
  })

  it("never leads to another phone", async () => {
    const run = await atCode("forgot")
    expect(run.now().can({ type: "mode.switched", mode: "changePhone" })).toBe(false)
  })
})

describe("the code step", () => {
  it("asks for exactly 4 digits, of any keyboard of the region", async () => {
    const run = await atCode("login")
    run.fill({ code: "١٢٣ x" })
    expect(run.now().context.form.code).toBe("123")
    run.actor.send({ type: "form.submitted" })
    expect(run.now().context.issues).toEqual([{ field: "code", kind: "code-missing" }])
    run.fill({ code: "12345" })
    expect(run.now().context).toMatchObject({ form: { code: "1234" }, issues: [] })
  })

  it("asks for as many digits as the code that was sent has", async () => {
    const run = begin()
    expect(codeLength(run.now().context)).toBe(4)
    run.open("forgot")
    run.fill()
    run.submit()
    await run.succeed({ ...sent, length: 6 })
    run.fill({ code: "123456" })
    expect(run.now().context.form.code).toBe("123456")
    expect(codeLength(run.now().context)).toBe(6)
  })

  it("says that a code is wrong and empties the field for the next try", async () => {
    const run = await atCode("login")
    run.fill({ code: "0000" })
    run.submit()
    expect(run.now().hasTag("busy")).toBe(true)
    await run.fail(new CodeRefused({ reason: "wrong", triesLeft: 2 }))
    expect(place(run.now().value)).toBe("code.editing")
    expect(run.now().context).toMatchObject({
      alert: { kind: "codeRefused", reason: "wrong", triesLeft: 2 },
      form: { code: "" },
      challenge: sent,
    })
  })

  it("sends another code on request, and the next try is about that one", async () => {
    const run = await atCode("login")
    run.fill({ code: "12" })
    run.actor.send({ type: "code.resendRequested" })
    expect(place(run.now().value)).toBe("code.resending")
    expect(run.now().hasTag("busy")).toBe(true)
    expect(run.lastCall().input).toEqual({ challengeId: "c1" })
    await run.succeed(sentAgain)
    expect(run.now().context).toMatchObject({ alert: { kind: "codeSent" }, form: { code: "" } })
    run.fill({ code: "1234" })
    expect(run.submit().input).toMatchObject({ challengeId: "c2" })
  })

  it("says 'Token Not Generated!!' when no code could be sent", async () => {
    const run = await atCode("login")
    run.actor.send({ type: "code.resendRequested" })
    await run.fail(new CodeNotSent())
    expect(run.now().context).toMatchObject({ alert: { kind: "codeNotSent" }, challenge: sent })
    expect(english.codeNotSent).toBe("Token Not Generated!!")
  })

  it("leads back to the forms of whoever is not signed in, with what he typed but no password", async () => {
    for (const mode of ["login", "register", "forgot"] as const) {
      const run = await atCode("register")
      run.actor.send({ type: "mode.switched", mode })
      expect(place(run.now().value)).toBe(`${mode}.editing`)
      expect(run.now().context.form).toMatchObject({ email: filled.email, password: "", repeatedPassword: "" })
      const proving = await atCode("phone")
      expect(proving.now().can({ type: "mode.switched", mode })).toBe(false)
    }
  })
})

describe("a change of phone", () => {
  it("shows success, then after 3 seconds returns to the code step, and counts with the right code", async () => {
    const run = begin()
    run.open("changePhone")
    run.fill({ phone: "055 765 4321" })
    expect(run.submit().input).toEqual({ phone: "+971557654321", challengeId: null })
    expect(run.now().hasTag("busy")).toBe(true)
    await run.succeed(sent)
    expect(place(run.now().value)).toBe("changePhone.saved")
    run.clock.increment(2_999)
    expect(place(run.now().value)).toBe("changePhone.saved")
    run.clock.increment(1)
    expect(place(run.now().value)).toBe("code.editing")
    expect(run.emitted).toEqual([])
    await enterCode(run, { kind: "phoneProved", phone: "+971557654321" })
    expect(run.emitted).toEqual([{ type: "phoneChanged", phone: "+971557654321" }])
    expect(run.now().value).toBe("closed")
  })

  it("from the code step is for the same sign-in, by the new code", async () => {
    const run = await atCode("register")
    run.actor.send({ type: "mode.switched", mode: "changePhone" })
    run.fill({ phone: "055 765 4321" })
    expect(run.submit().input).toEqual({ phone: "+971557654321", challengeId: "c1" })
    await run.succeed(sentAgain)
    run.clock.increment(3_000)
    expect(run.now().context).toMatchObject({ purpose: "register", challenge: sentAgain })
    await enterCode(run, { kind: "signedIn", customer: amna })
    expect(run.facts()).toEqual(["WEB_SIGNUP_INITIATED", "WEB_SIGNUP_COMPLETED"])
  })

  it("can be left for the code that was sent, if one was", async () => {
    const fresh = begin()
    fresh.open("changePhone")
    expect(fresh.now().can({ type: "mode.switched", mode: "code" })).toBe(false)
    const run = await atCode("login")
    run.actor.send({ type: "mode.switched", mode: "changePhone" })
    run.actor.send({ type: "mode.switched", mode: "code" })
    expect(place(run.now().value)).toBe("code.editing")
    expect(run.now().context.challenge).toEqual(sent)
  })

  it("asks for the password once more where the sign-in is too long ago, and only then", async () => {
    const run = begin()
    run.open("changePhone")
    run.fill({ phone: "055 765 4321" })
    run.submit()
    await run.fail(new PasswordAskedAgain())
    const asked = [{ field: "password", kind: "password-missing" }]
    expect(run.now().context).toMatchObject({ isPasswordAsked: true, issues: asked, alert: null })
    run.actor.send({ type: "form.submitted" })
    expect(run.calls).toHaveLength(1)
    expect(run.now().context.issues).toEqual(asked)
    run.fill({ password: "kestrel7!" })
    expect(run.submit().input).toEqual({ phone: "+971557654321", challengeId: null, password: "kestrel7!" })
    await run.fail(new PasswordAskedAgain())
    expect(run.now().context.issues).toEqual(asked)
    run.submit()
    await run.succeed(sent)
    run.clock.increment(3_000)
    expect(run.now().context).toMatchObject({ isPasswordAsked: false, form: { password: "" } })
  })

  it("that is refused shows the server's first errorMessage", async () => {
    const run = begin()
    run.open("changePhone")
    run.actor.send({ type: "form.submitted" })
    expect(run.now().context.issues).toEqual([{ field: "phone", kind: "phone-missing" }])
    run.fill({ phone: "055 765 4321" })
    run.submit()
    await run.fail(new AccountRefused({ messages: ["First.", "Second."] }))
    expect(run.now().context.alert).toEqual({ kind: "refused", place: "form", messages: ["First."] })
  })
})

describe("a far sign-in", () => {
  const choose = (mode: "login" | "register") => {
    const run = begin()
    run.open(mode)
    run.actor.send({ type: "social.chosen", provider: "facebook" })
    expect(run.now().value).toBe("signingInSocially")
    expect(run.now().hasTag("busy")).toBe(true)
    expect(run.lastCall().input).toEqual({ provider: "facebook", role: "goCustomer" })
    return run
  }

  it("is a login where there was an account, and a sign-up where it made one, whichever form it began in", async () => {
    for (const mode of ["login", "register"] as const) {
      const known = choose(mode)
      await known.succeed({ customer: amna, challenge: null, isNew: false })
      expect(known.facts()).toEqual(["WEB_LOGIN_COMPLETED"])
      const fresh = choose(mode)
      await fresh.succeed({ customer: amna, challenge: null, isNew: true })
      expect(fresh.facts()).toEqual(["WEB_SIGNUP_INITIATED", "WEB_SIGNUP_COMPLETED"])
      for (const { now, signedIn } of [known, fresh]) {
        expect(now().value).toBe("closed")
        expect(signedIn()).toHaveLength(1)
      }
    }
  })

  it("with an e-mail that is not proved asks for a code first", async () => {
    for (const isNew of [true, false]) {
      const run = choose("login")
      await run.succeed({ customer: unproved, challenge: sent, isNew })
      expect(run.now().context).toMatchObject({ customer: unproved, purpose: isNew ? "register" : "login" })
      expect(run.signedIn()).toEqual([])
      await enterCode(run, { kind: "signedIn", customer: amna })
      const [initiated, ...completed] = run.facts()
      expect(isNew ? initiated : "WEB_SIGNUP_INITIATED").toBe("WEB_SIGNUP_INITIATED")
      expect(isNew ? completed : [initiated]).toEqual([isNew ? "WEB_SIGNUP_COMPLETED" : "WEB_LOGIN_COMPLETED"])
    }
  })

  it("that makes an account is begun once, beside a registration that was sent before or after it", async () => {
    const before = begin()
    before.open("register")
    before.fill()
    before.submit()
    await before.fail(new NetworkFailure())
    before.actor.send({ type: "social.chosen", provider: "google" })
    await before.succeed({ customer: amna, challenge: null, isNew: true })
    expect(before.facts()).toEqual(["WEB_SIGNUP_INITIATED", "WEB_SIGNUP_COMPLETED"])
    const after = choose("register")
    await after.succeed({ customer: unproved, challenge: sent, isNew: true })
    after.actor.send({ type: "mode.switched", mode: "register" })
    after.fill()
    after.submit()
    expect(after.facts()).toEqual(["WEB_SIGNUP_INITIATED"])
  })

  it("whose window the browser keeps shut says 'Please allow popup' in the form it began in", async () => {
    for (const mode of ["login", "register"] as const) {
      const run = choose(mode)
      await run.fail(new PopupBlocked())
      expect(place(run.now().value)).toBe(`${mode}.editing`)
      expect(run.now().context.alert).toEqual({ kind: "popupBlocked" })
    }
  })

  it("that the customer gives up leaves nothing to say", async () => {
    const run = choose("register")
    await run.fail(new SocialSignInCancelled())
    expect(place(run.now().value)).toBe("register.editing")
    expect(run.now().context.alert).toBeNull()
  })
})

describe("the account popup", () => {
  it("opens in each of its modes, at nobody's call but the customer's", () => {
    expect(begin().now().value).toBe("closed")
    for (const mode of ["login", "register", "forgot", "changePhone"] as const) {
      const run = begin()
      run.open(mode)
      expect(place(run.now().value)).toBe(`${mode}.editing`)
      expect(run.now().context.purpose).toBe(mode === "changePhone" ? "phone" : null)
    }
  })

  it("switches between login, create account and forgot password, and keeps the e-mail but no password", () => {
    const ways = [
      ["login", "register"],
      ["login", "forgot"],
      ["register", "login"],
      ["register", "forgot"],
      ["forgot", "login"],
      ["forgot", "register"],
    ] as const
    for (const [from, to] of ways) {
      const run = begin()
      run.open(from)
      run.fill()
      run.actor.send({ type: "mode.switched", mode: to })
      expect(place(run.now().value)).toBe(`${to}.editing`)
      expect(run.now().context.form).toEqual({ ...filled, password: "", repeatedPassword: "", code: "" })
      expect(run.now().context.issues).toEqual([])
    }
  })

  it("forgets everything when it is closed, and hears no answer that comes later", async () => {
    const run = begin()
    run.open("login")
    run.fill()
    const call = run.submit()
    run.actor.send({ type: "dialog.closed" })
    expect(call.signal.aborted).toBe(true)
    await call.answer(Result.succeed({ customer: amna, challenge: null }))
    expect(run.now().value).toBe("closed")
    expect(run.now().context).toEqual(begin().now().context)
    expect(run.emitted).toEqual([])
  })

  it("sends nothing twice: while an answer is awaited a second press and typing change nothing", () => {
    const run = begin()
    run.open("login")
    run.fill()
    run.submit()
    run.submit()
    run.fill({ email: "other@example.com" })
    expect(run.calls).toHaveLength(1)
    expect(run.now().context.form.email).toBe(filled.email)
  })

  it("says what failed, as plain data", () => {
    const refused = new RequestRefused({ code: "too-many-requests", text: "Please wait.", requestId: null })
    expect(accountAlertOf("code", new NetworkFailure())).toEqual({ kind: "network" })
    expect(accountAlertOf("code", new ServerFailure({ requestId: "r1" }))).toEqual({ kind: "server", requestId: "r1" })
    expect(accountAlertOf("code", refused)).toEqual({ kind: "refused", place: "form", messages: ["Please wait."] })
    const refusedTwice = new RequestRefused({
      code: "of-later",
      text: "Please wait.",
      requestId: null,
      furtherTexts: ["And again later."],
    })
    const both = ["Please wait.", "And again later."]
    expect(accountAlertOf("newPassword", refusedTwice)).toEqual({ kind: "refused", place: "form", messages: both })
    expect(accountAlertOf("register", refusedTwice)).toMatchObject({ messages: ["Please wait."] })
    expect(accountAlertOf("code", new Error("a bug"))).toEqual({ kind: "server", requestId: null })
    const wordless = new AccountRefused({ messages: [] })
    expect(accountAlertOf("login", wordless)).toEqual({ kind: "server", requestId: null })
  })

  it("says the name of the actor that a composition root forgot", async () => {
    const actor = createActor(dialogMachine, { input: { market: "AE" } }).start()
    actor.send({ type: "dialog.opened", mode: "login", path: "/" })
    actor.send({ type: "form.changed", patch: filled })
    actor.send({ type: "form.submitted" })
    await quiet()
    expect(actor.getSnapshot().context.alert).toEqual({ kind: "server", requestId: null })
  })
})

/** What can happen to it, answers of every kind included; each call's own answers, by the state that makes it. */
const answers: Readonly<Record<string, readonly Result.Result<unknown, unknown>[]>> = {
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
const states: Readonly<Record<string, string>> = {
  signIn: "login.submitting",
  register: "register.submitting",
  requestReset: "forgot.submitting",
  verifyCode: "code.verifying",
  resendCode: "code.resending",
  changePhone: "changePhone.submitting",
  setPassword: "newPassword.submitting",
  socialSignIn: "signingInSocially",
}
const events: readonly AccountDialogEvent[] = [
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
      counted: { states: 23, transitions: 61 },
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
          const since = Date.UTC(2026, 10, 21, 6)
          const end = since + 10 * msPerMinute
          const first = writeKeptCode(run.machine, run.now(), null, since)
          const later = writeKeptCode(run.machine, run.now(), first, end - 1)
          expect(first !== null).toBe(at.startsWith("code"))
          expect(readKeptCode(run.machine, later, "AE", end - 1) !== null).toBe(isCode)
          expect(readKeptCode(run.machine, later, "AE", end)).toBeNull()
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
