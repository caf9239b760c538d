import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type Account, staffRoles } from "../../../account/account.ts"
import { mayDo, noSubject } from "../../../account/may-do.ts"
import { actions } from "../../../account/permissions.ts"
import { Product } from "../../../ports/driven/product.ts"
import { UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import { appCode } from "../../../testing/app-code.ts"
import { refused, succeeded } from "../../../testing/contracts/expectations.ts"
import { browserServices } from "../../../testing/in-memory-browsers.ts"
import { inMemoryPorts } from "../../../testing/in-memory-ports.ts"
import { at } from "../../../testing/sample-booking.ts"
import { staffAccount } from "../../../testing/staff-account.ts"
import { standInDigest } from "../../../testing/stand-in-digest.ts"
import type { DrivenPorts } from "../../driving-ports.ts"
import { callerOfSession } from "../sessions/caller-of-session.ts"
import { resetSecondFactorOf } from "./second-factor.ts"

const morning = at("2026-11-21T11:00:00.000+04:00")
const password = "kestrel7!"
const member = (role: Account["role"]): Account => ({
  ...staffAccount(role, role, role),
  passwordHash: standInDigest(`password|${password}`),
})
const required = Layer.effect(
  Product,
  Effect.map(Product, (product) => ({ ...product, requiresSecondFactor: true })),
)

let runtime: ManagedRuntime.ManagedRuntime<DrivenPorts, never>
let sessions: Map<string, string>

beforeEach(async () => {
  runtime = ManagedRuntime.make(
    required.pipe(Layer.provideMerge(inMemoryPorts()), Layer.provideMerge(TestClock.layer())),
  )
  sessions = new Map()
  await setTime(morning)
  const hired = ([...staffRoles, "customer"] as const).map((role) => ({
    kind: "insertAccount" as const,
    account: member(role),
  }))
  await runtime.runPromise(UnitOfWork.use((work) => work.commit(hired)))
})
afterEach(() => runtime.dispose())

const setTime = (now: number) => runtime.runPromise(TestClock.setTime(now) as Effect.Effect<void>)
const browser = (name: string) => browserServices(runtime, name, sessions)
const signIn = (name: string) =>
  browser(name).account.signIn({ email: `${name}@example.com`, password, role: "customer" })
const actorOf = async (name: string) => (await runtime.runPromise(callerOfSession(sessions.get(name) ?? "")))?.actor

async function enrol(name: string, now: number) {
  const { account } = browser(name)
  const { secret } = succeeded(await account.beginSecondFactor({ password: null }))
  const code = await runtime.runPromise(appCode(secret, now))
  succeeded(await account.confirmSecondFactor({ code }))
}

describe("where staff must have a second factor", () => {
  it("whoever has none may begin one, and what anyone may, whatever the role, and then what the role may", async () => {
    for (const role of staffRoles) {
      succeeded(await signIn(role))
      const before = await actorOf(role)
      if (!before) throw new Error("A session was open")
      const subject = { ...noSubject, owner: before.id, driver: before.id }
      expect(actions.filter((action) => mayDo(before, action, subject))).toEqual([
        "quote",
        "track",
        "save-lead",
        "keep-second-factor",
      ])
      const { account } = browser(role)
      refused(await account.profile(), "NotSignedIn")
      refused(await account.changePassword({ password, newPassword: "falcons8!" }), "NotSignedIn")
      refused(await account.staff(), "NotSignedIn")

      await enrol(role, morning)
      expect(await actorOf(role)).toEqual({ type: role, id: role, company: null })
      succeeded(await account.profile())
    }
  })

  it("customers are asked for none", async () => {
    succeeded(await signIn("customer"))
    expect(await actorOf("customer")).toEqual({ type: "customer", id: "customer", company: null })
  })

  it("whoever turns it off, or loses it by the operator's command, may again do nothing but begin one", async () => {
    succeeded(await signIn("admin"))
    await enrol("admin", morning)
    const { account } = browser("admin")
    await runtime.runPromise(resetSecondFactorOf(" Admin@Example.com "))
    expect(succeeded(await account.session())).toBeNull()
    succeeded(await signIn("admin"))
    expect(await actorOf("admin")).toMatchObject({ mustEnrol: true })

    const { secret } = succeeded(await account.beginSecondFactor({ password: null }))
    const { recoveryCodes } = succeeded(
      await account.confirmSecondFactor({ code: await runtime.runPromise(appCode(secret, morning)) }),
    )
    expect(succeeded(await account.staffEvents())).toMatchObject([
      { of: "admin", by: null, action: "resetSecondFactor" },
    ])
    succeeded(await account.removeSecondFactor({ code: recoveryCodes[0] ?? "" }))
    expect(await actorOf("admin")).toMatchObject({ mustEnrol: true })
  })

  it("the command finds no customer and nobody without one", async () => {
    const reset = (email: string) => runtime.runPromise(Effect.result(resetSecondFactorOf(email)))
    expect(await reset("customer@example.com")).toMatchObject({ failure: { _tag: "AccountPartNotFound" } })
    expect(await reset("nobody@example.com")).toMatchObject({ failure: { _tag: "AccountPartNotFound" } })
    expect(await reset("ops@example.com")).toMatchObject({ failure: { _tag: "SecondFactorUnfit", reason: "off" } })
  })
})
