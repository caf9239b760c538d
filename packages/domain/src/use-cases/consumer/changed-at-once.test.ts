import { expect, it } from "vitest"
import { Webhooks } from "../../ports/driven/webhooks.ts"
import type { WebhookPatch } from "../../ports/driving/consumer-service.ts"
import { refused, succeeded } from "../../testing/contracts/expectations.ts"
import { racedStage } from "../../testing/raced-stage.ts"
import { at as instant } from "../../testing/sample-booking.ts"
import { staffAccount } from "../../testing/staff-account.ts"

const morning = instant("2026-11-21T11:00:00.000+04:00")
const amna = staffAccount("amna", "customer", "Amna")

/** A webhook of somebody, and the secret that it has. */
async function listening() {
  const { runtime, as, at } = await racedStage(morning, [amna])
  const { consumers } = as(amna)
  const hook = { url: "https://hooks.example.com/", events: ["booking.confirmed"] } as const
  const { webhook, secret } = succeeded(await consumers.makeWebhook(hook))
  return {
    at,
    secret,
    change: (patch: Omit<WebhookPatch, "id">) => consumers.changeWebhook({ id: webhook.id, ...patch }),
    remove: () => consumers.deleteWebhook({ id: webhook.id }),
    stored: () => runtime.runPromise(Webhooks.use(({ find }) => find(webhook.id))),
  }
}

it("a secret that is renewed while its webhook is edited stays renewed, and the edit answers it", async () => {
  const { at, secret: old, change, stored } = await listening()
  let renewed = ""
  at("replaceWebhook", async () => {
    renewed = succeeded(await change({ renewSecret: true })).secret
  })
  const { secret } = succeeded(await change({ events: ["booking.changed"] }))
  expect(secret).toBe(renewed)
  expect(secret).not.toBe(old)
  expect(await stored()).toMatchObject({ generation: 2, events: ["booking.changed"] })
})

it("a webhook that is paused while it is edited stays paused", async () => {
  const { at, change, stored } = await listening()
  at("replaceWebhook", async () => succeeded(await change({ isActive: false })))
  succeeded(await change({ url: "https://other.example.com/" }))
  expect(await stored()).toMatchObject({ isActive: false, url: "https://other.example.com/" })
})

it("a webhook that is deleted while it is edited is there no more", async () => {
  const { at, change, remove, stored } = await listening()
  at("replaceWebhook", async () => succeeded(await remove()))
  refused(await change({ isActive: false }), "WebhookNotFound")
  expect(await stored()).toBeNull()
})
