import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import { row } from "../endpoint-row.ts"
import {
  changeWebhook,
  deleteWebhook,
  listDeliveries,
  listKeys,
  listWebhooks,
  makeKey,
  makeWebhook,
  pingWebhook,
  replayDelivery,
  revokeKey,
} from "../endpoints/consumers.ts"

const own = { access: "use-api" } as const
const webhook = { access: "use-api", scope: "webhooks" } as const
/** Makes us send a webhook: limited to what a person's clicks, or a program after an outage, need. */
const calling = { ...webhook, callerLimit: { name: "webhookSend", counts: () => true } } as const

export const consumerTable = {
  makeKey: row({
    endpoint: makeKey,
    refusals: [
      "IdempotencyMismatch",
      "KeyExpiryPast",
      "LiveKeyNeedsCompany",
      "NotSignedIn",
      "PasswordAskedAgain",
      "TooManyKeys",
      "TooManySignIns",
    ],
    alsoWrong: ({ body }) => {
      const { name } = body as { readonly name: string }
      return sanitise(name).trim() === "" ? [{ code: "missing-field", field: "name" }] : []
    },
    summary: "Makes an API key. Only this answer shows it, and for a day the same request under its Idempotency-Key.",
    isIdempotent: true,
    ...own,
  }),
  listKeys: row({
    endpoint: listKeys,
    summary: "The caller's API keys, also revoked ones, the newest first, by pages.",
    ...own,
  }),
  revokeKey: row({
    endpoint: revokeKey,
    refusals: ["KeyNotFound"],
    summary: "Revokes a key: it opens nothing from then on.",
    ...own,
  }),
  makeWebhook: row({
    endpoint: makeWebhook,
    refusals: ["IdempotencyMismatch", "NotSignedIn", "TooManyWebhooks", "WebhookAddressRefused"],
    summary: "Names an address to be told at, and answers the secret that signs what is sent there.",
    isIdempotent: true,
    ...webhook,
  }),
  listWebhooks: row({ endpoint: listWebhooks, summary: "The caller's webhooks, the oldest first.", ...webhook }),
  changeWebhook: row({
    endpoint: changeWebhook,
    refusals: ["WebhookAddressRefused", "WebhookNotFound"],
    summary: "Changes address or events, pauses or goes on, or renews the secret.",
    ...webhook,
  }),
  deleteWebhook: row({
    endpoint: deleteWebhook,
    refusals: ["WebhookNotFound"],
    summary: "Deletes a webhook with everything that waits to be sent to it.",
    ...webhook,
  }),
  pingWebhook: row({
    endpoint: pingWebhook,
    refusals: ["IdempotencyMismatch", "WebhookNotFound"],
    summary: 'Sends a message of type "ping", as any other.',
    isIdempotent: true,
    ...calling,
  }),
  listDeliveries: row({
    endpoint: listDeliveries,
    refusals: ["WebhookNotFound"],
    summary: "What was sent to a webhook and how it went, the newest first, fifty a page.",
    ...webhook,
  }),
  replayDelivery: row({
    endpoint: replayDelivery,
    refusals: ["DeliveryNotFound", "WebhookNotFound"],
    summary:
      "Sends a message once more, with the id that it had: for one that your receiver did not take, or whose id it has forgotten.",
    ...calling,
  }),
}
