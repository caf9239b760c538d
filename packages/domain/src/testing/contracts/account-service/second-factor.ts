import type { AccountService } from "../../../ports/driving/account-service.ts"
import type { AccountCase, AccountStage } from "../account-stage.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "../expectations.ts"
import { adminOf, begin, browserOf, codeTo, minute, notPermitted, now, registered, whoIs } from "./stage.ts"

const halfAMinute = 30_000
const password = "falcons8!"
const rashid = { name: "Rashid", email: "rashid@example.com", role: "porter" } as const
const typed = { email: rashid.email, password, role: "customer" } as const

/** Rashid, a driver with a password, in a browser of his own. */
async function hired(stage: AccountStage, admin: AccountService) {
  const { id } = succeeded(await admin.makeStaff(rashid))
  const [, token = ""] = /#set-password=([0-9a-f]{32})/.exec(first(await stage.messagesTo(rashid.email))) ?? []
  const account = await browserOf(stage, "rashids")
  succeeded(await account.setPassword({ token, password }))
  return { id, account }
}

/** The same with an authenticator app, whose first code belongs to this instant. */
async function enrolled(stage: AccountStage, at = now) {
  await stage.setNow(at)
  const admin = await adminOf(stage)
  const { id, account } = await hired(stage, admin)
  const { secret } = succeeded(await account.beginSecondFactor({ password: null }))
  const code = await stage.appCode(secret, at)
  const { recoveryCodes } = succeeded(await account.confirmSecondFactor({ code }))
  return { admin, id, account, secret, recoveryCodes, firstCode: code }
}

/** The challenge that answers a right password. */
async function asked(account: AccountService): Promise<string> {
  return refused(await account.signIn(typed), "SecondFactorNeeded").challengeId
}

/** The account's owner is told by e-mail, among earlier messages. */
async function expectTold(stage: AccountStage, words: string): Promise<void> {
  const letters = await stage.messagesTo(rashid.email)
  expectTrue(
    letters.some((text) => text.includes(words)),
    "the owner is told",
  )
}

/** A code that is not valid now. */
async function wrongCode(stage: AccountStage, secret: string, at: number): Promise<string> {
  const right = await Promise.all([-1, 0, 1].map((apart) => stage.appCode(secret, at + apart * halfAMinute)))
  return ["000000", "111111", "222222", "333333"].find((code) => !right.includes(code)) ?? ""
}

