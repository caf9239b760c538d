import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { defaultRateLimits } from "../../http/callers/rate-limits.ts"
import { noLimits, type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { signUp } from "../../testing/signed-up.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

let product: RunningProduct
beforeAll(async () => {
  const { promoOfCaller, promoOfOrderCaller } = defaultRateLimits
  product = await startProduct({ rateLimits: { ...noLimits, promoOfCaller, promoOfOrderCaller } })
})
afterAll(() => product.stop())

const item = { code: "NEVERWAS", dm: "AE", src: "Dubai Marina", dest: "Al Majaz", bktyp: "Next Day" }
const name = (headers = {}) => product.call("POST", "/v1.0/promocode/price", { body: [item], headers })
const list = (query = "", headers = {}) =>
  product.call("GET", `/v1.0/promocode/retrieve?type=C2C&domain=AE${query}`, { headers })

describe("promo codes that one caller names", () => {
  it("are thirty an hour by all calls together, and those of another go on, as does the list of all", async () => {
    const { headers } = await signUp(product)
    for (let count = 0; count < 15; count += 1) {
      expect((await name(headers)).status).toBe(422)
      expect((await list("&code=NEVERWAS", headers)).status).toBe(200)
    }
    for (const refused of [await name(headers), await list("&code=NEVERWAS", headers)]) {
      expect([refused.status, refused.body.errors[0].code]).toEqual([429, "too-many-requests"])
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    }
    expect((await list("", headers)).status).toBe(200)
    expect((await order({ prmcde: "FLAT15" }, headers)).status).toBe(200)
    expect((await name()).status).toBe(422)
  })

  it("are told by an order no longer either, not by being booked, and orders without a code go on", async () => {
    const { headers } = await signUp(product)
    const codes: (string | undefined)[] = []
    for (let count = 0; count < 30; count += 1)
      codes.push((await order({ prmcde: count % 2 === 0 ? "NEVERWAS" : "WELCOME10", tamt: 1 }, headers)).code)
    expect(new Set(codes)).toEqual(new Set(["promo-invalid", "price-changed"]))
    for (const prmcde of ["NEVERWAS", "WELCOME10"])
      for (const patch of [{ prmcde, tamt: 1 }, { prmcde }])
        expect((await order(patch, headers)).code).toBe("too-many-requests")
    expect((await order({ tamt: 1 }, headers)).code).toBe("price-changed")
    expect((await order({}, headers)).status).toBe(200)
  })

  it("count for an order only where it is not booked, and at most as many are under way at once", async () => {
    const { headers } = await signUp(product)
    for (let count = 0; count < 31; count += 1)
      expect((await order({ prmcde: "FLAT15" }, { ...headers, "idempotency-key": "again" })).status).toBe(200)
    const tries = Array.from({ length: 40 }, () => order({ prmcde: "NEVERWAS" }, headers))
    const codes = (await Promise.all(tries)).map(({ code }) => code)
    expect(codes.filter((code) => code === "promo-invalid")).toHaveLength(30)
    expect(codes.filter((code) => code === "too-many-requests")).toHaveLength(10)
    expect((await order({ prmcde: "FLAT15" }, headers)).code).toBe("too-many-requests")
  })
})

async function order(patch: object, headers: object) {
  const body = { ...plainBooking, ...patch }
  const answer = await product.call("POST", "/v1.0/order/createOrder", { body, headers: { ...headers } })
  return { status: answer.status, code: answer.body.errors?.[0].code as string | undefined }
}
