import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { PopupBlocked, SocialSignInCancelled } from "../../account/account-errors.ts"
import { NetworkFailure } from "../../ports/driving/service-failure.ts"
import { amna, begin, enterCode, place, sent, unproved } from "../testing/account-dialog-stage.ts"

describe("a far sign-in", () => {
  const choose = (mode: "login" | "register") => {
    const run = begin()
    run.open(mode)
    run.actor.send({ type: "social.chosen", provider: "facebook" })
    expect(run.now().value).toBe("signingInSocially")
    expect(run.now().hasTag("busy")).toBe(true)
    expect(run.lastCall().input).toEqual({ provider: "facebook", role: "goCustomer", country: "UAE" })
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

  it("that its code links to an account is a login, though the answer before it was that of a registration", async () => {
    const run = choose("login")
    await run.succeed({ customer: { ...unproved, id: "drawn" }, challenge: sent, isNew: true })
    await enterCode(run, { kind: "signedIn", customer: amna })
    expect(run.facts()).toEqual(["WEB_SIGNUP_INITIATED", "WEB_LOGIN_COMPLETED"])
    expect(run.signedIn()).toHaveLength(1)
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

  it("is given up by whoever takes another way, and its late answer signs nobody in", async () => {
    for (const [begun, wanted] of [
      ["login", "register"],
      ["login", "forgot"],
      ["register", "login"],
    ] as const) {
      const run = choose(begun)
      const call = run.lastCall()
      run.actor.send({ type: "mode.switched", mode: wanted })
      expect(place(run.now().value)).toBe(`${wanted}.editing`)
      expect(run.now().hasTag("busy")).toBe(false)
      await call.answer(Result.succeed({ customer: amna, challenge: null, isNew: true }))
      expect(place(run.now().value)).toBe(`${wanted}.editing`)
      expect(run.signedIn()).toEqual([])
    }
  })

  it("that the customer gives up leaves nothing to say", async () => {
    const run = choose("register")
    await run.fail(new SocialSignInCancelled())
    expect(place(run.now().value)).toBe("register.editing")
    expect(run.now().context.alert).toBeNull()
  })
})
