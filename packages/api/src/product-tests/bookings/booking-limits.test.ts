import { writtenDuration } from "@mersal/domain/messages/written-duration"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { defaultRateLimits } from "../../http/callers/rate-limits.ts"
import { toldWait } from "../../http/told-wait.ts"
import { noLimits, type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { signUp } from "../../testing/signed-up.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

const { bookingsOfPhone, bookingsToPhone, bookingsToEmail } = defaultRateLimits
const limits = { ...noLimits, bookingsOfPhone }
let product: RunningProduct
beforeAll(async () => {
  product = await startProduct({ rateLimits: limits })
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
    const seconds = Number(refused.headers.get("retry-after"))
    expect(seconds).toBeGreaterThan(0)
    expect(refused.body.errors[0].errorMessage).toBe(
      `Too many requests. Please try again in ${writtenDuration("en", toldWait(seconds) * 1_000)}.`,
    )
    const inArabic = await book("+971501234567", {}, { "accept-language": "ar" })
    expect(inArabic.body.errors[0].errorMessage).toMatch(/^طلبات كثيرة جدًا\. يرجى المحاولة مجددًا بعد \d+ /)
    expect((await book("+971507654321")).status).toBe(200)
  })

  it("are counted when they are booked, by the whole number: nobody shuts out a phone with what is refused", async () => {
    const phone = "+971502223344"
    const refused: number[] = []
    for (let count = 0; count < 31; count += 1) refused.push((await book(phone, { tamt: 1 })).status)
    expect(new Set(refused)).toEqual(new Set([409]))
    // A number abroad with the same last digits, and one booking whose answer was lost.
    for (let count = 0; count < 30; count += 1) await book("+447502223344")
    const key = { "idempotency-key": "one booking, asked for often" }
    for (let count = 0; count < 31; count += 1) expect((await book(phone, {}, key)).status).toBe(200)
    expect((await book(phone)).status).toBe(200)
  })
})

describe("bookings", () => {
  it("to one recipient or with one e-mail are thirty a day, whatever else they name", async () => {
    const limited = await startProduct({ rateLimits: { ...noLimits, bookingsToPhone, bookingsToEmail } })
    let people = 0
    const bookTo = (ph: string, email: string, headers = {}) => {
      people += 1
      const usr = { ...plainBooking.usr, phn: `+97150${4_000_000 + people}`, email }
      const dlv = plainBooking.dlv.map((stop) => ({ ...stop, ph }))
      return limited.call("POST", "/v1.0/order/createOrder", { body: { ...plainBooking, usr, dlv }, headers })
    }
    const victim = "+971501112233"
    for (let count = 0; count < 30; count += 1)
      expect((await bookTo(count % 2 === 0 ? victim : "050 111 2233", `guest-${count}@example.com`)).status).toBe(200)
    const refused = await bookTo(victim, "guest@example.com")
    expect([refused.status, refused.body.errors[0].code]).toEqual([429, "too-many-requests"])
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_600)
    for (let count = 0; count < 30; count += 1)
      expect(
        (await bookTo(`+97150${5_000_000 + count}`, count % 2 === 0 ? "a@example.com" : "A@Example.com")).status,
      ).toBe(200)
    expect((await bookTo("+971505999999", "a@example.com")).status).toBe(429)
    // An account has a count of its own.
    const { headers } = await signUp(limited)
    expect((await bookTo(victim, "a@example.com", headers)).status).toBe(200)
    await limited.stop()
  })
})
