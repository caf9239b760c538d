import { describe, expect, it } from "vitest"
import type { Account } from "../../../account/account.ts"
import { localDate } from "../../../calendar/local-date.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import { ApiKeys } from "../../../ports/driven/api-keys.ts"
import { Consents } from "../../../ports/driven/consents.ts"
import { NoticeChoices } from "../../../ports/driven/notice-choices.ts"
import { PushSubscriptions } from "../../../ports/driven/push-subscriptions.ts"
import { Webhooks } from "../../../ports/driven/webhooks.ts"
import { refused, succeeded } from "../../../testing/contracts/expectations.ts"
import { racedStage } from "../../../testing/raced-stage.ts"
import { at as instant } from "../../../testing/sample-booking.ts"
import { sampleOrder } from "../../../testing/sample-order.ts"
import { staffAccount } from "../../../testing/staff-account.ts"
import { standInDigest } from "../../../testing/stand-in-digest.ts"

const morning = instant("2026-11-21T11:00:00.000+04:00")
const password = "kestrel7!"
const amna: Account = {
  ...staffAccount("amna", "customer", "Amna"),
  passwordHash: standInDigest(`password|${password}`),
}

/** Somebody who erases her account in the very moment in which something is kept of her. */
async function leaving() {
  const { runtime, as, at } = await racedStage(morning, [amna])
  const { account, booking, consents, consumers, notices, ownBookings, push } = as(amna)
  const eraseAt = (kind: Parameters<typeof at>[0]) =>
    at(kind, async () => succeeded(await account.eraseAccount({ password })))
  return { runtime, account, booking, consents, consumers, notices, ownBookings, push, eraseAt }
}

describe("of whoever erases her account meanwhile, nothing is kept:", () => {
  it("no address", async () => {
    const { runtime, account, eraseAt } = await leaving()
    const place = { id: "", label: "Home", address: "Marina Walk", landmark: "", cityName: "Dubai" }
    const position = { lat: 25.08, lon: 55.14 }
    eraseAt("saveAddress")
    refused(await account.saveAddress({ ...place, building: "7", position }), "NotSignedIn")
    expect(await runtime.runPromise(Accounts.use(({ addressesOf }) => addressesOf(amna.id)))).toEqual([])
  })

  it("no contact", async () => {
    const { runtime, account, eraseAt } = await leaving()
    eraseAt("saveContact")
    refused(await account.saveContact({ id: "", name: "Omar", phone: "+971501234567" }), "NotSignedIn")
    expect(await runtime.runPromise(Accounts.use(({ contactsOf }) => contactsOf(amna.id)))).toEqual([])
  })

  it("no key", async () => {
    const { runtime, consumers, eraseAt } = await leaving()
    eraseAt("insertKey")
    const key = { name: "Shop", kind: "sandbox", scopes: ["quotes"], expiresAt: null, password: null } as const
    refused(await consumers.makeKey(key), "NotSignedIn")
    expect(await runtime.runPromise(ApiKeys.use(({ list }) => list(amna.id)))).toEqual([])
  })

  it("no webhook", async () => {
    const { runtime, consumers, eraseAt } = await leaving()
    eraseAt("insertWebhook")
    refused(
      await consumers.makeWebhook({ url: "https://hooks.example.com/", events: ["booking.confirmed"] }),
      "NotSignedIn",
    )
    expect(await runtime.runPromise(Webhooks.use(({ list }) => list(amna.id)))).toEqual([])
  })

  it("no choice of notices", async () => {
    const { runtime, notices, eraseAt } = await leaving()
    eraseAt("chooseNotices")
    refused(await notices.choose({ wish: { failed: [] } }), "NotSignedIn")
    expect(await runtime.runPromise(NoticeChoices.use(({ ofAccount }) => ofAccount(amna.id)))).toBeNull()
  })

  it("no word, though it was taken", async () => {
    const { runtime, consents, eraseAt } = await leaving()
    eraseAt("noteConsent")
    succeeded(await consents.note({ subject: "analytics", version: "1", isGiven: true }))
    const owner = { accountId: amna.id, ownerDigest: null }
    expect(await runtime.runPromise(Consents.use(({ of }) => of(owner)))).toEqual([])
  })

  it("no browser", async () => {
    const { runtime, booking, ownBookings, push, eraseAt } = await leaving()
    const placed = await booking.placeBooking(sampleOrder({ pickupDate: localDate("2026-11-24") }))
    const own = { reference: succeeded(placed).booking.reference, accessToken: null }
    succeeded(await ownBookings.cancelBooking({ ...own, expectedFee: null, onlyHeld: false }))
    eraseAt("subscribe")
    const browser = { endpoint: "https://push.example.com/1", keys: { p256dh: "p", auth: "a" } }
    refused(await push.subscribe({ ...own, ...browser }), "BookingNotFound")
    expect(await runtime.runPromise(PushSubscriptions.use(({ ofAccount }) => ofAccount(amna.id)))).toEqual([])
  })
})
