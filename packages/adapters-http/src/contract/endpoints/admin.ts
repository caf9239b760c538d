import type { MarketId } from "@mersal/domain/market/market"
import { money } from "@mersal/domain/money/money"
import type {
  ChangeListRequest,
  ChangePage,
  CreateRequest,
  EditRequest,
  EndRequest,
  ReferenceListRequest,
} from "@mersal/domain/ports/driving/admin-service"
import type { Tariff } from "@mersal/domain/pricing/tariff"
import type { TariffPreview } from "@mersal/domain/pricing/tariff-preview"
import type { ChangeRecord } from "@mersal/domain/reference/change-record"
import { type ReferenceEntry, type ReferenceKind, referenceKinds } from "@mersal/domain/reference/reference-entry"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, type Endpoint, emptyRequest, inData, pathAndBody, queryOnly } from "../endpoint.ts"
import { isOfThisMarket, wireMarketCursor } from "../wire-cursor.ts"
import { wireReference, wireReferenceEntry } from "../wire-reference.ts"
import {
  majorUnits,
  numberText,
  pageSize,
  text,
  wireReference as wireBookingReference,
  wireInstant,
  wireLimit,
  wireMarket,
} from "../wire-values.ts"

const version = z.int().check(z.gte(1), z.lte(1e9))
const versionText = numberText(version)
const named = z.strictObject({ id: text(64) })

/** The calls of one kind: all kinds have the same four, in the same shapes (D43). */
export interface KindEndpoints<Kind extends ReferenceKind> {
  readonly list: Endpoint<ReferenceListRequest<Kind>, readonly ReferenceEntry<Kind>[]>
  readonly create: Endpoint<CreateRequest<Kind>, ReferenceEntry<Kind>>
  readonly edit: Endpoint<EditRequest<Kind>, ReferenceEntry<Kind>>
  readonly end: Endpoint<EndRequest<Kind>, ReferenceEntry<Kind>>
}

function endpointsOf<Kind extends ReferenceKind>(kind: Kind): KindEndpoints<Kind> {
  const path = `/v1.0/admin/${kind}` as const
  const value = wireReference(kind)
  const entry = wireReferenceEntry(kind)
  return {
    list: defineEndpoint<ReferenceListRequest<Kind>, readonly ReferenceEntry<Kind>[]>({
      method: "GET",
      path,
      request: z.codec(queryOnly(z.strictObject({ domain: wireMarket })), z.custom<ReferenceListRequest<Kind>>(), {
        decode: ({ query }) => ({ kind, market: query.domain }),
        encode: ({ market }) => ({ ...emptyRequest, query: { domain: market } }),
      }),
      answer: z.codec(z.object({ data: z.array(entry) }), z.custom<readonly ReferenceEntry<Kind>[]>(), {
        decode: ({ data }) => data,
        encode: (entries) => ({ data: [...entries] }),
      }),
    }),
    create: defineEndpoint<CreateRequest<Kind>, ReferenceEntry<Kind>>({
      method: "POST",
      path,
      request: z.codec(bodyOnly(z.strictObject({ value })), z.custom<CreateRequest<Kind>>(), {
        decode: ({ body }) => ({ kind, value: body.value }),
        encode: (request) => ({ ...emptyRequest, body: { value: request.value } }),
      }),
      answer: inData<ReferenceEntry<Kind>>(entry),
    }),
    edit: defineEndpoint<EditRequest<Kind>, ReferenceEntry<Kind>>({
      method: "PUT",
      path: `${path}/:id`,
      request: z.codec(pathAndBody(named, z.strictObject({ version, value })), z.custom<EditRequest<Kind>>(), {
        decode: ({ params, body }) => ({ kind, market: body.value.market, id: params.id, ...body }),
        encode: (request) => ({
          ...emptyRequest,
          params: { id: request.id },
          body: { version: request.version, value: request.value },
        }),
      }),
      answer: inData<ReferenceEntry<Kind>>(entry),
    }),
    end: defineEndpoint<EndRequest<Kind>, ReferenceEntry<Kind>>({
      method: "DELETE",
      path: `${path}/:id`,
      request: z.codec(
        z.object({
          params: named,
          query: z.strictObject({ domain: wireMarket, version: versionText }),
          headers: z.object({}),
          body: z.unknown(),
        }),
        z.custom<EndRequest<Kind>>(),
        {
          decode: ({ params, query }) => ({ kind, market: query.domain, id: params.id, version: query.version }),
          encode: ({ id, market, version: read }) => ({
            ...emptyRequest,
            params: { id },
            query: { domain: market, version: read },
          }),
        },
      ),
      answer: inData<ReferenceEntry<Kind>>(entry),
    }),
  }
}

