import { scopes } from "@mersal/domain/account/scope"
import { keyKinds } from "@mersal/domain/consumer/api-key"
import { type Webhook, type WebhookDelivery, webhookEvents } from "@mersal/domain/consumer/webhook"
import type {
  DeliveriesRequest,
  DeliveryCursor,
  DeliveryPage,
  KeyCursor,
  KeyPage,
  KeyRequest,
  KeysRequest,
  MadeKey,
  ShownKey,
  WebhookPatch,
  WebhookRequest,
  WebhookWithSecret,
} from "@mersal/domain/ports/driving/consumer-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, pathAndBody, pathOnly, queryOnly } from "../endpoint.ts"
import { nothingAsked, wireId } from "../plain-requests.ts"
import { WireKey, WireWebhook, wireKey } from "../wire-consumer.ts"
import { type WireCursor, wireCursor } from "../wire-cursor.ts"
import { pageSize, text, wireInstant, wireLimit, wireReference } from "../wire-values.ts"
import { password as secret } from "./account-requests.ts"

const onlyId = pathOnly(z.strictObject({ id: wireId }))
const byId = z.codec(onlyId, z.custom<{ readonly id: string }>(), {
  decode: ({ params }) => ({ id: params.id }),
  encode: (request) => ({ ...emptyRequest, params: { id: request.id } }),
})

export const makeKey = defineEndpoint<KeyRequest, MadeKey>({
  method: "POST",
  path: "/v1.0/keys",
  request: z.codec(
    bodyOnly(
      z.strictObject({
        name: text(95).check(z.minLength(1)),
        kind: z.enum(keyKinds),
        scopes: z.array(z.enum(scopes)).check(z.minLength(1), z.maxLength(scopes.length)),
        expiresAt: z.optional(z.nullable(wireInstant)),
        password: z.optional(secret),
      }),
    ),
    z.custom<KeyRequest>(),
    {
      decode: ({ body }) => ({
        ...body,
        scopes: [...new Set(body.scopes)],
        expiresAt: body.expiresAt ?? null,
        password: body.password ?? null,
      }),
      encode: ({ expiresAt, password, ...request }) => ({
        ...emptyRequest,
        body: {
          ...request,
          scopes: [...request.scopes],
          ...(expiresAt !== null && { expiresAt }),
          ...(password !== null && { password }),
        },
      }),
    },
  ),
  answer: inData<MadeKey>(
    z.codec(z.extend(WireKey, { key: z.string() }), z.custom<MadeKey>(), {
      decode: ({ key, ...shown }) => ({ key, shown }),
      encode: ({ key, shown }) => ({ ...shown, scopes: [...shown.scopes], key }),
    }),
  ),
})

const wireKeyCursor = wireCursor("keys")
const cursorOf = ({ createdAt, id }: KeyCursor): WireCursor => ({ at: createdAt, id, of: "" })
const ofCursor = ({ at, id }: WireCursor): KeyCursor => ({ createdAt: at, id })

export const listKeys = defineEndpoint<KeysRequest, KeyPage>({
  method: "GET",
  path: "/v1.0/keys",
  request: z.codec(
    queryOnly(z.strictObject({ cursor: z.optional(wireKeyCursor), limit: z.optional(wireLimit) })),
    z.custom<KeysRequest>(),
    {
      decode: ({ query }) => ({ after: query.cursor ? ofCursor(query.cursor) : null, limit: query.limit ?? pageSize }),
      encode: ({ after, limit }) => ({
        ...emptyRequest,
        query: { ...(after !== null && { cursor: cursorOf(after) }), limit },
      }),
    },
  ),
  answer: z.codec(z.object({ data: z.array(wireKey), next: z.nullable(wireKeyCursor) }), z.custom<KeyPage>(), {
    decode: ({ data, next }) => ({ keys: data, next: next && ofCursor(next) }),
    encode: ({ keys, next }) => ({ data: [...keys], next: next && cursorOf(next) }),
  }),
})

export const revokeKey = defineEndpoint<{ readonly id: string }, ShownKey>({
  method: "DELETE",
  path: "/v1.0/keys/:id",
  request: byId,
  answer: inData<ShownKey>(wireKey),
})

const shownWebhook = ({ id, url, events, isActive, createdAt }: Webhook) => ({
  id,
  url,
  events: [...events],
  isActive,
  createdAt,
})
/**
 * The owner and the number of secret renewals are not sent: both sides of a call know the owner, and nobody needs the
 * number.
 */
const knownWebhook = (wire: z.output<typeof WireWebhook>): Webhook => ({ ...wire, accountId: "", generation: 0 })

const webhookWithSecret = inData<WebhookWithSecret>(
  z.codec(z.extend(WireWebhook, { secret: z.string() }), z.custom<WebhookWithSecret>(), {
    decode: ({ secret, ...webhook }) => ({ webhook: knownWebhook(webhook), secret }),
    encode: ({ webhook, secret }) => ({ ...shownWebhook(webhook), secret }),
  }),
)

const url = text(400).check(z.minLength(1))
const events = z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length))

export const makeWebhook = defineEndpoint<WebhookRequest, WebhookWithSecret>({
  method: "POST",
  path: "/v1.0/webhooks",
  request: z.codec(bodyOnly(z.strictObject({ url, events })), z.custom<WebhookRequest>(), {
    decode: ({ body }) => ({ ...body, events: [...new Set(body.events)] }),
    encode: (request) => ({ ...emptyRequest, body: { ...request, events: [...request.events] } }),
  }),
  answer: webhookWithSecret,
})

