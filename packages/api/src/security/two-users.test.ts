import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import type { EndpointRow } from "@mersal/adapters-http/contract/endpoint-row"
import { needsBody } from "@mersal/adapters-http/contract/needed-body"
import { permissions } from "@mersal/domain/account/permissions"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { everyCall } from "../testing/every-call.ts"
import { fieldsOf } from "../testing/fields-of.ts"
import type { RunningProduct } from "../testing/running-product.ts"
import { type SignedUp, signIn, signUpCompany } from "../testing/signed-up.ts"
import { staffPassword, startStaffedStage } from "../testing/staffed-stage.ts"
import { plainBooking } from "../testing/wire-bookings.ts"

// Everything with an id, requested by somebody who does not own it: checklist V8.2.2. What strangers see of bookings by
// reference is tested in own-bookings.test.ts, and what drivers can reach in the contract of operations.

const folder = newDatabaseFolder()
let stage: Awaited<ReturnType<typeof startStaffedStage>>
let product: RunningProduct
let owner: SignedUp
let stranger: SignedUp
let reference = ""
let company = ""
/** What the owner has, by the path that leads to it. */
const owned = new Map<string, string>()

type Headers = Readonly<Record<string, string>>
const data = async (method: string, path: string, headers: Headers, body?: object) => {
  const answer = await product.call(method, path, { headers, ...(body && { body }) })
  expect([path, answer.status, answer.body.errors ?? []]).toEqual([path, 200, []])
  return answer.body.data
}

const address = {
  label: "Home",
  add: "Dubai Marina",
  addtl: "Gate 1",
  lmark: "",
  cnam: "Dubai",
  lat: 25.08,
  lon: 55.14,
}
const contact = { name: "Omar", ph: "+971501234567" }
const webhook = { url: "https://hooks.example.com/mersal", events: ["booking.delivered"] }
const unknownId = "0".repeat(32)
/** A possible document name. */
const paper = "RC-AE-2026-000001.pdf"

beforeAll(async () => {
  stage = await startStaffedStage({ kind: "sqlite", path: folder.path })
  product = stage.product
  await stage.staff("admin", "Amal")
  const admin = await signIn(product, "admin-1@example.com", staffPassword)
  owner = await signUpCompany(product, admin)
  stranger = await signUpCompany(product, admin)
  const made = (path: string, body: object) => data("POST", path, owner.headers, body)
  const placed = await made("/v1.0/order/createOrder", plainBooking)
  reference = placed.bkref
  company = (await data("GET", "/v1.0/corporate/company", owner.headers)).company.id
  await made(`/v1.0/bookings/${reference}/recipient-request`, {})
  const key = await made("/v1.0/keys", { name: "Shop", kind: "sandbox", scopes: ["quotes"] })
  const hook = await made("/v1.0/webhooks", webhook)
  const ping = await made(`/v1.0/webhooks/${hook.id}/ping`, {})
  const sessions = await data("GET", "/v1.0/auth/sessions", owner.headers)
  owned
    .set("/v1.0/account/addresses/:id", (await made("/v1.0/account/addresses", address)).id)
    .set("/v1.0/account/contacts/:id", (await made("/v1.0/account/contacts", contact)).id)
    .set("/v1.0/auth/sessions/:id", sessions[0].id)
    .set("/v1.0/corporate/members/:id", owner.id)
    .set("/v1.0/keys/:id", key.id)
    .set("/v1.0/webhooks/:id", hook.id)
    .set("/v1.0/webhooks/:id/ping", hook.id)
    .set("/v1.0/webhooks/:id/deliveries", hook.id)
    .set("/v1.0/webhooks/:id/deliveries/:deliveryId/replay", `${hook.id} ${ping.id}`)
  for (const part of [
    "receipt",
    "cancellation",
    "cancel",
    "change",
    "change/payment",
    "recipient-request",
    "recipient-request/settle",
    "pay-link",
    "push",
    "rating",
    "notifications",
    "documents",
    "delivery-receipt",
    "delivery-receipt/pdf",
  ])
    owned.set(`/v1.0/bookings/:reference/${part}`, reference)
  owned
    .set("/v1.0/bookings/:reference/proof/:image", `${reference} ${unknownId}`)
    .set("/v1.0/bookings/:reference/documents/:file", `${reference} ${paper}`)
})
afterAll(async () => {
  await product.stop()
  folder.remove()
})

