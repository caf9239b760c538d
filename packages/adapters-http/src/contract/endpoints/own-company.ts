import type { Company, CompanyDetails } from "@mersal/domain/corporate/company"
import type {
  CompanyCorrection,
  CompanyRegistration,
  CostCentresRequest,
  OwnCompany,
} from "@mersal/domain/ports/driving/corporate-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData } from "../endpoint.ts"
import { nothingAsked, wireId } from "../plain-requests.ts"
import { ownCompany, wireCompany, type wireCompanyFields, wireOwnCompany, wireVersion } from "../wire-company.ts"
import { text, wireMarket } from "../wire-values.ts"

const wireDetails = {
  name: text(200),
  trn: text(40),
  contact: text(200),
  email: text(254),
  phn: text(40),
}

const detailsOf = ({
  name,
  trn,
  contact,
  email,
  phn,
}: Readonly<Record<(typeof wireCompanyFields)[number], string>>) => ({
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
  request: z.codec(bodyOnly(z.strictObject({ ...wireDetails, version: wireVersion })), z.custom<CompanyCorrection>(), {
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

/** The same for a page that only asks whether there is a company: none is not an error. */
export const findCompany = defineEndpoint<Record<never, never>, OwnCompany | null>({
  method: "GET",
  path: "/v1.0/corporate/membership",
  request: nothingAsked,
  answer: inData<OwnCompany | null>(z.nullable(wireOwnCompany)),
})

export const saveCostCentres = defineEndpoint<CostCentresRequest, Company>({
  method: "PUT",
  path: "/v1.0/corporate/cost-centres",
  request: z.codec(
    bodyOnly(
      z.strictObject({
        version: wireVersion,
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
