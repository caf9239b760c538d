import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { describe, expect, it, onTestFinished } from "vitest"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

async function started(...settings: Parameters<typeof startProduct>): Promise<RunningProduct> {
  const product = await startProduct(...settings)
  onTestFinished(() => product.stop())
  return product
}

async function placed(product: RunningProduct) {
  const { body } = await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking })
  return body.data as { readonly bkref: string; readonly accessToken: string }
}

type Headers = Readonly<Record<string, string>>

const track = (product: RunningProduct, reference: string, headers: Headers = {}) =>
  product.call("GET", `/v1.0/order/tracking?bookingId=${reference}`, { headers })

describe("a booking that is tracked over and over", () => {
  it("shows each reader what is his, in whatever order they read", async () => {
    const product = await started()
    const { bkref, accessToken } = await placed(product)
    const owner = { "mersal-access": accessToken }
    const { text: toAll } = await track(product, bkref)
    expect(toAll).not.toContain(plainBooking.usr.name)
    for (const headers of [{}, owner, {}, {}, owner, { "accept-language": "ar" }, owner, {}]) {
      const { status, text, body } = await track(product, bkref, headers)
      expect(status).toBe(200)
      if (headers === owner) expect(body.data.booking).toMatchObject({ usr: { name: plainBooking.usr.name } })
      else expect(text).toBe(toAll)
    }
  })

  for (const database of testDatabases)
    it(`shows at once what another process wrote, on ${database.name}`, async () => {
      const settings = { database: await database.open() }
      const [followed, other] = [await started(settings), await started(settings)]
      const { bkref, accessToken } = await placed(followed)
      const owner = { "mersal-access": accessToken }
      const states = async () => {
        const answers = [
          await track(followed, bkref),
          await track(followed, bkref, owner),
          await track(followed, bkref),
        ]
        return answers.map(({ body }) => body.data.state)
      }
      expect([await states(), await states()].flat()).toEqual(Array(6).fill("confirmed"))
      const cancelled = await other.call("POST", `/v1.0/bookings/${bkref}/cancel`, { headers: owner, body: {} })
      expect(cancelled.status).toBe(200)
      expect(await states()).toEqual(Array(3).fill("cancelled"))
    })
})
