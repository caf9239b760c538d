import type { AccountCase } from "../account-stage.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "../expectations.ts"
import { adminOf, begin, browserOf, day, minute, now, registered, signIn, whoIs, yousef } from "./stage.ts"

/** How long a session lasts. */
export const sessions: readonly AccountCase[] = [
  {
    name: "a logout ends the session on the server, and only this one",
    run: async (stage) => {
      await begin(stage)
      const { account, customer } = await registered(stage, "amnas")
      const phone = await browserOf(stage, "phone")
      succeeded(await signIn(phone))
      expectEqual(succeeded(await account.sessions()).length, 2)
      succeeded(await account.signOut())
      expectEqual(await whoIs(account), null)
      refused(await account.profile(), "NotSignedIn")
      expectEqual((await whoIs(phone))?.id, customer.id)
      succeeded(await account.signOut())
    },
  },
  {
    name: "a person sees his sessions and ends them; nobody ends another's",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registered(stage, "amnas")
      const phone = await browserOf(stage, "phone")
      const tablet = await browserOf(stage, "tablet")
      for (const browser of [phone, tablet]) succeeded(await signIn(browser))
      const sessions = succeeded(await account.sessions())
      expectEqual(sessions.filter(({ isThisOne }) => isThisOne).length, 1)
      const { account: other } = await registered(stage, "yousefs", yousef)
      const own = first(sessions.filter(({ isThisOne }) => isThisOne))
      refused(await other.endSession({ id: own.id }), "AccountPartNotFound")
      const ofPhone = first(succeeded(await phone.sessions()).filter(({ isThisOne }) => isThisOne))
      succeeded(await account.endSession({ id: ofPhone.id }))
      expectEqual(await whoIs(phone), null)
      expectTrue((await whoIs(tablet)) !== null, "the tablet is still in")
      succeeded(await account.endOtherSessions())
      expectEqual(await whoIs(tablet), null)
      expectTrue((await whoIs(account)) !== null, "and so is the browser that asked")
      expectTrue((await whoIs(other)) !== null, "and another person's")
    },
  },
  {
    name: "a session ends fourteen days after its last use, and ninety after its beginning",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registered(stage, "amnas")
      for (let days = 13; days < 90; days += 13) {
        await stage.setNow(now + days * day)
        expectTrue((await whoIs(account)) !== null, `it is open after ${days} days`)
      }
      await stage.setNow(now + 90 * day - 1)
      expectTrue((await whoIs(account)) !== null, "it is open to the last")
      await stage.setNow(now + 90 * day)
      expectEqual(await whoIs(account), null, "after ninety days")
      succeeded(await signIn(account))
      await stage.setNow(now + 104 * day)
      expectEqual(await whoIs(account), null, "after fourteen days without use")
    },
  },
  {
    name: "a session of staff ends after an hour without use, and after twelve",
    run: async (stage) => {
      await begin(stage)
      const admin = await adminOf(stage)
      for (let minutes = 55; minutes < 12 * 60; minutes += 55) {
        await stage.setNow(now + minutes * minute)
        expectTrue((await whoIs(admin)) !== null, `it is open after ${minutes} minutes`)
      }
      await stage.setNow(now + 12 * 60 * minute)
      expectEqual(await whoIs(admin), null)
      succeeded(await admin.signIn({ email: "admin@example.com", password: "falcons8!", role: "customer" }))
      await stage.setNow(now + 13 * 60 * minute)
      expectEqual(await whoIs(admin), null)
    },
  },
]
