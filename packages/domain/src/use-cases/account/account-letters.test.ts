import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it, onTestFinished } from "vitest"
import type { Account } from "../../account/account.ts"
import { msPerDay, msPerMinute } from "../../calendar/zone.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { breakableLine } from "../../testing/breakable-line.ts"
import { amna } from "../../testing/contracts/account-service/stage.ts"
import { succeeded } from "../../testing/contracts/expectations.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { sampleAccount } from "../../testing/sample-account.ts"
import { at } from "../../testing/sample-booking.ts"
import { standInDigest } from "../../testing/stand-in-digest.ts"
import { type Caller, guestCaller } from "../caller.ts"
import { drivingPorts } from "../driving-ports.ts"
import { deliverOutbox } from "../outbox/deliver-outbox.ts"

const morning = at("2026-11-21T11:00:00.000+04:00")
const password = "kestrel7!"
const account: Account = { ...sampleAccount, market: "QA", passwordHash: standInDigest(`password|${password}`) }
const { email } = account.contacts

/** An account of Qatar, and what is sent; while the line is down nothing goes out. */
async function stageOf(language = account.language, contacts = account.contacts) {
  const { sent, line, sender } = breakableLine()
  const runtime = ManagedRuntime.make(
    sender.pipe(Layer.provideMerge(inMemoryPorts()), Layer.provideMerge(TestClock.layer())),
  )
  onTestFinished(() => runtime.dispose())
  await runtime.runPromise(TestClock.setTime(morning))
  const insert: Change = { kind: "insertAccount", account: { ...account, language, contacts } }
  await runtime.runPromise(UnitOfWork.use((work) => work.commit([insert])))
  const owner: Caller = {
    ...guestCaller("browser"),
    actor: { type: account.role, id: account.id, company: null },
    sessionId: "session",
  }
  /** Delivers what is due so many milliseconds after the morning, and answers what was sent since this was asked last. */
  const sentBy = async (milliseconds: number) => {
    await runtime.runPromise(Effect.andThen(TestClock.setTime(morning + milliseconds), deliverOutbox()))
    return sent.splice(0).map(({ to, text }) => ({ to, text }))
  }
  const as = (caller: Caller) => drivingPorts(runtime, caller).account
  const manager: Caller = { ...owner, actor: { ...owner.actor, company: { id: "palm", role: "owner" } } }
  return { owner: as(owner), keys: drivingPorts(runtime, manager).consumers, as, line, sentBy }
}

const change = { password, newPassword: "falcons8!" }

describe("a letter about an account", () => {
  it("leads to the hosts of the account's market", async () => {
    const { owner, sentBy } = await stageOf()
    succeeded(await owner.changePassword(change))
    const [letter, ...others] = await sentBy(0)
    expect(others).toEqual([])
    expect(letter?.to).toBe(email)
    expect(letter?.text).toContain(" https://qatar.mersal.example")
  })

  it("goes by SMS to whoever has proved only his phone: the e-mail that he gave may be another's", async () => {
    const contacts = { ...account.contacts, isEmailProved: false }
    const { owner, sentBy } = await stageOf("en", contacts)
    succeeded(await owner.changePassword(change))
    const told = await sentBy(0)
    succeeded(await owner.eraseAccount({ password: change.newPassword }))
    told.push(...(await sentBy(0)))
    const texts = [
      "The password of your Mersal account was changed. If it was not you, choose 'Forgot password?' now.",
      "Your Mersal account was erased with everything in it.",
    ]
    expect(told).toEqual(texts.map((text) => ({ to: contacts.phone, text })))
  })

  it("goes out in the end though its first tries fail, and once only", async () => {
    const { owner, line, sentBy } = await stageOf()
    line.isDown = true
    succeeded(await owner.changePassword(change))
    expect(await sentBy(0)).toEqual([])
    expect(await sentBy(msPerMinute)).toEqual([])
    line.isDown = false
    const tried = [await sentBy(2 * msPerMinute), await sentBy(msPerDay), await sentBy(2 * msPerDay)]
    expect(tried.map((letters) => letters.length)).toEqual([1, 0, 0])
  })

  it("tells of a live key by its name and end, and of none that only tries the API", async () => {
    const { keys, sentBy } = await stageOf("en")
    const request = { name: "Shop\nfront", scopes: ["bookings:write"], expiresAt: null, password } as const
    succeeded(await keys.makeKey({ ...request, kind: "sandbox" }))
    const { key } = succeeded(await keys.makeKey({ ...request, kind: "live" }))
    const [letter, ...others] = await sentBy(0)
    expect(others).toEqual([])
    expect(letter?.to).toBe(email)
    // It is an hour earlier in Doha.
    for (const part of ["2026-11-21 10:00", "'Shop front'", `key_live_…${key.slice(-4)}.`])
      expect(letter?.text).toContain(part)
    expect(letter?.text).toContain("revoke it at https://qatar.mersal.example/go/account/company ")
    expect(letter?.text).not.toContain(key)
  })

  it("makes no link of what a live key is called", async () => {
    const { keys, sentBy } = await stageOf("en")
    const name = "Your account is blocked, see http://pay.example or mail help@pay.example"
    succeeded(await keys.makeKey({ name, kind: "live", scopes: ["quotes"], expiresAt: null, password }))
    const [letter] = await sentBy(0)
    expect(letter?.text).toContain("'Your account is blocked, see http: / /…'")
    expect(letter?.text).not.toContain("pay.example")
  })

  it("says of a changed password that live keys go on, while there are any", async () => {
    const { owner, keys, sentBy } = await stageOf("en")
    const request = { name: "Shop", scopes: ["bookings:write"], expiresAt: null, password } as const
    succeeded(await keys.makeKey({ ...request, kind: "sandbox" }))
    const said: boolean[] = []
    const change = async (password: string, newPassword: string) => {
      succeeded(await owner.changePassword({ password, newPassword }))
      said.push((await sentBy(0)).some(({ text }) => text.includes("API keys of your account go on")))
    }
    await change(password, "falcons8!")
    const { shown } = succeeded(await keys.makeKey({ ...request, kind: "live", password: "falcons8!" }))
    await change("falcons8!", "herons99!")
    succeeded(await keys.revokeKey({ id: shown.id }))
    await change("herons99!", "kestrel7!")
    expect(said).toEqual([false, true, false])
  })

  it("is of the market in which somebody registers once more", async () => {
    const { as, sentBy } = await stageOf()
    succeeded(await as(guestCaller("another")).register({ ...amna, email, country: "Qatar" }))
    const letter = (await sentBy(0)).find(({ to }) => to === email)
    expect(letter?.text).toContain("Log in at https://qatar.mersal.example,")
  })

  it("is, where there is no account, of the market whose host was called, and never of an address that is not ours", async () => {
    const { as, sentBy } = await stageOf()
    const origins = ["https://qatar.mersal.example", "https://mersal.example", "https://elsewhere.example", null]
    const leadsTo: (string | undefined)[] = []
    for (const [index, origin] of origins.entries()) {
      const to = `nobody${index}@example.com`
      succeeded(await as({ ...guestCaller("another"), origin }).requestReset({ email: to }))
      const letter = (await sentBy(0)).find((one) => one.to === to)
      leadsTo.push(/create an account at (\S+)\. /.exec(letter?.text ?? "")?.[1])
    }
    const [qatar, product] = ["https://qatar.mersal.example", "https://mersal.example"]
    expect(leadsTo).toEqual([qatar, product, product, product])
  })
})
