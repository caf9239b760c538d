import { scopes } from "@mersal/domain/account/scope"
import { keyKinds } from "@mersal/domain/consumer/api-key"
import { webhookEvents } from "@mersal/domain/consumer/webhook"
import type { ShownKey } from "@mersal/domain/ports/driving/consumer-service"
import * as z from "zod/mini"
import { wireInstant } from "./wire-values.ts"

export const WireKey = z.object({
  id: z.string(),
  hint: z.string(),
  name: z.string(),
  kind: z.enum(keyKinds),
  scopes: z.array(z.enum(scopes)),
  createdAt: wireInstant,
  expiresAt: z.nullable(wireInstant),
  revokedAt: z.nullable(wireInstant),
})
export const wireKey = z.codec(WireKey, z.custom<ShownKey>(), {
  decode: (wire): ShownKey => wire,
  encode: (key) => ({ ...key, scopes: [...key.scopes] }),
})

/** A webhook without its secret. */
export const WireWebhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isActive: z.boolean(),
  createdAt: wireInstant,
})
