import { presetParcels } from "../../../booking/parcel/parcel.ts"
import { emptyLeadForm } from "../../../leads/lead-form.ts"
import { money, subtract } from "../../../money/money.ts"
import type { StaffCommand } from "../../../ports/driving/operations-service.ts"
import { sampleLead } from "../../sample-booking.ts"
import { sampleOrder } from "../../sample-order.ts"
import type { AccountCase, AccountStage } from "../account-stage.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "../expectations.ts"
import {
  address,
  adminOf,
  amna,
  begin,
  browserOf,
  codeTo,
  day,
  minute,
  now,
  registered,
  signIn,
  whoIs,
  yousef,
} from "./stage.ts"

const palm = {
  name: "Palm Trading",
  taxNumber: "100000000000003",
  contactName: "Amna Al Marri",
  email: "amna@palm.example",
  phone: "+971501234567",
} as const

/** A public key of the kind that browsers make. */
const curvePoint = "BCr-1hcONExX3iHx70zfRvgpJnkBv4BDP438Bpdm2WCmbkM2MMm_qf4bwNAO9b0bDf70ZYVOiYLtt1bWtDw5UKc"

const password = "falcons8!"

/** A booking, a dispatcher and a driver, and their commands for it. */
async function driven(stage: AccountStage) {
  await begin(stage)
  const admin = await adminOf(stage)
  const hired = async (role: "ops" | "porter") => {
    const email = `${role}@example.com`
    const { id } = succeeded(await admin.makeStaff({ name: role, email, role }))
    const [, token = ""] = /#set-password=([0-9a-f]{32})/.exec(first(await stage.messagesTo(email))) ?? []
    const account = await browserOf(stage, role)
    succeeded(await account.setPassword({ token, password }))
    return { id, account }
  }
  const driver = await hired("porter")
  await hired("ops")
  const { reference, price } = succeeded(await stage.services("guests").booking.placeBooking(sampleOrder())).booking
  const command = async (by: "ops" | "porter", given: StaffCommand) => {
    const request = { reference, command: given, id: `command-${given.type}`, at: null, place: null, after: null }
    succeeded(await stage.services(by).operations.command(request))
  }
  return { driver, reference, toPay: price.toPay, command }
}

