import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { AccountRefused, InvalidAccountForm } from "../account/account-errors.ts"
import { NetworkFailure, RequestRefused, ServerFailure } from "../ports/driving/service-failure.ts"
import { accountAlertOf } from "./account-dialog/account-alert.ts"
import {
  amna,
  atCode,
  begin,
  dialogMachine,
  enterCode,
  filled,
  place,
  quiet,
  sent,
  unproved,
} from "./testing/account-dialog-stage.ts"

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
    expect(call.signal).toMatchObject({ aborted: true })
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

  it("asks nobody who books as a guest for what he has typed, but for another phone", () => {
    const known = { name: "Omar", email: "omar@example.com", phone: "050 123 4567" }
    for (const mode of ["login", "register", "forgot"] as const) {
      const run = begin()
      run.actor.send({ type: "dialog.opened", mode, path: "/go/payment", known })
      expect(run.now().context.form).toMatchObject({ ...known, password: "" })
    }
    const run = begin()
    run.actor.send({ type: "dialog.opened", mode: "changePhone", path: "/go/payment", known })
    expect(run.now().context.form).toMatchObject({ name: "", phone: "" })
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
