import { companyRoles } from "@mersal/domain/account/role"
import {
  type Company,
  type CompanyDetails,
  type CompanyInvitation,
  companyFields,
  companyStates,
} from "@mersal/domain/corporate/company"
import type { Plan } from "@mersal/domain/corporate/plan"
import type { MarketId } from "@mersal/domain/market/market"
import type {
  CompaniesRequest,
  CompanyCorrection,
  CompanyDecision,
  CompanyMember,
  CompanyPage,
  CompanyPeople,
  CompanyRegistration,
  CostCentresRequest,
  InvitationAnswer,
  MemberInvitation,
  OwnCompany,
} from "@mersal/domain/ports/driving/corporate-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, pathAndBody, pathOnly, queryOnly } from "../endpoint.ts"
import { nothingAsked, wireId } from "../plain-requests.ts"
import { minorUnits } from "../wire-delivery.ts"
import { decimalOf, majorUnits, text, wireAmount, wireInstant, wireMarket } from "../wire-values.ts"

const version = z.int().check(z.gte(1), z.lte(1_000_000_000))
const role = z.enum(companyRoles)

/** Up to how much a company may owe. */
export const wireLimit = wireAmount.check(z.gte(0))

const wireFields = ["name", "trn", "contact", "email", "phn"] as const

/** What a company says of itself, by its names on the wire. */
export const fieldNames: Readonly<Record<keyof CompanyDetails, (typeof wireFields)[number]>> = {
  name: "name",
  taxNumber: "trn",
  contactName: "contact",
  email: "email",
  phone: "phn",
}

const WireCostCentre = z.object({ id: z.string(), name: z.string(), isActive: z.boolean() })

export const wireCompany = z.codec(
  z.object({
    id: z.string(),
    dom: wireMarket,
    state: z.enum(companyStates),
    reason: z.string(),
    refusals: z.array(z.object({ reason: z.string(), answeredAt: wireInstant, changed: z.array(z.enum(wireFields)) })),
    name: z.string(),
    trn: z.string(),
    contact: z.string(),
    email: z.string(),
    phn: z.string(),
    costCentres: z.array(WireCostCentre),
    plan: z.nullable(z.string()),
    planUntil: z.nullable(wireInstant),
    createdAt: wireInstant,
    version: z.int(),
  }),
  z.custom<Company>(),
  {
    decode: ({ dom, trn, contact, phn, plan, planUntil, refusals, ...company }): Company => ({
      ...company,
      refusals: refusals.map(({ changed, ...refusal }) => ({
        ...refusal,
        changed: companyFields.filter((field) => changed.includes(fieldNames[field])),
      })),
      market: dom,
      taxNumber: trn,
      contactName: contact,
      phone: phn,
      planId: plan,
      planEndsAt: planUntil,
    }),
    encode: ({ market, taxNumber, contactName, phone, planId, planEndsAt, refusals, ...company }) => ({
      ...company,
      refusals: refusals.map(({ changed, ...refusal }) => ({
        ...refusal,
        changed: changed.map((field) => fieldNames[field]),
      })),
      dom: market,
      trn: taxNumber,
      contact: contactName,
      phn: phone,
      plan: planId,
      planUntil: planEndsAt,
      costCentres: [...company.costCentres],
    }),
  },
)

const wireOwnCompany = z.codec(
  z.object({
    company: wireCompany,
    role: z.nullable(role),
    credit: z.number(),
    owed: z.number(),
    limit: z.number(),
  }),
  z.custom<OwnCompany>(),
  {
    decode: ({ company, role, credit, owed, limit }): OwnCompany => ({
      company,
      role,
      credit: decimalOf(credit, company.market),
      account: { owed: decimalOf(owed, company.market), limit: decimalOf(limit, company.market) },
    }),
    encode: ({ company, role, credit, account }) => ({
      company,
      role,
      credit: majorUnits(credit),
      owed: majorUnits(account.owed),
      limit: majorUnits(account.limit),
    }),
  },
)

export const ownCompany = inData<OwnCompany>(wireOwnCompany)

const wireDetails = {
  name: text(200),
  trn: text(40),
  contact: text(200),
  email: text(254),
  phn: text(40),
}

const detailsOf = ({ name, trn, contact, email, phn }: Readonly<Record<(typeof wireFields)[number], string>>) => ({
  name,
  taxNumber: trn,
  contactName: contact,
  email,
  phone: phn,
})

