import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { defaultRateLimits } from "../../http/callers/rate-limits.ts"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { signUp } from "../../testing/signed-up.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const item = { code: "WELCOME10", dm: "AE", src: "Dubai Marina", dest: "Al Majaz", bktyp: "Next Day" }
const price = (changes: object = {}, headers = {}) =>
  product.call("POST", "/v1.0/promocode/price", { body: [{ ...item, ...changes }], headers })

describe("the promo price call", () => {
  it("answers data[0].price: what is to be paid with the code, with the old price beside it", async () => {
    const { body } = await price()
    const [{ price: paid, oldPrice, newPrice, discount, quote }] = body.data
    expect(paid).toBe(newPrice)
    expect(quote).toMatchObject({ prmcde: "WELCOME10", dis: discount, totalPrice: paid, bktyp: "Next Day" })
    expect(quote.baseFare - quote.dis + quote.vatPrc).toBeCloseTo(paid, 2)
    expect(paid).toBeLessThan(oldPrice)
    const van = (await price({ vtyp: "Van", code: "VANSAVER" })).body.data[0]
    expect(van.price).toBeGreaterThan(paid)
  })

  it("says 'Invalid Coupon Code' in both places of the envelope, alike for codes that are wrong and that are over", async () => {
    const answers = await Promise.all([price({ code: "NEVERWAS" }), price({ code: "SPRING26" }), price({ code: "" })])
    const told = answers.map(({ status, body }) => {
      const [{ requestId, ...error }] = body.errors
      return [status, error]
    })
    const message = "Invalid Coupon Code"
    const expected = { errorMessage: message, errorDetails: message, code: "promo-invalid", field: "0.code" }
    expect(told).toEqual([
      [422, expected],
      [422, expected],
      [422, expected],
    ])
  })

  it("says what would help, in the language of the request", async () => {
    const [english] = (await price({ code: "VANSAVER" })).body.errors
    expect(english.errorDetails).toBe("This promo code is only for these vehicles: Van.")
    expect([english.code, english.data]).toEqual(["promo-not-for-vehicle", { vtyp: ["van"] }])
    const [arabic] = (await price({ code: "VANSAVER" }, { "accept-language": "ar" })).body.errors
    expect(arabic.errorDetails).toMatch(/هذا الرمز الترويجي/)
  })

  it("compares what the customer was shown, and never takes it", async () => {
    const { oldPrice } = (await price()).body.data[0]
    expect((await price({ pr: oldPrice })).status).toBe(200)
    const changed = await price({ pr: 0.01 })
    expect([changed.status, changed.body.errors[0].code, changed.body.errors[0].field]).toEqual([
      409,
      "price-changed",
      "0.pr",
    ])
    expect(changed.body.errors[0].data.quote.totalPrice).toBe(oldPrice)
  })

  it("takes a code and a domain in any case, and answers the domain in capitals", async () => {
    for (const [dm, code] of [
      ["ae", "welcome10"],
      ["Ae", "WELCOME10"],
    ]) {
      const { status, body } = await price({ dm, code })
      expect([status, body.data?.[0].couponCode]).toEqual([200, "WELCOME10"])
    }
    const inQatar = { ...item, dm: "qa", src: "Doha", dest: "Al Wakrah" }
    const applied = await product.call("POST", "/v1.0/promocode/mobile/validate_apply", { body: inQatar })
    expect([applied.status, applied.body.data?.couponCode]).toEqual([200, "WELCOME10"])
    const listed = async (domain: string) => {
      const { status, body } = await product.call("GET", `/v1.0/promocode/retrieve?domain=${domain}`)
      return [status, body.data]
    }
    expect(await listed("ae")).toEqual(await listed("AE"))
    const [status, promos] = await listed("qA")
    expect([status, [...new Set(promos.map(({ domain }: Record<string, string>) => domain))]]).toEqual([200, ["QA"]])
    for (const dm of ["us", "", " ae", 7, null]) {
      const { status, body } = await price({ dm })
      expect([dm, status, body.errors[0].code, body.errors[0].field]).toEqual([dm, 422, "invalid-field", "0.dm"])
    }
    const unnamed = await product.call("POST", "/v1.0/promocode/price", { body: [null] })
    expect(unnamed.status).toBe(422)
    const { body: described } = await product.call("GET", "/v1.0/openapi.json")
    const { schema } = described.paths["/v1.0/promocode/price"].post.requestBody.content["application/json"]
    expect("qa").toMatch(new RegExp(schema.items.properties.dm.pattern))
  })

  it("names the fields that are at fault by their place in the list", async () => {
    const fieldsOf = async (changes: object) =>
      (await price(changes)).body.errors.map(({ code, field }: Record<string, string>) => `${code} ${field}`)
    expect(await fieldsOf({ dest: "Atlantis" })).toEqual(["unknown-place 0.dest"])
    expect(await fieldsOf({ src: { lat: 25.5, lon: 54.5 } })).toEqual(["not-served 0.src"])
    expect(await fieldsOf({ bktyp: "Yesterday" })).toEqual(["invalid-field 0.bktyp"])
    expect(await fieldsOf({ tamt: 1 })).toEqual(["unknown-field 0.tamt"])
    const two = await product.call("POST", "/v1.0/promocode/price", { body: [item, item] })
    expect(two.status).toBe(422)
  })
})

