import { type LeadCase, leadKinds, leadStates } from "@mersal/domain/leads/lead-case"
import type { LeadForm } from "@mersal/domain/leads/lead-form"
import type {
  LeadCursor,
  LeadFollowUpRequest,
  LeadPage,
  LeadPageRequest,
} from "@mersal/domain/ports/driving/lead-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, pathAndBody, queryOnly } from "../endpoint.ts"
import { isOfThisMarket, wireMarketCursor } from "../wire-cursor.ts"
import { WireLeadForm, wireLeadCase } from "../wire-lead.ts"
import { pageSize, text, wireLimit, wireMarket } from "../wire-values.ts"

/** POST /leads: what somebody wrote in a form, so that staff can answer (D38). Not a call of the specification. */
export const saveLeadForm = defineEndpoint<LeadForm, { readonly leadId: string }>({
  method: "POST",
  path: "/v1.0/leads",
  request: z.codec(bodyOnly(WireLeadForm), z.custom<LeadForm>(), {
    decode: ({ body: { kind, domain, name, phone, email, company, message, place } }) => ({
      kind,
      market: domain,
      name: name ?? "",
      phone: phone ?? "",
      email: email ?? "",
      company: company ?? "",
      message: message ?? "",
      place: place ?? "",
      quote: null,
    }),
    encode: ({ market, quote, ...form }) => ({ ...emptyRequest, body: { ...form, domain: market } }),
  }),
  answer: inData<{ readonly leadId: string }>(
    z.codec(z.object({ id: z.string() }), z.custom<{ readonly leadId: string }>(), {
      decode: ({ id }) => ({ leadId: id }),
      encode: ({ leadId }) => ({ id: leadId }),
    }),
  ),
})

const wireLeadCursor = z.codec(wireMarketCursor("leads"), z.custom<LeadCursor>(), {
  decode: ({ at, ...last }) => ({ ...last, savedAt: at }),
  encode: ({ savedAt, ...last }) => ({ ...last, at: savedAt }),
})

/** GET /operations/leads: leads of every form, the newest first. */
export const listLeads = defineEndpoint<LeadPageRequest, LeadPage>({
  method: "GET",
  path: "/v1.0/operations/leads",
  request: z.codec(
    queryOnly(
      z
        .strictObject({
          domain: z.optional(wireMarket),
          kind: z.optional(z.enum(leadKinds)),
          state: z.optional(z.enum(leadStates)),
          owner: z.optional(text(64)),
          cursor: z.optional(wireLeadCursor),
          limit: z.optional(wireLimit),
        })
        .check(z.refine(isOfThisMarket, { path: ["cursor"], error: "cursor" })),
    ),
    z.custom<LeadPageRequest>(),
    {
      decode: ({ query }) => ({
        market: query.domain ?? null,
        kind: query.kind ?? null,
        state: query.state ?? null,
        ownerId: query.owner ?? null,
        after: query.cursor ?? null,
        limit: query.limit ?? pageSize,
      }),
      encode: ({ market, kind, state, ownerId, after, limit }) => ({
        ...emptyRequest,
        query: {
          ...(market !== null && { domain: market }),
          ...(kind !== null && { kind }),
          ...(state !== null && { state }),
          ...(ownerId !== null && { owner: ownerId }),
          ...(after !== null && { cursor: after }),
          limit,
        },
      }),
    },
  ),
  answer: z.codec(z.object({ data: z.array(wireLeadCase), next: z.nullable(wireLeadCursor) }), z.custom<LeadPage>(), {
    decode: ({ data, next }) => ({ leads: data, next }),
    encode: ({ leads, next }) => ({ data: [...leads], next }),
  }),
})

/** PUT /operations/leads/:id: owner, state and answer of a lead. */
export const followLead = defineEndpoint<LeadFollowUpRequest, LeadCase>({
  method: "PUT",
  path: "/v1.0/operations/leads/:id",
  request: z.codec(
    pathAndBody(
      z.strictObject({ id: text(64) }),
      z.strictObject({
        version: z.int().check(z.gte(1), z.lte(1e9)),
        owner: z.nullable(text(64)),
        state: z.enum(leadStates),
        answer: text(2_000),
      }),
    ),
    z.custom<LeadFollowUpRequest>(),
    {
      decode: ({ params, body: { owner, ...rest } }) => ({ id: params.id, ownerId: owner, ...rest }),
      encode: ({ id, ownerId, ...rest }) => ({ ...emptyRequest, params: { id }, body: { owner: ownerId, ...rest } }),
    },
  ),
  answer: inData<LeadCase>(wireLeadCase as unknown as z.ZodMiniType<LeadCase>),
})
