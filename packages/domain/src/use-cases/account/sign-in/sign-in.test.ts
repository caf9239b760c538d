import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import { type Account, changedAccount } from "../../../account/account.ts"
import { signInAttempts } from "../../../account/sign-in/sign-in-attempts.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import { Digest } from "../../../ports/driven/digest.ts"
import { MessageNotSent, MessageSender } from "../../../ports/driven/messages.ts"
import { Passwords } from "../../../ports/driven/passwords.ts"
import { UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import { inMemoryPorts } from "../../../testing/in-memory-ports.ts"
import { sampleAccount, sampleSession } from "../../../testing/sample-account.ts"
import { guestCaller } from "../../caller.ts"
import { requestReset } from "../password/request-reset.ts"
import { signIn } from "./sign-in.ts"

const caller = guestCaller("browser")
const attempt = (email: string, password = "kestrel7!") =>
  Effect.result(signIn({ email, password, role: "customer" }, caller))

describe("a sign-in", () => {
  it("looks at one password hash, whether or not there is an account or it has a password", async () => {
    const looked: (string | null)[] = []
    const counting = Layer.succeed(Passwords, {
      hash: () => Effect.succeed("hash"),
      check: (_, stored) =>
        Effect.sync(() => {
          looked.push(stored)
          return { isRight: false, isOutdated: false }
        }),
    })
    const withoutPassword = {
      ...sampleAccount,
      id: "account-social",
      passwordHash: null,
      contacts: { ...sampleAccount.contacts, email: "social@example.com" },
    }
    const program = Effect.gen(function* () {
      yield* (yield* UnitOfWork).commit([
        { kind: "insertAccount", account: sampleAccount },
        { kind: "insertAccount", account: withoutPassword },
      ])
      for (const email of ["amna@example.com", "nobody@example.com", "social@example.com"]) {
        expect(yield* attempt(email)).toMatchObject({ _tag: "Failure", failure: { _tag: "SignInRefused" } })
      }
    })
    const ports = Layer.merge(inMemoryPorts(), TestClock.layer())
    await Effect.runPromise(Effect.provide(program, Layer.provideMerge(counting, ports)))
    expect(looked).toEqual(["hash-of-amnas", null, null])
  })

  it("looks at as many, and counts alike, whether or not another has proved an e-mail that somebody only gave", async () => {
    const account = {
      ...sampleAccount,
      id: "account-given",
      passwordHash: "hash of strangers7!",
      contacts: { ...sampleAccount.contacts, isEmailProved: false },
    }
    const looksFor = async (typed: string, others: readonly Account[]) => {
      let looks = 0
      const check = (password: string, stored: string | null) =>
        Effect.sync(() => {
          looks += 1
          return { isRight: stored === `hash of ${password}`, isOutdated: false }
        })
      const program = Effect.gen(function* () {
        const { commit } = yield* UnitOfWork
        for (const each of [account, ...others]) yield* commit([{ kind: "insertAccount", account: each }])
        const session = sampleSession({
          accountId: account.id,
          browser: yield* (yield* Digest).hash("browser|browser"),
        })
        yield* commit([{ kind: "openSession", session }])
        const own = yield* attempt(account.contacts.email, typed)
        const looked = looks
        const elsewhere = { email: account.contacts.email, password: "guess777!", role: "customer" } as const
        for (let tries = 0; tries < signInAttempts.limit; tries += 1)
          yield* Effect.result(signIn(elsewhere, guestCaller("elsewhere")))
        const later = yield* attempt(account.contacts.email, typed)
        return [own._tag, looked, later._tag === "Failure" && later.failure._tag]
      })
      const passwords = Layer.succeed(Passwords, { hash: () => Effect.succeed("hash"), check })
      const ports = Layer.merge(inMemoryPorts(), TestClock.layer())
      return Effect.runPromise(Effect.provide(program, Layer.provideMerge(passwords, ports)))
    }
    for (const typed of ["strangers7!", "guess777!"])
      expect(await looksFor(typed, [sampleAccount])).toEqual(await looksFor(typed, []))
  })

  it("with a password that was hashed with weaker settings has it hashed anew", async () => {
    const weaker = Layer.succeed(Passwords, {
      hash: (password) => Effect.succeed(`strong ${password}`),
      check: (password, stored) =>
        Effect.succeed({
          isRight: stored?.endsWith(password) === true,
          isOutdated: stored?.startsWith("weak") === true,
        }),
    })
    const program = Effect.gen(function* () {
      const account = { ...sampleAccount, passwordHash: "weak kestrel7!" }
      yield* (yield* UnitOfWork).commit([{ kind: "insertAccount", account }])
      expect((yield* attempt(account.contacts.email))._tag).toBe("Success")
      expect((yield* attempt(account.contacts.email, "other777!"))._tag).toBe("Failure")
      expect((yield* (yield* Accounts).find(account.id))?.passwordHash).toBe("strong kestrel7!")
    })
    const ports = Layer.merge(inMemoryPorts(), TestClock.layer())
    await Effect.runPromise(Effect.provide(program, Layer.provideMerge(weaker, ports)))
  })

  it("does not put back an old password that it hashes anew while another is set", async () => {
    const program = Effect.gen(function* () {
      const { commit } = yield* UnitOfWork
      const before = { ...sampleAccount, passwordHash: "weak kestrel7!" }
      yield* commit([{ kind: "insertAccount", account: before }])
      const account = changedAccount(before, { passwordHash: "strong falcons8!" })
      const weaker = {
        // The owner sets another password while the old one is hashed.
        hash: (password: string) =>
          Effect.as(Effect.orDie(commit([{ kind: "replaceAccount", account }])), `strong ${password}`),
        check: (password: string, stored: string | null) =>
          Effect.succeed({
            isRight: stored?.endsWith(password) === true,
            isOutdated: stored?.startsWith("weak") === true,
          }),
      }
      const outcome = yield* Effect.provideService(attempt(before.contacts.email), Passwords, weaker)
      expect(outcome).toMatchObject({ _tag: "Failure", failure: { _tag: "SignInRefused" } })
      expect((yield* (yield* Accounts).find(before.id))?.passwordHash).toBe("strong falcons8!")
    })
    await Effect.runPromise(Effect.provide(program, Layer.merge(inMemoryPorts(), TestClock.layer())))
  })
})

describe("a code that cannot be sent", () => {
  it("is said to whoever waits for it, and opens nothing", async () => {
    const broken = Layer.succeed(MessageSender, {
      send: ({ channel }) => Effect.fail(new MessageNotSent({ channel })),
      hasWhatsapp: false,
    })
    const program = Effect.result(requestReset({ email: "amna@example.com" }, caller))
    const ports = Layer.merge(inMemoryPorts(), TestClock.layer())
    const outcome = await Effect.runPromise(Effect.provide(program, Layer.provideMerge(broken, ports)))
    expect(outcome).toMatchObject({ _tag: "Failure", failure: { _tag: "CodeNotSent" } })
  })
})
