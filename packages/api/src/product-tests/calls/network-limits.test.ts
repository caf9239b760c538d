import { expect, it, onTestFinished } from "vitest"
import { readSettings } from "../../config.ts"
import { noLimits, startProduct } from "../../testing/running-product.ts"

it("counts all addresses of one IPv6 network as one, and those of another by themselves", async () => {
  const rateLimits = { ...noLimits, tracking: { calls: 2, seconds: 60 } }
  const product = await startProduct({ rateLimits, trustedProxies: ["loopback"] })
  onTestFinished(() => product.stop())
  const statuses: number[] = []
  for (const address of ["2001:db8:1:2::1", "2001:db8:1:2:a::b", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"]) {
    const headers = { "x-forwarded-for": address }
    statuses.push((await product.call("GET", "/v1.0/order/tracking?bookingId=AE0000000000011", { headers })).status)
  }
  expect(statuses).toEqual([404, 404, 429, 404])
})

it("counts to what the operator has set", async () => {
  const { rateLimits } = readSettings({ RATE_LIMITS: "globalSearch=7" })
  const product = await startProduct({ rateLimits })
  onTestFinished(() => product.stop())
  const body = { field: "reference", value: "AE0000000000011", last4: "4567" }
  const search = async () => (await product.call("POST", "/v1.0/order/tracking/global", { body })).status
  const statuses: number[] = []
  for (let calls = 0; calls < 8; calls++) statuses.push(await search())
  expect(statuses).toEqual([...Array(7).fill(404), 429])
})
