import type { AccountCase, AccountStage } from "../account-stage.ts"
import { expectEqual, refused, succeeded } from "../expectations.ts"
import { amna, begin, browserOf, codeTo, day, minute, now, whoIs } from "./stage.ts"

const otherThan = (code: string): string => (code === "0000" ? "1111" : "0000")

/** Somebody registers, and what she is to enter has come to her e-mail. */
async function askedForCode(stage: AccountStage) {
  await begin(stage)
  const account = await browserOf(stage, "amnas")
  const { challenge } = succeeded(await account.register(amna))
  const code = await codeTo(stage, amna.email)
  return { account, entry: { challengeId: challenge.challengeId, purpose: "register", code } as const }
}

/** One-time codes: how often one may be tried, how long it is valid, and how many are sent. */
export const codes: readonly AccountCase[] = [
  {
    name: "three wrong tries spend a code, and then the right one is refused too",
    run: async (stage) => {
      const { account, entry } = await askedForCode(stage)
      for (const triesLeft of [2, 1, 0]) {
        const refusal = refused(await account.verifyCode({ ...entry, code: otherThan(entry.code) }), "CodeRefused")
        expectEqual([refusal.reason, refusal.triesLeft], ["wrong", triesLeft])
      }
      expectEqual(refused(await account.verifyCode(entry), "CodeRefused").reason, "too-many-tries")
      expectEqual(await whoIs(account), null)
    },
  },
  {
    name: "of many tries at once, three count",
    run: async (stage) => {
      const { account, entry } = await askedForCode(stage)
      const tries = Array.from({ length: 12 }, () => account.verifyCode({ ...entry, code: otherThan(entry.code) }))
      const reasons = (await Promise.all(tries)).map((answer) => refused(answer, "CodeRefused").reason)
      expectEqual(reasons.filter((reason) => reason === "wrong").length, 3)
    },
  },
  {
    name: "a code is good for ten minutes, to the millisecond",
    run: async (stage) => {
      const { account, entry } = await askedForCode(stage)
      await stage.setNow(now + 10 * minute)
      expectEqual(refused(await account.verifyCode(entry), "CodeRefused").reason, "expired")
      await stage.setNow(now + 10 * minute - 1)
      expectEqual((await account.verifyCode(entry))._tag, "Success")
    },
  },
  {
    name: "a code opens something once, however often it is sent at once",
    run: async (stage) => {
      const { account, entry } = await askedForCode(stage)
      const answers = await Promise.all(Array.from({ length: 8 }, () => account.verifyCode(entry)))
      expectEqual(answers.filter(({ _tag }) => _tag === "Success").length, 1)
      expectEqual(refused(await account.verifyCode(entry), "CodeRefused").reason, "used")
    },
  },
  {
    name: "a code is good in the browser that asked for it, and for what it was asked for",
    run: async (stage) => {
      const { account, entry } = await askedForCode(stage)
      const stranger = await browserOf(stage, "strangers")
      expectEqual(refused(await stranger.verifyCode(entry), "CodeRefused").reason, "expired")
      refused(await stranger.verifyCode({ ...entry, challengeId: "0".repeat(32) }), "CodeRefused")
      expectEqual(refused(await account.verifyCode({ ...entry, purpose: "forgot" }), "CodeRefused").reason, "wrong")
      expectEqual((await account.verifyCode(entry))._tag, "Success")
    },
  },
  {
    name: "a further code waits a minute, and ends the one before",
    run: async (stage) => {
      const { account, entry: former } = await askedForCode(stage)
      const { challengeId } = former
      await stage.setNow(now + minute - 1)
      expectEqual(refused(await account.resendCode({ challengeId }), "CodeTooSoon").retryAt, now + minute)
      await stage.setNow(now + minute)
      const next = succeeded(await account.resendCode({ challengeId }))
      expectEqual(refused(await account.verifyCode(former), "CodeRefused").reason, "used")
      const code = await codeTo(stage, amna.email)
      expectEqual((await account.verifyCode({ ...former, challengeId: next.challengeId, code }))._tag, "Success")
    },
  },
  {
    name: "five codes a day go to one e-mail, and the sixth when the first is a day old",
    run: async (stage) => {
      const account = await browserOf(stage, "amnas")
      for (const number of [0, 1, 2, 3, 4]) {
        await stage.setNow(now + number * 2 * minute)
        succeeded(await account.requestReset({ email: amna.email }))
      }
      for (const tooSoon of [now + 20 * minute, now + day - 1]) {
        await stage.setNow(tooSoon)
        // Which refusal it is, the browser's client does not know.
        expectEqual((await account.requestReset({ email: amna.email }))._tag, "Failure")
      }
      await stage.setNow(now + day)
      succeeded(await account.requestReset({ email: amna.email }))
    },
  },
]
