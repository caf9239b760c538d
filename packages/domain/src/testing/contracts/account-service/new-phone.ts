import type { AccountCase } from "../account-stage.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "../expectations.ts"
import { amna, begin, browserOf, codeTo, minute, now, registered, signIn, whoIs } from "./stage.ts"

/** How a phone is changed. */
export const newPhone: readonly AccountCase[] = [
  {
    name: "a new phone counts after its code; the old one is told and other sign-ins end",
    run: async (stage) => {
      await begin(stage)
      const { account, customer } = await registered(stage, "amnas")
      const phone = await browserOf(stage, "phone")
      succeeded(await signIn(phone))
      const change = { phone: "050 999 8877", challengeId: null }
      refused(await account.changePhone({ ...change, accountId: "another" }), "AccountPartNotFound")
      refused(await account.changePhone({ ...change, phone: "12" }), "InvalidAccountForm")
      await stage.setNow(now + minute)
      const reset = succeeded(await phone.requestReset({ email: amna.email }))
      const resetCode = await codeTo(stage, amna.email)
      const sent = succeeded(await account.changePhone({ ...change, accountId: customer.id }))
      expectEqual(sent.channels, ["sms"])
      const before = succeeded(await account.profile())
      expectEqual([before.phone, before.newPhone], [amna.phone, "+971509998877"])
      const code = await codeTo(stage, "+971509998877")
      const entry = { challengeId: sent.challengeId, purpose: "phone", code } as const
      expectEqual(refused(await phone.verifyCode(entry), "CodeRefused").reason, "expired")
      expectEqual(succeeded(await account.verifyCode(entry)), {
        kind: "phoneProved",
        phone: "+971509998877",
        sessionToken: null,
      })
      const after = succeeded(await account.profile())
      expectEqual([after.phone, after.isPhoneProved, after.newPhone], ["+971509998877", true, null])
      expectEqual(await whoIs(phone), null, "the other sign-in")
      const forgotten = { challengeId: reset.challengeId, purpose: "forgot", code: resetCode } as const
      refused(await phone.verifyCode(forgotten), "CodeRefused")
      await stage.setNow(now + 2 * minute)
      expectTrue(first(await stage.messagesTo(amna.phone)).includes("changed"), "the old phone is told")
      expectTrue(first(await stage.messagesTo(amna.email)).includes("changed"), "and so is the e-mail")
    },
  },
  {
    name: "a phone is changed right after a sign-in, or by the password",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registered(stage, "amnas")
      await stage.setNow(now + 15 * minute)
      const change = { phone: "+971509998877", challengeId: null }
      refused(await account.changePhone(change), "PasswordAskedAgain")
      refused(await account.changePhone({ ...change, password: "wrong777!" }), "PasswordAskedAgain")
      succeeded(await account.changePhone({ ...change, password: amna.password }))
      await stage.setNow(now + 17 * minute)
      succeeded(await account.changePhone(change))
      const guest = await browserOf(stage, "guests")
      refused(await guest.changePhone(change), "NotSignedIn")
    },
  },
]
