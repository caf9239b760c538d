import { describe, expect, it } from "vitest"
import { AccountRefused, CodeNotSent, CodeRefused, PasswordAskedAgain } from "../../account/account-errors.ts"
import { account as english } from "../../messages/en/account.ts"
import { NetworkFailure, RequestRefused, ServerFailure } from "../../ports/driving/service-failure.ts"
import { amna, atCode, begin, enterCode, filled, place, sent, sentAgain } from "../testing/account-dialog-stage.ts"
import { codeLength } from "./account-dialog-context.ts"

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

  it("keeps a code that was never judged, and sends it again as it stands", async () => {
    const unjudged = [
      new RequestRefused({ code: "too-many-requests", text: "Too many requests", requestId: null }),
      new NetworkFailure(),
      new ServerFailure({ requestId: "r1" }),
      new Error("Nobody expected this"),
    ]
    const run = await atCode("login")
    run.fill({ code: "1234" })
    for (const failure of unjudged) {
      run.submit()
      await run.fail(failure)
      expect(place(run.now().value)).toBe("code.editing")
      expect(run.now().context).toMatchObject({ form: { code: "1234" }, issues: [], challenge: sent })
      expect(run.now().context.alert).not.toBeNull()
    }
    expect(run.submit().input).toMatchObject({ challengeId: "c1", code: "1234" })
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
