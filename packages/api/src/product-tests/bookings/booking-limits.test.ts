import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { defaultRateLimits } from "../../http/callers/rate-limits.ts"
import { noLimits, type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct({ rateLimits: { ...noLimits, bookingsOfPhone: defaultRateLimits.bookingsOfPhone } })
})
afterAll(() => product.stop())

const book = (phn: string, patch: object = {}, headers = {}) =>
  product.call("POST", "/v1.0/order/createOrder", {
    body: { ...plainBooking, usr: { ...plainBooking.usr, phn }, ...patch },
    headers,
  })

describe("bookings of guests for one phone", () => {
  it("are thirty an hour, however the phone is written, and those of another phone go on", async () => {
    const statuses: number[] = []
    for (let count = 0; count < 30; count += 1)
      statuses.push((await book(count % 2 === 0 ? "+971501234567" : "050 123 4567")).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const refused = await book("+971 50 123 4567")
    expect([refused.status, refused.body.errors[0].code]).toEqual([429, "too-many-requests"])
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    expect((await book("+971507654321")).status).toBe(200)
  })

  it("are counted when they are booked, by the whole number: nobody shuts out a phone with what is refused", async () => {
    const phone = "+971502223344"
    const refused: number[] = []
    for (let count = 0; count < 31; count += 1) refused.push((await book(phone, { tamt: 1 })).status)
    expect(new Set(refused)).toEqual(new Set([409]))
    // A number abroad that ends alike, and one booking whose answer was lost.
    for (let count = 0; count < 30; count += 1) await book("+447502223344")
    const key = { "idempotency-key": "one booking, asked for often" }
    for (let count = 0; count < 31; count += 1) expect((await book(phone, {}, key)).status).toBe(200)
    expect((await book(phone)).status).toBe(200)
  })
})