/** An account's own data: exported, and erased. */
export const exportAndErasure: readonly AccountCase[] = [
  {
    name: "an export holds everything of a person, and no secret",
    run: async (stage) => {
      await begin(stage)
      const { account, customer } = await registered(stage, "amnas")
      const home = succeeded(await account.saveAddress(address))
      const exported = succeeded(await account.exportAccount())
      expectEqual(exported.profile.id, customer.id)
      expectEqual([exported.addresses, exported.contacts, exported.bookings], [[home], [], []])
      expectEqual([exported.sessions.length, exported.createdAt], [1, now])
      expectEqual([exported.company, exported.keys, exported.webhooks, exported.notices], [null, [], [], null])

      const { consumers, corporate } = stage.services("amnas")
      const { company } = succeeded(await corporate.register({ market: "AE", details: palm }))
      const request = { name: "Shop", kind: "sandbox", scopes: ["quotes"], expiresAt: null, password: null } as const
      const { key, shown } = succeeded(await consumers.makeKey(request))
      const hook = { url: "https://hooks.example.com/", events: ["booking.confirmed"] } as const
      const { webhook, secret } = succeeded(await consumers.makeWebhook(hook))
      const { booking, push } = stage.services("amnas")
      const { reference } = succeeded(await booking.placeBooking(sampleOrder())).booking
      const keys = { p256dh: curvePoint, auth: "Tjlfx1FrYrm1DFN9othcUw" }
      const endpoint = "https://fcm.googleapis.com/fcm/send/1"
      succeeded(await push.subscribe({ reference, accessToken: null, endpoint, keys }))
      const words = { subject: "terms", version: "2026-11", isGiven: true } as const
      const agreed = succeeded(await stage.services("amnas").consents.note(words))
      const { choice } = succeeded(await stage.services("amnas").notices.choose({ wish: { atDoor: ["sms"] } }))
      const all = succeeded(await account.exportAccount())
      expectEqual([all.consents, all.notices], [[agreed], choice])
      expectEqual(all.browsers, [{ reference, language: "en", createdAt: now }])
      expectEqual(all.company, { id: company.id, name: palm.name, role: "owner", since: now })
      expectEqual(all.keys, [shown])
      expectEqual(all.webhooks, [{ ...hook, id: webhook.id, isActive: true, createdAt: now }])
      const said = JSON.stringify(all)
      expectTrue(![key, secret, endpoint, curvePoint].some((text) => said.includes(text)), "no key or secret is in it")
      expectTrue(!/password(?!")|hash|digest|token/i.test(said.replace("hasPassword", "")), "no secret is in it")
      refused(await (await browserOf(stage, "guests")).exportAccount(), "NotSignedIn")
    },
  },
  {
    name: "an account is erased by its owner alone, once its bookings are over, and its e-mail is free again",
    run: async (stage) => {
      await begin(stage)
      const order = sampleOrder()
      const owner = { ...amna, email: order.customer.email, phone: "+971501112223" }
      const { account } = await registered(stage, "amnas", owner)
      const { booking } = succeeded(await stage.services("guests").booking.placeBooking(order))
      succeeded(await account.claimBookings())
      refused(await account.eraseAccount({ password: "wrong777!" }), "PasswordAskedAgain")
      const underWay = refused(await account.eraseAccount({ password: owner.password }), "BookingsUnderWay")
      expectEqual(underWay.references, [booking.reference])

      await stage.setNow(booking.deliveryWindow.end + 7 * day)
      refused(await account.eraseAccount({ password: null }), "PasswordAskedAgain")
      succeeded(await account.eraseAccount({ password: owner.password }))
      expectEqual(await whoIs(account), null)
      refused(await signIn(account, owner), "SignInRefused")
      const again = await registered(stage, "another", owner)
      expectEqual(succeeded(await again.account.claimBookings()).references, [])
      expectEqual(succeeded(await again.account.addresses()), [])
    },
  },
  {
    name: "what a guest booked with a proved contact is in the export and goes with the account, without a claim",
    run: async (stage) => {
      await begin(stage)
      const order = sampleOrder()
      const owner = { ...amna, email: order.customer.email, phone: "+971501112223" }
      const { account } = await registered(stage, "amnas", owner)
      const stranger = await registered(stage, "yousefs", yousef)
      const { reference, deliveryWindow } = succeeded(
        await stage.services("guests").booking.placeBooking(order),
      ).booking
      const exported = async (of: typeof account) =>
        succeeded(await of.exportAccount()).bookings.map((booking) => booking.reference)
      expectEqual([await exported(account), await exported(stranger.account)], [[reference], []])
      const underWay = refused(await account.eraseAccount({ password: owner.password }), "BookingsUnderWay")
      expectEqual(underWay.references, [reference])

      await stage.setNow(deliveryWindow.end + 7 * day)
      succeeded(await account.eraseAccount({ password: owner.password }))
      expectEqual(await exported((await registered(stage, "another", owner)).account), [])
    },
  },
  {
    name: "an export holds what a person asked for with a proved contact, and no draft that only names him",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registered(stage, "amnas")
      const guest = stage.services("guests")
      const form = { ...emptyLeadForm("contact", "AE"), name: amna.name, email: amna.email, message: "When?" }
      const { leadId } = succeeded(await guest.leads.saveForm(form))
      const parcel = presetParcels.small
      const { name, email, phone } = amna
      const abroad = { market: "AE", to: "IN", parcel, name, email, phone, message: "" } as const
      const asked = succeeded(await guest.international.quote(abroad))
      const customer = { ...sampleLead.customer, email }
      const draft = succeeded(await guest.booking.saveLead({ lead: { ...sampleLead, customer }, leadId: null }))
      const unproved = succeeded(await guest.booking.saveLead({ lead: sampleLead, leadId: null }))
      const sentByHer = { ...sampleLead, customer: { name: yousef.name, phone: yousef.phone, email: "" } }
      succeeded(await guest.booking.saveLead({ lead: sentByHer, leadId: null }))
      succeeded(await guest.leads.saveForm({ ...form, email: yousef.email }))
      const { leads } = succeeded(await account.exportAccount())
      const byMail = [leadId, asked.leadId, draft.leadId]
      expectEqual(leads.map(({ id }) => id).toSorted(), byMail.toSorted())
      expectEqual(leads.find(({ id }) => id === leadId)?.said, { kind: "contact", form })

      // An e-mail gets at most one code a minute.
      await stage.setNow(now + 2 * minute)
      const { challengeId } = succeeded(
        await account.changePhone({ phone, challengeId: null, password: amna.password }),
      )
      const code = await codeTo(stage, phone)
      succeeded(await account.verifyCode({ challengeId, purpose: "phone", code }))
      const withPhone = succeeded(await account.exportAccount()).leads
      expectEqual(withPhone.map(({ id }) => id).toSorted(), [...byMail, unproved.leadId].toSorted())
      succeeded(await account.eraseAccount({ password: amna.password }))
      await stage.setNow(now + 4 * minute)
      const again = await registered(stage, "another")
      expectEqual(succeeded(await again.account.exportAccount()).leads, [])
    },
  },
  {
    name: "a driver is not erased while he has bookings to drive",
    run: async (stage) => {
      const { driver, reference, command } = await driven(stage)
      await command("ops", { type: "assign", driver: driver.id })
      const held = refused(await driver.account.eraseAccount({ password }), "BookingsUnderWay")
      expectEqual(held.references, [reference])
      await command("ops", { type: "unassign" })
      succeeded(await driver.account.eraseAccount({ password }))
      expectEqual(await whoIs(driver.account), null)
    },
  },
  {
    name: "a driver is not erased while he has cash that he has not handed in, and is told how much",
    run: async (stage) => {
      const { driver, toPay, command } = await driven(stage)
      await command("ops", { type: "assign", driver: driver.id })
      await command("porter", { type: "takeCash", minor: toPay.minor })
      await command("ops", { type: "unassign" })
      const told = async () => refused(await driver.account.eraseAccount({ password }), "CashInHand").held
      expectEqual(await told(), [toPay])
      const { books } = stage.services("ops")
      const part = money(1000, toPay.currency)
      succeeded(await books.handOver({ id: "handover-1", driver: driver.id, amount: part, reason: "" }))
      expectEqual(await told(), [subtract(toPay, part)])
      const rest = subtract(toPay, part)
      succeeded(await books.handOver({ id: "handover-2", driver: driver.id, amount: rest, reason: "" }))
      succeeded(await driver.account.eraseAccount({ password }))
      expectEqual(await whoIs(driver.account), null)
    },
  },
  {
    name: "the last owner of a company is not erased, and whoever leaves it to another owner is",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registered(stage, "amnas")
      const { corporate } = stage.services("amnas")
      succeeded(await corporate.register({ market: "AE", details: palm }))
      refused(await account.eraseAccount({ password: amna.password }), "LastOwner")
      expectEqual((await whoIs(account))?.email, amna.email)

      await adminOf(stage)
      const { company } = succeeded(await corporate.company({}))
      const decision = { id: company.id, state: "approved", reason: "", limit: 0, version: company.version } as const
      succeeded(await stage.services("admins").corporate.decide(decision))
      const other = await registered(stage, "yousefs", yousef)
      succeeded(await corporate.invite({ email: yousef.email, role: "owner" }))
      const others = stage.services("yousefs").corporate
      succeeded(await others.answerInvitation({ accept: true }))
      succeeded(await account.eraseAccount({ password: amna.password }))
      expectEqual(await whoIs(account), null)
      expectEqual(
        succeeded(await others.members({})).members.map(({ accountId }) => accountId),
        [other.customer.id],
      )
      refused(await other.account.eraseAccount({ password: yousef.password }), "LastOwner")
    },
  },
  {
    name: "a refused company is erased with its owner, and with it who was to be reached there",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registered(stage, "amnas")
      const { company } = succeeded(await stage.services("amnas").corporate.register({ market: "AE", details: palm }))
      await adminOf(stage)
      const admins = stage.services("admins").corporate
      const { id, version } = company
      succeeded(await admins.decide({ id, version, state: "refused", reason: "Unknown", limit: null }))
      succeeded(await account.eraseAccount({ password: amna.password }))
      const { companies } = succeeded(await admins.companies({ state: null, cursor: null }))
      expectEqual(companies, [])
    },
  },
]
