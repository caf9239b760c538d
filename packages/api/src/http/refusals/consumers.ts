import type { ConsumerRefusal } from "@mersal/adapters-http/contract/refusals/consumers"
import type { RefusalAnswers } from "./refusal-answers.ts"

export const consumerAnswers: RefusalAnswers<ConsumerRefusal> = {
  KeyExpiryPast: {
    status: 422,
    say: (_, texts) => [{ message: texts.keyExpiryPast, details: texts.keyExpiryDetails }],
  },
  KeyNotFound: { status: 404, say: (_, texts) => [{ message: texts.keyNotFound }] },
  TooManyKeys: {
    status: 409,
    say: ({ most }, texts) => [{ message: texts.tooManyKeys(most), details: texts.revokeAKey }],
  },
  LiveKeyNeedsCompany: {
    status: 403,
    say: (_, texts) => [{ message: texts.liveKeyNeedsCompany, details: texts.useSandboxKey }],
  },
  DeliveryNotFound: { status: 404, say: (_, texts) => [{ message: texts.deliveryNotFound }] },
  WebhookNotFound: { status: 404, say: (_, texts) => [{ message: texts.webhookNotFound }] },
  TooManyWebhooks: {
    status: 409,
    say: ({ most }, texts) => [{ message: texts.tooManyWebhooks(most), details: texts.deleteAWebhook }],
  },
  WebhookAddressRefused: {
    status: 422,
    say: ({ issue }, texts) => [
      {
        message: texts.webhookAddressRefused,
        details: issue === "inner" ? texts.webhookInnerDetails : texts.webhookAddressDetails,
      },
    ],
  },
}