/** Bodies with which the calls that need one would succeed for the owner. */
const bodies: Readonly<Record<string, object>> = {
  replaceAddress: address,
  replaceContact: contact,
  changeMember: { role: "viewer" },
  changeWebhook: { isActive: false },
  changeBooking: { pickupDate: "2026-11-23" },
  payForChange: { pickupDate: "2026-11-23", method: "card" },
  chooseBookingNotices: { events: [] },
  rateBooking: { stars: 5 },
  openPaymentSession: { method: "card" },
  payBookingInCash: { method: "collect at pickup" },
  settleProposal: { accept: true },
  subscribePush: { endpoint: "https://fcm.googleapis.com/fcm/send/1", keys: { p256dh: "AAAA", auth: "AAAA" } },
}

/** The values in these paths are not secret: a picture's random name is in answers that its owner shared. */
const open = new Set([
  "/v1.0/resource/image/:name",
  // A month belongs to nobody; the session decides whose statement it is.
  "/v1.0/corporate/statements/:month",
  "/v1.0/corporate/statements/:month/csv",
  "/v1.0/corporate/statements/:month/pdf",
  "/v1.0/corporate/statements/:month/invoice",
])

/** Names of fields that identify something: a new field with such a name has to be listed below. */
const leadsSomewhere = /(id|ref|reference|token|attempt|company|owner|driver|endpoint|seal|merchantExtra1)$/i

/** Fields that name something public, or nothing that belongs to a person. */
const namesNothingOfOthers: Readonly<Record<string, string>> = {
  quoteId: "a price that we have sealed; whoever holds it may book at it, and it says of nobody whose it is",
  leadId: "128 bits that were told to whoever saved the draft alone; nothing is read by it",
  tid: "a table of prices, which is everybody's",
  homebaseId: "read by nothing (deviations.md)",
  teamId: "read by nothing (deviations.md)",
  deviceId: "says of the caller's own device, and is not kept",
  deviceToken: "says of the caller's own device, and is not kept",
  authenticationToken: "is what proves who signs in",
  token: "is what proves that a link was sent to the caller, of 128 bits or more",
  challengeId: "is worth nothing without its code, and that nothing in another browser (account-refusals.test.ts)",
  attempt: "128 bits that were told to whoever pays; its answer tells no name, address or card",
  merchantRef: "the attempt again, for the specification's callers",
  bookingReference: "is read by nothing: the attempt knows its booking",
  endpoint: "the address of a browser, which nobody else knows; the answer is the same for one that nobody gave",
  seal: "is what is to be checked, and no booking is looked up by it",
  "verifyReceipt reference": "is what is to be checked, and no booking is looked up by it",
  "saveLeadForm company": "the name of the firm that asks",
  "orderTracking bookingId": "shows to whoever knows the reference what D33 opens (tracking-privacy.test.ts)",
  "trackingLive bookingId": "shows to whoever knows the reference what D33 opens (tracking-privacy.test.ts)",
  "trackingStream bookingId": "shows to whoever knows the reference what D33 opens (live-stream.test.ts)",
  "paymentConfirmation bkrefid": "is believed by nothing and answered alike, whatever it names (payment-calls.test.ts)",
  "changeNumber id": "has to be the caller's own account",
  "saveCostCentres id": "of a list that is written whole, of the caller's own company",
}

/** The values for the other fields: the owner's, and one that does not exist. */
const namedThings: Readonly<Record<string, () => readonly [of: string, nobodys: string]>> = {
  bookingId: () => [reference, unknownReference],
  booking_id: () => [reference, unknownReference],
  merchantExtra1: () => [reference, unknownReference],
  bkrefid: () => [reference, unknownReference],
  company: () => [company, unknownId],
}
const unknownReference = "AE0000000000011"

/** Whether a guest or a customer, who may have a company, has access to a call. */
function isForCustomers({ access }: EndpointRow<unknown, unknown>): boolean {
  if (access === "anyone") return true
  const { types, company } = permissions[access]
  return [types.guest, types.customer, company.owner].some((reach) => reach !== "none")
}

