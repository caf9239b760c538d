import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  product.call("POST", path, { body, headers })

/** The token of a person who has registered and entered his code. */
async function registered(name: string, phoneNumber: string): Promise<Record<string, string>> {
  const email = `${name}@example.com`
  const person = { name, email, phoneNumber, password: "kestrel7!", registerType: "normal", country: "UAE" }
  const { body } = await post("/v1.0/user/register", { ...person, roleName: "goCustomer", channel: "C2C" })
  const mailbox = await product.call("GET", `/dev/mailbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: "application/json" },
  })
  const code = /(?<![\d+:])\d{4}(?!\d)/.exec(mailbox.body.data[0]?.text ?? "")?.[0] ?? ""
  const { challengeId } = body.data.challenge
  const signedIn = await post("/v1.0/auth/number", { challengeId, purpose: "register", code })
  return { token: signedIn.body.data.auth.token }
}

const place = async (headers: Record<string, string>): Promise<string> => {
  const { body } = await post("/v1.0/order/createOrder", plainBooking, headers)
  return body.data.bkref
}

describe("who books", () => {
  const { usr: _, ...unsaid } = plainBooking
  const orders = (headers: Record<string, string>, patch: object) =>
    post("/v1.0/order/createOrder", { ...unsaid, ...patch }, headers)

  it("is the account that is signed in where both contacts are others", async () => {
    const noor = await registered("noor", "+971505555555")
    const { body } = await orders(noor, { pkpLogin: "no", dlvLogin: "no" })
    expect(body.data.bookingData.usr).toEqual({ name: "noor", phn: "+971505555555", email: "noor@example.com" })
  })

  it("has to be said by a guest whose contacts are others, and is the contact that is himself", async () => {
    const refused = await orders({}, { pkpLogin: "no", dlvLogin: "no" })
    expect([refused.status, refused.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      ["usr.name", "usr.phn"],
    ])
    expect((await orders({}, { pkpLogin: "yes" })).body.data.bookingData.usr).toMatchObject({ name: "Aisha Rahman" })
    expect((await orders({}, { dlvLogin: "yes" })).body.data.bookingData.usr).toMatchObject({ name: "Omar Khalid" })
  })
})

describe("bookings of accounts", () => {
  it("are each account's own, whatever the other asks with its token, and no browser's", async () => {
    const amna = await registered("amna", "+971501111111")
    const omar = await registered("omar", "+971502222222")
    const own = await place(amna)
    const others = await place(omar)
    for (const [headers, mine, yours] of [
      [amna, own, others],
      [omar, others, own],
    ] as const) {
      const list = await post("/v1.0/task/bookinglist?channel=C2C", undefined, headers)
      expect(list.body.data.map(({ BookingId }: { BookingId: string }) => BookingId)).toEqual([mine])
      for (const reference of [mine, yours]) {
        const calls = [
          await product.call("GET", `/v1.0/task/taskdetails?bookingId=${reference}`, { headers }),
          await product.call("GET", `/v1.0/bookings/${reference}/receipt`, { headers }),
          await product.call("GET", `/v1.0/bookings/${reference}/cancellation`, { headers }),
          await post(`/v1.0/bookings/${reference}/change`, { dlv: [{ lmark: "Ring twice" }] }, headers),
        ]
        const expected = reference === mine ? 200 : 404
        expect(calls.map(({ status }) => status)).toEqual(calls.map(() => expected))
        const tracked = await product.call("GET", `/v1.0/order/tracking?bookingId=${reference}`, { headers })
        expect(tracked.body.data.booking === null).toBe(reference === yours)
      }
      const found = await post("/v1.0/order/tracking/global", { field: "phone", value: "050 123 4567" }, headers)
      expect(found.body.data.map(({ bkref }: { bkref: string }) => bkref)).toEqual([mine])
    }
    expect((await product.call("GET", `/v1.0/task/taskdetails?bookingId=${own}`)).status).toBe(404)
  })

  it("are placed once for each account's own key", async () => {
    const sara = await registered("sara", "+971503333333")
    const zain = await registered("zain", "+971504444444")
    const key = { "idempotency-key": "order-1" }
    const [one, again, other] = [
      await place({ ...sara, ...key }),
      await place({ ...sara, ...key }),
      await place({ ...zain, ...key }),
    ]
    expect(again).toBe(one)
    expect(other).not.toBe(one)
  })
})
