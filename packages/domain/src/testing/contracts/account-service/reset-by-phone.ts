import type { AccountService } from "../../../ports/driving/account-service.ts"
import type { AccountCase, AccountStage } from "../account-stage.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "../expectations.ts"
import {
  aCode,
  amna,
  begin,
  browserOf,
  codeTo,
  minute,
  now,
  registered,
  registeredByPhone,
  signIn,
  whoIs,
  yousef,
} from "./stage.ts"

/** Whoever gave Amna's e-mail, and proved nothing but his own phone. */
const stranger = { ...yousef, email: amna.email, password: "strangers7!" } as const

/** How a password is reset where an e-mail was given, and not proved. */
export const resetByPhone: readonly AccountCase[] = [
  {
    name: "an account that has proved only its phone is reset by a code to that phone, and by none to its e-mail",
    run: async (stage) => {
      await begin(stage)
      const { account, customer } = await registeredByPhone(stage, "yousefs", yousef)
      const lettersBefore = await stage.messagesTo(yousef.email)
      await stage.setNow(now + 2 * minute)
      const other = await browserOf(stage, "another")
      const token = await allowedBy(stage, other, yousef.email, yousef.phone)
      const [letter = "", ...others] = newest(await stage.messagesTo(yousef.email), lettersBefore)
      expectEqual([others, aCode.test(letter)], [[], false])
      succeeded(await other.setPassword({ token, password: "falcons8!" }))
      expectEqual((await whoIs(other))?.id, customer.id)
      expectEqual(await whoIs(account), null, "the session before")
      refused(await other.setPassword({ token, password: "another9!" }), "PasswordTokenRefused")
      refused(await signIn(account, yousef, yousef.password), "SignInRefused")
      const profile = succeeded(await other.profile())
      expectEqual([profile.isEmailProved, profile.isPhoneProved], [false, true])
      await stage.setNow(now + 3 * minute)
      expectTrue(first(await stage.messagesTo(yousef.phone)).includes("password"), "the owner is told at his phone")
      succeeded(await signIn(account, yousef, "falcons8!"))
      const told = newest(await stage.messagesTo(yousef.email), lettersBefore)
      expectTrue(!told.some((text) => text.includes("was changed")), "and not at an e-mail that may be another's")
    },
  },
  {
    name: "whoever asks for resets of an e-mail over and over keeps nobody from the code of a login there",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registeredByPhone(stage, "yousefs", yousef)
      const strangers = await browserOf(stage, "strangers")
      for (const minutes of [2, 4, 6, 8, 10]) {
        await stage.setNow(now + minutes * minute)
        succeeded(await strangers.requestReset({ email: yousef.email }))
      }
      const { challenge } = succeeded(await signIn(account, yousef, yousef.password))
      expectTrue(challenge !== null, "his code is sent")
    },
  },
  {
    name: "a code opens only the account that has proved where it went: of an e-mail, and of a phone to which it was given",
    run: async (stage) => {
      await begin(stage)
      const { account: owner, customer } = await registered(stage, "amnas")
      await stage.setNow(now + 2 * minute)
      const { account: strangers, customer: strange } = await registeredByPhone(stage, "strangers", stranger)
      const phonesBefore = await stage.messagesTo(amna.phone)

      await stage.setNow(now + 4 * minute)
      const victim = await browserOf(stage, "victims")
      const { challengeId, channels } = succeeded(await victim.requestReset({ email: amna.email }))
      expectEqual(channels, ["email", "sms"])
      const [byMail, bySms] = [await codeTo(stage, amna.email), await codeTo(stage, stranger.phone)]
      expectTrue(byMail !== bySms, "each has a code of his own")
      expectEqual(await stage.messagesTo(amna.phone), phonesBefore, "she has not proved her phone")
      refused(await strangers.verifyCode({ challengeId, purpose: "forgot", code: bySms }), "CodeRefused")
      const allowed = succeeded(await victim.verifyCode({ challengeId, purpose: "forgot", code: byMail }))
      if (allowed.kind !== "resetAllowed") throw new Error(`It was ${allowed.kind}`)
      refused(await victim.verifyCode({ challengeId, purpose: "forgot", code: bySms }), "CodeRefused")
      succeeded(await victim.setPassword({ token: allowed.token, password: "falcons8!" }))
      expectEqual((await whoIs(victim))?.id, customer.id)
      expectEqual([await whoIs(owner), (await whoIs(strangers))?.id], [null, strange.id])

      await stage.setNow(now + 6 * minute)
      const thief = await browserOf(stage, "thiefs")
      const token = await allowedBy(stage, thief, amna.email, stranger.phone)
      succeeded(await thief.setPassword({ token, password: "herons99!" }))
      expectEqual((await whoIs(thief))?.id, strange.id, "the stranger's code opens the stranger's")
      expectEqual((await whoIs(victim))?.id, customer.id, "and ends no sign-in of hers")
      expectEqual(succeeded(await signIn(owner, amna, "falcons8!")).customer.id, customer.id)
    },
  },
  {
    name: "what somebody does to his own account ends no code of another's under the same e-mail",
    run: async (stage) => {
      await begin(stage)
      const { customer } = await registered(stage, "amnas")
      await stage.setNow(now + 2 * minute)
      const { account: strangers } = await registeredByPhone(stage, "strangers", stranger)
      await stage.setNow(now + 4 * minute)
      const victim = await browserOf(stage, "victims")
      const { challengeId } = succeeded(await victim.requestReset({ email: amna.email }))
      const [byMail, bySms] = [await codeTo(stage, amna.email), await codeTo(stage, stranger.phone)]
      succeeded(await strangers.changePassword({ password: stranger.password, newPassword: "herons99!" }))
      const late = refused(await victim.verifyCode({ challengeId, purpose: "forgot", code: bySms }), "CodeRefused")
      expectEqual([late.reason, late.triesLeft], ["wrong", 2])
      const allowed = succeeded(await victim.verifyCode({ challengeId, purpose: "forgot", code: byMail }))
      if (allowed.kind !== "resetAllowed") throw new Error(`It was ${allowed.kind}`)
      succeeded(await victim.setPassword({ token: allowed.token, password: "falcons8!" }))
      expectEqual((await whoIs(victim))?.id, customer.id)
    },
  },
  {
    name: "whoever has asked for a reset does not learn from its code what an owner does meanwhile, or that there is one",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registered(stage, "amnas")
      await stage.setNow(now + 2 * minute)
      const asking = await browserOf(stage, "strangers")
      const answers: unknown[] = []
      for (const email of [amna.email, "nobody@example.com"]) {
        const { challengeId } = succeeded(await asking.requestReset({ email }))
        if (email === amna.email)
          succeeded(await account.changePassword({ password: amna.password, newPassword: "falcons8!" }))
        const isRight = email === amna.email && (await codeTo(stage, email)) === "0000"
        const code = isRight ? "1111" : "0000"
        const tries = []
        for (let number = 1; number <= 4; number += 1) {
          const { reason, triesLeft } = refused(
            await asking.verifyCode({ challengeId, purpose: "forgot", code }),
            "CodeRefused",
          )
          tries.push([reason, triesLeft])
        }
        answers.push(tries)
      }
      expectEqual(answers[0], answers[1])
    },
  },
  {
    name: "a reset sent again goes where one asked for now would go, and ends the codes before",
    run: async (stage) => {
      await begin(stage)
      await registered(stage, "amnas")
      await stage.setNow(now + 2 * minute)
      const { customer } = await registeredByPhone(stage, "strangers", stranger)
      await stage.setNow(now + 4 * minute)
      const asking = await browserOf(stage, "another")
      const former = succeeded(await asking.requestReset({ email: amna.email }))
      const codes = [await codeTo(stage, amna.email), await codeTo(stage, stranger.phone)]
      await stage.setNow(now + 6 * minute)
      const next = succeeded(await asking.resendCode({ challengeId: former.challengeId }))
      expectEqual(next.channels, ["email", "sms"])
      for (const code of codes) {
        const entry = { challengeId: former.challengeId, purpose: "forgot", code } as const
        expectEqual(refused(await asking.verifyCode(entry), "CodeRefused").reason, "used")
      }
      const code = await codeTo(stage, stranger.phone)
      const allowed = succeeded(await asking.verifyCode({ challengeId: next.challengeId, purpose: "forgot", code }))
      if (allowed.kind !== "resetAllowed") throw new Error(`It was ${allowed.kind}`)
      succeeded(await asking.setPassword({ token: allowed.token, password: "falcons8!" }))
      expectEqual((await whoIs(asking))?.id, customer.id)
    },
  },
  {
    name: "a reset does not show where it went by making another code to that phone wait",
    run: async (stage) => {
      await begin(stage)
      await registeredByPhone(stage, "yousefs", yousef)
      await stage.setNow(now + 2 * minute)
      const asking = await browserOf(stage, "strangers")
      const { challenge } = succeeded(await asking.register({ ...amna, phone: "+971509998877" }))
      succeeded(await asking.requestReset({ email: yousef.email }))
      expectTrue((await codeTo(stage, yousef.phone)) !== "", "it went there")
      succeeded(await asking.changePhone({ phone: yousef.phone, challengeId: challenge.challengeId }))
    },
  },
]

async function allowedBy(stage: AccountStage, account: AccountService, email: string, proved: string): Promise<string> {
  const { challengeId } = succeeded(await account.requestReset({ email }))
  const code = await codeTo(stage, proved)
  const allowed = succeeded(await account.verifyCode({ challengeId, purpose: "forgot", code }))
  if (allowed.kind !== "resetAllowed") throw new Error(`It was ${allowed.kind}`)
  return allowed.token
}

const newest = (messages: readonly string[], before: readonly string[]): readonly string[] =>
  messages.slice(0, messages.length - before.length)
