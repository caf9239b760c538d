import type { RegistrationCountry } from "../../../account/sign-in/registration.ts"
import type { SocialIdentity } from "../../../account/sign-in/social-identity.ts"
import type { AccountService } from "../../../ports/driving/account-service.ts"
import { sampleOrder } from "../../sample-order.ts"
import type { AccountCase, AccountStage } from "../account-stage.ts"
import { expectEqual, expectTrue, refused, succeeded } from "../expectations.ts"
import { adminOf, amna, begin, browserOf, codeTo, minute, now, registered, signIn, whoIs, yousef } from "./stage.ts"

const identity: SocialIdentity = {
  provider: "google",
  subject: "117",
  email: amna.email,
  isEmailVerified: true,
  name: amna.name,
  nonce: "",
}

/** One social sign-in from its beginning. */
async function farSignIn(
  stage: AccountStage,
  account: AccountService,
  patch: Partial<SocialIdentity> = {},
  country: RegistrationCountry = "UAE",
) {
  const { nonce } = succeeded(await account.beginSocialSignIn())
  const identityToken = await stage.identityToken({ ...identity, ...patch, nonce })
  return account.socialSignIn({ provider: "google", role: "customer", country, identityToken })
}

/** Sign-in with Google or Facebook. */
export const farSignIns: readonly AccountCase[] = [
  {
    name: "a far sign-in makes an account once, and finds it again by the provider's name for somebody",
    run: async (stage) => {
      await begin(stage)
      const account = await browserOf(stage, "amnas")
      const made = succeeded(await farSignIn(stage, account))
      expectEqual([made.isNew, made.challenge, made.customer.email], [true, null, amna.email])
      expectEqual((await whoIs(account))?.id, made.customer.id)
      succeeded(await account.signOut())
      const again = succeeded(await farSignIn(stage, account, { email: "renamed@example.com" }))
      expectEqual([again.isNew, again.customer.id, again.customer.email], [false, made.customer.id, amna.email])
      refused(await signIn(await browserOf(stage, "strangers"), amna, ""), "InvalidAccountForm")
    },
  },
  {
    name: "a far sign-in whose e-mail is proved has at once what its owner booked with it as a guest",
    run: async (stage) => {
      await begin(stage)
      const order = sampleOrder()
      const { booking } = succeeded(await stage.services("guests").booking.placeBooking(order))
      const account = await browserOf(stage, "amnas")
      succeeded(await farSignIn(stage, account, { email: order.customer.email }))
      expectEqual(
        succeeded(await account.exportAccount()).bookings.map(({ reference }) => reference),
        [booking.reference],
      )
    },
  },
  {
    name: "a far sign-in makes an account in the market of its country, with a code and without",
    run: async (stage) => {
      await begin(stage)
      for (const country of ["UAE", "Qatar"] as const)
        for (const isEmailVerified of [true, false]) {
          const name = `${country}-${isEmailVerified}`.toLowerCase()
          const email = `${name}@example.com`
          const account = await browserOf(stage, name)
          const made = succeeded(await farSignIn(stage, account, { subject: name, email, isEmailVerified }, country))
          if (made.challenge) {
            const { challengeId } = made.challenge
            const code = await codeTo(stage, email)
            succeeded(await account.verifyCode({ challengeId, purpose: "register", code }))
          }
          expectEqual(succeeded(await account.profile()).market, country === "Qatar" ? "QA" : "AE")
        }
    },
  },
  {
    name: "a far sign-in with the e-mail of an account opens it only by a code to that e-mail",
    run: async (stage) => {
      await begin(stage)
      const { customer } = await registered(stage, "amnas")
      await stage.setNow(now + 2 * minute)
      const account = await browserOf(stage, "another")
      const asked = succeeded(await farSignIn(stage, account))
      expectEqual(await whoIs(account), null)
      expectTrue(asked.customer.id !== customer.id, "the account's id is not told before the code")
      if (!asked.challenge) throw new Error("It asks for a code")
      const { challengeId } = asked.challenge
      const code = await codeTo(stage, amna.email)
      const opened = succeeded(await account.verifyCode({ challengeId, purpose: "register", code }))
      expectEqual(opened, { kind: "signedIn", customer, sessionToken: null })
      expectEqual(await whoIs(account), customer)
      succeeded(await account.signOut())
      expectEqual(succeeded(await farSignIn(stage, account)).challenge, null)
      expectEqual((await whoIs(account))?.id, customer.id)
    },
  },
  {
    name: "a far sign-in does not tell before the code whether there is an account with its e-mail",
    run: async (stage) => {
      await begin(stage)
      await adminOf(stage)
      const account = await browserOf(stage, "strangers")
      const ask = async (email: string, isEmailVerified: boolean) => {
        const subject = `${email} ${isEmailVerified}`
        const asked = succeeded(await farSignIn(stage, account, { subject, email, isEmailVerified }))
        if (!asked.challenge) throw new Error("It asks for a code")
        const { customer, challenge } = asked
        const lengths = [customer.id.length, challenge.challengeId.length]
        return { ...asked, customer: { ...customer, email: "", id: "" }, challenge: challenge.channels, lengths }
      }
      const unknown = await ask("nobody@example.com", false)
      expectEqual(await ask("admin@example.com", false), unknown)
      await stage.setNow(now + 2 * minute)
      expectEqual(await ask("admin@example.com", true), unknown, "whatever the provider says of the e-mail")
    },
  },
  {
    name: "a far sign-in with the e-mail of an account does not open it by a code to another phone",
    run: async (stage) => {
      await begin(stage)
      const { customer } = await registered(stage, "amnas")
      await stage.setNow(now + 2 * minute)
      const stranger = await browserOf(stage, "strangers")
      const asked = succeeded(await farSignIn(stage, stranger, { isEmailVerified: false }))
      if (!asked.challenge) throw new Error("It asks for a code")
      const { challengeId } = asked.challenge
      const sent = succeeded(await stranger.changePhone({ phone: yousef.phone, challengeId }))
      const code = await codeTo(stage, yousef.phone)
      const purpose = asked.isNew ? "register" : "login"
      succeeded(await stranger.verifyCode({ challengeId: sent.challengeId, purpose, code }))
      const own = await whoIs(stranger)
      expectTrue(own !== null && own.id !== customer.id, "he has an account of his own")
      expectEqual([own?.isEmailProved, own?.phone], [false, yousef.phone])
    },
  },
  {
    name: "a far sign-in whose provider has not proved the e-mail needs its code",
    run: async (stage) => {
      await begin(stage)
      const account = await browserOf(stage, "amnas")
      const asked = succeeded(await farSignIn(stage, account, { isEmailVerified: false }))
      expectEqual([asked.isNew, await whoIs(account)], [true, null])
      if (!asked.challenge) throw new Error("It asks for a code")
      const { challengeId } = asked.challenge
      const code = await codeTo(stage, amna.email)
      succeeded(await account.verifyCode({ challengeId, purpose: "register", code }))
      expectEqual((await whoIs(account))?.isEmailProved, true)
    },
  },
  {
    name: "a far sign-in answers this browser's request, once, within ten minutes",
    run: async (stage) => {
      await begin(stage)
      const account = await browserOf(stage, "amnas")
      const stranger = await browserOf(stage, "strangers")
      const { nonce } = succeeded(await account.beginSocialSignIn())
      const identityToken = await stage.identityToken({ ...identity, nonce })
      const attempt = { provider: "google", role: "customer", country: "UAE", identityToken } as const
      expectEqual(refused(await stranger.socialSignIn(attempt), "SocialSignInRefused").reason, "not-proved")
      succeeded(await account.socialSignIn(attempt))
      refused(await account.socialSignIn(attempt), "SocialSignInRefused")
      const invented = await stage.identityToken({ ...identity, nonce: "f".repeat(32) })
      refused(await account.socialSignIn({ ...attempt, identityToken: invented }), "SocialSignInRefused")
      refused(await account.socialSignIn({ ...attempt, identityToken: "no token" }), "SocialSignInRefused")
      const { nonce: old } = succeeded(await account.beginSocialSignIn())
      const late = await stage.identityToken({ ...identity, nonce: old })
      await stage.setNow(now + 10 * minute)
      refused(await account.socialSignIn({ ...attempt, identityToken: late }), "SocialSignInRefused")
    },
  },
]
