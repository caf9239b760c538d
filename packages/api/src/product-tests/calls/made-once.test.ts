import { request } from "node:http"
import { json } from "node:stream/consumers"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { type SignedUp, signUp } from "../../testing/signed-up.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

let product: RunningProduct
let amna: SignedUp["headers"]
let omar: SignedUp["headers"]
beforeAll(async () => {
  product = await startProduct()
  amna = (await signUp(product)).headers
  omar = (await signUp(product)).headers
})
afterAll(() => product.stop())

type Headers = Readonly<Record<string, string>>

const post = (path: string, body: unknown, headers: Headers = {}) => product.call("POST", path, { body, headers })

const home = { label: "Home", add: "Dubai Marina", addtl: "", lmark: "", cnam: "Dubai", lat: 25.0805, lon: 55.1403 }
const parcel = { domain: "AE", to: "IN", name: "Amna", phone: "+971501234567", weight: 0.5 }
const lead = { kind: "tell-me-when", domain: "AE", email: "amna@example.com", place: "Hatta" }
const draft = { dm: "AE", vtyp: "Bike", pkpnam: "Amna" }
const key = { name: "Shop", kind: "sandbox", scopes: ["quotes"] }

/** Calls by anybody, by somebody with an account, and those about something that has to be there. */
const calls: readonly (readonly [string, object, object])[] = [
  ["/v1.0/ctc/lead/create", draft, { ...draft, pkpnam: "Omar" }],
  ["/v1.0/leads", lead, { ...lead, place: "Ras Al Khaimah" }],
  ["/v1.0/international/quote", parcel, { ...parcel, weight: 2 }],
  ["/v1.0/account/addresses", home, { ...home, label: "Office" }],
  ["/v1.0/account/contacts", { name: "Omar", ph: "+971501234567" }, { name: "Huda", ph: "+971501234567" }],
  ["/v1.0/keys", key, { ...key, name: "Other shop" }],
]

let keys = 0
const freshKey = () => {
  keys += 1
  return `made-once-${keys}`
}

describe.each(calls)("%s", (path, body, another) => {
  it("acts once for each Idempotency-Key, and says when it answers again", async () => {
    const keyed = { ...amna, "idempotency-key": freshKey() }
    const first = await post(path, body, keyed)
    expect([first.status, first.headers.get("idempotent-replayed")]).toEqual([200, null])
    const again = await post(path, body, keyed)
    expect([again.status, again.headers.get("idempotent-replayed"), again.body]).toEqual([200, "true", first.body])
    const mismatch = await post(path, another, keyed)
    expect([mismatch.status, mismatch.body.errors]).toMatchObject([422, [{ code: "idempotency-mismatch" }]])
    const others = await post(path, body, { ...keyed, ...omar })
    expect([others.status, others.headers.get("idempotent-replayed")]).toEqual([200, null])
    expect(others.body.data).not.toEqual(first.body.data)
    const unkeyed = await post(path, body, amna)
    expect(unkeyed.body.data).not.toEqual(first.body.data)
  })

  it("answers calls that come at once alike", async () => {
    const keyed = { ...amna, "idempotency-key": freshKey() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(path, body, keyed)))
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
  })
})

describe("two Idempotency-Keys of one call", () => {
  /** With a header line for each key, which `fetch` would join. */
  const keyed = (keys: readonly string[]) =>
    new Promise<readonly [status: number | undefined, body: unknown]>((resolve, reject) => {
      const headers = { ...amna, "content-type": "application/json", "idempotency-key": [...keys] }
      const call = request(`${product.url}/v1.0/account/addresses`, { method: "POST", headers }, async (response) =>
        resolve([response.statusCode, await json(response)]),
      )
      call.once("error", reject).end(JSON.stringify(home))
    })

  it("are refused, also if they are the same, and one with a comma is one", async () => {
    const invalid = { errors: [{ code: "invalid-idempotency-key", field: "Idempotency-Key" }] }
    for (const keys of [
      ["one", "two"],
      ["one", "one"],
      ["one", ""],
    ])
      expect([keys, ...(await keyed(keys))]).toMatchObject([keys, 400, invalid])
    const [first, again] = [await keyed(["one, two"]), await keyed(["one, two"])]
    expect(first).toMatchObject([200, { success: true }])
    expect(again).toEqual(first)
  })
})

describe("a pay link and a ping", () => {
  it("are made once for each Idempotency-Key, about the one thing that they name", async () => {
    const reference = (await post("/v1.0/order/createOrder", plainBooking, amna)).body.data.bkref
    const hook = { url: "https://hooks.example.com/mersal", events: ["booking.delivered"] }
    const { id } = (await post("/v1.0/webhooks", hook, amna)).body.data
    for (const path of [`/v1.0/bookings/${reference}/pay-link`, `/v1.0/webhooks/${id}/ping`]) {
      const keyed = { ...amna, "idempotency-key": "one-key" }
      const first = await post(path, {}, keyed)
      const again = await post(path, {}, keyed)
      expect([again.status, again.headers.get("idempotent-replayed"), again.body]).toEqual([200, "true", first.body])
    }
  })
})

describe.each([
  ["pay-link", {}],
  ["recipient-request", {}],
  ["change", { dlv: [{ lmark: "Ring twice" }] }],
  ["cancel", {}],
])("the answer of %s", (call, asked) => {
  it("is not given again to who may not ask for it", async () => {
    const placed = (await post("/v1.0/order/createOrder", plainBooking)).body.data
    const path = `/v1.0/bookings/${placed.bkref}/${call}`
    const keyed = { "idempotency-key": "of-a-guest" }
    const first = await post(path, asked, { ...keyed, "mersal-access": placed.accessToken })
    expect(first.status).toBe(200)
    for (const who of [keyed, { ...keyed, ...amna }]) expect((await post(path, asked, who)).status).toBe(404)
    const again = await post(path, asked, { ...keyed, "mersal-access": placed.accessToken })
    expect([again.headers.get("idempotent-replayed"), again.body]).toEqual(["true", first.body])
  })
})

describe("a draft that a browser saves again under its lead", () => {
  it("is changed each time: its lead is the key of its booking only", async () => {
    const first = await post("/v1.0/ctc/lead/create", draft)
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? ""
    expect(cookie).toContain("guest")
    for (const pkpnam of ["Omar", "Huda"]) {
      const saved = await post("/v1.0/ctc/lead/create", { ...draft, pkpnam, leadId: first.body.data.id }, { cookie })
      expect([saved.status, saved.body.data.id, saved.headers.get("idempotent-replayed")]).toEqual([
        200,
        first.body.data.id,
        null,
      ])
    }
  })
})
