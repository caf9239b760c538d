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

  it("is a code by message of another shape, which costs no try and tells nothing of its challenge", async () => {
    const yousef = { ...amna, email: "yousef@example.com", phoneNumber: "+971501234599" }
    const registration = await post("/v1.0/user/register", yousef)
    const { challengeId } = registration.body.data.challenge
    const asked = [422, ["invalid-field", "code", "Please enter the 4-digit verification code."]]
    const entered = (code: string, id: string = challengeId) =>
      faults("POST", "/v1.0/auth/number", { body: { challengeId: id, purpose: "register", code } })
    for (const code of ["12", "12345", "abcd", "12a", "abc1234", "١٢٣", "1 2 3", "👍"]) {
      expect([code, await entered(code)]).toEqual([code, asked])
      expect([code, await entered(code, "unknown")]).toEqual([code, asked])
      for (const named of [{ challengeId }, { email: yousef.email }])
        expect(await faults("POST", "/v1.0/auth/forgot", { body: { ...named, code } })).toEqual(asked)
    }
    const byHeaders = { headers: { code: "12", phoneNumber: yousef.phoneNumber } }
    expect(await faults("POST", "/v1.0/auth/number", byHeaders)).toEqual(asked)
    const sent = await codeTo(yousef.email)
    const inArabicDigits = [...sent].map((digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]).join(" ")
    const right = { challengeId, purpose: "register", code: ` ${inArabicDigits} ` }
    expect((await post("/v1.0/auth/number", right)).status).toBe(200)
  })

  it("is a code of as many digits as the operator set", async () => {
    const longer = await startProduct({ codeLength: 6 })
    const { body } = await longer.call("POST", "/v1.0/user/register", { body: amna })
    const { challengeId } = body.data.challenge
    const entered = async (code: string) => {
      const sent = { body: { challengeId, purpose: "register", code } }
      return (await longer.call("POST", "/v1.0/auth/number", sent)).body.errors[0]
    }
    const asked = { code: "invalid-field", errorMessage: "Please enter the 6-digit verification code." }
    expect(await entered("1234")).toMatchObject(asked)
    expect(await entered("")).toMatchObject({ ...asked, code: "missing-field" })
    expect(await entered("12a345")).toMatchObject(asked)
    await longer.stop()
  })

  it("is the code of a second factor, missing or empty, or of neither shape that it may have", async () => {
    const faultsOf = (code: object) =>
      faults("POST", "/v1.0/auth/second-factor", { body: { challengeId: "c", ...code } })
    const said = "Please enter the code."
    for (const code of [{}, { code: "" }]) expect(await faultsOf(code)).toEqual([422, ["missing-field", "code", said]])
    for (const code of ["12", "12345", "abcdef", "1234567"])
      expect([code, await faultsOf({ code })]).toEqual([code, [422, ["invalid-field", "code", said]]])
    for (const code of ["123456", "١٢٣ ٤٥٦"])
      expect([code, (await faultsOf({ code }))[1]?.[0]]).toEqual([code, "second-factor-refused"])
  })
})
