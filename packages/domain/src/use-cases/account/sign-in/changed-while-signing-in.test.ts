import { expect, it } from "vitest"
import { type Account, changedAccount } from "../../../account/account.ts"
import { Sessions } from "../../../ports/driven/sessions.ts"
import { type Change, UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import { appCode } from "../../../testing/app-code.ts"
import { refused, succeeded } from "../../../testing/contracts/expectations.ts"
import { racedStage } from "../../../testing/raced-stage.ts"
import { sampleSession } from "../../../testing/sample-account.ts"
import { at as instant } from "../../../testing/sample-booking.ts"
import { staffAccount } from "../../../testing/staff-account.ts"
import { standInDigest } from "../../../testing/stand-in-digest.ts"

const morning = instant("2026-11-21T11:00:00.000+04:00")
const password = "kestrel7!"
const amna: Account = {
  ...staffAccount("amna", "customer", "Amna"),
  passwordHash: standInDigest(`password|${password}`),
}

const far = { provider: "google", subject: "117" } as const

/** Somebody who has an account, and another who knows her password of before. */
async function known() {
  const { runtime, as, asGuest, at } = await racedStage(morning, [amna])
  const typed = { email: amna.contacts.email, password, role: "customer" } as const
  return {
    at,
    change: (newPassword: string) => as(amna).account.changePassword({ password, newPassword }),
    rename: () => as(amna).account.saveProfile({ name: "Amna Al Marri" }),
    signIn: () => asGuest("thief").account.signIn(typed),
    commit: (...changes: readonly Change[]) => runtime.runPromise(UnitOfWork.use((work) => work.commit(changes))),
    signInByGoogle: async () => {
      const { account } = asGuest("thief")
      const { nonce } = succeeded(await account.beginSocialSignIn())
      const identityToken = JSON.stringify({ ...far, email: null, isEmailVerified: false, name: "Amna", nonce })
      return account.socialSignIn({ provider: "google", role: "customer", country: "UAE", identityToken })
    },
    sessions: () => runtime.runPromise(Sessions.use(({ of }) => of(amna.id))),
  }
}

it("a password that is changed while it is typed elsewhere opens no session", async () => {
  const { at, change, signIn, sessions } = await known()
  at("openSession", async () => succeeded(await change("falcons8!x")))
  refused(await signIn(), "SignInRefused")
  expect(await sessions()).toEqual([])
})

it("a sign-in stands when another thing of its account is changed meanwhile", async () => {
  const { at, rename, signIn, sessions } = await known()
  at("openSession", async () => succeeded(await rename()))
  expect(succeeded(await signIn()).customer.name).toBe("Amna Al Marri")
  expect((await sessions()).length).toBe(1)
})

it("an account that is disabled while its far identity is looked at opens no session", async () => {
  const { at, commit, signInByGoogle, sessions } = await known()
  await commit({ kind: "linkIdentity", accountId: amna.id, identity: far })
  const disabled = changedAccount(amna, { disabledAt: morning })
  const ended: Change = { kind: "endSessions", accountId: amna.id, exceptId: null }
  at("openSession", () => commit({ kind: "replaceAccount", account: disabled }, ended))
  refused(await signInByGoogle(), "SocialSignInRefused")
  expect(await sessions()).toEqual([])
})

it("a sign-in opens no session by the password alone when a second factor is confirmed meanwhile", async () => {
  const ops: Account = { ...staffAccount("olga", "ops", "Olga"), passwordHash: amna.passwordHash }
  const { runtime, as, asGuest, at } = await racedStage(morning, [ops])
  const session = {
    ...sampleSession({ id: "session of olga", accountId: "olga", role: "ops" }),
    authenticatedAt: morning,
  }
  await runtime.runPromise(UnitOfWork.use((work) => work.commit([{ kind: "openSession", session }])))
  const own = as(ops).account
  const { secret } = succeeded(await own.beginSecondFactor({ password: null }))
  const code = await runtime.runPromise(appCode(secret, morning))
  at("openSession", async () => succeeded(await own.confirmSecondFactor({ code })))
  const typed = { email: ops.contacts.email, password, role: "customer" } as const
  refused(await asGuest("thief").account.signIn(typed), "SecondFactorNeeded")
  expect((await runtime.runPromise(Sessions.use(({ of }) => of("olga")))).map(({ id }) => id)).toEqual([session.id])
})
