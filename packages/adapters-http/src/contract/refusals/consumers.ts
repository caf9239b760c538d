import {
  DeliveryNotFound,
  KeyExpiryPast,
  KeyNotFound,
  LiveKeyNeedsCompany,
  TooManyKeys,
  TooManyWebhooks,
  WebhookAddressRefused,
  WebhookNotFound,
} from "@mersal/domain/consumer/consumer-errors"
import * as z from "zod/mini"
import { bareRefusal, type RefusalCodecs, refusalWithData } from "./refusal-codec.ts"

export type ConsumerRefusal =
  | KeyExpiryPast
  | KeyNotFound
  | TooManyKeys
  | LiveKeyNeedsCompany
  | WebhookNotFound
  | DeliveryNotFound
  | TooManyWebhooks
  | WebhookAddressRefused

const most = z.object({ most: z.number() })
const issue = z.object({ issue: z.enum(["not-https", "has-credentials", "malformed", "inner"]) })

export const consumerRefusals: RefusalCodecs<ConsumerRefusal> = {
  KeyExpiryPast: bareRefusal("expiry-past", KeyExpiryPast, "expiresAt"),
  KeyNotFound: bareRefusal("key-not-found", KeyNotFound, "id"),
  TooManyKeys: refusalWithData("too-many-keys", most, TooManyKeys),
  LiveKeyNeedsCompany: bareRefusal("live-key-needs-company", LiveKeyNeedsCompany, "kind"),
  WebhookNotFound: bareRefusal("webhook-not-found", WebhookNotFound, "id"),
  DeliveryNotFound: bareRefusal("delivery-not-found", DeliveryNotFound, "deliveryId"),
  TooManyWebhooks: refusalWithData("too-many-webhooks", most, TooManyWebhooks),
  WebhookAddressRefused: refusalWithData("webhook-address-refused", issue, WebhookAddressRefused, "url"),
}