describe("a promo that was used", () => {
  const isGranted = async (known: object, headers = {}) =>
    (await price({ bktyp: "Same Day", ...known }, headers)).status

  it("is refused at Apply to the account or the e-mail that has used it, whatever phone is typed beside it", async () => {
    const amna = await signUp(product)
    const booking = { ...plainBooking, prmcde: "WELCOME10", usr: { ...plainBooking.usr, email: "shop@example.com" } }
    const booked = await product.call("POST", "/v1.0/order/createOrder", { body: booking, headers: amna.headers })
    expect(booked.status, booked.text).toBe(200)
    const other = { phn: "+971507777777" }
    expect(await isGranted(other, amna.headers)).toBe(422)
    expect(await isGranted({}, amna.headers)).toBe(422)
    expect(await isGranted({ ...other, email: "Shop@Example.com" })).toBe(422)
    expect(await isGranted({ ...other, email: "omar@example.com" })).toBe(200)
    expect(await isGranted(other, (await signUp(product)).headers)).toBe(200)

    const { bkref } = booked.body.data
    await product.call("POST", `/v1.0/bookings/${bkref}/cancel`, { body: {}, headers: amna.headers })
    expect(await isGranted(other, amna.headers), "a use is given back by a free cancellation").toBe(200)
  })
})

describe("the promo list", () => {
  const codesOf = async (query: string) =>
    (await product.call("GET", `/v1.0/promocode/retrieve${query}`)).body.data.map(
      ({ code, domain }: Record<string, string>) => `${code} ${domain}`,
    )

  it("never has a private code, but for whoever asks for it by name (D18)", async () => {
    const all = await codesOf("?type=C2C")
    expect(all).toContain("WELCOME10 AE")
    expect(all.join()).not.toContain("FRIENDS25")
    expect(await codesOf("?type=C2C&domain=AE&code=friends25")).toEqual(["FRIENDS25 AE"])
    expect(await codesOf("?type=C2C&code=SPRING26")).toEqual([])
    expect(await codesOf("?domain=QA&type=On%20Demand")).toEqual(["FLAT15 QA", "WELCOME10 QA"])
  })

  it("has the four fields of section 3, and nothing of how often a code may be used", async () => {
    const { body } = await product.call("GET", "/v1.0/promocode/retrieve?type=C2C&domain=AE&code=FLAT15")
    expect(body.data).toEqual([
      {
        ...{ code: "FLAT15", domain: "AE", discountType: "FIXED_DISCOUNT", discount: 15 },
        ...{ minimum: 30, cap: null, validUntil: null, bktyp: [], vtyp: [] },
      },
    ])
  })
})

it("nobody leaves more than sixty leads a minute, whatever form he leaves them by", async () => {
  const limited = await startProduct({ rateLimits: defaultRateLimits })
  try {
    const form = { kind: "tell-me-when", domain: "AE", place: "Hatta", email: "aisha@example.com" }
    const abroad = { domain: "AE", to: "IN", name: "Aisha", email: "aisha@example.com" }
    const statuses: number[] = []
    for (let index = 0; index < 61; index += 1) {
      const [path, body] = index % 2 === 0 ? ["leads", form] : ["international/quote", abroad]
      statuses.push((await limited.call("POST", `/v1.0/${path}`, { body })).status)
    }
    expect(statuses).toEqual([...Array(60).fill(200), 429])
  } finally {
    await limited.stop()
  }
})

it("nobody tries more than ten codes a minute, whatever call he tries them by", async () => {
  const limited = await startProduct({ rateLimits: defaultRateLimits })
  try {
    const paths = ["POST /promocode/price", "POST /promocode/mobile/validate_apply", "GET /promocode/retrieve?code=A"]
    const statuses: number[] = []
    for (let index = 0; index < 12; index += 1) {
      const [method = "", path = ""] = (paths[index % 3] ?? "").split(" ")
      const body = method === "GET" ? {} : { body: path.endsWith("price") ? [item] : item }
      const { status, headers } = await limited.call(method, `/v1.0${path}`, body)
      statuses.push(status)
      if (status === 429) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
  } finally {
    await limited.stop()
  }
})
