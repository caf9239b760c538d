import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { accountCalls, amna } from "../../testing/account-calls.ts"
import { type CallOptions, type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const { post, codeTo } = accountCalls(() => product)

/** The answer in short: its status, and the code, field and sentence of each fault. */
async function faults(method: string, path: string, options: CallOptions = {}) {
  const { status, body } = await product.call(method, path, options)
  return [
    status,
    ...body.errors.map(({ code, field, errorMessage }: Record<string, string>) => [code, field, errorMessage]),
  ]
}

describe("a value that the specification asks for in words of its own", () => {
  it("is the payment method of an order, missing or empty", async () => {
    const { paytyp: _, ...unpaid } = plainBooking
    const asked = "Please select a payment method. Cash or card."
    const order = (body: object, headers = {}) => faults("POST", "/v1.0/order/createOrder", { body, headers })
    expect(await order(unpaid)).toEqual([422, ["missing-field", "paytyp", asked]])
    for (const paytyp of ["", " ", null])
      expect(await order({ ...unpaid, paytyp })).toEqual([422, ["invalid-field", "paytyp", asked]])
    expect(await order({ ...unpaid, paytyp: "gold" })).toEqual([
      422,
      ["invalid-field", "paytyp", "This value cannot be read."],
    ])
    expect(await order(unpaid, { "accept-language": "ar" })).toEqual([
      422,
      ["missing-field", "paytyp", "يرجى اختيار طريقة الدفع: نقدًا أو بالبطاقة."],
    ])
    const { dom: __, ...nowhere } = unpaid
    expect(await order(nowhere)).toEqual([
      422,
      ["missing-field", "dom", "A value is missing."],
      ["missing-field", "paytyp", asked],
    ])
  })

  it("is the reference of a booking to track, missing or empty", async () => {
    const asked = [422, ["missing-field", "bookingId", "Enter your booking reference number to track your booking."]]
    for (const path of ["/v1.0/order/tracking", "/v1.0/order/tracking/live", "/v1.0/order/tracking/stream"])
      for (const query of ["", "?bookingId=", "?bookingId=%20"])
        expect([path, query, await faults("GET", `${path}${query}`)]).toEqual([path, query, asked])
  })

  it("is a code by message, missing or empty, and costs no try", async () => {
    const registration = await post("/v1.0/user/register", amna)
    const { challengeId } = registration.body.data.challenge
    const asked = [422, ["missing-field", "code", "Please enter the 4-digit verification code."]]
    const entered = (code: object, headers = {}) =>
      faults("POST", "/v1.0/auth/number", { body: { challengeId, purpose: "register", ...code }, headers })
    for (const code of [{}, { code: "" }, { code: " " }, { code: "" }]) expect(await entered(code)).toEqual(asked)
    expect(await entered({}, { code: "" })).toEqual(asked)
    const byHeaders = { headers: { code: "", phoneNumber: amna.phoneNumber } }
    expect(await faults("POST", "/v1.0/auth/number", byHeaders)).toEqual(asked)
    for (const named of [{ challengeId }, { email: amna.email }])
      expect(await faults("POST", "/v1.0/auth/forgot", { body: { ...named, code: "" } })).toEqual(asked)
    const right = { challengeId, purpose: "register", code: await codeTo(amna.email) }
    expect((await post("/v1.0/auth/number", right)).status).toBe(200)
  })

  it("is the code of a second factor, missing or empty", async () => {
    const asked = [422, ["missing-field", "code", "Please enter the code."]]
    for (const code of [{}, { code: "" }])
      expect(await faults("POST", "/v1.0/auth/second-factor", { body: { challengeId: "c", ...code } })).toEqual(asked)
  })
})
