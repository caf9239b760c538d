import { type Company, companyStates } from "@mersal/domain/corporate/company"
import type { CompaniesRequest, CompanyDecision, CompanyPage } from "@mersal/domain/ports/driving/corporate-service"
import * as z from "zod/mini"
import { defineEndpoint, emptyRequest, inData, pathAndBody, queryOnly } from "../endpoint.ts"
import { wireId } from "../plain-requests.ts"
import { wireCompany, wireLimit, wireVersion } from "../wire-company.ts"
import { minorUnits } from "../wire-delivery.ts"
import { text } from "../wire-values.ts"

/** Where a page ended: the id of its last company. */
const lastCompany = z.string().check(z.regex(/^[0-9a-f]{32}$/, "cursor"))

export const listCompanies = defineEndpoint<CompaniesRequest, CompanyPage>({
  method: "GET",
  path: "/v1.0/corporate/companies",
  request: z.codec(
    queryOnly(z.strictObject({ state: z.optional(z.enum(companyStates)), cursor: z.optional(lastCompany) })),
    z.custom<CompaniesRequest>(),
    {
      decode: ({ query }) => ({ state: query.state ?? null, cursor: query.cursor ?? null }),
      encode: ({ state, cursor }) => ({
        ...emptyRequest,
        query: { ...(state !== null && { state }), ...(cursor !== null && { cursor }) },
      }),
    },
  ),
  answer: z.codec(z.object({ data: z.array(wireCompany), next: z.nullable(z.string()) }), z.custom<CompanyPage>(), {
    decode: ({ data, next }) => ({ companies: data, next }),
    encode: ({ companies, next }) => ({ data: [...companies], next }),
  }),
})

export const decideCompany = defineEndpoint<CompanyDecision, Company>({
  method: "POST",
  path: "/v1.0/corporate/companies/:id/decision",
  request: z.codec(
    pathAndBody(
      z.strictObject({ id: wireId }),
      z.strictObject({
        state: z.enum(["approved", "refused", "suspended"]),
        reason: z.optional(text(400)),
        limit: z.optional(wireLimit),
        version: wireVersion,
      }),
    ),
    z.custom<CompanyDecision>(),
    {
      decode: ({ params, body: { limit, ...body } }) => ({
        ...body,
        id: params.id,
        reason: body.reason ?? "",
        limit: limit === undefined ? null : minorUnits(limit),
      }),
      encode: ({ id, limit, ...body }) => ({
        ...emptyRequest,
        params: { id },
        body: { ...body, ...(limit !== null && { limit: limit / 100 }) },
      }),
    },
  ),
  answer: inData<Company>(wireCompany),
})