/** The second factor of staff: set up, required, and lost. */
export const secondFactor: readonly AccountCase[] = [
  {
    name: "a second factor is asked for once a first code was right, and every other session ends then",
    run: async (stage) => {
      await begin(stage)
      const admin = await adminOf(stage)
      const { account } = await hired(stage, admin)
      const elsewhere = await browserOf(stage, "elsewhere")
      succeeded(await elsewhere.signIn(typed))
      expectEqual(succeeded(await account.secondFactor()), { since: null, recoveryCodesLeft: 0, isRequired: false })
      refused(await account.confirmSecondFactor({ code: "123456" }), "SecondFactorUnfit")

      const forgotten = succeeded(await account.beginSecondFactor({ password: null }))
      const { secret, uri } = succeeded(await account.beginSecondFactor({ password }))
      expectTrue(secret !== forgotten.secret, "each enrolment has a secret of its own")
      expectTrue(/^[A-Z2-7]{32}$/.test(secret), "twenty bytes in base 32")
      expectTrue(uri.startsWith("otpauth://totp/") && uri.includes(`secret=${secret}&`), "the app's address")
      succeeded(await elsewhere.signIn(typed))
      const wrong = refused(
        await account.confirmSecondFactor({ code: await wrongCode(stage, secret, now) }),
        "SecondFactorCodeRefused",
      )
      expectEqual(wrong.reason, "wrong")
      succeeded(await elsewhere.signIn(typed))

      const { recoveryCodes } = succeeded(await account.confirmSecondFactor({ code: await stage.appCode(secret, now) }))
      expectEqual(new Set(recoveryCodes).size, 10)
      await stage.setNow(now)
      await expectTold(stage, "authenticator app")
      expectEqual((await whoIs(account))?.email, rashid.email)
      expectEqual(await whoIs(elsewhere), null)
      expectEqual(succeeded(await account.secondFactor()), { since: now, recoveryCodesLeft: 10, isRequired: false })
      expectEqual(refused(await account.beginSecondFactor({ password }), "SecondFactorUnfit").reason, "on")
      const shown = succeeded(await admin.staff()).filter(({ hasSecondFactor }) => hasSecondFactor)
      expectEqual(
        shown.map(({ email }) => email),
        [rashid.email],
      )
    },
  },
  {
    name: "a right password opens nothing by itself, and the code of the app opens a session once",
    run: async (stage) => {
      const { secret } = await enrolled(stage)
      const later = now + 2 * minute
      await stage.setNow(later)
      const browser = await browserOf(stage, "new-browser")
      const challengeId = await asked(browser)
      expectEqual(await whoIs(browser), null)
      const code = await stage.appCode(secret, later)
      const entries = await Promise.all(
        Array.from({ length: 5 }, () => browser.verifySecondFactor({ challengeId, code })),
      )
      expectEqual(entries.filter(({ _tag }) => _tag === "Success").length, 1)
      expectEqual((await whoIs(browser))?.role, "porter")
      expectEqual(
        refused(await browser.verifySecondFactor({ challengeId, code }), "SecondFactorCodeRefused").reason,
        "used",
      )
    },
  },
  {
    name: "a code that was taken is not taken again, nor one before it, by whatever challenge",
    run: async (stage) => {
      const { secret, firstCode } = await enrolled(stage)
      const browser = await browserOf(stage, "new-browser")
      const first = await asked(browser)
      const refusal = refused(
        await browser.verifySecondFactor({ challengeId: first, code: firstCode }),
        "SecondFactorCodeRefused",
      )
      expectEqual([refusal.reason, refusal.triesLeft], ["used", 2])

      const later = now + 4 * halfAMinute
      await stage.setNow(later)
      const next = await stage.appCode(secret, later + halfAMinute)
      succeeded(await browser.verifySecondFactor({ challengeId: await asked(browser), code: next }))
      const challengeId = await asked(browser)
      for (const code of [next, await stage.appCode(secret, later), await stage.appCode(secret, later - halfAMinute)])
        expectEqual(
          refused(await browser.verifySecondFactor({ challengeId, code }), "SecondFactorCodeRefused").reason,
          "used",
        )
    },
  },
  {
    name: "a code is taken half a minute early and late, and no more",
    run: async (stage) => {
      const { secret } = await enrolled(stage)
      const later = now + 10 * minute
      await stage.setNow(later)
      const browser = await browserOf(stage, "new-browser")
      const challengeId = await asked(browser)
      for (const apart of [-2, 2]) {
        const code = await stage.appCode(secret, later + apart * halfAMinute)
        expectEqual(
          refused(await browser.verifySecondFactor({ challengeId, code }), "SecondFactorCodeRefused").reason,
          "wrong",
        )
      }
      const early = await stage.appCode(secret, later - halfAMinute)
      succeeded(await browser.verifySecondFactor({ challengeId, code: early }))
      const late = await stage.appCode(secret, later + halfAMinute)
      succeeded(await browser.verifySecondFactor({ challengeId: await asked(browser), code: late }))
    },
  },
  {
    name: "a challenge has three tries and ten minutes, and is good in the browser that asked",
    run: async (stage) => {
      const { secret } = await enrolled(stage)
      const later = now + 20 * minute
      await stage.setNow(later)
      const browser = await browserOf(stage, "new-browser")
      const stranger = await browserOf(stage, "strangers")
      const challengeId = await asked(browser)
      const code = await stage.appCode(secret, later)
      expectEqual(
        refused(await stranger.verifySecondFactor({ challengeId, code }), "SecondFactorCodeRefused").reason,
        "expired",
      )
      for (const left of [2, 1, 0]) {
        const wrong = await wrongCode(stage, secret, later)
        const refusal = refused(
          await browser.verifySecondFactor({ challengeId, code: wrong }),
          "SecondFactorCodeRefused",
        )
        expectEqual([refusal.reason, refusal.triesLeft], ["wrong", left])
      }
      expectEqual(
        refused(await browser.verifySecondFactor({ challengeId, code }), "SecondFactorCodeRefused").reason,
        "too-many-tries",
      )
      const another = await asked(browser)
      await stage.setNow(later + 10 * minute)
      const fresh = await stage.appCode(secret, later + 10 * minute)
      expectEqual(
        refused(await browser.verifySecondFactor({ challengeId: another, code: fresh }), "SecondFactorCodeRefused")
          .reason,
        "expired",
      )
      expectEqual(await whoIs(browser), null)
    },
  },
  {
    name: "ten codes in a quarter of an hour are tried for an account, whatever challenges they answer; its owner's own browser goes on",
    run: async (stage) => {
      const { account, secret } = await enrolled(stage)
      const later = now + 30 * minute
      await stage.setNow(later)
      const stranger = await browserOf(stage, "strangers")
      const wrong = await wrongCode(stage, secret, later)
      for (let tries = 0; tries < 10; tries += 1) {
        const challengeId = await asked(stranger)
        refused(await stranger.verifySecondFactor({ challengeId, code: wrong }), "SecondFactorCodeRefused")
      }
      const code = await stage.appCode(secret, later)
      const challengeId = await asked(stranger)
      const { retryAt } = refused(await stranger.verifySecondFactor({ challengeId, code }), "TooManySignIns")
      expectTrue(retryAt > later && retryAt <= later + 15 * minute, "it says when")
      succeeded(await account.verifySecondFactor({ challengeId: await asked(account), code }))
    },
  },
  {
    name: "a new password does not go around the second factor, nor does any code of e-mail or phone",
    run: async (stage) => {
      const { account, secret } = await enrolled(stage)
      const later = now + 2 * minute
      await stage.setNow(later)
      const thief = await browserOf(stage, "thiefs")
      const sent = succeeded(await thief.requestReset({ email: rashid.email }))
      const entry = {
        challengeId: sent.challengeId,
        purpose: "forgot",
        code: await codeTo(stage, rashid.email),
      } as const
      const allowed = succeeded(await thief.verifyCode(entry))
      if (allowed.kind !== "resetAllowed") throw new Error(`It was ${allowed.kind}`)
      const { challengeId } = refused(
        await thief.setPassword({ token: allowed.token, password: "another9!" }),
        "SecondFactorNeeded",
      )
      expectEqual([await whoIs(thief), await whoIs(account)], [null, null])
      refused(await thief.setPassword({ token: allowed.token, password: "another9!" }), "PasswordTokenRefused")
      refused(await thief.resendCode({ challengeId }), "CodeRefused")
      refused(await thief.verifyCode({ challengeId, purpose: "login", code: "1234" }), "CodeRefused")
      const again = refused(await thief.signIn({ ...typed, password: "another9!" }), "SecondFactorNeeded")
      expectTrue(again.challengeId !== challengeId, "the new password is asked for the code too")
      expectEqual(await whoIs(thief), null)
      succeeded(await thief.verifySecondFactor({ challengeId, code: await stage.appCode(secret, later) }))
      expectEqual((await whoIs(thief))?.email, rashid.email, "with the app it was the owner")
    },
  },
  {
    name: "a far sign-in is asked for the second factor too",
    run: async (stage) => {
      const { secret } = await enrolled(stage)
      await stage.setNow(now + 2 * minute)
      const browser = await browserOf(stage, "new-browser")
      const byGoogle = async () => {
        const { nonce } = succeeded(await browser.beginSocialSignIn())
        const identityToken = await stage.identityToken({
          provider: "google",
          subject: "rashid-117",
          email: rashid.email,
          isEmailVerified: true,
          name: "Rashid",
          nonce,
        })
        return browser.socialSignIn({ provider: "google", role: "customer", country: "UAE", identityToken })
      }
      const { challenge } = succeeded(await byGoogle())
      const entry = {
        challengeId: challenge?.challengeId ?? "",
        purpose: "register",
        code: await codeTo(stage, rashid.email),
      } as const
      refused(await browser.verifyCode(entry), "SecondFactorNeeded")
      const { challengeId } = refused(await byGoogle(), "SecondFactorNeeded")
      expectEqual(await whoIs(browser), null)
      const code = await stage.appCode(secret, now + 2 * minute)
      succeeded(await browser.verifySecondFactor({ challengeId, code }))
    },
  },
  {
    name: "a recovery code opens a session in the app's place, once, however it is typed",
    run: async (stage) => {
      const { account, recoveryCodes } = await enrolled(stage)
      const [one = "", two = ""] = recoveryCodes
      const browser = await browserOf(stage, "new-browser")
      succeeded(
        await browser.verifySecondFactor({
          challengeId: await asked(browser),
          code: one.toLowerCase().replaceAll("-", " "),
        }),
      )
      const challengeId = await asked(browser)
      expectEqual(
        refused(await browser.verifySecondFactor({ challengeId, code: one }), "SecondFactorCodeRefused").reason,
        "wrong",
      )
      succeeded(await browser.verifySecondFactor({ challengeId, code: two }))
      expectEqual(succeeded(await account.secondFactor()).recoveryCodesLeft, 8)
    },
  },
  {
    name: "a second factor is turned off by its code or a recovery code, and then asked for no more",
    run: async (stage) => {
      const { account, secret, recoveryCodes, firstCode } = await enrolled(stage)
      expectEqual(
        refused(
          await account.removeSecondFactor({ code: await wrongCode(stage, secret, now) }),
          "SecondFactorCodeRefused",
        ).reason,
        "wrong",
      )
      expectEqual(
        refused(await account.removeSecondFactor({ code: firstCode }), "SecondFactorCodeRefused").reason,
        "used",
      )
      const browser = await browserOf(stage, "new-browser")
      const challengeId = await asked(browser)
      succeeded(await account.removeSecondFactor({ code: recoveryCodes[0] ?? "" }))
      await stage.setNow(now + 1_000)
      await expectTold(stage, "turned off")
      expectEqual(refused(await account.removeSecondFactor({ code: firstCode }), "SecondFactorUnfit").reason, "off")
      const code = await stage.appCode(secret, now)
      expectEqual(
        refused(await browser.verifySecondFactor({ challengeId, code }), "SecondFactorCodeRefused").reason,
        "expired",
      )
      succeeded(await browser.signIn(typed))
    },
  },
  {
    name: "whoever sits at an open browser tries the code that turns it off no oftener than at a sign-in",
    run: async (stage) => {
      const { account, secret } = await enrolled(stage)
      const later = now + minute
      await stage.setNow(later)
      const wrong = await wrongCode(stage, secret, later)
      // The first code, which turned the factor on, was right and does not count as a try.
      for (let tries = 0; tries < 10; tries += 1)
        refused(await account.removeSecondFactor({ code: wrong }), "SecondFactorCodeRefused")
      refused(await account.removeSecondFactor({ code: await stage.appCode(secret, later) }), "TooManySignIns")
    },
  },
  {
    name: "an admin resets another's second factor, which stands in the log and ends his sessions, and never his own",
    run: async (stage) => {
      const { admin, id, account } = await enrolled(stage)
      const own = await whoIs(admin)
      notPermitted(await account.resetSecondFactor({ id: own?.id ?? "" }))
      expectEqual(refused(await admin.resetSecondFactor({ id: own?.id ?? "" }), "SecondFactorUnfit").reason, "own")
      refused(await admin.resetSecondFactor({ id: "nobody" }), "AccountPartNotFound")
      await stage.setNow(now + minute)
      expectEqual(succeeded(await admin.resetSecondFactor({ id })).hasSecondFactor, false)
      await stage.setNow(now + minute + 1_000)
      await expectTold(stage, "reset")
      expectEqual(await whoIs(account), null)
      expectEqual(refused(await admin.resetSecondFactor({ id }), "SecondFactorUnfit").reason, "off")
      succeeded(await account.signIn(typed))
      expectEqual(
        succeeded(await admin.staffEvents()).map(({ at, by, of, action }) => [at, by, of, action]),
        [[now + minute, own?.id, id, "resetSecondFactor"]],
      )
    },
  },
  {
    name: "customers and guests have no second factor, and it is begun by whoever proved just now who he is",
    run: async (stage) => {
      await begin(stage)
      const { account: customer } = await registered(stage, "amnas")
      const guest = await browserOf(stage, "guests")
      for (const account of [customer, guest]) {
        notPermitted(await account.secondFactor())
        notPermitted(await account.beginSecondFactor({ password: null }))
        notPermitted(await account.confirmSecondFactor({ code: "123456" }))
        notPermitted(await account.removeSecondFactor({ code: "123456" }))
      }
      const { account } = await hired(stage, await adminOf(stage))
      await stage.setNow(now + 16 * minute)
      refused(await account.beginSecondFactor({ password: null }), "PasswordAskedAgain")
      refused(await account.beginSecondFactor({ password: "kestrel7!" }), "PasswordAskedAgain")
      succeeded(await account.beginSecondFactor({ password }))
    },
  },
]