export const listWebhooks = defineEndpoint<Record<never, never>, readonly Webhook[]>({
  method: "GET",
  path: "/v1.0/webhooks",
  request: nothingAsked,
  answer: inData<readonly Webhook[]>(
    z.codec(z.array(WireWebhook), z.custom<readonly Webhook[]>(), {
      decode: (wire) => wire.map(knownWebhook),
      encode: (webhooks) => webhooks.map(shownWebhook),
    }),
  ),
})

export const changeWebhook = defineEndpoint<WebhookPatch, WebhookWithSecret>({
  method: "PUT",
  path: "/v1.0/webhooks/:id",
  request: z.codec(
    pathAndBody(
      z.strictObject({ id: wireId }),
      z.strictObject({
        url: z.optional(url),
        events: z.optional(events),
        isActive: z.optional(z.boolean()),
        renewSecret: z.optional(z.boolean()),
      }),
    ),
    z.custom<WebhookPatch>(),
    {
      decode: ({ params, body: { renewSecret, ...body } }): WebhookPatch => ({
        ...(body as Omit<WebhookPatch, "id">),
        ...(renewSecret && { renewSecret }),
        id: params.id,
      }),
      encode: ({ id, events, ...patch }) => ({
        ...emptyRequest,
        params: { id },
        body: { ...patch, ...(events && { events: [...events] }) },
      }),
    },
  ),
  answer: webhookWithSecret,
})

export const deleteWebhook = defineEndpoint<{ readonly id: string }, { readonly id: string }>({
  method: "DELETE",
  path: "/v1.0/webhooks/:id",
  request: byId,
  answer: inData<{ readonly id: string }>(z.object({ id: z.string() })),
})

const WireDelivery = z.object({
  id: z.string(),
  type: z.enum([...webhookEvents, "ping"]),
  bkref: z.nullable(wireReference),
  isTest: z.boolean(),
  happenedAt: wireInstant,
  state: z.enum(["waiting", "delivered", "given-up"]),
  attempts: z.number(),
  dueAt: z.nullable(wireInstant),
  lastOutcome: z.nullable(z.string()),
})
const shownDelivery = ({ webhookId, event, reference, ...delivery }: WebhookDelivery) => ({
  ...delivery,
  type: event,
  bkref: reference,
})
const knownDelivery = ({ type, bkref, ...wire }: z.output<typeof WireDelivery>): WebhookDelivery => ({
  ...wire,
  webhookId: "",
  event: type,
  reference: bkref,
})
const wireDelivery = inData<WebhookDelivery>(
  z.codec(WireDelivery, z.custom<WebhookDelivery>(), { decode: knownDelivery, encode: shownDelivery }),
)

/** A ping has no body. */
export const pingWebhook = defineEndpoint<{ readonly id: string }, WebhookDelivery>({
  method: "POST",
  path: "/v1.0/webhooks/:id/ping",
  request: z.codec(
    pathAndBody(z.strictObject({ id: wireId }), z.optional(z.strictObject({}))),
    z.custom<{ readonly id: string }>(),
    {
      decode: ({ params }) => ({ id: params.id }),
      encode: (request) => ({ ...emptyRequest, params: { id: request.id }, body: {} }),
    },
  ),
  answer: wireDelivery,
})

/** Where a page of a webhook's deliveries ended: its last one, by when it happened and its id. */
export const wireDeliveryCursor = z.codec(wireCursor("deliveries", "[\\w-]{1,64}"), z.custom<DeliveryCursor>(), {
  decode: ({ at, id, of }) => ({ webhookId: of, happenedAt: at, id }),
  encode: ({ webhookId, happenedAt, id }) => ({ at: happenedAt, id, of: webhookId }),
})

/** A cursor of another webhook names no page of this one's deliveries. */
const isOfThisWebhook = ({
  params,
  query,
}: {
  readonly params: { readonly id: string }
  readonly query: { readonly cursor?: DeliveryCursor | undefined }
}) => !query.cursor || query.cursor.webhookId === params.id

export const listDeliveries = defineEndpoint<DeliveriesRequest, DeliveryPage>({
  method: "GET",
  path: "/v1.0/webhooks/:id/deliveries",
  request: z.codec(
    z
      .object({
        params: z.strictObject({ id: wireId }),
        query: z.strictObject({ cursor: z.optional(wireDeliveryCursor) }),
        headers: z.object({}),
        body: z.unknown(),
      })
      .check(z.refine(isOfThisWebhook, { path: ["query", "cursor"], error: "cursor" })),
    z.custom<DeliveriesRequest>(),
    {
      decode: ({ params, query }) => ({ id: params.id, cursor: query.cursor ?? null }),
      encode: ({ id, cursor }) => ({ ...emptyRequest, params: { id }, query: cursor === null ? {} : { cursor } }),
    },
  ),
  answer: z.codec(
    z.object({ data: z.array(WireDelivery), next: z.nullable(wireDeliveryCursor) }),
    z.custom<DeliveryPage>(),
    {
      decode: ({ data, next }) => ({ deliveries: data.map(knownDelivery), next }),
      encode: ({ deliveries, next }) => ({ data: deliveries.map(shownDelivery), next }),
    },
  ),
})

export const replayDelivery = defineEndpoint<{ readonly id: string; readonly deliveryId: string }, WebhookDelivery>({
  method: "POST",
  path: "/v1.0/webhooks/:id/deliveries/:deliveryId/replay",
  request: z.codec(
    pathAndBody(z.strictObject({ id: wireId, deliveryId: wireId }), z.optional(z.strictObject({}))),
    z.custom<{ readonly id: string; readonly deliveryId: string }>(),
    {
      decode: ({ params }) => params,
      encode: (params) => ({ ...emptyRequest, params, body: {} }),
    },
  ),
  answer: wireDelivery,
})