describe("what somebody has", () => {
  it("is to another customer and to a guest as if it were not there, by every call that names an id", async () => {
    const before = await everythingOf(owner)
    for (const [name, { endpoint }] of everyCall) {
      if (!endpoint.path.includes(":") || open.has(endpoint.path)) continue
      const ids = owned.get(endpoint.path)?.split(" ")
      const filled = (values: readonly string[]) => {
        const left = [...values]
        return endpoint.path.replace(/:\w+/g, (name) => left.shift() ?? (name === ":file" ? paper : unknownId))
      }
      const body = bodies[name] ?? {}
      for (const headers of [stranger.headers, {}] as readonly Headers[]) {
        const ask = async (path: string) => {
          const answer = await product.call(endpoint.method, path, {
            headers,
            ...(endpoint.method !== "GET" && { body }),
          })
          return { status: answer.status, error: { ...answer.body.errors?.[0], requestId: "" } }
        }
        const asked = await ask(filled(ids ?? []))
        // Staff calls are refused before anything is looked up.
        const shut = headers === stranger.headers ? 403 : 401
        const expected = ids === undefined ? [shut] : headers === stranger.headers ? [404] : [401, 404]
        expect([name, endpoint.path, asked.status, expected]).toEqual([
          name,
          endpoint.path,
          asked.status,
          expect.arrayContaining([asked.status]),
        ])
        expect([name, asked]).toEqual([name, await ask(filled([]))])
      }
    }
    expect(await everythingOf(owner)).toEqual(before)
  })

  it("is to them as if it were not there, by every field that names something, or the field says why not", async () => {
    const { body: description } = await product.call("GET", "/v1.0/openapi.json")
    const before = await everythingOf(owner)
    const used = new Set<string>()
    for (const [name, row] of everyCall.filter(([, each]) => isForCustomers(each))) {
      const { method, path } = row.endpoint
      for (const field of fieldsOf(description, method, path).filter((each) => leadsSomewhere.test(each))) {
        const why = [`${name} ${field}`, field].find((key) => key in namesNothingOfOthers)
        const thing = namedThings[field]
        used.add(why ?? field)
        if (why !== undefined) continue
        if (thing === undefined) expect.unreachable(`What does ${field} of ${name} name, and whose is it?`)
        const [others, nobodys] = thing()
        for (const headers of [stranger.headers, {}] as readonly Headers[]) {
          const ask = async (value: string) => {
            const filled = path.replace(":month", "2026-11")
            const answer = await (method === "GET"
              ? product.call(method, `${filled}?${new URLSearchParams({ [field]: value })}`, { headers })
              : product.call(method, filled, { headers, body: { ...bodies[name], [field]: value } }))
            return { status: answer.status, error: { ...answer.body.errors?.[0], requestId: "" } }
          }
          const asked = await ask(others)
          expect([name, field, asked]).toEqual([name, field, await ask(nobodys)])
          expect([name, field, asked.status]).toEqual([
            name,
            field,
            expect.toSatisfy((status) => [401, 403, 404].includes(status)),
          ])
        }
      }
    }
    expect(await everythingOf(owner)).toEqual(before)
    expect([...Object.keys(namesNothingOfOthers), ...Object.keys(namedThings)].filter((key) => !used.has(key))).toEqual(
      [],
    )
  })

  it("is not given by saying whose one is", async () => {
    const claims = { id: owner.id, accountId: owner.id, userId: owner.id, companyId: unknownId, role: "admin" }
    const before = await everythingOf(owner)
    for (const [name, row] of everyCall) {
      const { endpoint } = row
      // These would end the stranger's own session.
      if (endpoint.path.includes(":") || ["endOwnSession", "logout", "eraseAccount", "endOtherSessions"].includes(name))
        continue
      const query = endpoint.method === "GET" ? `?${new URLSearchParams(claims)}` : ""
      const answer = await product.call(endpoint.method, endpoint.path + query, {
        headers: stranger.headers,
        ...(endpoint.method !== "GET" && { body: claims }),
      })
      // A call that reads no body reports nothing about it.
      const isRead = needsBody(endpoint)
      expect([name, answer.status >= (isRead ? 400 : 200) && answer.status < 500]).toEqual([name, true])
    }
    expect(await everythingOf(owner)).toEqual(before)
  })

  it("is in no list of another's", async () => {
    const text = JSON.stringify(await everythingOf(stranger))
    for (const ids of owned.values())
      for (const id of ids.split(" ")) if (id !== unknownId && id !== paper) expect(text).not.toContain(id)
  })
})

/** Everything that an account's lists show, except when its session was used. */
async function everythingOf({ headers }: SignedUp): Promise<unknown> {
  const lists = [
    "account/addresses",
    "account/contacts",
    "keys",
    "webhooks",
    "corporate/membership",
    "corporate/members",
  ]
  const shown = await Promise.all(lists.map((list) => data("GET", `/v1.0/${list}`, headers)))
  const sessions = await data("GET", "/v1.0/auth/sessions", headers)
  const { profile, addresses, contacts } = await data("GET", "/v1.0/account/export", headers)
  return [
    shown,
    sessions.map(({ id }: { readonly id: string }) => id),
    await data("POST", "/v1.0/task/bookinglist?channel=C2C", headers),
    { profile, addresses, contacts },
  ]
}
