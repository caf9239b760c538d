import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { expect, it, onTestFinished } from "vitest"
import type { Account } from "../../../account/account.ts"
import { codeRules } from "../../../account/sign-in/one-time-code.ts"
import { IdSource } from "../../../ports/driven/id-source.ts"
import { OneTimeCodes } from "../../../ports/driven/one-time-codes.ts"
import { type Change, UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import { breakableLine } from "../../../testing/breakable-line.ts"
import { aCode, amna } from "../../../testing/contracts/account-service/stage.ts"
import { succeeded } from "../../../testing/contracts/expectations.ts"
import { inMemoryPorts } from "../../../testing/in-memory-ports.ts"
import { sampleAccount } from "../../../testing/sample-account.ts"
import { at } from "../../../testing/sample-booking.ts"
import { guestCaller } from "../../caller.ts"
import { drivingPorts } from "../../driving-ports.ts"
import { deliverOutbox } from "../../outbox/deliver-outbox.ts"

it("a phone's code is never that of the e-mail beside it, which it would prove", async () => {
  const draws = ["7409", "7409", "7409", "1582"]
  const numbersBelow32 = (count: number) => Effect.sync(() => [...(draws.shift() ?? "").padEnd(count, "0")].map(Number))
  const { sent, sender } = breakableLine()
  const ids = Layer.effect(
    IdSource,
    Effect.map(IdSource, (source) => ({ ...source, numbersBelow32 })),
  )
  const runtime = ManagedRuntime.make(
    Layer.merge(sender, ids).pipe(Layer.provideMerge(inMemoryPorts()), Layer.provideMerge(TestClock.layer())),
  )
  onTestFinished(() => runtime.dispose())
  await runtime.runPromise(TestClock.setTime(at("2026-11-21T11:00:00.000+04:00")))
  succeeded(await drivingPorts(runtime, guestCaller("browser")).account.register(amna))
  await runtime.runPromise(deliverOutbox())
  const codes = Object.fromEntries(sent.map(({ to, text }) => [to, aCode.exec(text)?.[0]]))
  expect(codes).toEqual({ [amna.email]: "7409", [amna.phone]: "1582" })
})

it("a reset has one code, wherever it goes: a guess is as good as where it goes to the e-mail alone", async () => {
  const { sent, sender } = breakableLine()
  const runtime = ManagedRuntime.make(
    sender.pipe(Layer.provideMerge(inMemoryPorts()), Layer.provideMerge(TestClock.layer())),
  )
  onTestFinished(() => runtime.dispose())
  const begin = at("2026-11-21T11:00:00.000+04:00")
  const { account } = drivingPorts(runtime, guestCaller("browser"))
  const newest = async () => {
    await runtime.runPromise(deliverOutbox())
    return Object.fromEntries(sent.splice(0).map(({ to, text }) => [to, aCode.exec(text)?.[0] ?? ""]))
  }
  await runtime.runPromise(TestClock.setTime(begin))
  const { challenge } = succeeded(await account.register(amna))
  // The first code that is right proves the phone, the second the e-mail.
  const byPhone = { challengeId: challenge.challengeId, purpose: "register", code: (await newest())[amna.phone] ?? "" }
  succeeded(await account.verifyCode(byPhone as Parameters<typeof account.verifyCode>[0]))
  await runtime.runPromise(TestClock.setTime(begin + 120_000))
  const login = succeeded(
    await account.signIn({ email: amna.email, password: amna.password, role: amna.role }),
  ).challenge
  const byMail = { challengeId: login?.challengeId ?? "", purpose: "login", code: (await newest())[amna.email] ?? "" }
  succeeded(await account.verifyCode(byMail as Parameters<typeof account.verifyCode>[0]))
  await runtime.runPromise(TestClock.setTime(begin + 240_000))
  succeeded(await account.requestReset({ email: amna.email }))
  const codes = await newest()
  expect(Object.keys(codes).toSorted()).toEqual([amna.phone, amna.email].toSorted())
  expect(codes[amna.phone]).toBe(codes[amna.email])
})

it("a reset goes by SMS to proved phones only, of accounts that are at work, and once to each", async () => {
  const { sent, sender } = breakableLine()
  const runtime = ManagedRuntime.make(
    sender.pipe(Layer.provideMerge(inMemoryPorts()), Layer.provideMerge(TestClock.layer())),
  )
  onTestFinished(() => runtime.dispose())
  const now = at("2026-11-21T11:00:00.000+04:00")
  await runtime.runPromise(TestClock.setTime(now))
  const accounts = [
    { isPhoneProved: true, phone: "+971507654321", disabledAt: null, createdAt: now },
    { isPhoneProved: true, phone: "+971507654321", disabledAt: null, createdAt: now + 1 },
    { isPhoneProved: false, phone: "+971507654322", disabledAt: null, createdAt: now + 2 },
    { isPhoneProved: true, phone: "+971507654323", disabledAt: now, createdAt: now + 3 },
  ].map(({ isPhoneProved, phone, ...patch }, index): Account => {
    const contacts = { ...sampleAccount.contacts, isEmailProved: false, isPhoneProved, phone }
    return { ...sampleAccount, ...patch, id: `account-${index}`, contacts }
  })
  const given = { ...sampleAccount.contacts, email: "given@example.com" }
  const insertions = accounts.map(
    ({ contacts, ...account }, index): Change => ({
      kind: "insertAccount",
      account: { ...account, contacts: { ...contacts, email: index < 3 ? given.email : "other@example.com" } },
    }),
  )
  await runtime.runPromise(UnitOfWork.use((work) => work.commit(insertions)))
  const { account } = drivingPorts(runtime, guestCaller("browser"))
  const { challengeId } = succeeded(await account.requestReset({ email: given.email }))
  expect(sent.splice(0).map(({ to }) => to)).toEqual(["+971507654321", given.email])
  const stored = await runtime.runPromise(OneTimeCodes.use((codes) => codes.find(challengeId)))
  // The newer of the two.
  expect(stored?.challenge.codes.map(({ accountId }) => accountId)).toEqual(["account-1"])
  expect(stored?.deliveries.map(({ destination }) => destination)).toEqual([given.email])
  succeeded(await account.requestReset({ email: "other@example.com" }))
  expect(sent.map(({ to }) => to)).toEqual(["other@example.com"])
})

it("a reset counts once towards the cap of its network, wherever it goes: the cap does not tell who has an account", async () => {
  const madeUntilFull = async (email: string) => {
    const runtime = ManagedRuntime.make(inMemoryPorts().pipe(Layer.provideMerge(TestClock.layer())))
    onTestFinished(() => runtime.dispose())
    await runtime.runPromise(TestClock.setTime(at("2026-11-21T11:00:00.000+04:00")))
    const others = ["+971507654321", "+971507654322"].map((phone, index): Change => {
      const contacts = { ...sampleAccount.contacts, isEmailProved: false, phone }
      return { kind: "insertAccount", account: { ...sampleAccount, id: `account-${index}`, contacts } }
    })
    const own: Change = { kind: "insertAccount", account: sampleAccount }
    await runtime.runPromise(UnitOfWork.use((work) => work.commit([own, ...others])))
    const { account } = drivingPorts(runtime, { ...guestCaller("browser"), address: "203.0.113.7" })
    succeeded(await account.requestReset({ email }))
    for (let made = 0; ; made += 1) {
      const answer = await account.requestReset({ email: `nobody${made}@example.com` })
      if (answer._tag === "Failure") return [made, answer.failure]
    }
  }
  expect(await madeUntilFull(sampleAccount.contacts.email)).toEqual(await madeUntilFull("nobody@example.com"))
})

it("a registration for which a cap has room for one message only has it go to the e-mail", async () => {
  const { sent, sender } = breakableLine()
  const runtime = ManagedRuntime.make(
    sender.pipe(Layer.provideMerge(inMemoryPorts()), Layer.provideMerge(TestClock.layer())),
  )
  onTestFinished(() => runtime.dispose())
  await runtime.runPromise(TestClock.setTime(at("2026-11-21T11:00:00.000+04:00")))
  const { account } = drivingPorts(runtime, { ...guestCaller("browser"), address: "203.0.113.7" })
  for (let made = 1; made < codeRules.caps.network.codes; made += 1)
    succeeded(await account.requestReset({ email: `nobody${made}@example.com` }))
  sent.splice(0)
  succeeded(await account.register(amna))
  expect(sent.map(({ to }) => to)).toEqual([amna.email])
  expect(await account.requestReset({ email: "nobody@example.com" })).toMatchObject({
    failure: { _tag: "TooManyCodes" },
  })
})
