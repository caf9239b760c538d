import type * as Result from "effect/Result"
import type { AccountCase } from "../account-stage.ts"
import { expectEqual, expectTrue, refused, succeeded } from "../expectations.ts"
import { amna, begin, browserOf, minute, now, registered, signIn, yousef } from "./stage.ts"

/** Signing in with a password, and what guests cannot do. */
export const signingIn: readonly AccountCase[] = [
  {
    name: "an unknown e-mail, a wrong password and none are refused alike",
    run: async (stage) => {
      await begin(stage)
      await registered(stage, "amnas")
      const stranger = await browserOf(stage, "strangers")
      expectEqual(
        [await signIn(stranger, amna, "kestrel8!"), await signIn(stranger, yousef)].map(
          (answer) => refused(answer, "SignInRefused")._tag,
        ),
        ["SignInRefused", "SignInRefused"],
      )
      expectEqual(
        refused(await signIn(stranger, { ...amna, email: "" }, ""), "InvalidAccountForm").issues.map(
          ({ kind }) => kind,
        ),
        ["email-missing", "password-missing"],
      )
      expectEqual((await signIn(stranger, { ...amna, email: " AMNA@Example.com " }))._tag, "Success")
    },
  },
  {
    name: "ten tries in a quarter of an hour, and the owner is not kept out of his own browser",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registered(stage, "amnas")
      succeeded(await account.signOut())
      const stranger = await browserOf(stage, "strangers")
      const tries = await Promise.all(Array.from({ length: 30 }, () => signIn(stranger, amna, "guess777!")))
      const reasons = tries.map((answer) => (answer._tag === "Failure" ? answer.failure._tag : "in"))
      expectEqual(reasons.filter((reason) => reason === "SignInRefused").length, 10)
      expectEqual(reasons.filter((reason) => reason === "TooManySignIns").length, 20)
      const refusal = refused(await signIn(stranger), "TooManySignIns")
      expectTrue(refusal.retryAt > now && refusal.retryAt <= now + 15 * minute, "it says when")
      expectEqual((await signIn(account))._tag, "Success", "the owner's browser")
      await stage.setNow(refusal.retryAt)
      expectEqual((await signIn(stranger))._tag, "Success", "the right password later")
    },
  },
  {
    name: "what is only for people who are signed in is refused to guests",
    run: async (stage) => {
      await begin(stage)
      const guest = await browserOf(stage, "guests")
      const calls = [
        guest.profile(),
        guest.saveProfile({ name: "Guest" }),
        guest.removeImage(),
        guest.sessions(),
        guest.endOtherSessions(),
        guest.endSession({ id: "session" }),
        guest.addresses(),
        guest.contacts(),
        guest.deleteAddress({ id: "address" }),
        guest.deleteContact({ id: "contact" }),
        guest.claimBookings(),
        guest.exportAccount(),
        guest.eraseAccount({ password: null }),
        guest.changePassword({ password: "kestrel7!", newPassword: "falcons8!" }),
        guest.staff(),
        guest.disableStaff({ id: "somebody" }),
        guest.endSessionsOfStaff({ id: "somebody" }),
      ]
      const answers: readonly Result.Result<unknown, { readonly _tag: string }>[] = await Promise.all(calls)
      for (const answer of answers) refused(answer, "NotSignedIn")
      succeeded(await guest.signOut())
    },
  },
]