const namedDetails = ({ name, taxNumber, contactName, email, phone }: CompanyDetails) => ({
  name,
  trn: taxNumber,
  contact: contactName,
  email,
  phn: phone,
})

export const registerCompany = defineEndpoint<CompanyRegistration, OwnCompany>({
  method: "POST",
  path: "/v1.0/corporate/register",
  request: z.codec(bodyOnly(z.strictObject({ dom: wireMarket, ...wireDetails })), z.custom<CompanyRegistration>(), {
    decode: ({ body }) => ({ market: body.dom, details: detailsOf(body) }),
    encode: ({ market, details }) => ({ ...emptyRequest, body: { dom: market, ...namedDetails(details) } }),
  }),
  answer: ownCompany,
})

export const applyAgain = defineEndpoint<CompanyCorrection, OwnCompany>({
  method: "PUT",
  path: "/v1.0/corporate/application",
  request: z.codec(bodyOnly(z.strictObject({ ...wireDetails, version })), z.custom<CompanyCorrection>(), {
    decode: ({ body }) => ({ details: detailsOf(body), version: body.version }),
    encode: ({ details, version }) => ({ ...emptyRequest, body: { ...namedDetails(details), version } }),
  }),
  answer: ownCompany,
})

export const showCompany = defineEndpoint<Record<never, never>, OwnCompany>({
  method: "GET",
  path: "/v1.0/corporate/company",
  request: nothingAsked,
  answer: ownCompany,
})

/** The same for a page that only asks whether there is one: it is no error that there is none. */
export const findCompany = defineEndpoint<Record<never, never>, OwnCompany | null>({
  method: "GET",
  path: "/v1.0/corporate/membership",
  request: nothingAsked,
  answer: inData<OwnCompany | null>(z.nullable(wireOwnCompany)),
})

export const answerInvitation = defineEndpoint<{ readonly accept: boolean }, InvitationAnswer>({
  method: "POST",
  path: "/v1.0/corporate/invitation",
  request: z.codec(bodyOnly(z.strictObject({ accept: z.boolean() })), z.custom<{ readonly accept: boolean }>(), {
    decode: ({ body }) => body,
    encode: (body) => ({ ...emptyRequest, body }),
  }),
  answer: inData<InvitationAnswer>(z.object({ accepted: z.boolean() })),
})

export const saveCostCentres = defineEndpoint<CostCentresRequest, Company>({
  method: "PUT",
  path: "/v1.0/corporate/cost-centres",
  request: z.codec(
    bodyOnly(
      z.strictObject({
        version,
        costCentres: z
          .array(z.strictObject({ id: z.optional(wireId), name: text(200), isActive: z.boolean() }))
          .check(z.maxLength(500)),
      }),
    ),
    z.custom<CostCentresRequest>(),
    {
      decode: ({ body }) => ({
        version: body.version,
        costCentres: body.costCentres.map((centre) => ({ ...centre, id: centre.id ?? null })),
      }),
      encode: ({ version, costCentres }) => ({
        ...emptyRequest,
        body: {
          version,
          costCentres: costCentres.map(({ id, ...centre }) => ({ ...centre, ...(id !== null && { id }) })),
        },
      }),
    },
  ),
  answer: inData<Company>(wireCompany),
})

const WireMember = z.object({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  since: wireInstant,
})
const WireInvitation = z.object({ email: z.string(), role, invitedAt: wireInstant })
const shownInvitation = ({ companyId, ...invitation }: CompanyInvitation) => invitation
const knownInvitation = (wire: z.output<typeof WireInvitation>): CompanyInvitation => ({ ...wire, companyId: "" })

export const listMembers = defineEndpoint<Record<never, never>, CompanyPeople>({
  method: "GET",
  path: "/v1.0/corporate/members",
  request: nothingAsked,
  answer: inData<CompanyPeople>(
    z.codec(
      z.object({ members: z.array(WireMember), invitations: z.array(WireInvitation) }),
      z.custom<CompanyPeople>(),
      {
        decode: ({ members, invitations }) => ({ members, invitations: invitations.map(knownInvitation) }),
        encode: ({ members, invitations }) => ({
          members: [...members],
          invitations: invitations.map(shownInvitation),
        }),
      },
    ),
  ),
})

