import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { defaultRateLimits } from "../../http/callers/rate-limits.ts"
import { noLimits, type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { signUp } from "../../testing/signed-up.ts"

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct({ rateLimits: { ...noLimits, promoOfCaller: defaultRateLimits.promoOfCaller } })
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
    expect((await name()).status).toBe(422)
  })
})
