import { companyRoles } from "@mersal/domain/account/role"
import { type Company, type CompanyDetails, companyFields, companyStates } from "@mersal/domain/corporate/company"
import type { OwnCompany } from "@mersal/domain/ports/driving/corporate-service"
import * as z from "zod/mini"
import { inData } from "./endpoint.ts"
import { decimalOf, majorUnits, wireAmount, wireInstant, wireMarket } from "./wire-values.ts"

/** The version of the company that a change is based on: if the company has changed since, the change is refused. */
export const wireVersion = z.int().check(z.gte(1), z.lte(1_000_000_000))

export const wireCompanyRole = z.enum(companyRoles)

/** The most that a company may owe. */
export const wireLimit = wireAmount.check(z.gte(0))

/** The wire's names for the details that a company gives of itself. */
export const wireCompanyFields = ["name", "trn", "contact", "email", "phn"] as const

export const fieldNames: Readonly<Record<keyof CompanyDetails, (typeof wireCompanyFields)[number]>> = {
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
    refusals: z.array(
      z.object({ reason: z.string(), answeredAt: wireInstant, changed: z.array(z.enum(wireCompanyFields)) }),
    ),
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

export const wireOwnCompany = z.codec(
  z.object({
    company: wireCompany,
    role: z.nullable(wireCompanyRole),
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