/** GET, POST, PUT and DELETE of /admin/<kind>. DELETE ends an entry: nothing is ever lost. */
export const adminEndpoints: { readonly [Kind in ReferenceKind]: KindEndpoints<Kind> } = {
  tariffs: endpointsOf("tariffs"),
  "tax-rates": endpointsOf("tax-rates"),
  areas: endpointsOf("areas"),
  promos: endpointsOf("promos"),
  closures: endpointsOf("closures"),
  banners: endpointsOf("banners"),
  "international-rates": endpointsOf("international-rates"),
  capacities: endpointsOf("capacities"),
  rules: endpointsOf("rules"),
}

const WirePreviewed = z.object({ bkref: wireBookingReference, before: z.number(), after: z.number() })
const WirePreview = z.object({
  cur: z.enum(["AED", "QAR"]),
  before: z.number(),
  after: z.number(),
  bookings: z.array(WirePreviewed),
})

/** POST /admin/tariff-preview: what a price list would have charged for the latest bookings of its market. */
export const previewTariff = defineEndpoint<{ readonly tariff: Tariff }, TariffPreview>({
  method: "POST",
  path: "/v1.0/admin/tariff-preview",
  request: z.codec(
    bodyOnly(z.strictObject({ value: wireReference("tariffs") })),
    z.custom<{ readonly tariff: Tariff }>(),
    {
      decode: ({ body }) => ({ tariff: body.value }),
      encode: ({ tariff }) => ({ ...emptyRequest, body: { value: tariff } }),
    },
  ),
  answer: inData<TariffPreview>(
    z.codec(WirePreview, z.custom<TariffPreview>(), {
      decode: ({ cur, before, after, bookings }) => {
        const amount = (value: number) => money(Math.round(value * 100), cur)
        return {
          before: amount(before),
          after: amount(after),
          bookings: bookings.map((row) => ({
            reference: row.bkref,
            before: amount(row.before),
            after: amount(row.after),
          })),
        }
      },
      encode: ({ before, after, bookings }) => ({
        cur: before.currency,
        before: majorUnits(before),
        after: majorUnits(after),
        bookings: bookings.map((row) => ({
          bkref: row.reference,
          before: majorUnits(row.before),
          after: majorUnits(row.after),
        })),
      }),
    }),
  ),
})

const action = z.enum(["create", "edit", "end"])

/** A line of the log, with entries of its kind. */
const lineOf = <Kind extends ReferenceKind>(kind: Kind) => {
  const entry = wireReferenceEntry(kind)
  return z.object({
    id: z.string(),
    at: wireInstant,
    by: z.string(),
    kind: z.literal(kind),
    domain: wireMarket,
    of: z.string(),
    action,
    before: z.nullable(entry),
    after: entry,
  })
}

const WireLine = z.discriminatedUnion("kind", [
  lineOf("tariffs"),
  lineOf("tax-rates"),
  lineOf("areas"),
  lineOf("promos"),
  lineOf("closures"),
  lineOf("banners"),
  lineOf("international-rates"),
  lineOf("capacities"),
  lineOf("rules"),
])

const cursor = wireMarketCursor("changes")

/** GET /admin/changes: who changed what, the newest first. */
export const listChanges = defineEndpoint<ChangeListRequest, ChangePage>({
  method: "GET",
  path: "/v1.0/admin/changes",
  request: z.codec(
    queryOnly(
      z
        .strictObject({
          kind: z.optional(z.enum(referenceKinds)),
          domain: z.optional(wireMarket),
          cursor: z.optional(cursor),
          limit: z.optional(wireLimit),
        })
        .check(z.refine(isOfThisMarket, { path: ["cursor"], error: "cursor" })),
    ),
    z.custom<ChangeListRequest>(),
    {
      decode: ({ query }) => ({
        kind: query.kind ?? null,
        market: query.domain ?? null,
        after: query.cursor ?? null,
        limit: query.limit ?? pageSize,
      }),
      encode: ({ kind, market, after, limit }) => ({
        ...emptyRequest,
        query: {
          ...(kind !== null && { kind }),
          ...(market !== null && { domain: market }),
          ...(after !== null && { cursor: after }),
          limit,
        },
      }),
    },
  ),
  answer: z.codec(z.object({ data: z.array(WireLine), next: z.nullable(cursor) }), z.custom<ChangePage>(), {
    decode: ({ data, next }) => ({
      changes: data.map(({ domain, ...line }) => ({ ...line, market: domain as MarketId }) as ChangeRecord),
      next,
    }),
    encode: ({ changes, next }) => ({
      data: changes.map(({ market, ...line }) => ({ ...line, domain: market }) as z.output<typeof WireLine>),
      next,
    }),
  }),
})
