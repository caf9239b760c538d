import type { consumerTable } from "@mersal/adapters-http/contract/table/consumers"
import type { Routes } from "../http/mount.ts"

export const consumerRoutes: Routes<typeof consumerTable> = {
  makeKey: ({ consumers }, request, options) => consumers.makeKey(request, options),
  listKeys: ({ consumers }, request, options) => consumers.keys(request, options),
  revokeKey: ({ consumers }, request, options) => consumers.revokeKey(request, options),
  makeWebhook: ({ consumers }, request, options) => consumers.makeWebhook(request, options),
  listWebhooks: ({ consumers }, request, options) => consumers.webhooks(request, options),
  changeWebhook: ({ consumers }, request, options) => consumers.changeWebhook(request, options),
  deleteWebhook: ({ consumers }, request, options) => consumers.deleteWebhook(request, options),
  pingWebhook: ({ consumers }, request, options) => consumers.pingWebhook(request, options),
  listDeliveries: ({ consumers }, request, options) => consumers.deliveries(request, options),
  replayDelivery: ({ consumers }, request, options) => consumers.replayDelivery(request, options),
}
