import type * as Result from "effect/Result"
import type { AccountCase } from "../account-stage.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "../expectations.ts"
import { amna, begin, browserOf, codeTo, minute, now, registered, signIn, whoIs } from "./stage.ts"

/** How a password is reset. */
export const newPassword: readonly AccountCase[] = [
  {
    name: "a forgotten password is set anew by the right code, once; every other sign-in ends",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registered(stage, "amnas")
      await stage.setNow(now + 2 * minute)
      const other = await browserOf(stage, "another")
      const sent = succeeded(await other.requestReset({ email: amna.email }))
      const entry = { challengeId: sent.challengeId, purpose: "forgot", code: await codeTo(stage, amna.email) } as const
      const allowed = succeeded(await other.verifyCode(entry))
      if (allowed.kind !== "resetAllowed") throw new Error(`It was ${allowed.kind}`)
      expectEqual(await whoIs(other), null, "a right code alone signs nobody in")
      const { token } = allowed
      expectEqual(
        refused(await other.setPassword({ token, password: "weak" }), "InvalidAccountForm").issues.map(
          ({ kind }) => kind,
        ),
        ["password-weak"],
      )
      const sets = await Promise.all(
        Array.from({ length: 5 }, () => other.setPassword({ token, password: "falcons8!" })),
      )
      expectEqual(sets.filter(({ _tag }) => _tag === "Success").length, 1)
      expectEqual((await whoIs(other))?.email, amna.email)
      expectEqual(await whoIs(account), null, "the session before")
      refused(await other.setPassword({ token, password: "another9!" }), "PasswordTokenRefused")
      refused(await signIn(account, amna, amna.password), "SignInRefused")
      expectEqual((await signIn(account, amna, "falcons8!"))._tag, "Success")
      await stage.setNow(now + 3 * minute)
      expectTrue(first(await stage.messagesTo(amna.email)).includes("changed"), "the owner is told")
    },
  },
  {
    name: "a new password ends every other way to one: tokens and codes from before, whoever has them",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registered(stage, "amnas")
      const reader = await browserOf(stage, "another")
      let minutes = 0
      const coded = async () => {
        minutes += 2
        await stage.setNow(now + minutes * minute)
        const { challengeId } = succeeded(await reader.requestReset({ email: amna.email }))
        return { challengeId, purpose: "forgot", code: await codeTo(stage, amna.email) } as const
      }
      const allowed = async () => {
        const answer = succeeded(await reader.verifyCode(await coded()))
        if (answer.kind !== "resetAllowed") throw new Error(`It was ${answer.kind}`)
        return answer.token
      }
      const [first, second] = [await allowed(), await allowed()]
      const unused = await coded()
      succeeded(await account.setPassword({ token: second, password: "falcons8!" }))
      refused(await reader.setPassword({ token: first, password: "another9!" }), "PasswordTokenRefused")
      refused(await reader.verifyCode(unused), "CodeRefused")

      // One address gets no more codes in a day.
      minutes += 24 * 60
      const [third, later] = [await allowed(), await coded()]
      succeeded(await account.changePassword({ password: "falcons8!", newPassword: "kestrel7!" }))
      refused(await reader.setPassword({ token: third, password: "another9!" }), "PasswordTokenRefused")
      refused(await reader.verifyCode(later), "CodeRefused")
      expectEqual((await signIn(account, amna, "kestrel7!"))._tag, "Success")
    },
  },
  {
    name: "the token of a new password is good for half an hour",
    run: async (stage) => {
      await begin(stage)
      await registered(stage, "amnas")
      await stage.setNow(now + 2 * minute)
      const account = await browserOf(stage, "amnas")
      const sent = succeeded(await account.requestReset({ email: amna.email }))
      const entry = { challengeId: sent.challengeId, purpose: "forgot", code: await codeTo(stage, amna.email) } as const
      const allowed = succeeded(await account.verifyCode(entry))
      if (allowed.kind !== "resetAllowed") throw new Error(`It was ${allowed.kind}`)
      await stage.setNow(now + 32 * minute)
      refused(await account.setPassword({ token: allowed.token, password: "falcons8!" }), "PasswordTokenRefused")
      refused(await account.setPassword({ token: "", password: "falcons8!" }), "PasswordTokenRefused")
      refused(await account.setPassword({ token: "0".repeat(32), password: "falcons8!" }), "PasswordTokenRefused")
    },
  },
  {
    name: "a reset for an e-mail that nobody has is answered alike, and opens nothing",
    run: async (stage) => {
      await begin(stage)
      await registered(stage, "amnas")
      await stage.setNow(now + 2 * minute)
      const account = await browserOf(stage, "strangers")
      const known = succeeded(await account.requestReset({ email: amna.email }))
      const unknown = succeeded(await account.requestReset({ email: "nobody@example.com" }))
      expectEqual({ ...known, challengeId: "" }, { ...unknown, challengeId: "" })
      expectEqual(known.channels, ["email", "sms"])
      const [message = ""] = await stage.messagesTo("nobody@example.com")
      expectTrue(message.includes("no account"), "its owner is told that there is none")
      for (const code of ["0000", "1234"]) {
        const entry = { challengeId: unknown.challengeId, purpose: "forgot", code } as const
        expectEqual(refused(await account.verifyCode(entry), "CodeRefused").reason, "wrong")
      }
    },
  },
  {
    name: "whoever sits at an open browser tries its owner's password no oftener than at a sign-in",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registered(stage, "amnas")
      const guess = { password: "guess777!", newPassword: "falcons8!" }
      const change = { phone: "050 123 4567", challengeId: null, password: guess.password }
      const tries = [
        ...Array.from({ length: 6 }, () => account.changePassword(guess)),
        ...Array.from({ length: 6 }, () => account.eraseAccount(guess)),
        ...Array.from({ length: 6 }, () => account.changePhone(change)),
      ]
      const answers: readonly Result.Result<unknown, { readonly _tag: string }>[] = await Promise.all(tries)
      const reasons = answers.map((answer) => (answer._tag === "Failure" ? answer.failure._tag : "in"))
      expectEqual(reasons.filter((reason) => reason === "PasswordAskedAgain").length, 10)
      expectEqual(reasons.filter((reason) => reason === "TooManySignIns").length, 8)
      const owners = { ...guess, password: amna.password }
      const { retryAt } = refused(await account.changePassword(owners), "TooManySignIns")
      await stage.setNow(retryAt)
      succeeded(await account.changePassword(owners))
    },
  },
  {
    name: "a password is changed by the old one, and other sign-ins end",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registered(stage, "amnas")
      const phone = await browserOf(stage, "phone")
      succeeded(await signIn(phone))
      refused(await account.changePassword({ password: "wrong777!", newPassword: "falcons8!" }), "PasswordAskedAgain")
      refused(await account.changePassword({ password: amna.password, newPassword: "weak" }), "InvalidAccountForm")
      succeeded(await account.changePassword({ password: amna.password, newPassword: "falcons8!" }))
      expectTrue((await whoIs(account)) !== null, "this sign-in stays")
      expectEqual(await whoIs(phone), null)
      refused(await signIn(phone), "SignInRefused")
    },
  },
]
