import { samplePictures } from "../../sample-pictures.ts"
import type { AccountCase } from "../account-stage.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "../expectations.ts"
import { adminOf, amna, begin, browserOf, minute, notPermitted, now, registered, whoIs } from "./stage.ts"

/** Staff accounts: made, listed and disabled by admins. */
export const staff: readonly AccountCase[] = [
  {
    name: "an admin gives a member of staff a picture, which has to be one, and nobody else does",
    run: async (stage) => {
      await begin(stage)
      const admin = await adminOf(stage)
      const { account: customer } = await registered(stage, "amnas")
      const { id, image } = succeeded(
        await admin.makeStaff({ name: "Rashid", email: "rashid@example.com", role: "porter" }),
      )
      expectEqual(image, null)
      const bytes = samplePictures.jpeg
      notPermitted(await customer.setStaffPhoto({ id, bytes }))
      refused(await admin.setStaffPhoto({ id, bytes: new Uint8Array([0x3c, 0x73, 0x76, 0x67]) }), "ImageRefused")
      const customerId = (await whoIs(customer))?.id ?? ""
      refused(await admin.setStaffPhoto({ id: customerId, bytes }), "AccountPartNotFound")
      const first = succeeded(await admin.setStaffPhoto({ id, bytes })).image ?? ""
      expectEqual(succeeded(await customer.image({ name: first })), { type: "image/jpeg", bytes })
      const second = succeeded(await admin.setStaffPhoto({ id, bytes })).image ?? ""
      expectTrue(second !== first, "its name is drawn anew")
      refused(await customer.image({ name: first }), "AccountPartNotFound")
      expectEqual(succeeded(await admin.staff()).find((member) => member.id === id)?.image, second)
    },
  },
  {
    name: "staff are made by admins, come in by their invitation, and are kept out once they are disabled",
    run: async (stage) => {
      await begin(stage)
      const admin = await adminOf(stage)
      const { account: customer } = await registered(stage, "amnas")
      await stage.setNow(now + minute)
      const member = { name: "Rashid", email: "rashid@example.com", role: "porter" } as const
      notPermitted(await customer.makeStaff(member))
      notPermitted(await customer.staff())
      refused(await admin.makeStaff({ ...member, email: amna.email }), "AlreadyRegistered")
      refused(await admin.makeStaff({ ...member, name: "" }), "InvalidAccountForm")
      const made = succeeded(await admin.makeStaff(member))
      expectEqual([made.role, made.hasPassword, made.disabledAt], ["porter", false, null])

      const [, token = ""] = /#set-password=([0-9a-f]{32})/.exec(first(await stage.messagesTo(member.email))) ?? []
      const porter = await browserOf(stage, "porters")
      const { customer: signedIn } = succeeded(await porter.setPassword({ token, password: "falcons8!" }))
      expectEqual([signedIn.role, signedIn.isEmailProved], ["porter", true])
      notPermitted(await porter.makeStaff({ ...member, email: "friend@example.com" }))
      refused(await admin.disableStaff({ id: (await whoIs(customer))?.id ?? "" }), "AccountPartNotFound")

      succeeded(await admin.endSessionsOfStaff({ id: made.id }))
      expectEqual(await whoIs(porter), null)
      const back = { ...amna, email: member.email, password: "falcons8!" as const }
      expectEqual((await porter.signIn({ email: back.email, password: "falcons8!", role: "customer" }))._tag, "Success")
      expectEqual((await whoIs(porter))?.role, "porter", "a role from outside counts for nothing")
      succeeded(await admin.disableStaff({ id: made.id }))
      expectEqual(await whoIs(porter), null)
      refused(await porter.signIn({ email: back.email, password: "falcons8!", role: "customer" }), "SignInRefused")
      expectEqual(
        succeeded(await admin.staff()).map(({ role, disabledAt }) => [role, disabledAt !== null]),
        [
          ["admin", false],
          ["porter", true],
        ],
      )
    },
  },
  {
    name: "whoever was kept out is let in again by an admin, and both stand in the log with who did it",
    run: async (stage) => {
      await begin(stage)
      const admin = await adminOf(stage)
      const adminId = (await whoIs(admin))?.id ?? ""
      const member = { name: "Rashid", email: "rashid@example.com", role: "porter" } as const
      const { id } = succeeded(await admin.makeStaff(member))
      const [, token = ""] = /#set-password=([0-9a-f]{32})/.exec(first(await stage.messagesTo(member.email))) ?? []
      const porter = await browserOf(stage, "porters")
      succeeded(await porter.setPassword({ token, password: "falcons8!" }))
      const typed = { email: member.email, password: "falcons8!", role: "customer" } as const
      const logged = async () =>
        succeeded(await admin.staffEvents()).map(({ at, by, of, action }) => [at, by, of, action])
      notPermitted(await porter.enableStaff({ id }))
      notPermitted(await porter.staffEvents())
      succeeded(await admin.enableStaff({ id }))
      expectEqual([await logged(), (await whoIs(porter))?.id], [[], id])

      await stage.setNow(now + minute)
      const disabled = succeeded(await admin.disableStaff({ id }))
      await stage.setNow(now + 2 * minute)
      expectEqual(succeeded(await admin.disableStaff({ id })).disabledAt, disabled.disabledAt)
      refused(await porter.signIn(typed), "SignInRefused")
      await stage.setNow(now + 3 * minute)
      expectEqual(succeeded(await admin.enableStaff({ id })).disabledAt, null)
      expectEqual(await whoIs(porter), null, "his sessions stay ended")
      succeeded(await porter.signIn(typed))
      expectEqual(await logged(), [
        [now + 3 * minute, adminId, id, "enable"],
        [now + minute, adminId, id, "disable"],
      ])
      const { account: customer } = await registered(stage, "amnas")
      refused(await admin.enableStaff({ id: (await whoIs(customer))?.id ?? "" }), "AccountPartNotFound")
    },
  },
  {
    name: "an invitation lets in again who was kept out before he had a password, and says so in the log",
    run: async (stage) => {
      await begin(stage)
      const admin = await adminOf(stage)
      const member = { name: "Rashid", email: "rashid@example.com", role: "porter" } as const
      const { id } = succeeded(await admin.makeStaff(member))
      succeeded(await admin.disableStaff({ id }))
      await stage.setNow(now + minute)
      expectEqual(succeeded(await admin.makeStaff(member)).disabledAt, null)
      succeeded(await admin.makeStaff(member))
      expectEqual(
        succeeded(await admin.staffEvents()).map(({ of, action }) => [of, action]),
        [
          [id, "enable"],
          [id, "disable"],
        ],
      )
    },
  },
  {
    name: "the last admin stays",
    run: async (stage) => {
      await begin(stage)
      const admin = await adminOf(stage)
      const own = await whoIs(admin)
      refused(await admin.disableStaff({ id: own?.id ?? "" }), "LastAdmin")
      refused(await admin.eraseAccount({ password: "falcons8!" }), "LastAdmin")
    },
  },
  {
    name: "of two admins who disable each other at once, one stays",
    run: async (stage) => {
      await begin(stage)
      const admin = await adminOf(stage)
      const own = await whoIs(admin)
      const member = { name: "Rashid", email: "rashid@example.com", role: "admin" } as const
      const made = succeeded(await admin.makeStaff(member))
      const [, token = ""] = /#set-password=([0-9a-f]{32})/.exec(first(await stage.messagesTo(member.email))) ?? []
      const rival = await browserOf(stage, "rivals")
      succeeded(await rival.setPassword({ token, password: "falcons8!" }))
      const outcomes = await Promise.all([
        admin.disableStaff({ id: made.id }),
        rival.disableStaff({ id: own?.id ?? "" }),
      ])
      expectEqual(outcomes.filter(({ _tag }) => _tag === "Success").length, 1)
      const [stayed] = [await whoIs(admin), await whoIs(rival)].filter((one) => one !== null)
      expectEqual(stayed?.role, "admin")
    },
  },
]
