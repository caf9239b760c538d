import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { expect, it } from "vitest"
import { productionSettings } from "../../testing/production-settings.ts"
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
  const unknown = await product.call("POST", `${at}/deliveries/msg_none/replay`, { headers })
  expect(unknown.body.errors).toMatchObject([{ code: "delivery-not-found", field: "deliveryId" }])
  await product.stop()
})

it("a page of deliveries goes on from the cursor of the one before, and a cursor of no answer or of another webhook is refused by its field", async () => {
  const product = await startProduct()
  const { headers } = await signUp(product)
  const webhook = { url: "https://hooks.example.com/mersal", events: ["booking.delivered"] }
  const made = await product.call("POST", "/v1.0/webhooks", { headers, body: webhook })
  const at = `/v1.0/webhooks/${made.body.data.id}`
  for (let number = 0; number < 51; number += 1) await product.call("POST", `${at}/ping`, { headers })
  const first = await product.call("GET", `${at}/deliveries`, { headers })
  const second = await product.call("GET", `${at}/deliveries?cursor=${first.body.next}`, { headers })
  const ids = [...first.body.data, ...second.body.data].map(({ id }: { readonly id: string }) => id)
  expect([first.body.data.length, second.body.data.length, second.body.next]).toEqual([50, 1, null])
  expect(new Set(ids).size).toBe(51)
  const said = "Send `next` of an answer of this list, or leave it out to begin with the first page."
  const other = await product.call("POST", "/v1.0/webhooks", { headers, body: webhook })
  for (const [cursor, of] of [
    ["msg_0123456789abcdef0123456789abcdef", at],
    ["nope", at],
    ["1.", at],
    ["", at],
    [first.body.next, `/v1.0/webhooks/${other.body.data.id}`],
  ]) {
    const { status, body } = await product.call("GET", `${of}/deliveries?cursor=${cursor}`, { headers })
    expect([cursor, status, body.errors]).toMatchObject([
      cursor,
      422,
      [{ code: "invalid-field", field: "cursor", errorDetails: said }],
    ])
  }
  await product.stop()
})

it("a webhook is not made for our own network, by number or by name, where receivers are strangers", async () => {
  const database = await (testDatabases[0] ?? expect.unreachable()).open()
  // Only in development does the mailbox show the code of a registration, and there a receiver may run beside us.
  const development = await startProduct({ database })
  const { headers } = await signUp(development)
  await development.stop()
  const product = await startProduct({ ...productionSettings, database })
  const hook = (url: string) =>
    product.call("POST", "/v1.0/webhooks", { headers, body: { url, events: ["booking.delivered"] } })
  for (const url of ["https://10.0.0.1/", "https://[::1]/", "https://localhost:8443/hook"]) {
    const { status, body } = await hook(url)
    expect([url, status, body.errors]).toMatchObject([
      url,
      422,
      [{ code: "webhook-address-refused", field: "url", data: { issue: "inner" } }],
    ])
  }
  expect((await hook("https://hooks.example.com/")).status).toBe(200)
  await product.stop()
})
