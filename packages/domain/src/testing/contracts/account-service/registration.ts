import type { AccountCase } from "../account-stage.ts"
import { expectEqual, expectTrue, refused, succeeded } from "../expectations.ts"
import { aCode, amna, begin, browserOf, codeTo, minute, now, registered, signIn, whoIs, yousef } from "./stage.ts"

/** How an account begins. */
export const registration: readonly AccountCase[] = [
  {
    name: "an account begins with the right code, which proves what it was sent to and nothing else",
    run: async (stage) => {
      await begin(stage)
      const account = await browserOf(stage, "amnas")
      const { customer, challenge } = succeeded(await account.register(amna))
      expectEqual(await whoIs(account), null, "before the code")
      expectEqual(challenge.channels, ["email", "sms"])
      expectEqual(challenge.length, 4)
      const code = await codeTo(stage, amna.email)
      const answer = succeeded(
        await account.verifyCode({ challengeId: challenge.challengeId, purpose: "register", code }),
      )
      const signedIn = { ...customer, isEmailProved: true }
      expectEqual(answer, { kind: "signedIn", customer: signedIn, sessionToken: null })
      expectEqual(await whoIs(account), signedIn)
      const profile = succeeded(await account.profile())
      expectEqual([profile.isPhoneProved, profile.phone, profile.hasPassword], [false, amna.phone, true])
    },
  },
  {
    name: "a code by SMS proves the phone only, and a later login asks for the e-mail's",
    run: async (stage) => {
      await begin(stage)
      const account = await browserOf(stage, "amnas")
      const { challenge } = succeeded(await account.register(amna))
      const code = await codeTo(stage, amna.phone)
      succeeded(await account.verifyCode({ challengeId: challenge.challengeId, purpose: "register", code }))
      const profile = succeeded(await account.profile())
      expectEqual([profile.isEmailProved, profile.isPhoneProved], [false, true])
      succeeded(await account.signOut())

      await stage.setNow(now + 2 * minute)
      const asked = succeeded(await signIn(account))
      expectEqual(await whoIs(account), null)
      if (!asked.challenge) throw new Error("It asks for a code")
      const { challengeId } = asked.challenge
      const loginCode = await codeTo(stage, amna.email)
      succeeded(await account.verifyCode({ challengeId, purpose: "login", code: loginCode }))
      expectEqual((await whoIs(account))?.isEmailProved, true)
      await stage.setNow(now + 4 * minute)
      expectEqual(succeeded(await signIn(account)).challenge, null)
    },
  },
  {
    name: "every fault of a registration is said, in the specification's order, and nothing is sent",
    run: async (stage) => {
      await begin(stage)
      const account = await browserOf(stage, "amnas")
      const empty = await account.register({ ...amna, name: " ", email: "", phone: "", password: "" })
      expectEqual(
        refused(empty, "InvalidAccountForm").issues.map(({ kind }) => kind),
        ["name-missing", "email-missing", "phone-missing", "password-missing"],
      )
      const weak = await account.register({ ...amna, email: "no address", phone: "123", password: "short" })
      expectEqual(
        refused(weak, "InvalidAccountForm").issues.map(({ kind }) => kind),
        ["email-invalid", "phone-invalid", "password-weak"],
      )
      const common = await account.register({ ...amna, password: "Password1!" })
      expectEqual(
        refused(common, "InvalidAccountForm").issues.map(({ kind }) => kind),
        ["password-common"],
      )
      expectEqual(await stage.messagesTo(amna.email), [])
      expectEqual(await stage.messagesTo(amna.phone), [])
    },
  },
  {
    name: "whoever registers with a known e-mail is answered alike, and the e-mail says so to its owner",
    run: async (stage) => {
      await begin(stage)
      await registered(stage, "amnas")
      await stage.setNow(now + 2 * minute)
      const stranger = await browserOf(stage, "strangers")
      const known = succeeded(await stranger.register({ ...amna, phone: yousef.phone }))
      const unknown = succeeded(await stranger.register({ ...yousef, phone: "+971509999999" }))
      const shape = ({ customer, challenge }: typeof known) => ({
        ...customer,
        ...challenge,
        id: customer.id.length,
        challengeId: challenge.challengeId.length,
        name: "",
        email: "",
        phone: "",
      })
      expectEqual(shape(known), shape(unknown))
      const [message = ""] = await stage.messagesTo(amna.email)
      expectTrue(!aCode.test(message), "the e-mail holds no code")
      expectTrue(message.includes("already"), "it says that there is an account")
      expectEqual((await signIn(stranger, amna))._tag, "Success")
    },
  },
  {
    name: "an e-mail that was registered by a stranger and never proved is its owner's to register",
    run: async (stage) => {
      await begin(stage)
      const stranger = await browserOf(stage, "strangers")
      const { challenge } = succeeded(
        await stranger.register({ ...amna, phone: yousef.phone, password: "strangers7!" }),
      )
      const code = await codeTo(stage, yousef.phone)
      succeeded(await stranger.verifyCode({ challengeId: challenge.challengeId, purpose: "register", code }))
      await stage.setNow(now + 2 * minute)
      const { account, customer } = await registered(stage, "amnas")
      expectEqual(customer.isEmailProved, true)
      expectEqual((await signIn(account))._tag, "Success")
      await stage.setNow(now + 4 * minute)
      const another = await browserOf(stage, "another")
      expectTrue(
        succeeded(await signIn(another, amna, "strangers7!")).challenge !== null,
        "the stranger's needs a code",
      )
      expectEqual(await whoIs(another), null)
    },
  },
  {
    name: "whoever has proved only his phone is answered alike, whether or not another has proved his e-mail",
    run: async (stage) => {
      await begin(stage)
      await registered(stage, "amnas")
      const stranger = await browserOf(stage, "strangers")
      const password = "strangers7!"
      const answers = []
      for (const [index, email] of [amna.email, "nobody@example.com"].entries()) {
        const own = { ...yousef, email, phone: `+97150765432${index}` }
        await stage.setNow(now + (index * 10 + 2) * minute)
        const { challenge } = succeeded(await stranger.register({ ...own, password }))
        const code = await codeTo(stage, own.phone)
        succeeded(await stranger.verifyCode({ challengeId: challenge.challengeId, purpose: "register", code }))
        succeeded(await stranger.signOut())

        await stage.setNow(now + (index * 10 + 4) * minute)
        const asked = succeeded(await signIn(stranger, own, password))
        if (!asked.challenge) throw new Error("It asks for a code")
        const { challengeId, channels } = asked.challenge
        refused(await signIn(stranger, own, "another9!"), "SignInRefused")
        const sent = succeeded(await stranger.changePhone({ phone: `+97150999887${index}`, challengeId }))
        const other = await codeTo(stage, `+97150999887${index}`)
        succeeded(await stranger.verifyCode({ challengeId: sent.challengeId, purpose: "login", code: other }))
        const { id, ...who } = (await whoIs(stranger)) ?? { id: "" }
        expectEqual(id, asked.customer.id)
        answers.push({ ...who, channels, email: "", phone: "", sent: sent.channels })
        succeeded(await stranger.signOut())
      }
      expectEqual(answers[0], answers[1])
      const [message = ""] = await stage.messagesTo(amna.email)
      expectTrue(!aCode.test(message), "the e-mail holds no code")
    },
  },
  {
    name: "whoever registers may give another phone, to which his code then goes",
    run: async (stage) => {
      await begin(stage)
      const account = await browserOf(stage, "amnas")
      const { challenge } = succeeded(await account.register(amna))
      const { challengeId } = challenge
      const stranger = await browserOf(stage, "strangers")
      refused(await stranger.changePhone({ phone: "+971509998877", challengeId }), "CodeRefused")
      const sent = succeeded(await account.changePhone({ phone: "+971509998877", challengeId }))
      const code = await codeTo(stage, "+971509998877")
      succeeded(await account.verifyCode({ challengeId: sent.challengeId, purpose: "register", code }))
      const profile = succeeded(await account.profile())
      expectEqual([profile.phone, profile.isPhoneProved], ["+971509998877", true])
    },
  },
]