export const inviteMember = defineEndpoint<MemberInvitation, CompanyInvitation>({
  method: "POST",
  path: "/v1.0/corporate/members",
  request: z.codec(bodyOnly(z.strictObject({ email: text(254), role })), z.custom<MemberInvitation>(), {
    decode: ({ body }) => body,
    encode: (body) => ({ ...emptyRequest, body }),
  }),
  answer: inData<CompanyInvitation>(
    z.codec(WireInvitation, z.custom<CompanyInvitation>(), { decode: knownInvitation, encode: shownInvitation }),
  ),
})

export const withdrawInvitation = defineEndpoint<{ readonly email: string }, { readonly email: string }>({
  method: "POST",
  path: "/v1.0/corporate/members/withdrawal",
  request: z.codec(bodyOnly(z.strictObject({ email: text(254) })), z.custom<{ readonly email: string }>(), {
    decode: ({ body }) => body,
    encode: (body) => ({ ...emptyRequest, body }),
  }),
  answer: inData<{ readonly email: string }>(z.object({ email: z.string() })),
})

type MemberChange = { readonly accountId: string; readonly role: CompanyMember["role"] }

export const changeMember = defineEndpoint<MemberChange, CompanyMember>({
  method: "PUT",
  path: "/v1.0/corporate/members/:id",
  request: z.codec(pathAndBody(z.strictObject({ id: wireId }), z.strictObject({ role })), z.custom<MemberChange>(), {
    decode: ({ params, body }) => ({ accountId: params.id, role: body.role }),
    encode: ({ accountId, role }) => ({ ...emptyRequest, params: { id: accountId }, body: { role } }),
  }),
  answer: inData<CompanyMember>(WireMember),
})

export const removeMember = defineEndpoint<{ readonly accountId: string }, { readonly accountId: string }>({
  method: "DELETE",
  path: "/v1.0/corporate/members/:id",
  request: z.codec(pathOnly(z.strictObject({ id: wireId })), z.custom<{ readonly accountId: string }>(), {
    decode: ({ params }) => ({ accountId: params.id }),
    encode: ({ accountId }) => ({ ...emptyRequest, params: { id: accountId } }),
  }),
  answer: inData<{ readonly accountId: string }>(z.object({ accountId: z.string() })),
})

const WirePlan = z.object({
  id: z.string(),
  dom: wireMarket,
  name: z.object({ en: z.string(), ar: z.string() }),
  price: z.number(),
  credit: z.number(),
  validDays: z.int(),
})

export const listPlans = defineEndpoint<{ readonly market: MarketId }, readonly Plan[]>({
  method: "GET",
  path: "/v1.0/corporate/plans",
  request: z.codec(queryOnly(z.strictObject({ domain: wireMarket })), z.custom<{ readonly market: MarketId }>(), {
    decode: ({ query }) => ({ market: query.domain }),
    encode: ({ market }) => ({ ...emptyRequest, query: { domain: market } }),
  }),
  answer: inData<readonly Plan[]>(
    z.codec(z.array(WirePlan), z.custom<readonly Plan[]>(), {
      decode: (wire) =>
        wire.map(({ dom, price, credit, ...plan }) => ({
          ...plan,
          market: dom,
          price: decimalOf(price, dom),
          credit: decimalOf(credit, dom),
        })),
      encode: (plans) =>
        plans.map(({ market, price, credit, ...plan }) => ({
          ...plan,
          dom: market,
          price: majorUnits(price),
          credit: majorUnits(credit),
        })),
    }),
  ),
})

type PlanChoice = { readonly planId: string | null; readonly version: number }

export const choosePlan = defineEndpoint<PlanChoice, OwnCompany>({
  method: "PUT",
  path: "/v1.0/corporate/plan",
  request: z.codec(bodyOnly(z.strictObject({ plan: z.nullable(wireId), version })), z.custom<PlanChoice>(), {
    decode: ({ body }) => ({ planId: body.plan, version: body.version }),
    encode: ({ planId, version }) => ({ ...emptyRequest, body: { plan: planId, version } }),
  }),
  answer: ownCompany,
})

export const listCompanies = defineEndpoint<CompaniesRequest, CompanyPage>({
  method: "GET",
  path: "/v1.0/corporate/companies",
  request: z.codec(
    queryOnly(z.strictObject({ state: z.optional(z.enum(companyStates)), cursor: z.optional(wireId) })),
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
        version,
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
