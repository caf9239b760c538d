import { request } from "node:http"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"

/** A call that names no market uses that of the called host (D2). */

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const getAs = (host: string, path: string) =>
  new Promise<{ readonly status: number; readonly body: { readonly data: unknown; readonly errors: unknown } }>(
    (resolve, reject) => {
      const call = request(`${product.url}/v1.0${path}`, { headers: { host } }, async (response) =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(await text(response)) }),
      )
      call.once("error", reject).end()
    },
  )

describe("a call that names no market", () => {
  it.each([
    ["production.localhost", "source=Dubai%20Marina&destination=Al%20Majaz", "AED"],
    ["qatar.localhost", "source=West%20Bay&destination=Al%20Sadd", "QAR"],
  ])("is priced in that of its host: %s", async (host, way, cur) => {
    const { status, body } = await getAs(host, `/ctc/price/retrieve?${way}`)
    expect([status, (body.data as { cur: string }[]).map((quote) => quote.cur)]).toEqual([200, [cur, cur, cur]])
  })

  it("is answered the banners of its host's market", async () => {
    const asked = async (host: string, domain = "") =>
      (await getAs(host, `/banners/details?channel=c2c${domain}`)).body.data
    const [emirates, qatar] = [await asked("localhost"), await asked("qatar.localhost")]
    expect(emirates).toEqual(await asked("localhost", "&domain=AE"))
    expect(qatar).toEqual(await asked("localhost", "&domain=QA"))
    expect(qatar).not.toEqual(emirates)
  })

  it("is served in the market that it does name, whatever its host", async () => {
    const way = "domain=AE&source=Dubai%20Marina&destination=Al%20Majaz"
    const { body } = await getAs("qatar.localhost", `/ctc/price/retrieve?${way}`)
    expect(body.data).toMatchObject([{ cur: "AED" }, { cur: "AED" }, { cur: "AED" }])
    const { status, body: refused } = await getAs(
      "qatar.localhost",
      "/ctc/price/retrieve?domain=&source=a&destination=b",
    )
    expect([status, refused.errors]).toMatchObject([422, [{ code: "invalid-field", field: "domain" }]])
  })
})
