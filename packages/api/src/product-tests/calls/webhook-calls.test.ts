import { expect, it } from "vitest"
import { startProduct } from "../../testing/running-product.ts"
import { signUp } from "../../testing/signed-up.ts"

it("a webhook is pinged, and a message sent again, with nothing in the call but its address", async () => {
  const product = await startProduct()
  const { headers } = await signUp(product)
  const webhook = { url: "https://hooks.example.com/mersal", events: ["booking.delivered"] }
  const made = await product.call("POST", "/v1.0/webhooks", { headers, body: webhook })
  const at = `/v1.0/webhooks/${made.body.data.id}`
  const ping = await product.call("POST", `${at}/ping`, { headers })
  expect(ping.body).toMatchObject({ success: true, data: { type: "ping" } })
  const again = await product.call("POST", `${at}/deliveries/${ping.body.data.id}/replay`, { headers })
  expect(again.body).toMatchObject({ success: true, data: { id: ping.body.data.id } })
  await product.stop()
})
