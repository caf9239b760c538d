import { webhookEvents } from "@mersal/domain/consumer/webhook"
import type { JsonSchema } from "./json-schema.ts"

/** The messages to webhooks by type, as in OpenAPI 3.1. */
export type WebhookMessages = Readonly<Record<string, { readonly post: WebhookMessage }>>

interface WebhookMessage {
  readonly summary: string
  readonly description: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: "header"
    readonly required: true
    readonly schema: JsonSchema
  }[]
  readonly requestBody: {
    readonly required: true
    readonly content: { readonly "application/json": { readonly schema: JsonSchema; readonly example: object } }
  }
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}

/** How to verify every message and how often it is sent; the page says it once. */
export const webhookRules =
  "A message follows Standard Webhooks (standardwebhooks.com): any library of that standard checks it with the address's secret, `whsec_…`. `webhook-signature` is `v1,` and, in Base64, the HMAC-SHA256 (its key is what the secret's Base64 says) of `webhook-id`, `webhook-timestamp` and the body as it came, with a full stop between them. Refuse a timestamp of more than five minutes ago, and drop a second message with a `webhook-id` that you took before. A replay has the id of its message: a receiver that has taken it drops the replay too, unless it forgets that id first. Several messages are sent at once and some again, so those of one booking may come in another order: go by `timestamp`, when it happened, and read the booking for its present state. Any 2xx within ten seconds takes it; else it is tried again after 5 seconds, 1, 5 and 30 minutes, 2, 8 and 24 hours. Redirects are not followed."

/** One message for each type that a webhook can receive, and the ping that its owner can send. */
export const webhookMessages = (): WebhookMessages =>
  Object.fromEntries([...webhookEvents, "ping"].map((type) => [type, { post: message(type) }]))

const header = (name: string, description: string): WebhookMessage["parameters"][number] => ({
  name,
  in: "header",
  required: true,
  schema: { type: "string", description },
})

function message(type: string): WebhookMessage {
  const isPing = type === "ping"
  return {
    summary: isPing
      ? "Asks whether the address answers."
      : `Sent when this has happened to a booking: ${type.slice(type.indexOf(".") + 1)}.`,
    description: webhookRules,
    parameters: [
      header("webhook-id", "The same in every try of a message"),
      header("webhook-timestamp", "Seconds since 1970, when this try was sent"),
      header("webhook-signature", "v1, and the signature in Base64"),
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: {
              type: { const: type },
              timestamp: { type: "string", format: "date-time", description: "When it happened" },
              data: {
                type: "object",
                properties: {
                  ...(!isPing && { bkref: { type: "string", description: "The booking's reference" } }),
                  isTest: { type: "boolean", description: "Whether a sandbox key made the booking" },
                },
                required: [...(isPing ? [] : ["bkref"]), "isTest"],
              },
            },
            required: ["type", "timestamp", "data"],
          },
          example: {
            type,
            timestamp: "2026-11-21T12:00:00.000Z",
            data: { ...(!isPing && { bkref: "AE000000000001H" }), isTest: false },
          },
        },
      },
    },
    responses: { "2XX": { description: "Taken. Anything else is tried again." } },
  }
}
