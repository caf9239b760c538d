import { expect, it } from "vitest"
import { noLimits, startProduct } from "../../testing/running-product.ts"
import { signUp } from "../../testing/signed-up.ts"

it("pings and replays of an account are counted together, and another account's go on", async () => {
  const product = await startProduct({ rateLimits: { ...noLimits, webhookSend: { calls: 2, seconds: 60 } } })
  const owner = async () => {
    const { headers } = await signUp(product)
    const webhook = { url: "https://hooks.example.com/mersal", events: ["booking.delivered"] }
    const made = await product.call("POST", "/v1.0/webhooks", { headers, body: webhook })
    return { headers, at: `/v1.0/webhooks/${made.body.data.id}` }
  }
  const one = await owner()
  const other = await owner()
  const ping = await product.call("POST", `${one.at}/ping`, { headers: one.headers })
  const replay = `${one.at}/deliveries/${ping.body.data.id}/replay`
  expect((await product.call("POST", replay, { headers: one.headers })).status).toBe(200)
  for (const path of [replay, `${one.at}/ping`]) {
    const refused = await product.call("POST", path, { headers: one.headers })
    expect([refused.status, refused.body.errors[0].code]).toEqual([429, "too-many-requests"])
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
  }
  expect((await product.call("POST", `${other.at}/ping`, { headers: other.headers })).status).toBe(200)
  await product.stop()
})
